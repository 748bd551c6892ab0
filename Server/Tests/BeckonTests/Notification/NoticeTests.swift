import Testing

@testable import Beckon

@Suite("What notices say") struct NoticeTests {
    private static func bodies(
        _ tier: ServiceOptions.PushText, text: String = "I can see your order", languages: [String?] = [nil],
        words: [String: NoticeTexts.Words] = [:], length: Int? = nil
    ) async throws -> [ConversationNotice] {
        let node = BridgeNode { rules in
            rules.noticeText = tier
            rules.noticeTexts = NoticeTexts(words: words)
            rules.previewLength = length
        }
        var notices: [ConversationNotice] = []
        try await node.run {
            for (index, language) in languages.enumerated() {
                try await node.register("phone \(index)", language: language)
            }
            try await node.say(text)
            notices = try await node.pushes().sorted { $0.device.token < $1.device.token }.compactMap(\.notice)
        }
        return notices
    }

    @Test("two devices in two languages get two texts; what is missing falls back, and never is empty")
    func languages() async throws {
        let words: [String: NoticeTexts.Words] = [
            "": .init(title: "News"), "de": .init(title: "Neue Nachricht", body: "Sie haben eine Nachricht."),
            "de-at": .init(body: "Es gibt eine Nachricht."), "fr": .init(title: ""),
        ]
        let notices = try await Self.bodies(
            .none, languages: ["de-AT", "de_CH", "fr", "pt-BR", nil, ""], words: words)
        let builtIn = "You have a new message from Support."
        #expect(notices.map(\.title) == ["Neue Nachricht", "Neue Nachricht", "News", "News", "News", "News"])
        #expect(
            notices.map(\.body) == [
                "Es gibt eine Nachricht.", "Sie haben eine Nachricht.", builtIn, builtIn, builtIn, builtIn,
            ])
    }

    @Test("the tiers say nothing, who wrote, or what, cut between characters")
    func tiers() async throws {
        #expect(try await Self.bodies(.none).map(\.body) == ["You have a new message from Support."])
        #expect(try await Self.bodies(.sender).map(\.body) == ["New message from Lee"])
        #expect(try await Self.bodies(.contract).map(\.body) == ["I can see your order"])
        let family = String(repeating: "👨‍👩‍👧‍👦", count: 51)
        let cut = try await Self.bodies(.contract, text: family)
        #expect(cut.map(\.body) == [String(repeating: "👨‍👩‍👧‍👦", count: 50) + "…"])
        #expect(try await Self.bodies(.contract, text: "abcdef", length: 3).map(\.body) == ["abc…"])
        #expect(try await Self.bodies(.contract, text: "").map(\.body) == ["You have a new message from Support."])
    }
}
