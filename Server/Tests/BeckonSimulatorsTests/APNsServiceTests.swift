import BeckonCrypto
import Foundation
import Testing

@testable import BeckonSimulators

@Suite struct APNsServiceTests {
    private let credentials: SimulatedAPNsCredentials
    private let log = SimulatedPushLog()
    private let faults = SimulatedFaults()
    private let deviceToken = String(repeating: "ab", count: 32)

    init() throws { credentials = try SimulatedAPNsCredentials() }

    private func service(now: @escaping @Sendable () -> Int64 = { 100_000 }) throws -> APNsService {
        APNsService(
            configuration: .init(
                credentials: [credentials], certificate: try SimulatedCertificate(), log: log, now: now),
            faults: faults)
    }

    private func bearer(issuedAt: Int64) throws -> String {
        let base64URL = { (data: Data) in
            data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        }
        let header = base64URL(Data("{\"alg\":\"ES256\",\"kid\":\"\(credentials.keyID)\"}".utf8))
        let claims = base64URL(Data("{\"iss\":\"\(credentials.teamID)\",\"iat\":\(issuedAt)}".utf8))
        let key = try P256.PrivateKey(pemRepresentation: credentials.privateKeyPEM)
        let signature = try key.signature(for: Data("\(header).\(claims)".utf8))
        return "bearer \(header).\(claims).\(base64URL(signature.rawRepresentation))"
    }

    private func request(connection: Int = 1, authorization: String) -> SimulatedRequest {
        SimulatedRequest(
            connection: connection, method: "POST", target: "/3/device/\(deviceToken)",
            headers: [
                SimulatedHeader(name: "authorization", value: authorization),
                SimulatedHeader(name: "apns-topic", value: "com.example.app"),
                SimulatedHeader(name: "apns-push-type", value: "alert"),
            ], body: Array(#"{"aps":{"alert":"x"}}"#.utf8))
    }

    private func word(_ reaction: SimulatedReaction) -> String {
        guard case .answer(let answer) = reaction.act else { return "\(reaction.act)" }
        let reason = SimulatedJSON.parse(answer.body)?["reason"]?.string
        return reason.map { "\(answer.status) \($0)" } ?? "\(answer.status)"
    }

    @Test("a connection begins with one stream and is raised once, by its first good token")
    func raisesLimit() throws {
        let service = try service()
        #expect(service.maximumConcurrentStreams == 1)
        #expect(service.react(to: request(authorization: "bearer x")).maximumConcurrentStreams == nil)
        let good = try bearer(issuedAt: 100_000)
        #expect(service.react(to: request(authorization: good)).maximumConcurrentStreams == 1_000)
        #expect(service.react(to: request(authorization: good)).maximumConcurrentStreams == nil)
        #expect(service.react(to: request(connection: 2, authorization: good)).maximumConcurrentStreams == 1_000)
    }

    @Test("a third provider token within 20 minutes is one too many, on each connection by itself")
    func limitsTokenUpdates() throws {
        let service = try service()
        let tokens = try (0..<3).map { try bearer(issuedAt: 99_990 + $0) }
        #expect(word(service.react(to: request(authorization: tokens[0]))) == "200")
        #expect(word(service.react(to: request(authorization: tokens[1]))) == "200")
        #expect(word(service.react(to: request(authorization: tokens[2]))) == "429 TooManyProviderTokenUpdates")
        #expect(word(service.react(to: request(authorization: tokens[0]))) == "200")
        #expect(word(service.react(to: request(connection: 2, authorization: tokens[2]))) == "200")
        service.connectionClosed(1)
        #expect(word(service.react(to: request(authorization: tokens[2]))) == "200")
        #expect(log.count == 5)
    }

    @Test("a scripted refusal has the service's shape and takes nothing in")
    func refuses() throws {
        faults.add(.refusal(status: 410, reason: "Unregistered", retryAfter: 3, timestamp: 17), token: deviceToken)
        let reaction = try service().react(to: request(authorization: "bearer x"))
        guard case .answer(let answer) = reaction.act else {
            Issue.record("no answer")
            return
        }
        #expect(String(decoding: answer.body, as: UTF8.self) == #"{"reason":"Unregistered","timestamp":17}"#)
        #expect(answer.headers.contains { $0.name == "retry-after" && $0.value == "3" })
        #expect(log.count == 0)
    }
}
