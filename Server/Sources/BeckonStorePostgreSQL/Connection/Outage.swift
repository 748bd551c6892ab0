import Beckon
import Logging
import Synchronization

/// Whether the database can be reached, and which connection may try.
///
/// During an outage one connection at a time tries, after waits that double up to a second. All other callers are
/// refused at once, so that none queues up behind a server that does not answer.
struct Outage {
    static let longestWait = Milliseconds.seconds(1)
    private static let firstWait = Milliseconds(50)

    private var wait: Milliseconds?
    private var nextTry: ContinuousClock.Instant?
    private var isTrying = false

    /// Asks to try; a caller that may try reports the result with ``succeed()`` or ``fail(at:)``.
    mutating func mayTry(at now: ContinuousClock.Instant) -> Bool {
        guard let nextTry else { return true }
        guard !isTrying, now >= nextTry else { return false }
        isTrying = true
        return true
    }

    /// - Returns: Whether this ends an outage.
    mutating func succeed() -> Bool {
        defer { self = Outage() }
        return nextTry != nil
    }

    /// - Returns: Whether this begins an outage.
    mutating func fail(at now: ContinuousClock.Instant) -> Bool {
        defer { isTrying = false }
        let isNew = nextTry == nil
        let wait = wait.map { min(Milliseconds($0.count * 2), Self.longestWait) } ?? Self.firstWait
        self.wait = wait
        nextTry = now.advanced(by: .milliseconds(wait.count))
        return isNew
    }
}

/// Shares what is known about the server among the connections of one store.
final class ConnectionGate: Sendable {
    private let outage = Mutex(Outage())
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    func connect(_ settings: ConnectionSettings) throws(ConnectionFailure) -> Connection {
        guard outage.withLock({ $0.mayTry(at: .now) }) else { throw .down }
        do throws(ConnectionFailure) {
            let connection = try Connection(settings)
            try SessionSetup.run(on: connection, limit: settings.limit)
            if outage.withLock({ $0.succeed() }) { logger.notice("the database can be reached again") }
            return connection
        } catch {
            if outage.withLock({ $0.fail(at: .now) }) { logger.error("\(StoreError(error))") }
            throw error
        }
    }
}
