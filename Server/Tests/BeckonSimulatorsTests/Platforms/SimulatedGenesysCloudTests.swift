import BeckonSimulators
import Foundation
import Testing

/// What the stand-in for Genesys Cloud does, by the documents (contact-centers §1, §2).
@Suite struct SimulatedGenesysCloudTests {
    /// A stand-in, and the gateway that asks it.
    private final class Stage: Sendable {
        let platform: SimulatedGenesysCloud
        let configuration: SimulatedGenesysCloud.Configuration
        private let token: String

        init(_ change: (inout SimulatedGenesysCloud.Configuration) -> Void = { _ in }) async throws {
            var configuration = SimulatedGenesysCloud.Configuration(
                clientSecret: UUID().uuidString, webhookSecret: UUID().uuidString)
            change(&configuration)
            self.configuration = configuration
            platform = try await SimulatedGenesysCloud.listen(configuration)
            let answer = await Self.askToken(platform, configuration.clientID, configuration.clientSecret)
            token = Self.json(answer)["access_token"]?.string ?? ""
        }

        static func askToken(
            _ platform: SimulatedGenesysCloud, _ id: String, _ secret: String
        ) async -> SimulatedAnswer? {
            let basic = "Basic " + Data("\(id):\(secret)".utf8).base64EncodedString()
            return await platform.answerAny(
                StandInRequest(
                    method: "POST", path: ["oauth", "token"], query: [:], headers: ["authorization": basic],
                    body: Array("grant_type=client_credentials".utf8)))
        }

        static func json(_ answer: SimulatedAnswer?) -> SimulatedJSON {
            answer.flatMap { SimulatedJSON.parse($0.body) } ?? .null
        }

        func ask(
            _ method: String, _ path: String, _ json: SimulatedJSON? = nil, query: [String: String] = [:],
            token: String? = nil
        ) async -> (status: Int, json: SimulatedJSON, headers: [String: String]) {
            let answer = await platform.answerAny(
                StandInRequest(
                    method: method, path: path.split(separator: "/").map(String.init), query: query,
                    headers: ["authorization": "Bearer \(token ?? self.token)"], body: json?.bytes ?? []))
            let headers = Dictionary(
                (answer?.headers ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            return (answer?.status ?? 0, Self.json(answer), headers)
        }

        var inbound: String { "api/v2/conversations/messages/\(configuration.integration)/inbound/open" }

        func message(_ id: String, _ text: String, attributes: SimulatedJSON = [:]) -> SimulatedJSON {
            [
                "channel": [
                    "messageId": .string(id), "metadata": ["customAttributes": attributes],
                    "from": ["id": "chat-1", "idType": "Opaque", "nickname": "Ana"], "time": "2026-03-02T09:00:00.000Z",
                ], "text": .string(text),
            ]
        }

        @discardableResult
        func say(_ id: String, _ text: String, attributes: SimulatedJSON = [:]) async -> String {
            let answer = await ask(
                "POST", "\(inbound)/message", message(id, text, attributes: attributes),
                query: ["prefetchConversationId": "true"])
            #expect(answer.status == 200)
            return answer.json["conversationId"]?.string ?? ""
        }
    }

    @Test("a token needs the client's secret, and every call needs a token")
    func tokens() async throws {
        let stage = try await Stage()
        let refused = await Stage.askToken(stage.platform, stage.configuration.clientID, "wrong")
        #expect(refused?.status == 401)
        #expect(await stage.ask("GET", "api/v2/routing/queues/x", token: "none").status == 401)
        await stage.platform.close()
    }

    @Test("a WebSocket is taken at the address of a channel that is there, and not during an outage")
    func sockets() async throws {
        let stage = try await Stage()
        let made = await stage.ask("POST", "api/v2/notifications/channels")
        let id = try #require(made.json["id"]?.string)
        #expect(stage.platform.socket(at: ["channels", id]) != nil)
        #expect(stage.platform.socket(at: ["channels", "gone"]) == nil)
        #expect(stage.platform.socket(at: ["others", id]) == nil)
        stage.platform.faults.beginOutage(seconds: 60)
        #expect(stage.platform.socket(at: ["channels", id]) == nil)
        await stage.platform.close()
    }

    @Test("every answer tells the limit of requests; too many are answered 429 with a pause")
    func limits() async throws {
        let stage = try await Stage()
        let answer = await stage.ask("GET", "api/v2/routing/queues/\(stage.configuration.queue)")
        #expect(answer.headers["inin-ratelimit-allowed"] == "100000")
        stage.platform.faults.set(.tooMany, 1)
        let refused = await stage.ask("GET", "api/v2/routing/queues/\(stage.configuration.queue)")
        #expect(refused.status == 429)
        #expect(refused.headers["retry-after"] == "1")
        await stage.platform.close()
    }

    @Test("a message with an id that was taken before changes nothing")
    func twice() async throws {
        let stage = try await Stage()
        let first = await stage.say("chat-1.1", "Hello")
        let second = await stage.say("chat-1.1", "Hello")
        #expect(first == second)
        #expect(stage.platform.desk.conversation(first)?.lines.count == 1)
        #expect(stage.platform.desk.record.entries(after: 0).map(\.outcome) == [.accepted, .duplicate])
        await stage.platform.close()
    }

    @Test(
        "a message without id, customer or contents is refused",
        arguments: [
            #"{"text":"a"}"#, #"{"channel":{"messageId":"1","time":"t"},"text":"a"}"#,
            #"{"channel":{"messageId":"1","from":{"id":"c","idType":"Name"},"time":"t"},"text":"a"}"#,
            #"{"channel":{"messageId":"1","from":{"id":"c","idType":"Opaque"},"time":"t"}}"#, "[]", "{",
        ])
    func malformed(body: String) async throws {
        let stage = try await Stage()
        let answer = await stage.ask("POST", "\(stage.inbound)/message", SimulatedJSON.parse(Array(body.utf8)))
        #expect(answer.status == 400)
        await stage.platform.close()
    }

    @Test("agents answer through the page's interface: accept, send, transfer, end, each in its state")
    func agents() async throws {
        let stage = try await Stage()
        let id = await stage.say("chat-1.1", "Hello", attributes: ["subject": "Order 66"])
        func act(_ name: String, _ body: SimulatedJSON) async -> (
            status: Int, json: SimulatedJSON, headers: [String: String]
        ) {
            await stage.ask("POST", "_agent/conversations/\(id)/\(name)", body)
        }
        #expect(await act("send", ["agent": "Kim", "text": "Hi"]).status == 409)
        #expect(await act("accept", ["agent": "Nobody"]).status == 400)
        #expect(await act("accept", ["agent": "Kim"]).status == 200)
        let sent = await act("send", ["agent": "Kim", "text": "Hi"])
        #expect(sent.json["transcript"]?.elements.last?["text"]?.string == "Hi")
        #expect(sent.json["data"]?["subject"]?.string == "Order 66")
        #expect(await act("transfer", ["agent": "Kim", "to": "Lee"]).json["agent"]?.string == "Lee")
        #expect(await act("send", ["agent": "Kim", "text": "Still me"]).status == 409)
        #expect(await act("end", ["agent": "Lee"]).json["state"]?.string == "ended")
        #expect(await act("send", ["agent": "Lee", "text": "Too late"]).status == 409)
        #expect(await stage.ask("POST", "_agent/conversations/none/end", ["agent": "Lee"]).status == 404)
        await stage.platform.close()
    }

    @Test("the conversation shows its participants: customer with address, agents in their states")
    func snapshot() async throws {
        let stage = try await Stage()
        let id = await stage.say("chat-1.1", "Hello")
        _ = await stage.ask("POST", "_agent/conversations/\(id)/accept", ["agent": "Kim"])
        _ = await stage.ask("POST", "_agent/conversations/\(id)/transfer", ["agent": "Kim", "to": "Lee"])
        let parties = await stage.ask("GET", "api/v2/conversations/messages/\(id)").json["participants"]?.elements ?? []
        let shown = parties.map {
            "\($0["purpose"]?.string ?? "") \($0["name"]?.string ?? "") \($0["state"]?.string ?? "")"
        }
        #expect(
            shown == [
                "customer Ana connected", "acd Support terminated", "agent Kim disconnected", "agent Lee connected",
            ])
        #expect(parties.first?["address"]?.string == "chat-1")
        await stage.platform.close()
    }

    @Test("a conversation is ended by REST; the next message begins another")
    func disconnect() async throws {
        let stage = try await Stage()
        let first = await stage.say("chat-1.1", "Hello")
        #expect(
            await stage.ask("PATCH", "api/v2/conversations/messages/\(first)", ["state": "disconnected"]).status == 202)
        #expect(await stage.say("chat-1.2", "Again") != first)
        await stage.platform.close()
    }

    @Test("a receipt marks the agent's message; there is none for reading")
    func receipts() async throws {
        let stage = try await Stage()
        let id = await stage.say("chat-1.1", "Hello")
        _ = await stage.ask("POST", "_agent/conversations/\(id)/accept", ["agent": "Kim"])
        _ = await stage.ask("POST", "_agent/conversations/\(id)/send", ["agent": "Kim", "text": "Hi", "id": "m-1"])
        func receipt(_ message: String, _ status: String) async -> Int {
            await stage.ask(
                "POST", "\(stage.inbound)/receipt",
                ["id": .string(message), "channel": ["to": ["id": "chat-1"]], "status": .string(status)]
            ).status
        }
        #expect(await receipt("m-1", "Delivered") == 200)
        #expect(stage.platform.desk.conversation(id)?.lines.last?.state == "delivered")
        #expect(await receipt("m-1", "Read") == 400)
        #expect(await receipt("m-2", "Delivered") == 404)
        await stage.platform.close()
    }

    @Test("a channel has at most 1,000 topics, and no topic has a *")
    func topics() async throws {
        let stage = try await Stage()
        let channel = await stage.ask("POST", "api/v2/notifications/channels", [:]).json["id"]?.string ?? ""
        let path = "api/v2/notifications/channels/\(channel)/subscriptions"
        let good = "v2.routing.queues.\(stage.configuration.queue).conversations.messages"
        let answer = await stage.ask("PUT", path, [["id": .string(good)], ["id": "v2.conversations.*.messages"]])
        #expect(answer.json["entities"]?.elements.map { $0["state"]?.string } == ["Permitted", "Rejected"])
        let many = (0..<1_001).map {
            SimulatedJSON.object([(name: "id", value: .string("v2.users.\($0).conversations"))])
        }
        #expect(await stage.ask("PUT", path, .array(many)).status == 400)
        #expect(await stage.ask("HEAD", "api/v2/notifications/channels/\(channel)").status == 200)
        #expect(await stage.ask("HEAD", "api/v2/notifications/channels/none").status == 404)
        await stage.platform.close()
    }

    @Test("a callback is ordered, offered, connected and completed")
    func callbacks() async throws {
        let stage = try await Stage()
        let order: SimulatedJSON = [
            "queueId": .string(stage.configuration.queue), "callbackNumbers": ["+351912345678"],
            "callbackUserName": "Ana Costa", "data": ["beckon.callback": "cb-1"],
        ]
        let answer = await stage.ask("POST", "api/v2/conversations/callbacks", order)
        let id = answer.json["conversation"]?["id"]?.string ?? ""
        #expect(stage.platform.desk.callback(id)?.data == ["beckon.callback": "cb-1"])
        for (act, state) in [("offer", "alerting"), ("connect", "connected"), ("complete", "disconnected")] {
            _ = await stage.ask("POST", "_agent/callbacks/\(id)/\(act)", ["agent": "Kim"])
            let parties = await stage.ask("GET", "api/v2/conversations/callbacks/\(id)").json["participants"]
            #expect(parties?.elements.last?["state"]?.string == state)
        }
        #expect(await stage.ask("POST", "api/v2/conversations/callbacks", ["queueId": "q"]).status == 400)
        await stage.platform.close()
    }

    @Test("during an outage nothing is answered but the agents' page and the control")
    func outage() async throws {
        let stage = try await Stage()
        #expect(await stage.ask("POST", "_control/faults", ["outageSeconds": 60]).status == 200)
        #expect(await stage.ask("GET", "api/v2/routing/queues/x").status == 503)
        #expect(await stage.ask("GET", "_agent/conversations").status == 200)
        #expect(await stage.ask("POST", "_control/faults", ["nonsense": 1]).status == 400)
        await stage.platform.close()
    }

    @Test("the page of its agents is served")
    func page() async throws {
        let stage = try await Stage()
        for (path, type) in [("agent", "text/html; charset=utf-8"), ("agent/agent.js", "text/javascript")] {
            let answer = await stage.ask("GET", path)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == type)
        }
        #expect(await stage.ask("GET", "agent/../secrets").status == 404)
        await stage.platform.close()
    }
}
