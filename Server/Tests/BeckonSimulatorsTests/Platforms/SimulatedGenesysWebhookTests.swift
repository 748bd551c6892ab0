import BeckonCrypto
import BeckonSimulators
import Foundation
import Synchronization
import Testing

/// What the stand-in for Genesys Cloud sends, and how often (contact-centers §2.6, §2.7).
@Suite(.timeLimit(.minutes(20))) struct SimulatedGenesysWebhookTests {
    /// A gateway that keeps what it is sent and answers from a list of statuses, with 200 after its end.
    private final class Gateway: Sendable {
        let server: SimulatedServer
        private let requests: AsyncStream<StandInRequest>

        init(_ statuses: [Int] = []) async throws {
            let (stream, continuation) = AsyncStream.makeStream(
                of: StandInRequest.self, bufferingPolicy: .bufferingOldest(100))
            let left = Mutex(statuses)
            requests = stream
            server = try await SimulatedServer.listen(port: 0) { request in
                continuation.yield(request)
                return SimulatedAnswer(left.withLock { $0.isEmpty ? 200 : $0.removeFirst() })
            }
        }

        /// The next requests, in the order of their arrival; throws if the test is over before they have come.
        func next(_ count: Int) async throws -> [StandInRequest] {
            var taken: [StandInRequest] = []
            for await request in requests {
                taken.append(request)
                if taken.count == count { break }
            }
            guard taken.count == count else { throw CancellationError() }
            return taken
        }
    }

    private static func text(_ request: StandInRequest) -> String? {
        SimulatedJSON.parse(request.body)?["text"]?.string
    }

    /// Runs a test with a stand-in, a gateway and a chat that Kim has accepted.
    private func withChat(
        _ statuses: [Int] = [], eventBridge: Bool = false,
        _ body: (SimulatedGenesysCloud, Gateway, _ secret: String, _ act: (String, SimulatedJSON) async -> Void)
            async throws -> Void
    ) async throws {
        let gateway = try await Gateway(statuses)
        let secret = UUID().uuidString
        var configuration = SimulatedGenesysCloud.Configuration(
            clientSecret: UUID().uuidString, webhookSecret: secret)
        configuration.webhookPause = .zero
        let address = "http://127.0.0.1:\(gateway.server.port)"
        if eventBridge {
            configuration.eventBridge = (address + "/events", "x-secret", secret)
        } else {
            configuration.webhookURL = address + "/webhook"
        }
        let platform = try await SimulatedGenesysCloud.listen(configuration)
        let basic =
            "Basic " + Data("\(configuration.clientID):\(configuration.clientSecret)".utf8).base64EncodedString()
        let token = await platform.answerAny(
            StandInRequest(
                method: "POST", path: ["oauth", "token"], query: [:], headers: ["authorization": basic],
                body: Array("grant_type=client_credentials".utf8)))
        let bearer = token.flatMap { SimulatedJSON.parse($0.body) }?["access_token"]?.string ?? ""
        func post(_ path: [String], _ json: SimulatedJSON) async {
            let answer = await platform.answerAny(
                StandInRequest(
                    method: "POST", path: path, query: [:], headers: ["authorization": "Bearer \(bearer)"],
                    body: json.bytes))
            #expect(answer?.status == 200)
        }
        await post(
            ["api", "v2", "conversations", "messages", configuration.integration, "inbound", "open", "message"],
            [
                "channel": [
                    "messageId": "chat-1.1", "from": ["id": "chat-1", "idType": "Opaque"],
                    "time": "2026-03-02T09:00:00.000Z",
                ], "text": "Hello",
            ])
        let id = platform.desk.conversation(of: "chat-1")?.id ?? ""
        await post(["_agent", "conversations", id, "accept"], ["agent": "Kim"])
        try await body(platform, gateway, secret) { await post(["_agent", "conversations", id, $0], $1) }
        await platform.close()
        await gateway.server.close()
    }

    private static func signature(_ request: StandInRequest, _ secret: String) -> String {
        let code = HMACSHA256.authenticationCode(for: request.body, using: Data(secret.utf8))
        return "sha256=" + code.base64EncodedString()
    }

    @Test("a webhook is signed over its bytes, and names the customer, the agent and who wrote")
    func signed() async throws {
        try await withChat { _, gateway, secret, act in
            await act("send", ["agent": "Kim", "text": "Olá, €5", "id": "m-1"])
            await act("send", ["agent": "Kim", "text": "I am a bot", "bot": true])
            let sent = try await gateway.next(2)
            #expect(sent.map { $0.headers["x-hub-signature-256"] } == sent.map { Self.signature($0, secret) })
            let json = try #require(SimulatedJSON.parse(sent[0].body))
            #expect(json["id"]?.string == "m-1")
            #expect(json["text"]?.string == "Olá, €5")
            #expect(json["type"]?.string == "Text")
            #expect(json["direction"]?.string == "Outbound")
            #expect(json["originatingEntity"]?.string == "Human")
            #expect(json["channel"]?["to"]?["id"]?.string == "chat-1")
            // An agent's name is the first name; the nickname is the integration's.
            #expect(json["channel"]?["from"]?["firstName"]?.string == "Kim")
            #expect(SimulatedJSON.parse(sent[1].body)?["originatingEntity"]?.string == "Bot")
        }
    }

    @Test("a file is an attachment, and typing an event that tells how long it lasts")
    func kinds() async throws {
        try await withChat { _, gateway, _, act in
            await act("typing", ["agent": "Kim", "on": true])
            await act("file", ["agent": "Kim", "name": "a.pdf", "url": "https://files.example/a.pdf"])
            let sent = try await gateway.next(2).compactMap { SimulatedJSON.parse($0.body) }
            #expect(sent[0]["type"]?.string == "Event")
            #expect(sent[0]["events"]?.elements.first?["eventType"]?.string == "Typing")
            let attachment = sent[1]["content"]?.elements.first?["attachment"]
            #expect(attachment?["filename"]?.string == "a.pdf")
            #expect(attachment?["url"]?.string == "https://files.example/a.pdf")
        }
    }

    @Test("a webhook that is answered 429 or 5xx is tried again before the next one of its conversation")
    func repeated() async throws {
        try await withChat([503, 429]) { _, gateway, _, act in
            await act("send", ["agent": "Kim", "text": "one"])
            await act("send", ["agent": "Kim", "text": "two"])
            let came = try await gateway.next(4).map(Self.text)
            #expect(came == ["one", "one", "one", "two"])
        }
    }

    @Test("after five repetitions a webhook is given up, and the next one is sent")
    func givenUp() async throws {
        try await withChat(Array(repeating: 500, count: 6)) { platform, gateway, _, act in
            await act("send", ["agent": "Kim", "text": "one", "id": "m-1"])
            await act("send", ["agent": "Kim", "text": "two"])
            let came = try await gateway.next(7).map(Self.text)
            #expect(came == Array(repeating: "one", count: 6) + ["two"])
            #expect(platform.desk.conversation(of: "chat-1")?.lines.first { $0.id == "m-1" }?.state == "failed")
            #expect(platform.desk.record.entries(after: 0).last { $0.id == "m-1" }?.outcome == .failed)
        }
    }

    @Test("a webhook that is refused otherwise is not tried again")
    func refused() async throws {
        try await withChat([400]) { platform, gateway, _, act in
            await act("send", ["agent": "Kim", "text": "one", "id": "m-1"])
            await act("send", ["agent": "Kim", "text": "two"])
            let came = try await gateway.next(2).map(Self.text)
            #expect(came == ["one", "two"])
            #expect(platform.desk.conversation(of: "chat-1")?.lines.first { $0.id == "m-1" }?.state == "failed")
        }
    }

    @Test("faults send a webhook twice, and one with a wrong signature before the right one")
    func faults() async throws {
        try await withChat { platform, gateway, secret, act in
            platform.faults.set(.doubled, 1)
            platform.faults.set(.wronglySigned, 1)
            await act("send", ["agent": "Kim", "text": "one"])
            let sent = try await gateway.next(3)
            #expect(sent.map(Self.text) == ["one", "one", "one"])
            #expect(
                sent.map { $0.headers["x-hub-signature-256"] == Self.signature($0, secret) } == [false, true, true])
        }
    }

    @Test("an event of EventBridge has the topic's template, the topic and the whole conversation")
    func eventBridge() async throws {
        try await withChat(eventBridge: true) { platform, gateway, secret, _ in
            let sent = try await gateway.next(2)
            #expect(sent.map { $0.headers["x-secret"] } == [secret, secret])
            let json = try #require(SimulatedJSON.parse(sent[1].body))
            #expect(json["detail-type"]?.string == "v2.routing.queues.{id}.conversations.messages")
            let body = json["detail"]?["eventBody"]
            #expect(body?["id"]?.string == platform.desk.conversation(of: "chat-1")?.id)
            #expect(body?["participants"]?.elements.map { $0["purpose"]?.string } == ["customer", "acd", "agent"])
        }
    }
}
