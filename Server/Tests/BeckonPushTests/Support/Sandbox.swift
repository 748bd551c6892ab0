import Beckon
import BeckonSimulators
import Logging
import TestTime
import Testing

@testable import BeckonPush

/// Stand-ins and providers that run for the length of a test.
enum Sandbox {
    static let apnsCredentials = Result { try SimulatedAPNsCredentials() }
    static let certificate = Result { try SimulatedCertificate() }
    static let account = Result { try SimulatedServiceAccount() }
    static let topic = "com.example.app"
    /// The limits of all that a test does not mean to cut off: only a hang reaches them, a busy machine does not.
    ///
    /// Two of them end before a provider token is renewed, so that a test may move its clock past both.
    static let patience = Milliseconds.seconds(1_200)
    /// As far as a test moves its clock for a time-out.
    static let beyondPatience = Milliseconds.seconds(1_201)
    static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// What a test of APNs works with.
    struct APNs {
        var service: SimulatedAPNs
        var provider: APNsProvider
        var sender: HTTP2Sender
        var log: SimulatedPushLog
    }

    /// Runs a stand-in and a provider while `body` runs.
    ///
    /// - Parameters:
    ///   - time: The provider's clock and the sender's.
    ///   - proxied: Puts something in front of the stand-in's port and says at which port that is.
    ///   - service: Changes the stand-in's set-up.
    ///   - limits: Changes the sender's set-up.
    ///   - change: Changes the provider's set-up.
    static func withAPNs(
        time: any TimeSource = SystemTime(), via proxied: ((Int) async throws -> Int)? = nil,
        service: (inout SimulatedAPNs.Configuration) throws -> Void = { _ in },
        sender limits: (inout HTTP2Sender.Configuration) -> Void = { _ in },
        provider change: (inout APNsProvider.Configuration) -> Void = { _ in },
        _ body: (APNs) async throws -> Void
    ) async throws {
        let log = SimulatedPushLog()
        let (certificate, credentials) = (try Self.certificate.get(), try Self.apnsCredentials.get())
        var serviceConfiguration = SimulatedAPNs.Configuration(
            credentials: [credentials], certificate: certificate, log: log)
        try service(&serviceConfiguration)
        let simulated = try await SimulatedAPNs.listen(serviceConfiguration)
        let port = try await proxied?(simulated.port) ?? simulated.port
        let sender = try sender(port: port, certificate: certificate, time: time, limits)
        var providerConfiguration = try configuration(port: simulated.port)
        change(&providerConfiguration)
        let provider = try APNsProvider(
            configuration: providerConfiguration, sender: sender, time: time, logger: logger)
        try await running([simulated.run, provider.run]) {
            try await body(APNs(service: simulated, provider: provider, sender: sender, log: log))
        }
    }

    static func configuration(port: Int) throws -> APNsProvider.Configuration {
        let apnsCredentials = try Self.apnsCredentials.get()
        return APNsProvider.Configuration(
            endpoint: "https://localhost:\(port)", keyID: apnsCredentials.keyID, teamID: apnsCredentials.teamID,
            privateKeyPEM: apnsCredentials.privateKeyPEM, topic: topic)
    }

    /// A sender that never gives up on a slow machine, but looks at its clock often; tests of time-outs move the clock.
    static func sender(
        port: Int, certificate: SimulatedCertificate, time: any TimeSource = SystemTime(),
        _ change: (inout HTTP2Sender.Configuration) -> Void
    ) throws -> HTTP2Sender {
        let endpoint = try #require(WebAddress("https://localhost:\(port)"))
        var configuration = HTTP2Sender.Configuration(
            endpoint: endpoint, trustRoots: .pem(certificate.authorityPEM))
        // On a slow machine streams may be busy for a second at any time; tests of more connections say so.
        configuration.queue.connections = 1
        configuration.queue.pauses = Backoff(first: Milliseconds(20))
        configuration.queue.queueTimeout = patience
        configuration.connection.requestTimeout = patience
        configuration.connection.settingsTimeout = patience
        configuration.connection.pingTimeout = patience
        configuration.connectTimeout = patience
        configuration.longestTick = Milliseconds(20)
        change(&configuration)
        return try HTTP2Sender(configuration: configuration, time: time, ids: SystemIDs(), logger: logger)
    }

    /// Runs services while `body` runs, and waits for their end.
    static func running(
        _ services: [@Sendable () async -> Void], _ body: () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for service in services { group.addTask { await service() } }
            do { try await body() } catch {
                group.cancelAll()
                throw error
            }
            group.cancelAll()
        }
    }
}
