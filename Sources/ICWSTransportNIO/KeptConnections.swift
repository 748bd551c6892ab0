#if ICWSOverNIO
import NIOConcurrencyHelpers
import NIOCore

/// The connections that wait for a request, the youngest first.
final class KeptConnections: Sendable {
    /// How long a connection waits.
    static let patience: TimeAmount = .seconds(30)

    private struct Waiting {
        let connection: NIOConnection
        let timer: Scheduled<Void>
    }

    private let limit: Int
    private let waiting = NIOLockedValueBox<[Origin: [Waiting]]>([:])

    init(limit: Int) { self.limit = limit }

    /// Takes a connection, if one waits.
    func take(_ origin: Origin) -> NIOConnection? {
        while let found = waiting.withLockedValue({ $0[origin]?.popLast() }) {
            found.timer.cancel()
            if found.connection.channel.isActive { return found.connection }
        }
        return nil
    }

    /// Keeps a connection; the one that has waited longest ends when there are too many.
    func keep(_ connection: NIOConnection, _ origin: Origin) {
        let timer = connection.channel.eventLoop.scheduleTask(in: Self.patience) { connection.close() }
        let surplus: Waiting? = waiting.withLockedValue { waiting in
            waiting[origin, default: []].append(Waiting(connection: connection, timer: timer))
            return waiting[origin, default: []].count > limit ? waiting[origin]?.removeFirst() : nil
        }
        surplus?.timer.cancel()
        surplus?.connection.close()
    }

    /// Forgets a connection that has ended.
    func forget(_ connection: NIOConnection, _ origin: Origin) {
        waiting.withLockedValue { waiting in
            waiting[origin]?.removeAll { $0.connection === connection }
            if waiting[origin]?.isEmpty == true { waiting[origin] = nil }
        }
    }

    /// Ends all of them.
    func closeAll() {
        let all = waiting.withLockedValue { waiting in
            defer { waiting = [:] }
            return waiting.values.flatMap { $0 }
        }
        for one in all {
            one.timer.cancel()
            one.connection.close()
        }
    }
}
#endif
