import Beckon
import Logging
import Synchronization

/// Whether the database can be reached, and which connection may try.
///
/// During an outage one connection at a time tries, after waits that double up to a second. All other callers are
/// refused at once, so that none queues up behind a server that does not answer.
struct Outage {
    private var breaker = CircuitBreaker(tolerance: 1)
    private var backoff = Backoff(first: Milliseconds(50), longest: .seconds(1))

    /// Asks to try; a caller that may try reports the result with ``succeed()`` or ``fail(at:)``.
    mutating func mayTry(at now: Uptime) -> Bool { breaker.admits(at: now) }

    /// - Returns: Whether this ends an outage.
    mutating func succeed() -> Bool {
        backoff.reset()
        return breaker.succeeded()
    }

    /// Notes a failure; also one of a connection that began to try before the outage makes the wait longer.
    ///
    /// - Returns: Whether this begins an outage.
    mutating func fail(at now: Uptime) -> Bool { breaker.open(until: now.advanced(by: backoff.next())) }
}

/// Shares what is known about the server among the connections of one store.
final class ConnectionGate: Sendable {
    private let outage = Mutex(Outage())
    private let isAheadOfStandbys = Mutex(false)
    private let clock = SystemTime()
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    func connect(_ settings: ConnectionSettings) throws(ConnectionFailure) -> DatabaseConnection {
        guard outage.withLock({ $0.mayTry(at: clock.uptime) }) else { throw .down }
        do throws(ConnectionFailure) {
            let connection = try SessionSetup.connect(settings)
            if outage.withLock({ $0.succeed() }) { logger.notice("the database can be reached again") }
            warn(of: connection)
            return connection
        } catch {
            if outage.withLock({ $0.fail(at: clock.uptime) }) {
                logger.error("the database cannot be reached", metadata: ["problem": "\(StoreError(error))"])
            }
            throw error
        }
    }

    /// Warns once of a server whose standbys may lack what it has acknowledged.
    private func warn(of connection: DatabaseConnection) {
        let isNew = isAheadOfStandbys.withLock { known in
            defer { known = connection.isAheadOfStandbys }
            return connection.isAheadOfStandbys && !known
        }
        guard isNew else { return }
        logger.warning("the database's standbys may lack what it has acknowledged: set synchronous_standby_names")
    }
}
