/// A stand-in for any push service.
package protocol SimulatedPushService: Sendable {
    /// The configuration of a stand-in.
    associatedtype Configuration: Sendable

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    static func listen(_ configuration: Configuration) async throws -> Self

    /// The faults; none at first.
    var faults: SimulatedFaults { get }

    /// The server that it listens with.
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
