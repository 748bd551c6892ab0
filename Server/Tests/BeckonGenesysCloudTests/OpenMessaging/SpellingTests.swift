import Beckon
import BeckonJSON
import Testing

@testable import BeckonGenesysCloud

/// The bodies of calls, compared with the reference's examples.
@Suite struct SpellingTests {
    private let address: JSONValue = ["id": "customer-4711@app.example.com", "idType": "Opaque"]

    private func time(_ text: String) throws -> Timestamp { try #require(Timestamp(utc: text)) }

    @Test("a text is spelled as in the example")
    func text() throws {
        let example = try #require(try Example.json("genesys-open-inbound-text.request.json")["body"])
        let body = OpenMessageSpelling.message(
            "3d36297b-abbc-5f51-8331-1da1d4a99cec",
            from: [
                "id": "customer-4711@app.example.com", "idType": "Opaque", "firstName": "Ana", "lastName": "Costa",
                "nickname": "Ana",
            ], at: try time("2026-03-02T09:00:00.000Z"), text: "Where is my order?",
            metadata: ["beckon.conversation": "c-000123"])
        #expect(body == example)
    }

    @Test("typing is spelled as in the example")
    func typing() throws {
        let example = try #require(try Example.json("genesys-open-inbound-typing.request.json")["body"])
        #expect(
            OpenMessageSpelling.typing(from: address, at: try time("2026-03-02T09:00:30.000Z")) == example)
    }

    @Test("a receipt is spelled as in the example")
    func receipt() throws {
        let example = try #require(try Example.json("genesys-open-inbound-receipt.request.json")["body"])
        let body = OpenMessageSpelling.receipt(
            "cff4cdcb-1219-5c7c-a078-67a120cfe162", to: "customer-4711@app.example.com",
            at: try time("2026-03-02T09:01:11.000Z"), "Delivered")
        #expect(body == example)
    }

    @Test("a choice is spelled as in the example")
    func choice() throws {
        let example = try #require(try Example.json("genesys-open-inbound-button.request.json")["body"])
        let offer = QuickReplyBook.Offer(
            message: "8261c77a-cd4e-55c8-bed7-fd9da384894b", text: "Yes", payload: "yes")
        let body = OpenMessageSpelling.choice(
            offer, id: "5e335de4-edbd-5b74-8127-5ae425ee49a1", from: address,
            at: try time("2026-03-02T09:01:45.000Z"))
        #expect(body == example)
    }

    @Test("the paths are those of the examples", arguments: ["text", "typing", "receipt", "button"])
    func paths(_ name: String) throws {
        let path = try #require(try Example.json("genesys-open-inbound-\(name).request.json")["path"]?.string)
        let kind = ["text": "message", "typing": "event", "receipt": "receipt", "button": "structured/response"][name]
        let query = name == "text" ? "?prefetchConversationId=true" : ""
        #expect(OpenMessageSpelling.path(ChatWorld.integration, try #require(kind), query: query) == path)
    }

    @Test(
        "times are spelled in UTC with milliseconds, and read back",
        arguments: [0, 1_772_442_070_250, 951_782_400_007, 4_102_444_799_999])
    func times(_ milliseconds: Int64) {
        let time = Timestamp(milliseconds: milliseconds)
        #expect(Timestamp(utc: time.openMessagingText) == time)
        #expect(time.openMessagingText.utf8.count == 24)
        #expect(Timestamp(milliseconds: .max).openMessagingText == "9999-12-31T23:59:59.999Z")
    }

    @Test("a customer's file goes as an attachment with its signed address")
    func file() throws {
        let event = TranscriptEvent(
            position: 4, kind: .fileUploaded, nickname: "Ana", text: "has sent the file a.PNG", party: .client,
            at: ChatWorld.moment, key: nil, data: EventFile(id: FileID("f1"), name: "a.PNG", size: 12).data)
        let composer = ChatComposer(integration: "i") { file, _ in "https://files.example.com/\(file.text)" }
        let head = Heads.head("c")
        guard case .message(let body) = composer.call(for: event, in: head, isFirst: false) else {
            Issue.record("no message")
            return
        }
        #expect(body["text"] == nil)
        #expect(
            body["content"]?[0]?["attachment"] == [
                "mediaType": "Image", "url": "https://files.example.com/f1", "mime": "image/png", "filename": "a.PNG",
                "contentSizeBytes": 12,
            ])
        let without = ChatComposer(integration: "i") { _, _ in nil }
        guard case .message(let plain) = without.call(for: event, in: head, isFirst: false) else {
            Issue.record("no message")
            return
        }
        #expect(plain["text"]?.string == "has sent the file a.PNG")
    }

    @Test("attached data are limited in number and length; a customer's names become the contact's")
    func limits() {
        var data = Dictionary(
            uniqueKeysWithValues: (100..<300).map { ("k\($0)", String(repeating: "x", count: 2_000)) })
        data["first_name"] = "Ana"
        let attached = ChatComposer.attached(to: Heads.head("c", data: data))
        #expect(attached.count == ChatComposer.mostData)
        #expect(attached.allSatisfy { ($0.value.string ?? "").utf8.count <= ChatComposer.longestValue })
        let event = TranscriptEvent(
            position: 1, kind: .messageText, nickname: "Ana", text: "Hi", party: .client, at: ChatWorld.moment, key: nil
        )
        let call = ChatComposer(integration: "i") { _, _ in nil }
            .call(for: event, in: Heads.head("c", data: data), isFirst: true)
        guard case .message(let body) = call else {
            Issue.record("no message")
            return
        }
        #expect(body["channel"]?["from"]?["firstName"]?.string == "Ana")
        #expect(body["metadata"]?["beckon.conversation"]?.string == "c")
    }
}
