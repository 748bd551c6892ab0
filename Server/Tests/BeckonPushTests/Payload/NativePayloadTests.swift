import BeckonJSON
import GMSContract
import Testing

@testable import Beckon
@testable import BeckonPush

@Suite("Payloads of native conversations") struct NativePayloadTests {
    private static let notice = ConversationNotice(
        conversation: "c-1", title: "New message", body: "You have a new message from Support.", badge: 3, position: 7)

    private static func request(_ content: PushContent, _ type: PushType = .fcm) -> PushRequest {
        PushRequest(
            id: Requests.id(1), collapseID: "c-1",
            device: Device(type: type, token: "t", registeredAt: Timestamp(milliseconds: 0)), content: content,
            expiresAt: SystemTime().now.advanced(by: .seconds(60)), priority: 10)
    }

    /// Every form in which a content leaves.
    private static func forms(_ content: PushContent) throws -> [String: JSONValue] {
        let payloads = [
            "apns": APNsPayload.fitted(content, form: .string, sound: "default"),
            "data": FCMPayload.fitted(request(content), style: .data, timeToLive: 60),
            "notification": FCMPayload.fitted(request(content), style: .notification(FCMNotice()), timeToLive: 60),
            "httpcb": HTTPPushPayload.callback(content),
            "customhttp": HTTPPushPayload.custom(content, deviceID: "d", form: nil),
        ]
        return try payloads.mapValues { try JSONValue(parsing: try #require($0).bytes) }
    }

    @Test("every form has the conversation beside aps or in data, and says what it is")
    func conversation() throws {
        let forms = try Self.forms(.conversation(Self.notice))
        let apns = try #require(forms["apns"])
        #expect(apns["conversationId"] == "c-1")
        #expect(apns["data"]?["type"] == "agent_message")
        #expect(apns["aps"]?["alert"] == ["title": "New message", "body": "You have a new message from Support."])
        #expect(apns["aps"]?["badge"] == 3)
        #expect(apns["aps"]?["sound"] == "default")
        #expect(apns["aps"]?["mutable-content"] == 1)
        #expect(apns["aps"]?["thread-id"] == "c-1")
        for name in ["data", "notification"] {
            let data = try #require(forms[name]?["message"]?["data"])
            #expect(data["conversationId"] == "c-1")
            #expect(data["type"] == "agent_message")
            #expect(data["badge"] == "3")
            #expect(data["position"] == "7")
            #expect(data.object?.allSatisfy { $0.value.string != nil } == true)
        }
        #expect(forms["data"]?["message"]?["notification"] == nil)
        let shown = try #require(forms["notification"]?["message"])
        #expect(shown["notification"]?["title"] == "New message")
        #expect(shown["android"]?["notification"]?["channel_id"] == "support_messages")
        #expect(shown["android"]?["notification"]?["click_action"] == "OPEN_CONVERSATION")
        #expect(shown["android"]?["notification"]?["tag"] == "c-1")
        #expect(forms["httpcb"]?["conversationId"] == "c-1")
        #expect(forms["customhttp"]?["message"]?["data"]?["type"] == "agent_message")
        #expect(forms["customhttp"]?["deviceId"] == "d")
    }

    @Test("a withdrawal shows nothing, sets the badge and names the conversation")
    func withdrawal() throws {
        let forms = try Self.forms(.withdrawal(conversation: "c-1", badge: 0))
        #expect(forms["apns"]?["aps"] == ["badge": 0, "content-available": 1])
        #expect(forms["apns"]?["conversationId"] == "c-1")
        for name in ["data", "notification"] {
            let message = try #require(forms[name]?["message"])
            #expect(message["data"]?["type"] == "withdrawal")
            #expect(message["notification"] == nil)
            #expect(message["apns"]?["payload"]?["aps"]?["alert"] == nil)
        }
        #expect(forms["httpcb"]?["data"]?["badge"] == "0")
    }

    @Test("long texts are cut to what services take, the conversation never")
    func limits() throws {
        var notice = Self.notice
        notice.body = String(repeating: "👩‍👩‍👧‍👦 \"\\", count: 2_000)
        let bytes = try #require(APNsPayload.fitted(.conversation(notice), form: .string, sound: "")).bytes
        #expect(bytes.count <= 4_096)
        let payload = try JSONValue(parsing: bytes)
        #expect(payload["conversationId"] == "c-1")
        #expect(payload["aps"]?["alert"]?["body"]?.string?.hasSuffix("…") == true)
        let data = try #require(
            FCMPayload.fitted(Self.request(.conversation(notice)), style: .data, timeToLive: 60)
        ).bytes
        let members = try #require(try JSONValue(parsing: data)["message"]?["data"]?.object)
        #expect(members.reduce(0) { $0 + $1.key.utf8.count + ($1.value.string ?? "").utf8.count } <= 4_096)
    }
}
