import Beckon
import Testing

@Suite("One decision about a chat")
struct ChatDecisionTests {
    private static let now = Timestamp(milliseconds: 1_000_000)
    private let options = ServiceOptions(name: "request-chat", kind: .chat)

    private func head(state: ChatState = .active) -> ChatHead {
        ChatHead(
            ChatID("A"), serviceID: ServiceID("S"), serviceName: "request-chat",
            life: ChatLife(state: state, startedAt: Self.now, expiresAt: Self.now.advanced(by: .seconds(60))),
            customer: ChatCustomer(nickname: "C", user: "u"),
            attendance: ChatAttendance(.present(clientID: "c"), holder: NodeID("n")), version: 7)
    }

    @Test("no change of a head on disk needs no commit; of one that is not, it waits for that one's end")
    func unchanged() throws {
        let again = ChatInput.customerPresent(clientID: "c", node: NodeID("n"))
        #expect(try ChatDecision(again, on: head(), options: options, now: Self.now).commit == nil)
        let decision = try ChatDecision(again, on: head(), isCommitted: false, options: options, now: Self.now)
        let commit = try #require(decision.commit)
        #expect(!decision.isChange && decision.refusal == nil && commit.changes.isEmpty)
        #expect(commit.expectation == .chat(ChatID("A"), version: 7))
    }

    @Test("so does a refusal")
    func refused() throws {
        let text = ChatInput.customerMessage(text: "a", key: "k")
        let ended = head(state: .ended)
        #expect(throws: ChatRefusal(.ended)) {
            try ChatDecision(text, on: ended, options: options, now: Self.now)
        }
        let ahead = try ChatDecision(text, on: ended, isCommitted: false, options: options, now: Self.now)
        #expect(ahead.refusal == ChatRefusal(.ended))
        #expect(ahead.commit?.changes.isEmpty == true)
    }

    @Test("a change is the head, its events and debts in one commit on that head")
    func changed() throws {
        let decision = try ChatDecision(
            .customerMessage(text: "a", key: "k"), on: head(), isCommitted: false, options: options, now: Self.now)
        #expect(decision.isChange && decision.head.version == 8 && decision.events.map(\.position) == [1])
        #expect(decision.commit?.expectation == .chat(ChatID("A"), version: 7))
    }

    @Test("a device is stored with the chat that names it, and before its push; an ended chat keeps nothing of it")
    func namedDevice() throws {
        let old = Device(type: .fcm, token: "old", registeredAt: Self.now)
        let new = Device(type: .fcm, token: "new", registeredAt: Self.now)
        var away = head()
        away.attendance.presence = .away(since: Self.now)
        (away.lastPosition, away.lastPushable, away.customer.deviceID) = (1, 1, old.id)
        func changes(_ input: ChatInput, on head: ChatHead) throws -> [Change] {
            try ChatDecision(input, on: head, options: options, now: Self.now).commit?.changes ?? []
        }
        let named = try changes(.deviceNamed(new), on: away)
        let put = try #require(named.firstIndex(of: .putDevice(new)))
        let owed = try #require(named.firstIndex { if case .owe = $0 { true } else { false } })
        let removed = try #require(named.firstIndex(of: .removeUnusedDevice(old.id)))
        #expect(put < owed && owed < removed)
        #expect(try changes(.deviceTaken(old.id), on: away).contains(.removeUnusedDevice(old.id)))
        #expect(try changes(.deviceNamed(new), on: head(state: .ended)).isEmpty)
        // What an app has registered stays as it is.
        let own = Device(type: .fcm, token: "own", registeredAt: Self.now, customer: .signed("c"), registration: "r")
        #expect(try !changes(.deviceNamed(own), on: away).contains(.putDevice(own)))
    }

    @Test("a head names the parts that a decision changed: a message its own, and what waits for the agent side")
    func parts() throws {
        func parts(_ input: ChatInput, on head: ChatHead) throws -> HeadParts? {
            let commit = try ChatDecision(input, on: head, options: options, now: Self.now).commit
            for case .putChat(let after, _, let parts) in commit?.changes ?? [] {
                #expect(head.taking([parts, .cursors, .agentCursor], of: after) == after)
                return parts
            }
            return nil
        }
        let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
        var taken = head()
        taken.side.agents = [kim]
        let message = ChatInput.agent(kim, .message(text: "Hello", key: nil), from: .desk)
        let typing = ChatInput.agent(kim, .typing(.began), from: .desk)
        let text = ChatInput.customerMessage(text: "a", key: "k")
        for input in [message, typing, text, .customerTyping(.began)] {
            #expect(try parts(input, on: taken) == .message)
        }
        #expect(try parts(message, on: head()) == [.message, .others])
        var away = taken
        away.attendance.presence = .away(since: Self.now)
        #expect(try parts(message, on: away) == .message)
        var delivered = head()
        delivered.side = ChatAgentSide(newOf: .genesysCloud)
        #expect(try parts(text, on: delivered) == [.message, .delivery])
        let absence = ChatInput.customerAway(position: nil, .goodBye(clientID: "c"))
        #expect(try parts(absence, on: taken)?.contains(.indexed) == true)
        #expect(try parts(.customerRenamed("D"), on: taken) == [.message, .others])
    }

    @Test("what goes along is written with a change, and alone on the head that stays as it is")
    func alongside() throws {
        let row = Change.removeClient(clientID: "c")
        func decide(_ input: ChatInput, _ extra: @escaping ChatDecision.Extra) throws -> ChatDecision {
            try ChatDecision(input, on: head(), options: options, now: Self.now, adding: extra)
        }
        let away = ChatInput.customerAway(position: nil, .goodBye(clientID: "c"))
        let changed = try decide(away) { $0.attendance.presence != $1.attendance.presence ? [row] : [] }
        let changes = try #require(changed.commit).changes
        #expect(changed.isChange && changes.last == row && changes.count > 1)
        let again = ChatInput.customerPresent(clientID: "c", node: NodeID("n"))
        let alone = try decide(again) { _, _ in [row] }
        let commit = try #require(alone.commit)
        #expect(!alone.isChange && alone.head.version == 7 && alone.wakes.isEmpty)
        #expect(commit.changes == [row] && commit.expectation == .chat(ChatID("A"), version: 7))
        #expect(try decide(again) { $0.attendance.presence != $1.attendance.presence ? [row] : [] }.commit == nil)
    }

    @Test("a node that takes a client writes its own row with it, and only then")
    func place() throws {
        let place = NodePlace(node: NodeID("m"), name: "b", lease: .seconds(30))
        func rows(_ input: ChatInput) throws -> Int {
            let decided = try ChatDecision(input, on: head(), options: options, now: Self.now)
            let commit = decided.commit(of: place, over: head(), now: Self.now)
            return try #require(commit).changes.count {
                $0 == .putNode(NodeRecord(id: NodeID("m"), name: "b", leaseUntil: Self.now.advanced(by: .seconds(30))))
            }
        }
        #expect(try rows(.customerPresent(clientID: "c", node: NodeID("m"))) == 1)
        #expect(try rows(.customerPresent(clientID: "d", node: NodeID("other"))) == 0)
        #expect(try rows(.customerMessage(text: "a", key: nil)) == 0)
    }
}
