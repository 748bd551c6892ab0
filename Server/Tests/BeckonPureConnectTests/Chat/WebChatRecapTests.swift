import Beckon
import Testing

@testable import BeckonPureConnect

/// What agents are told of a chat that its server lost.
@Suite struct WebChatRecapTests {
    private func event(_ kind: EventKind, _ text: String, by name: String = "Ana", data: [String: String] = [:])
        -> TranscriptEvent
    {
        TranscriptEvent(
            position: 1, kind: kind, nickname: name, text: text, party: .client, at: Timestamp(milliseconds: 0),
            key: nil, data: data)
    }

    @Test("words and files stand in order under their names, and nothing else")
    func lines() {
        let text = WebChatRecap.text(of: [
            event(.joined, "has joined the session"), event(.messageText, "Hello"), event(.typingStarted, "is typing"),
            event(.messageText, "Good morning", by: "Kim"),
            event(.fileUploaded, "file", data: EventFile(id: FileID("f"), name: "bill.pdf").data),
            event(.left, "has left the session", by: "Kim"),
        ])
        #expect(text == "Earlier in this chat:\nAna: Hello\nKim: Good morning\nAna: bill.pdf")
    }

    @Test("nothing said is nothing told")
    func nothing() {
        #expect(WebChatRecap.text(of: [event(.joined, "has joined the session")]) == nil)
    }

    @Test("the newest lines are told, at most 40 and 3,000 characters")
    func bounds() throws {
        let short = try #require(WebChatRecap.text(of: (1...100).map { event(.messageText, "word \($0)") }))
        #expect(short.split(separator: "\n").count == 41)
        #expect(short.hasSuffix("Ana: word 100"))
        let long = try #require(
            WebChatRecap.text(of: (1...100).map { event(.messageText, "\($0)" + String(repeating: "x", count: 5_000)) })
        )
        #expect(long.count <= WebChatRecap.mostCharacters + WebChatRecap.heading.count + 1)
        #expect(long.contains("\nAna: 100x"))
    }
}
