import Testing

@testable import Beckon

/// Whose a chat is, and how it goes from one agent to another.
@Suite("Chat owner") struct ChatOwnerTests {
    private static let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
    private static let lee = AgentParty(nickname: "Lee", kind: .agent, account: "lee")

    @Test("a second agent is refused, whatever it does")
    func second() throws {
        let head = try apply([.agent(Self.kim, .joined)], to: Self.head).head
        let actions: [AgentEvent.Action] = [
            .joined, .message(text: "x", key: nil), .typing(.began), .pushedURL("https://example.com/", key: nil),
            .custom(text: "x", key: nil), .ended, .left(), .transferred(to: Self.lee, key: nil),
            .transferred(to: nil, key: nil),
        ]
        for action in actions {
            #expect(throws: ChatRefusal(.taken, owner: "Kim")) { try apply([.agent(Self.lee, action)], to: head) }
        }
        #expect(!"\(ChatRefusal(.taken, owner: "Kim"))".contains("Kim"))
    }

    @Test("an agent who has the chat may take it again, which changes nothing")
    func again() throws {
        let head = try apply([.agent(Self.kim, .joined)], to: Self.head).head
        for action: AgentEvent.Action in [.joined, .tookOver, .transferred(to: Self.kim, key: nil)] {
            let result = try apply([.agent(Self.kim, action)], to: head)
            #expect(result.events.isEmpty)
            #expect(result.head == head)
        }
    }

    @Test("the first message of an agent takes a chat that nobody has")
    func firstMessage() throws {
        let result = try apply([.agent(Self.kim, .message(text: "Hello", key: nil))], to: Self.head)
        #expect(result.events.map(\.kind) == [.joined, .messageText])
        #expect(result.head.takenBy == Self.kim)
    }

    @Test("taking over is said: the one leaves, the other joins")
    func takeOver() throws {
        let head = try apply([.agent(Self.kim, .joined)], to: Self.head).head
        let result = try apply([.agent(Self.lee, .tookOver)], to: head)
        #expect(result.events.map(\.kind) == [.left, .joined])
        #expect(result.events.map(\.nickname) == ["Kim", "Lee"])
        #expect(result.head.side.agents == [Self.lee])
        #expect(result.head.life.state == .active)
        #expect(throws: ChatRefusal(.taken, owner: "Lee")) {
            try apply([.agent(Self.kim, .message(text: "x", key: nil))], to: result.head)
        }
    }

    @Test("a chat that is handed over is the other agent's at once, in one change of two events")
    func transfer() throws {
        let head = try apply(
            [.agent(Self.kim, .joined), .agent(Self.kim, .typing(.began))], to: Self.head
        ).head
        let result = try apply([.agent(Self.kim, .transferred(to: Self.lee, key: "k"))], to: head)
        #expect(result.events.map(\.kind) == [.left, .joined])
        #expect(result.events.map(\.nickname) == ["Kim", "Lee"])
        #expect(result.events.map(\.key) == [nil, "k"])
        #expect(result.head.side.agents == [Self.lee])
        #expect(result.head.life.state == .active && !result.head.side.typing.isTyping)
    }

    @Test("a chat that its agent leaves waits again, and has waited from then on", arguments: [true, false])
    func leave(toQueue: Bool) throws {
        let head = try apply([.agent(Self.kim, .message(text: "Hello", key: nil))], to: Self.head).head
        let action = toQueue ? AgentEvent.Action.transferred(to: nil, key: "k") : .left(key: "k")
        let result = try apply([.agent(Self.kim, action)], to: head)
        #expect(result.events.map(\.kind) == [.left])
        #expect(result.events.map(\.key) == ["k"])
        #expect(result.head.life.state == .waiting && result.head.takenBy == nil)
        #expect(result.head.customer.waitingSince == Self.now)
        let other = try apply([.agent(Self.kim, action), .agent(Self.lee, .joined)], to: result.head)
        #expect(other.events.map(\.kind) == [.joined])
    }

    @Test("a chat that nobody has can be given to an agent")
    func assign() throws {
        let result = try apply([.agent(Self.kim, .transferred(to: Self.lee, key: "k"))], to: Self.head)
        #expect(result.events.map(\.kind) == [.joined])
        #expect(result.head.takenBy == Self.lee)
    }

    @Test("an agent side of another kind says itself who may speak")
    func otherSide() throws {
        var head = try apply([.agent(Self.kim, .joined)], to: Self.head).head
        head.side.name = .genesysCloud
        let result = try apply([.agent(Self.lee, .message(text: "x", key: nil), from: .genesysCloud)], to: head)
        #expect(result.head.side.agents == [Self.kim, Self.lee])
        let left = try apply([.agent(Self.kim, .left(), from: .genesysCloud)], to: result.head)
        #expect(left.head.life.state == .active && left.head.side.agents == [Self.lee])
    }

    @Test("what an ended chat hears of agents is refused, or nothing")
    func ended() throws {
        let head = try apply([.agent(Self.kim, .joined), .customerEnded()], to: Self.head).head
        for action: AgentEvent.Action in [.tookOver, .transferred(to: Self.lee, key: nil), .joined] {
            #expect(throws: ChatRefusal(.ended)) { try apply([.agent(Self.lee, action)], to: head) }
        }
        #expect(try apply([.agent(Self.lee, .left()), .agent(Self.lee, .ended)], to: head).events.isEmpty)
    }

    private static let now = Timestamp(milliseconds: 2_000_000)

    private static let head = ChatHead(
        ChatID("CHAT"), serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
        life: ChatLife(startedAt: Timestamp(milliseconds: 1_000_000), expiresAt: Timestamp(milliseconds: 9_000_000)),
        customer: ChatCustomer(nickname: "Stan", user: "u"), attendance: ChatAttendance(.present(clientID: "c")))

    private func apply(
        _ inputs: [ChatInput], to head: ChatHead
    ) throws -> (head: ChatHead, events: [TranscriptEvent]) {
        var (head, events) = (head, [TranscriptEvent]())
        for input in inputs {
            var session = ChatSession(
                head: head, options: ServiceOptions(name: "request-chat", kind: .chat),
                now: Self.now)
            try session.apply(input)
            head = session.head
            events += session.events
        }
        return (head, events)
    }
}
