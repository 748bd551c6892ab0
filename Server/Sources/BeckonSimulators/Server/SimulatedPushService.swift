/// A stand-in for a push service, whichever it is.
package protocol SimulatedPushService: Sendable {
    /// How a stand-in is set up.
    associatedtype Configuration: Sendable

    /// Begins to listen.
    ///
    /// - Parameter configuration: How it is set up.
    /// - Returns: The stand-in, which answers from now on.
    /// - Throws: When the port cannot be bound.
    static func listen(_ configuration: Configuration) async throws -> Self

    /// What goes wrong; empty to begin with.
    var faults: SimulatedFaults { get }

    /// What it listens with.
    var server: SimulatedServer { get }
}

extension SimulatedPushService {
    /// The port that it listens on.
    package var port: Int { server.port }

    /// How many connections it accepted since the start.
    package var acceptedConnections: Int { server.acceptedConnections }

    /// Serves until the task is cancelled, then lets open requests end and closes every connection.
    package func run() async { await server.run() }
}
