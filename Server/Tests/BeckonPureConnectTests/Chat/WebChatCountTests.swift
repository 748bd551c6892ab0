import Testing

@testable import BeckonPureConnect

/// A delivery in doubt is compared with what the server has.
@Suite struct WebChatCountTests {
    /// What is sent of owed texts, where a text in brackets is about the customer's presence; and the count afterwards.
    private func sent(_ owed: [String], count: Int, own: [String]) -> (texts: [String], count: Int) {
        var (texts, tally) = ([String](), WebChatCount(sent: count, own: own))
        for text in owed where !tally.has(text, isPresence: text.hasPrefix("[")) {
            texts.append(text)
            tally.add()
        }
        tally.settle()
        return (texts, tally.sent)
    }

    @Test("what the server has is not sent again")
    func plain() {
        #expect(sent(["b", "c"], count: 1, own: ["a", "b"]) == (["c"], 3))
        #expect(sent(["b", "c"], count: 1, own: ["a"]) == (["b", "c"], 3))
        #expect(sent(["b", "c"], count: 1, own: ["a", "b", "c"]) == ([], 3))
    }

    @Test("a text that the customer repeats is sent as often as it was said")
    func repeated() {
        #expect(sent(["a", "a"], count: 1, own: ["a", "a"]) == (["a"], 3))
        #expect(sent(["a"], count: 1, own: ["a"]) == (["a"], 2))
    }

    @Test("words about presence that were not owed before neither hide a text nor double it")
    func newPresence() {
        #expect(sent(["[away]", "b", "c"], count: 1, own: ["a", "b"]) == (["[away]", "c"], 4))
        #expect(sent(["b", "[back]"], count: 1, own: ["a", "b"]) == (["[back]"], 3))
    }

    @Test("words about presence that are owed no more are passed over")
    func oldPresence() {
        #expect(sent(["b", "c"], count: 1, own: ["a", "[away]", "b"]) == (["c"], 4))
        #expect(sent(["b"], count: 1, own: ["a", "[away]"]) == (["b"], 3))
        #expect(sent(["[away]", "b"], count: 1, own: ["a", "[away]"]) == (["b"], 3))
    }

    @Test("a delivery that stops before all is accounted for stays in doubt, at the place that it reached")
    func stopped() {
        var tally = WebChatCount(sent: 1, own: ["a", "b", "c"])
        let hasFirst = tally.has("b", isPresence: false)
        #expect(hasFirst)
        #expect(!tally.isSettled)
        #expect(tally.sent == 2)
        let hasSecond = tally.has("c", isPresence: false)
        #expect(hasSecond)
        #expect(tally.isSettled)
        #expect(tally.sent == 3)
    }
}
