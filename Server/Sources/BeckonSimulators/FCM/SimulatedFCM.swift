/// A stand-in for Firebase Cloud Messaging with its token endpoint: HTTP/2 or HTTP/1.1 over TLS, one port for both.
///
/// It checks and answers assertions, access tokens and messages as the service does, logs accepted pushes, and fails as
/// its fault scripts say. It listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled.
package final class SimulatedFCM: SimulatedPushService {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The address to bind.
        package var host = "127.0.0.1"
        /// The port, 0 for any free one.
        package var port = 0
        /// The accounts whose assertions are valid, each for its own project.
        package var accounts: [SimulatedServiceAccount]
        /// The server certificate and its authority.
        package var certificate: SimulatedCertificate
        /// The log of accepted pushes.
        package var log: SimulatedPushLog
        /// The streams that a connection may have.
        package var maximumStreams = 100
        /// The time of day in whole seconds since 1970.
        package var now: @Sendable () -> Int64

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - accounts: The accounts whose assertions are valid.
        ///   - certificate: The server certificate.
        ///   - log: The log of accepted pushes.
        ///   - now: The time of day in whole seconds since 1970.
        package init(
            accounts: [SimulatedServiceAccount], certificate: SimulatedCertificate, log: SimulatedPushLog,
            now: @escaping @Sendable () -> Int64 = SimulatedTime.seconds
        ) {
            self.accounts = accounts
            self.certificate = certificate
            self.log = log
            self.now = now
        }
    }

    package let server: SimulatedServer
    private let service: FCMService

    /// The faults of messages; none at first.
    package var faults: SimulatedFaults { service.faults }

    /// The faults of the token endpoint; none at first.
    package var tokenFaults: SimulatedFaults { service.tokenFaults }

    /// The address of the token endpoint.
    package var tokenURI: String { "https://localhost:\(port)/token" }

    /// How many access tokens it issued since the start.
    package var issuedTokens: Int { service.issuedTokens }

    private init(server: SimulatedServer, service: FCMService) {
        self.server = server
        self.service = service
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedFCM {
        let service = FCMService(configuration: configuration)
        let server = try await SimulatedServer.listen(
            host: configuration.host, port: configuration.port, certificate: configuration.certificate,
            service: service)
        return SimulatedFCM(server: server, service: service)
    }

    /// Revokes every access token issued so far; messages with one are answered with 401.
    package func revokeAccessTokens() { service.revokeAccessTokens() }
}
