import BeckonPlatform
import Testing

@Suite struct AgentNameTests {
    @Test(
        "an agent's name is one line that can be seen, or none",
        arguments: [
            (nil, nil), ("", nil), (" \u{200b}", nil), ("\u{3164}", nil), ("Kim", "Kim"),
            (" Kim\t\r\n Lee ", "Kim Lee"), ("\u{1}Kim\u{85}Lee\u{200b}", "Kim Lee"), ("木村\u{3000}愛", "木村\u{3000}愛"),
        ] as [(String?, String?)])
    func shown(_ name: String?, _ expected: String?) {
        #expect(AgentName.shown(name) == expected)
    }

    @Test("a name is no longer than a chat keeps")
    func long() {
        #expect(AgentName.shown(String(repeating: "ü", count: 600)) == String(repeating: "ü", count: 256))
    }
}
