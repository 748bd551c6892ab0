/// A stand-in for Firebase Cloud Messaging with its token endpoint: HTTP/2 or HTTP/1.1 over TLS, one port for both.
///
/// It checks assertions, access tokens and messages as the service does, answers as the service does, keeps what it
/// accepted in a log, and goes wrong on request. It listens from ``listen(_:)`` on; ``run()`` keeps it until the task
/// is cancelled.
package final class SimulatedFCM: SimulatedPushService {
    /// How a stand-in is set up.
    package struct Configuration: Sendable {
        /// The address to bind.
        package var host = "127.0.0.1"
        /// The port, 0 for any free one.
        package var port = 0
        /// The accounts whose assertions are good, each for its own project.
        package var accounts: [SimulatedServiceAccount]
        /// What it shows to senders, and who signed it.
        package var certificate: SimulatedCertificate
        /// Where accepted pushes are written.
        package var log: SimulatedPushLog
        /// The streams that a connection may have.
        package var maximumStreams = 100
        /// The time of day in whole seconds since 1970.
        package var now: @Sendable () -> Int64

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - accounts: The accounts whose assertions are good.
        ///   - certificate: What it shows to senders.
        ///   - log: Where accepted pushes are written.
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

    /// What goes wrong with messages; empty to begin with.
    package var faults: SimulatedFaults { service.faults }

    /// What goes wrong at the token endpoint; empty to begin with.
    package var tokenFaults: SimulatedFaults { service.tokenFaults }

    /// Where access tokens are handed out.
    package var tokenURI: String { "https://localhost:\(port)/token" }

    /// How many access tokens it handed out since the start.
    package var issuedTokens: Int { service.issuedTokens }

    private init(server: SimulatedServer, service: FCMService) {
        self.server = server
        self.service = service
    }

    /// Begins to listen.
    ///
    /// - Parameter configuration: How it is set up.
    /// - Returns: The stand-in, which answers from now on.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedFCM {
        let service = FCMService(configuration: configuration)
        let server = try await SimulatedServer.listen(
            host: configuration.host, port: configuration.port, certificate: configuration.certificate,
            service: service)
        return SimulatedFCM(server: server, service: service)
    }

    /// Makes every access token handed out so far worthless: the next messages are answered with 401.
    package func revokeAccessTokens() { service.revokeAccessTokens() }
}
