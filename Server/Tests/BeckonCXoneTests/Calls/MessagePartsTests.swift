import Beckon
import BeckonJSON
import Testing

@testable import BeckonCXone

@Suite("Parts of messages") struct MessagePartsTests {
    private static func actions(_ body: JSONValue) throws -> [AgentEvent.Action] {
        let call = try BYOCCall(.second, post: nil, body: body)
        return OutboundMessage(key: "k", text: call.text, parts: call.parts).actions
    }

    private static func body(_ content: JSONValue, attachments: JSONValue = []) -> JSONValue {
        ["thread": ["idOnExternalPlatform": "t"], "messageContent": content, "attachments": attachments]
    }

    @Test("files follow the text, each with a key of its own; what has no address that an app can open is named")
    func files() throws {
        let files: JSONValue = [
            ["url": "https://files.example.com/a", "friendlyName": "a.pdf"], ["url": "ftp://x"], ["name": "x"],
            ["url": "https://files.example.com/b", "fileName": "b.png"],
        ]
        let content: JSONValue = ["type": "TEXT", "payload": ["text": "Here"]]
        #expect(
            try Self.actions(Self.body(content, attachments: files)) == [
                .message(text: "Here", key: "k"),
                .file(AgentFile(name: "a.pdf", url: "https://files.example.com/a"), key: "k/file0"),
                .file(AgentFile(name: "b.png", url: "https://files.example.com/b"), key: "k/file1"),
                .message(text: "This cannot be shown here: a file, a file", key: "k/unshown"),
            ])
    }

    @Test("choices stand below the question, and a rich link pushes its address")
    func structured() throws {
        let replies = try Fixture.json("cxone-message-created-quick-replies.json")["data"]?["message"]?[
            "messageContent"]
        #expect(
            try Self.actions(Self.body(try #require(replies))) == [
                .message(text: "Shall I send a replacement?\n- Yes\n- No", key: "k")
            ])
        let link: JSONValue = [
            "type": "RICH_LINK", "fallbackText": "Our shop", "payload": ["url": "https://shop.example.com/"],
        ]
        #expect(
            try Self.actions(Self.body(link)) == [
                .message(text: "Our shop", key: "k"), .pushedURL("https://shop.example.com/", key: "k/url"),
            ])
    }

    @Test("a card shows its titles, texts and links below the text")
    func cards() throws {
        let body: JSONValue = [
            ["type": "TextBlock", "text": "Your order"], ["type": "TextBlock", "text": "It is on its way."],
        ]
        let card: JSONValue = [
            "type": "ADAPTIVE_CARD", "fallbackText": "A card",
            "payload": [
                "body": body,
                "actions": [["type": "Action.OpenUrl", "title": "Track", "url": "https://shop.example.com/t"]],
            ],
        ]
        #expect(
            try Self.actions(Self.body(card)) == [
                .custom(
                    text: "A card\nYour order\nIt is on its way.\nhttps://shop.example.com/t\n- Track", key: "k")
            ])
    }

    @Test("an address of some thousand bytes is shown")
    func longAddresses() throws {
        let url = "https://files.example.com/a?signature=" + String(repeating: "x", count: 5_000)
        let file: JSONValue = ["url": .string(url), "friendlyName": "a.pdf"]
        #expect(
            try Self.actions(Self.body(["type": "TEXT"], attachments: [file])) == [
                .file(AgentFile(name: "a.pdf", url: url), key: "k/file0")
            ])
    }

    @Test("the customer is told of an address that is too long, of a link that is none, and of files beyond the limit")
    func unshown() throws {
        let url = "https://files.example.com/a?signature=" + String(repeating: "x", count: 8_000)
        let file: JSONValue = ["url": .string(url), "friendlyName": "a.pdf"]
        let text: JSONValue = ["type": "TEXT", "payload": ["text": "Here"]]
        #expect(
            try Self.actions(Self.body(text, attachments: [file])) == [
                .message(text: "Here", key: "k"),
                .message(text: "This cannot be shown here: a.pdf", key: "k/unshown"),
            ])
        #expect(
            try Self.actions(Self.body(["type": "TEXT"], attachments: [file])) == [
                .message(text: "This cannot be shown here: a.pdf", key: "k")
            ])
        let link: JSONValue = ["type": "RICH_LINK", "fallbackText": "Our shop", "payload": ["url": .string(url)]]
        #expect(
            try Self.actions(Self.body(link)) == [
                .message(text: "Our shop", key: "k"),
                .message(text: "This cannot be shown here: a link", key: "k/unshown"),
            ])
        let many = (0..<21).map { JSONValue.object(["url": "https://x.example/", "fileName": .string("\($0).pdf")]) }
        let last = try Self.actions(Self.body(text, attachments: .array(many))).last
        #expect(last == .message(text: "This cannot be shown here: 20.pdf", key: "k/unshown"))
        let more = Array(repeating: JSONValue.object(["url": "https://x.example/", "fileName": "a.pdf"]), count: 60)
        let names = Array(repeating: "a.pdf", count: 20) + ["further files"]
        #expect(
            try Self.actions(Self.body(text, attachments: .array(more))).last
                == .message(text: "This cannot be shown here: \(names.joined(separator: ", "))", key: "k/unshown"))
        let cards = (0..<150).map { JSONValue.object(["title": .string("Card \($0)")]) }
        let carousel: JSONValue = ["type": "ADAPTIVE_CARD", "payload": ["cards": .array(cards)]]
        #expect(
            try Self.actions(Self.body(carousel)).last
                == .message(text: "This cannot be shown here: the rest of this message", key: "k/unshown"))
    }

    @Test(
        "a message that nobody can read is no action",
        arguments: [["type": "TEXT"], ["type": "PLUGIN", "payload": [:]]] as [JSONValue])
    func unreadable(_ content: JSONValue) throws {
        #expect(try Self.actions(Self.body(content)).isEmpty)
    }

    @Test(
        "a body of another form is refused",
        arguments: [
            [], 1, [:], ["messageContent": [:]], ["messageContent": "x", "thread": ["idOnExternalPlatform": "t"]],
        ] as [JSONValue])
    func refused(_ body: JSONValue) throws {
        #expect(throws: BridgeRefusal.self) { try BYOCCall(.second, post: nil, body: body) }
    }
}
