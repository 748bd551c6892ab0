import BeckonJSON
import GMSContract
import Testing

@Suite("Push messages")
struct PushMessageTests {
    private let callback = PushMessage.callback(
        id: "3SQI3S31693JL9L3R00506T40C000U73", action: .userConfirmationWithCode)
    private let chat = PushMessage.chat(
        ChatPush(
            message: "New message from Agent", serviceID: "180-e941460d-1eb0-4f0b-9022-b99ca9ee41f7",
            lastTranscript: [
                .init(type: .messageText, text: "A line of text."),
                .init(type: .messageText, text: "Another line of text."),
            ]))

    private func withoutBlanks(_ bytes: [UInt8]) -> String { text(bytes).filter { !$0.isWhitespace } }

    @Test("The HTTP push of a chat is read and written as it stands in the document")
    func chatFixture() throws {
        let json = try Fixture("push-chat-http").json
        #expect(try PushMessage(decoding: json) == chat)
        var writer = JSONWriter()
        chat.writeEnvelope(to: &writer, form: .object)
        #expect(text(writer.bytes) == text(json.encoded()))
    }

    @Test("The APNs push of a callback is read and written as it stands in the document, but for blanks")
    func apnsFixture() throws {
        let json = try Fixture("push-callback-apns").json
        let info = try APNsUserInfo(decoding: json)
        #expect(info == APNsUserInfo(alert: "Agent is available right now", sound: "default", message: callback))
        #expect(withoutBlanks(info.encoded()) == withoutBlanks(json.encoded()))
        #expect(try PushMessage(decoding: json) == callback)
    }

    @Test("The FCM data of a callback is read and written as it stands in the document, but for blanks")
    func fcmFixture() throws {
        let json = try Fixture("push-callback-fcm-data").json
        let message = try PushMessage(decoding: json)
        #expect(message == .callback(id: "3SQI3S31693JL9L3R00506T40C000U73", action: .startChat))
        var writer = JSONWriter()
        message.writeEnvelope(to: &writer, form: .string)
        #expect(withoutBlanks(writer.bytes) == withoutBlanks(json.encoded()))
    }

    @Test("A push message is read in every wrapping")
    func wrappings() throws {
        for message in [callback, chat] {
            let inner = try JSONValue(parsing: message.encoded())
            let innerText = JSONValue.string(text(message))
            let outer: JSONValue = ["message": innerText]
            let wrapped: [JSONValue] = [
                inner, innerText, ["message": inner], outer, .string(text(outer.encoded())),
                ["deviceId": "d", "message": inner], ["aps": [:], "message": innerText, "other": [1]],
            ]
            for json in wrapped { #expect(try PushMessage(decoding: json) == message) }
        }
    }

    @Test("A chat's text that looks like a wrapped message is kept when the service is named beside it")
    func wordsLikeJSON() throws {
        let words = #"{"_id":"1","_action":"connect"}"#
        let push = ChatPush(message: words, serviceID: "180-1")
        #expect(try PushMessage(decoding: PushMessage.chat(push).encoded()) == .chat(push))
        #expect(
            try PushMessage(decoding: ["message": "plain words"])
                == .chat(ChatPush(message: "plain words", serviceID: nil)))
    }

    @Test("An alert with parts gives its body, and a badge is read")
    func apnsParts() throws {
        let info = try APNsUserInfo(decoding: [
            "aps": [
                "alert": ["title": "t", "body": "b"], "badge": 3, "sound": ["name": "s"], "mutable-content": 1,
            ],
            "message": ["serviceId": "180-1"],
        ])
        let push = PushMessage.chat(ChatPush(message: nil, serviceID: "180-1"))
        #expect(info == APNsUserInfo(alert: "b", sound: "s", badge: 3, message: push))
        var writer = JSONWriter()
        info.write(to: &writer, form: .object)
        #expect(
            text(writer.bytes)
                == #"{"aps":{"alert":"b","sound":"s","badge":3},"message":{"serviceId":"180-1"}}"#)
        #expect(try APNsUserInfo(decoding: ["message": ["serviceId": "x"]]).alert == nil)
    }

    @Test("Unknown fields are ignored and types of events are kept")
    func tolerance() throws {
        let read = try ChatPush(decoding: [
            "serviceId": 180, "extra": [:], "lastTranscript": [["Notice.New": "x", "Message.Text": "y"], [:]],
        ])
        #expect(read.serviceID == "180")
        #expect(read.message == nil)
        #expect(read.lastTranscript?.map(\.type.rawValue) == ["Notice.New", "Message.Text"])
        #expect(try ChatPush(decoding: ["message": "m", "lastTranscript": nil]).lastTranscript == nil)
    }

    @Test(
        "A push message of the wrong shape is an error that names the field",
        arguments: [
            ([:], .missing, "message"),
            ([], .wrongType, "PushMessage"),
            (.null, .wrongType, "PushMessage"),
            ("[]", .wrongType, "PushMessage"),
            (["message": []], .wrongType, "message"),
            (["message": [:]], .missing, "message"),
            (["message": ["message": ["message": "deep"]]], .wrongType, "message"),
            (["_id": "x"], .missing, "_action"),
            (["_action": "connect"], .missing, "_id"),
            (["_id": [], "_action": "connect"], .wrongType, "_id"),
            (["serviceId": "x", "lastTranscript": [:]], .wrongType, "lastTranscript"),
            (["serviceId": "x", "lastTranscript": ["x"]], .wrongType, "lastTranscript"),
            (["serviceId": "x", "lastTranscript": [["Message.Text": []]]], .wrongType, "lastTranscript"),
        ] as [(JSONValue, ContractError.Code, String)])
    func wrongShapes(json: JSONValue, code: ContractError.Code, field: String) {
        #expect(throws: ContractError(code: code, field: field)) { try PushMessage(decoding: json) }
    }

    @Test("Wrapped text that is no JSON is told as such")
    func malformed() {
        for json: JSONValue in ["", "x", ["message": "{"], ["message": #"{"_id":"#]] {
            #expect(throws: ContractError.self) { try PushMessage(decoding: json) }
        }
        #expect(throws: ContractError(code: .missing, field: "message")) { try APNsUserInfo(decoding: ["aps": [:]]) }
        #expect(throws: ContractError(code: .wrongType, field: "aps")) {
            try APNsUserInfo(decoding: ["aps": 1, "message": ["serviceId": "x"]])
        }
    }
}
