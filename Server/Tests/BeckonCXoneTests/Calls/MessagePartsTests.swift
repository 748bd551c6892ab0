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

    @Test("files follow the text, each with a key of its own; addresses that are none are left out")
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

    @Test("a long text is cut into events, and nothing of it is lost")
    func longTexts() throws {
        let text = String(repeating: "ä", count: 9_000)
        let content: JSONValue = ["type": "TEXT", "payload": ["text": .string(text)]]
        let actions = try Self.actions(Self.body(content))
        #expect(actions.count == 3)
        let joined = actions.map { if case .message(let text, _) = $0 { text } else { "" } }.joined()
        #expect(joined == text)
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
