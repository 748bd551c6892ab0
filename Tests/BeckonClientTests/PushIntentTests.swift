import BeckonClient
import BeckonJSON
import Foundation
import GMSContract
import Testing

struct PushIntentTests {
    static let confirm = PushIntent.perform(
        serviceID: "3SQI3S31693JL9L3R00506T40C000U73", action: .userConfirmationWithCode)
    static let lines = PushIntent.openChat(
        serviceID: "180-e941460d-1eb0-4f0b-9022-b99ca9ee41f7", text: "New message from Agent",
        events: [
            ChatPush.Event(type: .messageText, text: "A line of text."),
            ChatPush.Event(type: .messageText, text: "Another line of text."),
        ])

    @Test("every push message of the documents becomes an intent")
    func fixtures() throws {
        #expect(try PushIntent(payload: Fixture("push-callback-apns").json) == Self.confirm)
        #expect(
            try PushIntent(payload: Fixture("push-callback-fcm-data").json)
                == .perform(serviceID: "3SQI3S31693JL9L3R00506T40C000U73", action: .startChat))
        #expect(try PushIntent(payload: Fixture("push-chat-http").json) == Self.lines)
    }

    @Test(
        "message may be an object or a JSON text, for each kind", arguments: ["push-callback-apns", "push-chat-http"])
    func forms(name: String) throws {
        let payload = try Fixture(name).json
        let message = try #require(payload["message"])
        let object = try message.string.map { try JSONValue(parsing: $0) } ?? message
        let text = JSONValue.string(String(decoding: object.encoded(), as: UTF8.self))
        let expected = try PushIntent(payload: payload)
        #expect(try PushIntent(payload: ["message": object, "aps": ["alert": "x"]]) == expected)
        #expect(try PushIntent(payload: ["message": text, "aps": ["alert": ["body": "x"]]]) == expected)
        #expect(try PushIntent(payload: object) == expected)
    }

    @Test("what the system hands over is understood")
    func userInfo() throws {
        let apns: [AnyHashable: Any] = [
            "aps": ["alert": "x", "badge": 1], 7: "no string key",
            "message":
                #"{"_id":"3SQI3S31693JL9L3R00506T40C000U73","_action":"get-dialog-user-confirmation-provide_code-true"}"#,
        ]
        #expect(try PushIntent(userInfo: apns) == Self.confirm)
        let nested: [AnyHashable: Any] = ["message": ["_id": "3SQI3S31693JL9L3R00506T40C000U73", "_action": "connect"]]
        #expect(
            try PushIntent(userInfo: nested)
                == .perform(serviceID: "3SQI3S31693JL9L3R00506T40C000U73", action: .connect))
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
