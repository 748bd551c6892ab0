import BeckonJSON
import Foundation
import Testing

@testable import BeckonClient

struct PushIntentTests {
    static let confirm = PushIntent.Target.callback(
        id: "3SQI3S31693JL9L3R00506T40C000U73", action: "get-dialog-user-confirmation-provide_code-true")

    @Test("every push message of the documents becomes an intent")
    func fixtures() throws {
        #expect(try PushIntent(payload: Fixture("push-callback-apns").json).target == Self.confirm)
        #expect(
            try PushIntent(payload: Fixture("push-callback-fcm-data").json).target
                == .callback(id: "3SQI3S31693JL9L3R00506T40C000U73", action: "get-dialog-start-chat"))
        let chat = try PushIntent(payload: Fixture("push-chat-http").json)
        #expect(chat.target == .chat(serviceID: "180-e941460d-1eb0-4f0b-9022-b99ca9ee41f7"))
        #expect(chat.text == "New message from Agent")
        #expect(chat.lines == ["A line of text.", "Another line of text."])
    }

    @Test("pushes of conversations elsewhere, with their badges and withdrawals, through APNs and FCM")
    func native() throws {
        let apns = try PushIntent(
            payload: Array(
                #"{"aps":{"alert":{"title":"Support","body":"You have a new message."},"badge":3},"conversationId":"c-81","data":{"type":"agent_message","position":4}}"#
                    .utf8))
        #expect(apns.target == .conversation("c-81"))
        #expect(apns.text == "You have a new message.")
        #expect(apns.badge == 3)
        #expect(!apns.isWithdrawal)
        let fcm = try PushIntent(userInfo: [
            "conversationId": "c-81", "type": "withdrawal", "badge": "0", "title": "", "position": "4",
        ])
        #expect(fcm.target == .conversation("c-81"))
        #expect(fcm.badge == 0)
        #expect(fcm.isWithdrawal)
        let http = try PushIntent(
            payload: Array(
                #"{"message":{"conversationId":"c-81","data":{"type":"agent_message"}},"deviceId":"d"}"#.utf8))
        #expect(http.target == .conversation("c-81"))
    }

    @Test("the events of a chat of version 2 that an HTTP push holds")
    func version2() throws {
        let payload = """
            {"deviceId":"device-17","message":{"statusCode":0,"chatEnded":false,"chatId":"0004","nextPosition":5,"messages":[
            {"index":3,"type":"Message","text":"Hi","utcTime":1795165204000,"from":{"nickname":"Kim","participantId":2,"type":"Agent"}},
            {"index":4,"type":"TypingStarted","utcTime":1795165204000,"from":{"nickname":"Kim","participantId":2,"type":"Agent"}}]}}
            """
        let intent = try PushIntent(payload: Array(payload.utf8))
        #expect(intent.target == .chat(serviceID: nil))
        #expect(intent.lines == ["Hi"])
    }

    @Test(
        "message may be an object or a JSON text, for each kind", arguments: ["push-callback-apns", "push-chat-http"])
    func forms(name: String) throws {
        let payload = try Fixture(name).json
        let message = try #require(payload["message"])
        let object = try message.string.map { try JSONValue(parsing: $0) } ?? message
        let text = JSONValue.string(String(decoding: object.encoded(), as: UTF8.self))
        let expected = try PushIntent(payload: payload).target
        #expect(try PushIntent(payload: ["message": object, "aps": ["alert": "x"]] as JSONValue).target == expected)
        let both = try PushIntent(
            payload: ["message": text, "aps": ["alert": ["body": "x"], "badge": 2]] as JSONValue)
        #expect(both.target == expected)
        #expect(both.badge == 2)
        #expect(both.text != nil)
        #expect(try PushIntent(payload: object).target == expected)
    }

    @Test("what the system hands over is understood")
    func userInfo() throws {
        let apns: [AnyHashable: Any] = [
            "aps": ["alert": "x", "badge": 1], 7: "no string key",
            "message":
                #"{"_id":"3SQI3S31693JL9L3R00506T40C000U73","_action":"get-dialog-user-confirmation-provide_code-true"}"#,
        ]
        #expect(try PushIntent(userInfo: apns).target == Self.confirm)
        let nested: [AnyHashable: Any] = ["message": ["_id": "3SQI3S31693JL9L3R00506T40C000U73", "_action": "connect"]]
        #expect(
            try PushIntent(userInfo: nested).target
                == .callback(id: "3SQI3S31693JL9L3R00506T40C000U73", action: "connect"))
    }

    @Test("an entry of the transcript that is no event takes nothing from the push", arguments: [true, false])
    func oddEntry(isText: Bool) throws {
        let events = #"{"Message.Text":"Hi"},7,null,{"Message.Text":[]},{"Message.Text":"there"}"#
        let inner = #"{"serviceId":"a","lastTranscript":["# + events + "]}"
        let object = try JSONValue(parsing: inner)
        let message = isText ? JSONValue.string(inner) : object
        for payload in [["message": message] as JSONValue, object] {
            let intent = try PushIntent(payload: payload)
            #expect(intent.target == .chat(serviceID: "a"))
            #expect(intent.lines == ["Hi", "there"])
        }
    }

    @Test(
        "anything else is an error, never more",
        arguments: [
            "", "x", "[]", "7", "null", "{}", #"{"message":"{"}"#, #"{"message":{"_id":"a"}}"#,
            #"{"_id":7,"_action":{}}"#, #"{"message":{"serviceId":"a","lastTranscript":7}}"#,
        ])
    func nonsense(text: String) {
        let error = #expect(throws: BeckonClientError.self) { try PushIntent(payload: Array(text.utf8)) }
        #expect(error?.code == .unknownPush)
    }

    @Test("a push message that is too long is refused")
    func tooLong() {
        let text = #"{"message":{"serviceId":"a","message":""# + String(repeating: "x", count: 70_000) + #""}}"#
        #expect(throws: BeckonClientError.self) { try PushIntent(payload: Array(text.utf8)) }
    }

    @Test("values that JSON cannot hold are refused")
    func userInfoNonsense() {
        #expect(throws: BeckonClientError.self) { try PushIntent(userInfo: ["message": Date()]) }
    }
}
