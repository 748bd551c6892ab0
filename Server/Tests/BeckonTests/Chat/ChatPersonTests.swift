import Testing

@testable import Beckon

/// One person whom an agent side names in two ways, because one of its reports has the id and another only the name.
@Suite("Chat person") struct ChatPersonTests {
    private static let side = AgentSideName.genesysCloud
    private static let named = AgentParty(nickname: "Lee", kind: .agent, account: "name/Lee")
    private static let known = AgentParty(nickname: "Lee Example", kind: .agent, account: "61c1")
    private static let other = AgentParty(nickname: "Lee", kind: .agent, account: "72d2")

    @Test("whichever report comes first, the agent joins once", arguments: [[named, known], [known, named]])
    func once(parties: [AgentParty]) throws {
        var actions = [(parties[0], AgentEvent.Action.joined)]
        actions.append((parties[1], .message(text: "Hello", key: "m")))
        actions.append((parties[1], .joined))
        actions.append((parties[0], .message(text: "I look for it.", key: "n")))
        let result = try apply(actions)
        #expect(result.events.map(\.kind) == [.joined, .messageText, .messageText])
        #expect(Set(result.events.map(\.nickname)) == [parties[0].nickname])
        #expect(result.head.side.agents == [parties[0]])
    }

    @Test("the agent leaves under either name", arguments: [[named, known], [known, named]])
    func leave(parties: [AgentParty]) throws {
        let result = try apply([(parties[0], .joined), (parties[1], .left(key: "l"))])
        #expect(result.events.map(\.kind) == [.joined, .left])
        #expect(result.head.side.agents.isEmpty)
    }

    @Test("a transfer to an agent who is there under the other name changes nothing")
    func transfer() throws {
        let result = try apply([(Self.known, .joined), (Self.known, .transferred(to: Self.named, key: "t"))])
        #expect(result.events.map(\.kind) == [.joined])
    }

    @Test("two agents of one name whose ids are known are two")
    func namesakes() throws {
        let lee = AgentParty(nickname: "Lee", kind: .agent, account: "61c1")
        let result = try apply([(lee, .joined), (Self.other, .joined)])
        #expect(result.head.side.agents == [lee, Self.other])
    }

    @Test("a bot is no agent of its name")
    func bots() throws {
        let bot = AgentParty(nickname: "Lee", kind: .external, account: "bot")
        let result = try apply([(bot, .joined), (Self.named, .joined)])
        #expect(result.head.side.agents == [bot, Self.named])
    }

    private func apply(
        _ actions: [(AgentParty, AgentEvent.Action)]
    ) throws -> (head: ChatHead, events: [TranscriptEvent]) {
        var head = ChatHead(
            ChatID("CHAT"), serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
            life: ChatLife(
                startedAt: Timestamp(milliseconds: 1_000_000), expiresAt: Timestamp(milliseconds: 9_000_000)),
            customer: ChatCustomer(nickname: "Stan", user: "u"), attendance: ChatAttendance(.present(clientID: "c")))
        head.side = ChatAgentSide(newOf: Self.side)
        var events: [TranscriptEvent] = []
        for (party, action) in actions {
            var session = ChatSession(
                head: head, options: ServiceOptions(name: "request-chat", kind: .chat),
                now: Timestamp(milliseconds: 2_000_000))
            try session.apply(.agent(party, action, from: Self.side))
            head = session.head
            events += session.events
        }
        return (head, events)
    }
}
