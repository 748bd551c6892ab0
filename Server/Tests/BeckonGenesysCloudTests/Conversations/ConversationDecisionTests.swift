import Beckon
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite struct ConversationDecisionTests {
    typealias Act = ConversationDecision.Act

    private let names = AgentNames()
    private let lee = AgentParty(nickname: "Lee Park", kind: .agent, account: "u-lee")
    private let kim = AgentParty(nickname: "Kim", kind: .agent, account: "u-kim")

    private func leg(_ id: String, _ user: String, _ name: String, _ place: ConversationEvents.Agent.Place)
        -> ConversationEvents.Agent
    {
        .init(participant: id, user: user, name: name, place: place)
    }

    private func acts(
        _ agents: [ConversationEvents.Agent], isEnded: Bool = false, _ facts: ConversationDecision.Facts = .init()
    ) -> [Act] {
        ConversationDecision.acts(
            on: ConversationEvents(conversation: "c", customer: "chat", agents: agents, isEnded: isEnded), facts,
            names: names)
    }

    @Test("an agent joins when connected, and not while alerting")
    func joins() {
        #expect(acts([leg("1", "u-lee", "Lee Park", .pending)]) == [])
        #expect(acts([leg("1", "u-lee", "Lee Park", .connected)]) == [Act(party: lee, action: .joined)])
        #expect(acts([leg("1", "u-lee", "Lee Park", .connected)], .init(agents: [lee])) == [])
    }

    @Test("a transfer is a leave and a join, in this order")
    func transfer() {
        let both = [leg("1", "u-lee", "Lee Park", .gone), leg("2", "u-kim", "Kim", .connected)]
        let expected = [
            Act(party: lee, action: .left(key: "genesys-cloud/left/1")), Act(party: kim, action: .joined),
        ]
        #expect(acts(both, .init(agents: [lee])) == expected)
        #expect(acts(both, .init(agents: [kim])) == [])
    }

    @Test("an agent with a newer leg has not left")
    func newerLeg() {
        let legs = [leg("1", "u-lee", "Lee Park", .gone), leg("2", "u-lee", "Lee Park", .connected)]
        #expect(acts(legs, .init(agents: [lee])) == [])
    }

    @Test("a leg that is over does not come back with an old report")
    func old() {
        let legs = [leg("1", "u-lee", "Lee Park", .connected)]
        #expect(acts(legs, .init(agents: [kim], gone: ["1"])) == [])
    }

    @Test("an agent known by name alone is the one of the leg with that name")
    func byName() {
        let named = AgentParty(nickname: "Lee", kind: .agent, account: "name/Lee")
        #expect(acts([leg("1", "u-lee", "Lee Park", .connected)], .init(agents: [named])) == [])
        #expect(
            acts([leg("1", "u-lee", "Lee Park", .gone)], .init(agents: [named])) == [
                Act(party: named, action: .left(key: "genesys-cloud/left/1"))
            ])
        #expect(acts([leg("2", "u-ann", "Leeann", .gone)], .init(agents: [named])) == [])
    }

    @Test(
        "the end is told by the chat's agent, else by the last one that was there; only once, and not of an older one")
    func ends() {
        let gone = [leg("1", "u-kim", "Kim", .gone), leg("2", "u-lee", "Lee Park", .gone)]
        #expect(acts(gone, isEnded: true, .init(agents: [kim])) == [Act(party: kim, action: .ended)])
        #expect(acts(gone, isEnded: true) == [Act(party: lee, action: .ended)])
        #expect(acts([], isEnded: true).map(\.party.nickname) == ["Agent"])
        // The chat knows it; its callback may not.
        #expect(acts(gone, isEnded: true, .init(isOver: true)) == [Act(party: lee, action: .ended)])
        #expect(acts(gone, .init(agents: [kim], isOver: true)) == [])
        #expect(acts(gone, isEnded: true, .init(conversation: "newer")) == [])
        #expect(acts(gone, isEnded: true, .init(conversation: "c")).count == 1)
    }

    @Test("a bot leaves when an agent joins")
    func bot() {
        #expect(
            acts([leg("1", "u-lee", "Lee Park", .connected)], .init(agents: [names.bot])).map(\.action) == [
                .left(key: "genesys-cloud/left/bot/1"), .joined,
            ])
    }

    @Test("a sender is found among the chat's parties, or is a new one")
    func senders() {
        func account(_ nickname: String?, _ first: String?, _ parties: [AgentParty]) -> String {
            names.party(
                of: OpenMessageSender(nickname: nickname, firstName: first), isBot: false, among: parties
            ).account
        }
        #expect(account("Mobile app", "Lee", [lee]) == "u-lee")
        #expect(account("Mobile app", "Kim", [lee, kim]) == "u-kim")
        #expect(account("Mobile app", nil, [lee]) == "u-lee")
        #expect(account("Mobile app", "Max", [lee]) == "name/Max")
        #expect(account("Kim", nil, []) == "name/Kim")
        #expect(account(nil, nil, []) == "name/Agent")
        #expect(account(nil, "\u{0}\u{7}", []) == "name/Agent")
        #expect(names.party(of: OpenMessageSender(), isBot: true, among: [lee]).account == AgentNames.botAccount)
    }

    @Test("a reference keeps both ids, and reads what it wrote")
    func references() {
        for reference in [ConversationReference("c"), ConversationReference("c", participant: "p")] {
            #expect(ConversationReference(text: reference.text) == reference)
        }
        #expect(ConversationReference(text: nil) == nil)
        #expect(ConversationReference(text: "") == nil)
    }

    @Test("a table forgets what was not used for longest, and never holds more than it may")
    func table() {
        var table = RecentTable<Int>(capacity: 10)
        for number in 0..<100 {
            table["kept"] = table["kept"] ?? 1
            table["\(number)"] = number
            #expect(table.count <= 12)
        }
        #expect(table["kept"] == 1)
        #expect(table["99"] == 99)
        #expect(table["1"] == nil)
    }
}
