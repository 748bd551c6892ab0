import BeckonJSON
import GMSContract
import Testing

@testable import Beckon
@testable import BeckonPush

@Suite("What back-ends publish, for each push service") struct PublishedPayloadTests {
    private static func push(_ message: String, type: PushType = .ios) -> PushRequest {
        let device = Device(type: type, token: "t", registeredAt: Timestamp(milliseconds: 0))
        return PushRequest(
            id: Requests.id(1), collapseID: "c", device: device, content: .published(tag: "order.1", message: message),
            expiresAt: Timestamp(milliseconds: 0), priority: 10)
    }

    @Test("a router's callback message is the contract's, on iPhones and Android")
    func callback() throws {
        let apple = try Fixture.json("push-callback-apns")
        let message = try #require(apple["message"]?.string)
        var style = PushStyle.Apple()
        style.body = "Agent is available right now"
        let content = Self.push(message).content
        let bytes = try #require(APNsPayload.fitted(content, style: style, form: .string, sound: "default")).bytes
        #expect(try JSONValue(parsing: bytes) == apple)
        let object = try #require(APNsPayload.fitted(content, style: style, form: .object, sound: "default")).bytes
        #expect(try JSONValue(parsing: object)["message"] == (try JSONValue(parsing: message)))
        let android = try Fixture.json("push-callback-fcm-data")
        let text = try #require(android["message"]?.string)
        let fcm = try #require(FCMPayload.fitted(Self.push(text, type: .fcm), style: .data, timeToLive: 60)).bytes
        #expect(try JSONValue(parsing: fcm)["message"]?["data"] == android)
    }

    @Test("httpcb posts the message as it is, customhttp with its device")
    func http() throws {
        for (message, type) in [("Hello, Ada", "text/plain"), (#"{"a": 1}"#, "application/json")] {
            let content = Self.push(message).content
            #expect(try #require(HTTPPushPayload.callback(content)).bytes == Array(message.utf8))
            #expect(HTTPPushPayload.contentType(of: content) == "\(type); charset=utf-8")
            let custom = try #require(HTTPPushPayload.custom(content, deviceID: "d", form: nil)).bytes
            #expect(try JSONValue(parsing: custom) == ["deviceId": "d", "message": .string(message)])
        }
    }

    @Test("a text is shown, of an object its message; the data are never cut")
    func alerts() throws {
        func alert(_ message: String) throws -> JSONValue? {
            let content = Self.push(message).content
            let bytes = try #require(APNsPayload.fitted(content, form: .string, sound: "default")).bytes
            return try JSONValue(parsing: bytes)["aps"]?["alert"]
        }
        #expect(try alert("Hello") == "Hello")
        #expect(try alert(#"{"message": "Hi", "n": 1}"#) == "Hi")
        let long = String(repeating: "x", count: 3_500)
        let cut = try #require(APNsPayload.fitted(Self.push(long).content, form: .string, sound: "default"))
        #expect(cut.bytes.count <= 4_096)
        #expect(try JSONValue(parsing: cut.bytes)["message"]?.string == long)
        let tooLong = Self.push(String(repeating: "x", count: 5_000))
        #expect(APNsPayload.fitted(tooLong.content, form: .string, sound: "default") == nil)
        #expect(FCMPayload.fitted(tooLong, style: .data, timeToLive: 1) == nil)
        #expect(HTTPPushPayload.callback(tooLong.content) != nil)
    }
}
