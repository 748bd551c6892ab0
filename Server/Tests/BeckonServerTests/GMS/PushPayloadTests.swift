import Beckon
import BeckonJSON
import GMSContract
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Pushes of chats of version 2 to HTTP receivers (`chat/push_notification_include_payload`).
@Suite struct PushPayloadTests {
    private static func pushes(
        _ settings: String, type: String = "customhttp", userData: JSONObject = [:], says texts: [String] = ["Hi"]
    ) async throws -> (requests: [PushRequest], client: V2CometClient?) {
        let settings = try Settings(
            yaml: settings + "\nservices: {support: {type: chat, _client_timeout_notification: 0}}")
        var (requests, found): ([PushRequest], V2CometClient?) = ([], nil)
        try await GMSBrowser.run {
            $0 = settings
        } _: { browser async throws in
            let client = V2CometClient(browser.node)
            try await client.shakeHands()
            var data: JSONObject = [
                "push_notification_type": .string(type), "push_notification_deviceid": "device-17",
            ]
            for (key, value) in userData { data.append(key: key, value: value) }
            try await client.publish("requestChat", ["nickname": "Ada", "userData": .object(data)])
            try await client.leave()
            let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            for text in texts {
                _ = try await browser.node.core.chats.receive(
                    AgentEvent(chat: ChatID(client.chat), party: agent, action: .message(text: text, key: nil)))
            }
            try await browser.node.pass(seconds: 1)
            requests = browser.node.recorders.values.flatMap(\.pushes)
            found = client
        }
        return (requests, found)
    }

    @Test("with the option a push holds the events as CometD does, without the chat's key")
    func included() async throws {
        let (requests, client) = try await Self.pushes("chat: {push_notification_include_payload: true}")
        let payload = try #require(requests.first?.payload)
        let answer = try V2CometClient.strict(JSONValue(parsing: payload))
        #expect(answer.chatID == client?.chat && !answer.isEnded && answer.status == .done)
        #expect(answer.secureKey == nil && answer.userID == nil)
        #expect(answer.messages.last?.type == .message && answer.messages.last?.text == "Hi")
        #expect(answer.messages.last?.from.nickname == "Kim")
        #expect(answer.nextPosition == answer.messages.last?.index.map { $0 + 1 })
    }

    @Test("a new push token of requestNotifications or updateData is the chat's, and no token is attached for agents")
    func newToken() async throws {
        try await GMSBrowser.run {
            $0.services = [ServiceOptions(name: "support", kind: .chat)]
        } _: { browser async throws in
            let client = V2CometClient(browser.node)
            try await client.shakeHands()
            func data(_ token: String, _ name: String = "push_notification_deviceid") -> JSONObject {
                ["userData": [name: .string(token), "push_notification_type": "httpcb", "mood": "good"]]
            }
            func token() async throws -> String? {
                let head = try await browser.node.core.chats.head(ChatID(client.chat))
                return try await browser.node.store.device(try #require(head.customer.deviceID))?.token
            }
            var request = data("http://one.example")
            request["nickname"] = "Ada"
            try await client.publish("requestChat", request)
            #expect(try await token() == "http://one.example")
            try await client.leave()
            try await client.shakeHands()
            var notifications = data("http://two.example")
            notifications["transcriptPosition"] = .integer(client.next)
            try await client.publish("requestNotifications", notifications)
            #expect(try await token() == "http://two.example")
            try await client.publish("updateData", data("http://three.example", "GCTI_GMS_PushDeviceId"))
            #expect(try await token() == "http://three.example")
            try await client.leave()
            try await browser.node.agentSays("Hello", in: ChatID(client.chat))
            try await browser.node.pass(seconds: 120)
            #expect(browser.node.recorder.pushes.map(\.device.token) == ["http://three.example"])
            #expect(try await browser.node.store.data(of: ChatID(client.chat)) == ["mood": "good"])
        }
    }

    @Test(
        "without the option, for other push services, and where pushes show no texts, they are as before",
        arguments: [
            ("chat: {}", "customhttp"), ("chat: {push_notification_include_payload: true}", "ios"),
            ("chat: {push_notification_include_payload: true}", "fcm"),
            ("{push: {content: none}, chat: {push_notification_include_payload: true}}", "customhttp"),
        ])
    func left(settings: String, type: String) async throws {
        let text =
            settings.hasPrefix("{")
            ? "push: {content: none}\nchat: {push_notification_include_payload: true}" : settings
        let (requests, _) = try await Self.pushes(text, type: type)
        #expect(!requests.isEmpty && requests.allSatisfy { $0.payload == nil })
    }

    @Test("a chat may ask for it itself")
    func asked() async throws {
        let (requests, _) = try await Self.pushes("chat: {}", userData: ["GCTI_GMS_PushIncludePayload": "true"])
        #expect(requests.first?.payload != nil)
    }

    @Test("the oldest events are left out of a payload that would be too long")
    func bounded() async throws {
        let texts = (1...40).map { "\($0) " + String(repeating: "x", count: 4_000) }
        let (requests, _) = try await Self.pushes("chat: {push_notification_include_payload: true}", says: texts)
        let payload = try #require(requests.last?.payload)
        #expect(payload.count <= 60_000)
        let answer = try V2CometClient.strict(JSONValue(parsing: payload))
        #expect(answer.messages.last?.text == texts.last && answer.messages.count >= 5)
    }
}
