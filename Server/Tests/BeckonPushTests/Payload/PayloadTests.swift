import BeckonJSON
import GMSContract
import Testing

@testable import Beckon
@testable import BeckonPush

@Suite struct PayloadTests {
    private func content(id: String, action: String, alert: String) -> PushContent {
        .callback(service: ServiceID(id), action: action, alert: alert)
    }

    private let lines = [Requests.line("A line of text."), Requests.line("Another line of text.")]
    private let chatID = "180-e941460d-1eb0-4f0b-9022-b99ca9ee41f7"

    private func chat(_ lines: [PushedEvent], notice: String = "New message from Agent") -> PushContent {
        .chat(notice: notice, service: ServiceID(chatID), chat: ChatID("c"), lines: lines, unread: lines.count)
    }

    /// Parses the string that `message` holds, so that only its meaning is compared.
    private func opened(_ payload: JSONValue) throws -> JSONValue {
        try JSONValue(parsing: try #require(payload["message"]?.string))
    }

    @Test("APNs callback: alert and sound, message as a string of JSON")
    func apnsCallback() throws {
        let golden = try Fixture.json("push-callback-apns")
        let push = content(
            id: "3SQI3S31693JL9L3R00506T40C000U73", action: "get-dialog-user-confirmation-provide_code-true",
            alert: "Agent is available right now")
        let bytes = try #require(APNsPayload.fitted(push, form: .string, sound: "default")).bytes
        let payload = try JSONValue(parsing: bytes)
        #expect(payload["aps"] == golden["aps"])
        #expect(payload.object?.keys == golden.object?.keys)
        #expect(try opened(payload) == (try opened(golden)))
        let object = try #require(APNsPayload.fitted(push, form: .object, sound: "default")).bytes
        #expect(try JSONValue(parsing: object)["message"] == (try opened(golden)))
    }

    @Test("APNs chat: the notice as alert and the service id, no transcript")
    func apnsChat() throws {
        let bytes = try #require(APNsPayload.fitted(chat(lines), form: .object, sound: "default")).bytes
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"aps":{"alert":"New message from Agent","sound":"default"},"message":{"serviceId":"\#(chatID)"}}"#
        )
    }

    private var style: PushStyle {
        var style = PushStyle()
        style.apple.title = "Support"
        style.apple.body = "You have an answer"
        style.apple.sound = "bell.caf"
        style.apple.isMutable = true
        style.apple.category = "chat"
        return style
    }

    private let aps: JSONValue = [
        "alert": ["title": "Support", "body": "You have an answer"], "sound": "bell.caf", "badge": 3,
        "mutable-content": 1, "category": "chat",
    ]

    @Test("an operator's title, text, sound, badge, category and mutable-content reach iPhones, by APNs and by FCM")
    func styledForApple() throws {
        for content in [chat(lines), content(id: "i", action: "a", alert: "Own words")] {
            let bytes = try #require(
                APNsPayload.fitted(content, style: style.apple, badge: 3, form: .object, sound: "default")
            ).bytes
            #expect(try JSONValue(parsing: bytes)["aps"] == aps)
        }
        var push = Requests.chat(lines: lines)
        (push.style, push.badge) = (style, 3)
        let bytes = try #require(FCMPayload.fitted(push, style: .data, timeToLive: 60)).bytes
        #expect(try JSONValue(parsing: bytes)["message"]?["apns"]?["payload"]?["aps"] == aps)
        let long = String(repeating: "é", count: 5_000)
        var style = style
        style.apple.body = long
        let cut = try #require(
            APNsPayload.fitted(chat(lines), style: style.apple, form: .string, sound: "default"))
        #expect(cut.bytes.count <= 4_096 && cut.bytes.count > 4_080 && cut.cut.cutsNotice)
        style = PushStyle()
        style.apple.title = ""
        let blank = try #require(APNsPayload.fitted(chat([]), style: style.apple, form: .object, sound: "default"))
        #expect(try JSONValue(parsing: blank.bytes)["aps"]?["alert"]?["title"] == "")
    }

    @Test("an operator's title and text for FCM make the system show a push; channel, sound and tap have defaults")
    func styledForAndroid() throws {
        var style = PushStyle.Android()
        #expect(FCMStyle(style) == .data)
        (style.display, style.title, style.body) = (.notification, "Support", "An answer")
        let push = Requests.chat(lines: lines)
        let bytes = try #require(FCMPayload.fitted(push, style: FCMStyle(style), timeToLive: 60)).bytes
        let message = try #require(try JSONValue(parsing: bytes)["message"])
        #expect(message["notification"] == ["title": "Support", "body": "An answer"])
        #expect(
            message["android"]?["notification"] == [
                "tag": .string(push.collapseID), "channel_id": "support_messages", "sound": "default",
                "click_action": "OPEN_CONVERSATION",
            ])
    }

    @Test("customhttp.message takes the place of a chat's notice, not of its transcript")
    func customMessage() throws {
        let bytes = try #require(
            HTTPPushPayload.custom(chat(lines), deviceID: "d", notice: "News for you", form: nil)
        ).bytes
        let message = try #require(try JSONValue(parsing: bytes)["message"])
        #expect(message["message"] == "News for you")
        #expect(message["lastTranscript"]?.array?.count == 2)
    }

    @Test("FCM callback: one data key whose value is a string of JSON")
    func fcmCallback() throws {
        let golden = try Fixture.json("push-callback-fcm-data")
        let push = Requests.callback(type: .fcm, token: "t")
        let bytes = try #require(FCMPayload.fitted(push, style: .data, timeToLive: 3_600)).bytes
        let message = try #require(try JSONValue(parsing: bytes)["message"])
        let data = try #require(message["data"])
        #expect(data.object?.keys == golden.object?.keys)
        #expect(try opened(data) == (try opened(golden)))
        #expect(message["token"]?.string == "t")
        #expect(message["android"] == ["priority": "HIGH", "ttl": "3600s"])
        #expect(message["notification"] == nil)
        #expect(message["apns"]?["payload"]?["aps"]?["alert"]?.string == "Agent is available right now")
        #expect(message["apns"]?["headers"]?["apns-collapse-id"]?.string == push.collapseID)
    }

    @Test("FCM notification: the system shows the notice, in a channel, and one per conversation")
    func fcmNotification() throws {
        let notice = FCMNotice(title: "Support", channelID: "support_messages", sound: "default", clickAction: "OPEN")
        let push = Requests.chat(lines: lines)
        let bytes = try #require(FCMPayload.fitted(push, style: .notification(notice), timeToLive: 60)).bytes
        let message = try #require(try JSONValue(parsing: bytes)["message"])
        #expect(message["notification"] == ["title": "Support", "body": "New message from Agent"])
        #expect(
            message["android"]?["notification"] == [
                "tag": .string(push.collapseID), "channel_id": "support_messages", "sound": "default",
                "click_action": "OPEN",
            ])
        #expect(message["data"]?["message"]?.string?.contains("lastTranscript") == true)
    }

    @Test("a note: title and body for each provider, cut to what fits")
    func note() throws {
        let push = Requests.note(title: "Title", body: "Body")
        let apns = try #require(APNsPayload.fitted(push.content, form: .string, sound: "default")).bytes
        #expect(
            String(decoding: apns, as: UTF8.self)
                == #"{"aps":{"alert":{"title":"Title","body":"Body"},"sound":"default"}}"#)
        let fcm = try #require(FCMPayload.fitted(push, style: .data, timeToLive: 60)).bytes
        #expect(try JSONValue(parsing: fcm)["message"]?["data"] == ["title": "Title", "body": "Body"])
        #expect(try #require(HTTPPushPayload.callback(push.content)).bytes == Array(#""Body""#.utf8))
        let custom = try #require(HTTPPushPayload.custom(push.content, deviceID: "d", form: nil)).bytes
        #expect(try JSONValue(parsing: custom) == ["deviceId": "d", "message": "Body"])
        let long = Requests.note(title: nil, body: String(repeating: "é", count: 5_000))
        let cut = try #require(APNsPayload.fitted(long.content, form: .string, sound: "default"))
        #expect(cut.bytes.count <= 4_096 && cut.bytes.count > 4_080 && cut.cut.cutsNotice)
        let data = try JSONValue(parsing: try #require(FCMPayload.fitted(long, style: .data, timeToLive: 1)).bytes)
        let body = try #require(data["message"]?["data"]?["body"]?.string)
        #expect(body.utf8.count <= 4_096 - 9 && body.utf8.count > 4_080)
    }

    @Test("HTTP chat: the contract's object, for both types")
    func httpChat() throws {
        let golden = try Fixture.json("push-chat-http")
        #expect(try JSONValue(parsing: try #require(HTTPPushPayload.callback(chat(lines))).bytes) == golden)
        let custom = try #require(HTTPPushPayload.custom(chat(lines), deviceID: "d", form: nil)).bytes
        let message = try #require(golden["message"])
        #expect(try JSONValue(parsing: custom) == ["deviceId": "d", "message": message])
        let string = try #require(HTTPPushPayload.custom(chat(lines), deviceID: "d", form: .string)).bytes
        #expect(try opened(try JSONValue(parsing: string)) == message)
    }

    @Test("events stand in the transcript by their type, in order, and an empty one stays a list")
    func transcript() throws {
        let mixed = [
            PushedEvent(kind: .joined, nickname: "K", text: ""),
            PushedEvent(kind: .messageText, nickname: "K", text: "\"Hi\"\n"),
            PushedEvent(kind: .pushURL, nickname: "K", text: "https://example.com/"),
        ]
        let payload = try JSONValue(parsing: try #require(HTTPPushPayload.callback(chat(mixed))).bytes)
        #expect(
            payload["message"]?["lastTranscript"] == [
                ["Notice.Joined": ""], ["Message.Text": "\"Hi\"\n"], ["Notice.PushUrl": "https://example.com/"],
            ])
        let empty = try JSONValue(parsing: try #require(HTTPPushPayload.callback(chat([]))).bytes)
        #expect(empty["message"]?["lastTranscript"] == [])
    }
}
