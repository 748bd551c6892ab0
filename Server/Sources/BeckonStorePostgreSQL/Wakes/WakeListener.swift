import Beckon
import BeckonStoreSQL
import Logging

/// Receives the wakes of other nodes over a connection of its own.
struct WakeListener {
    private static let listen = Statement("LISTEN \(WakeText.channel)")
    private static let ping = Statement("SELECT 1")
    /// How often the connection is tested with a request.
    private static let period = Milliseconds.seconds(1)
    private static let pause = Milliseconds(100)

    let sender: String
    let settings: ConnectionSettings
    let logger: Logger
    let stop: StopPipe
    let deliver: @Sendable (CarriedWakes) -> Void
    /// Hears of a time before which nothing is left to be delivered; nil when the connection is lost.
    let prove: @Sendable (ContinuousClock.Instant?) -> Void

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
                prove(nil)
                if error.endedHearing { logger.warning("wakes of other nodes are missed until the database answers") }
                stop.wait(Self.pause)
            }
        }
    }

    private func hear(over connection: DatabaseConnection) throws(ConnectionFailure) {
        while !stop.hasStopped {
            // A former primary delivers nothing that the nodes tell each other.
            guard !connection.isOvertaken else { throw .lost }
            let asked = ContinuousClock.now
            try connection.run(Self.ping)
            // What was sent before the request has come with its answer.
            try deliverNotifications(of: connection, before: Deadline(at: asked))
            prove(asked)
            let next = Deadline(at: asked.advanced(by: .milliseconds(Self.period.count)))
            while !stop.hasStopped, !next.hasPassed { try deliverNotifications(of: connection, before: next) }
        }
        prove(nil)
    }

    private func deliverNotifications(
        of connection: DatabaseConnection, before deadline: Deadline
    ) throws(ConnectionFailure) {
        for payload in try connection.notifications(orReadable: stop.readable, before: deadline) {
            if let wakes = WakeText.wakes(in: payload, besides: sender) { deliver(wakes) }
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
