import Beckon
import BeckonSimulators
import Logging
import TestTime
import Testing

@testable import BeckonPush

/// A stand-in for APNs and a provider that sends to it, for the length of a test.
struct APNsSandbox {
    let service: SimulatedAPNs
    let provider: APNsProvider
    let log: SimulatedPushLog

    static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// The limits of all that a test does not mean to cut off: only a hang reaches them, a busy machine does not.
    private static let patience = Milliseconds.seconds(1_200)

    /// A token of a device of its own.
    static func deviceToken(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "a", count: 64 - digits.count) + digits
    }

    /// Runs both while `body` runs; the sender uses one connection and never gives up on a slow machine.
    static func running(streams: Int, _ body: (APNsSandbox) async throws -> Void) async throws {
        let (credentials, certificate, log) = (
            try SimulatedAPNsCredentials(), try SimulatedCertificate(), SimulatedPushLog()
        )
        var simulated = SimulatedAPNs.Configuration(credentials: [credentials], certificate: certificate, log: log)
        simulated.maximumStreams = streams
        let service = try await SimulatedAPNs.listen(simulated)
        let endpoint = "https://localhost:\(service.port)"
        var sending = HTTP2Sender.Configuration(
            endpoint: try #require(WebAddress(endpoint)), trustRoots: .pem(certificate.authorityPEM))
        sending.queue.connections = 1
        sending.queue.pauses = Backoff(first: Milliseconds(20))
        sending.queue.queueTimeout = patience
        sending.connection.requestTimeout = patience
        sending.connection.settingsTimeout = patience
        sending.connection.pingTimeout = patience
        sending.connectTimeout = patience
        sending.longestTick = Milliseconds(20)
        let sender = try HTTP2Sender(configuration: sending, time: SystemTime(), ids: SystemIDs(), logger: logger)
        let provider = try APNsProvider(
            configuration: APNsProvider.Configuration(
                endpoint: endpoint, keyID: credentials.keyID, teamID: credentials.teamID,
                privateKeyPEM: credentials.privateKeyPEM, topic: "com.example.app"),
            sender: sender, time: SystemTime(), logger: logger)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await service.run() }
            group.addTask { await provider.run() }
            defer { group.cancelAll() }
            try await body(APNsSandbox(service: service, provider: provider, log: log))
        }
    }
}
