import Beckon
import BeckonStoreSQL
import Logging

/// Receives the wakes of other nodes over a connection of its own.
struct WakeListener {
    private static let listen = Statement("LISTEN \(PostgreSQLWakes.channel)")
    private static let ping = Statement("SELECT 1")
    /// A connection without notifications for this long is tested with a request.
    private static let quiet = Milliseconds.seconds(5)
    private static let pause = Milliseconds(100)

    let sender: String
    let settings: ConnectionSettings
    let logger: Logger
    let stop: StopPipe
    let deliver: @Sendable (CarriedWakes) -> Void

    /// Receives until it is stopped; blocks its thread.
    ///
    /// Each time it starts to listen it may have missed wakes, so it delivers ``CarriedWakes/everything``.
    func run() {
        let gate = ConnectionGate(logger: .quiet)
        while !stop.hasStopped {
            do throws(ConnectionFailure) {
                let connection = try gate.connect(settings)
                try connection.run(Self.listen)
                deliver(.everything)
                try hear(over: connection)
            } catch {
                if error.endedHearing { logger.warning("wakes of other nodes are missed until the database answers") }
                stop.wait(Self.pause)
            }
        }
    }

    private func hear(over connection: Connection) throws(ConnectionFailure) {
        while !stop.hasStopped {
            let heard = try connection.notifications(
                orReadable: stop.readable, before: Deadline(after: Self.quiet))
            if heard.isEmpty, !stop.hasStopped { try connection.run(Self.ping) }
            for payload in heard {
                if let wakes = WakeText.wakes(in: payload, besides: sender) { deliver(wakes) }
            }
        }
    }
}

extension ConnectionFailure {
    /// Whether a working connection has broken, as opposed to one that could not be made.
    fileprivate var endedHearing: Bool {
        switch self {
        case .lost, .timedOut, .server: true
        case .unreachable, .down, .unusable: false
        }
    }
}
