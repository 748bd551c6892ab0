import Testing

@testable import Beckon

@Suite struct ChatSessionTests {
    private static let start = Timestamp(milliseconds: 1_000_000)
    private static let agent = AgentParty(nickname: "Kristi", kind: .agent, account: "kristi")
    private static let device = Device(type: .ios, token: "aa", registeredAt: start)

    private let options: ServiceOptions = {
        var options = ServiceOptions(name: "request-chat", kind: .chat)
        options.clientTimeoutNotification = .seconds(5)
        return options
    }()

    private func head(presence: CustomerPresence = .present(clientID: "c"), device: Device? = device) -> ChatHead {
        ChatHead(
            ChatID("CHAT"), serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
            life: ChatLife(startedAt: Self.start, expiresAt: Self.start.advanced(by: .seconds(36_000))),
            customer: ChatCustomer(nickname: "Stan", user: "u", deviceID: device?.id),
            attendance: ChatAttendance(presence))
    }

    /// Applies inputs one second apart, each in a session of its own, as the service does.
    private func run(
        _ head: ChatHead, _ inputs: [ChatInput], options: ServiceOptions? = nil
    ) throws -> (head: ChatHead, events: [TranscriptEvent], debts: [Change]) {
        var head = head
        var events: [TranscriptEvent] = []
        var debts: [Change] = []
        for (index, input) in inputs.enumerated() {
            var session = ChatSession(
                head: head, options: options ?? self.options, now: Self.start.advanced(by: .seconds(Int64(index))))
            try session.apply(input)
            head = session.head
            events += session.events
            debts += session.debts
        }
        return (head, events, debts)
    }

    private func owed(_ debts: [Change]) -> [(after: Int, through: Int, due: Timestamp)] {
        debts.compactMap {
            guard case .owe(let push, _) = $0, case .chat(_, let after, let through) = push.subject else { return nil }
            return (after, through, push.due)
        }
    }

    @Test("a transcript begins with the customer's own joining, the first message stands at 2")
    func beginning() throws {
        let result = try run(head(), [.started(firstMessage: nil), .customerMessage(text: "Hello.", key: nil)])
        #expect(result.events.map(\.kind) == [.joined, .messageText])
        #expect(result.events.map(\.position) == [1, 2])
        #expect(result.events.allSatisfy { $0.party == .client && $0.nickname == "Stan" })
    }

    @Test("only changes of typing count, one start in five seconds, and a message ends it without a notice")
    func typing() throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .agent(Self.agent, .joined), .agent(Self.agent, .typing(.began)),
                .agent(Self.agent, .typing(.began)), .agent(Self.agent, .message(text: "Hi", key: nil)),
                .agent(Self.agent, .typing(.stopped)), .agent(Self.agent, .typing(.began)),
                .agent(Self.agent, .typing(.began)), .agent(Self.agent, .typing(.stopped)),
            ])
        #expect(
            result.events.map(\.kind) == [
                .joined, .joined, .typingStarted, .messageText, .typingStarted, .typingStopped,
            ])
        #expect(result.events.map(\.position) == Array(1...6))
    }

    @Test("after a message its author may type again at once; without one a second start waits five seconds")
    func typingAfterMessage() throws {
        let sides: [(type: (TypingChange) -> ChatInput, say: ChatInput)] = [
            ({ .agent(Self.agent, .typing($0)) }, .agent(Self.agent, .message(text: "Hi", key: nil))),
            ({ .customerTyping($0) }, .customerMessage(text: "Hi", key: nil)),
        ]
        for side in sides {
            let before = [ChatInput.started(firstMessage: nil), .agent(Self.agent, .joined), side.type(.began)]
            let said = try run(head(), before + [side.say, side.type(.began)])
            #expect(said.events.suffix(3).map(\.kind) == [.typingStarted, .messageText, .typingStarted])
            let silent = try run(head(), before + [side.type(.stopped), side.type(.began)])
            #expect(silent.events.suffix(2).map(\.kind) == [.typingStarted, .typingStopped])
        }
    }

    @Test("a customer waits from the first unanswered message to the agent's reply, and the push says so")
    func waiting() throws {
        var options = options
        options.clientTimeoutNotification = .zero
        let asked: [ChatInput] = [
            .started(firstMessage: nil), .agent(Self.agent, .message(text: "Hello", key: nil)),
            .customerMessage(text: "One", key: nil), .customerTyping(.began), .customerMessage(text: "Two", key: nil),
            .customerAway(position: nil, .unseen), .agent(Self.agent, .typing(.began)),
        ]
        let before = try run(head(), asked, options: options)
        #expect(before.head.customer.waitingSince == Self.start.advanced(by: .seconds(2)))
        let reply = ChatInput.agent(Self.agent, .message(text: "Yes", key: nil))
        let after = try run(head(), asked + [reply, reply], options: options)
        #expect(after.head.customer.waitingSince == nil)
        let waits = after.debts.compactMap { change -> Timestamp? in
            guard case .owe(let push, _) = change else { return nil }
            return push.waitingSince
        }
        #expect(Array(waits.suffix(2)) == [2, 8].map { Self.start.advanced(by: .seconds($0)) })
        let first = try run(head(), [.started(firstMessage: "Hello?")], options: options)
        #expect(first.head.customer.waitingSince == Self.start)
    }

    @Test("an agent's event for a present customer owes nothing")
    func live() throws {
        let result = try run(
            head(), [.started(firstMessage: nil), .agent(Self.agent, .message(text: "Hi", key: nil))])
        #expect(owed(result.debts).isEmpty)
        #expect(result.head.lastPushable == 3)
    }

    @Test("the first event of an absence waits for the timer, later ones join it, then each pushes at once")
    func absence() throws {
        let away = ChatInput.customerAway(position: 2, .goodBye(clientID: "c"))
        let message = ChatInput.agent(Self.agent, .message(text: "Hi", key: nil))
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .agent(Self.agent, .joined), away, message, message,
                .agent(Self.agent, .typing(.began)), message, .customerPolled, .customerPolled, message, message,
            ])
        let owed = owed(result.debts)
        let timer = Self.start.advanced(by: .seconds(8))
        #expect(owed.map(\.through) == [3, 4, 6, 7, 8])
        #expect(owed.map(\.after) == [2, 3, 5, 6, 7])
        #expect(owed.prefix(3).allSatisfy { $0.due == timer })
        #expect(owed[3].due == Self.start.advanced(by: .seconds(9)))
        #expect(owed[4].due == Self.start.advanced(by: .seconds(10)))
    }

    @Test("no wait configured: the first event pushes at once")
    func zeroTimer() throws {
        var options = options
        options.clientTimeoutNotification = .zero
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .customerAway(position: nil, .unseen),
                .agent(Self.agent, .joined),
            ], options: options)
        #expect(owed(result.debts).map(\.due) == [Self.start.advanced(by: .seconds(2))])
    }

    @Test("going away also judges the events beyond the reported position")
    func judgesBeyond() throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .agent(Self.agent, .message(text: "Hi", key: nil)),
                .customerAway(position: 2, .goodBye(clientID: "c")),
            ])
        #expect(result.head.attendance.cursor == 2)
        let owed = owed(result.debts)
        #expect(owed.map(\.after) == [2])
        #expect(owed.map(\.through) == [3])
        #expect(owed.map(\.due) == [Self.start.advanced(by: .seconds(7))])
    }

    @Test("a reported position is clamped to the transcript", arguments: [(-5, 0), (1, 1), (99, 2)])
    func clamps(reported: Int, expected: Int) throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: "Hello."), .customerAway(position: reported, .goodBye(clientID: "c")),
            ])
        #expect(result.head.attendance.cursor == expected)
    }

    @Test("coming back cancels what is owed and the next absence starts its own timer")
    func comingBack() throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .customerAway(position: 1, .goodBye(clientID: "c")),
                .agent(Self.agent, .joined), .customerPresent(clientID: "d", node: .test),
            ])
        #expect(result.debts.last == .cancelOwed(lane: "chat/CHAT"))
        #expect(result.head.attendance.firstPushDue == nil)
        #expect(result.head.attendance.presence == .present(clientID: "d"))
    }

    @Test("a client that is not the present one cannot send the customer away")
    func staleClient() throws {
        let result = try run(
            head(presence: .present(clientID: "new")),
            [.started(firstMessage: nil), .customerAway(position: 0, .goodBye(clientID: "old"))])
        #expect(result.head.attendance.presence == .present(clientID: "new"))
    }

    @Test("a second report from the background moves the cursor and settles what it covers")
    func secondReport() throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .customerAway(position: 0, .goodBye(clientID: "c")),
                .agent(Self.agent, .joined), .customerAway(position: 2, .goodBye(clientID: "c")),
            ])
        #expect(result.head.attendance.cursor == 2)
        #expect(result.debts.last == .cancelOwed(lane: "chat/CHAT"))
    }

    @Test("without a device nothing is owed")
    func noDevice() throws {
        let result = try run(
            head(device: nil),
            [
                .started(firstMessage: nil), .customerAway(position: nil, .unseen),
                .agent(Self.agent, .message(text: "Hi", key: nil)),
            ])
        #expect(owed(result.debts).isEmpty)
    }

    @Test("an ended chat takes nothing more and says so")
    func ended() throws {
        let ended = try run(
            head(), [.started(firstMessage: nil), .agent(Self.agent, .joined), .agent(Self.agent, .ended)]
        ).head
        #expect(ended.life.state == .ended)
        for input: ChatInput in [
            .customerMessage(text: "x", key: nil), .customerTyping(.began),
            .agent(Self.agent, .message(text: "x", key: nil)), .agent(Self.agent, .joined),
        ] {
            var session = ChatSession(head: ended, options: options, now: Self.start)
            #expect(throws: ChatRefusal(.ended)) { try session.apply(input) }
        }
    }

    @Test("a chat whose callback is over ends as if its customer left, and owes no push; a chat with an agent stays")
    func callbackOver() throws {
        let waiting = try run(head(), [.started(firstMessage: nil), .callbackEnded, .callbackEnded])
        #expect(waiting.head.life.state == .ended)
        #expect(waiting.events.map(\.kind) == [.joined, .left])
        #expect(waiting.events.last?.party == .client)
        #expect(waiting.debts.contains { if case .cancelOwed = $0 { true } else { false } })
        let taken = try run(head(), [.started(firstMessage: nil), .agent(Self.agent, .joined), .callbackEnded])
        #expect(taken.head.life.state == .active)
        #expect(taken.events.count == 2)
    }

    @Test("the end of an absent customer's chat is told by push")
    func endWhileAway() throws {
        let result = try run(
            head(),
            [
                .started(firstMessage: nil), .agent(Self.agent, .joined),
                .customerAway(position: 2, .goodBye(clientID: "c")),
                .agent(Self.agent, .ended),
            ])
        #expect(owed(result.debts).map(\.through) == [3])
    }

    @Test("texts are neither empty nor longer than allowed")
    func textLimits() {
        let long = String(repeating: "a", count: ChatSession.longestText + 1)
        var session = ChatSession(head: head(), options: options, now: Self.start)
        #expect(throws: ChatRefusal(.emptyText)) { try session.apply(.customerMessage(text: "", key: nil)) }
        #expect(throws: ChatRefusal(.textTooLong)) { try session.apply(.customerMessage(text: long, key: nil)) }
    }

    @Test("a polling customer who is not seen is away, one who is seen is looked at again")
    func pollingTimer() throws {
        var new = head(presence: .polling)
        new.customer.user = nil
        let polling = try run(new, [.started(firstMessage: nil)]).head
        #expect(polling.life.due == Self.start.advanced(by: .seconds(45)))
        var asking = ChatSession(head: polling, options: options, now: Self.start.advanced(by: .seconds(40)))
        try asking.apply(.customerPolled)
        var seen = ChatSession(head: asking.head, options: options, now: Self.start.advanced(by: .seconds(45)))
        try seen.apply(.timeReached(.none))
        #expect(seen.head.attendance.presence == .polling)
        #expect(seen.head.life.due == Self.start.advanced(by: .seconds(85)))
        var unseen = ChatSession(head: polling, options: options, now: Self.start.advanced(by: .seconds(45)))
        try unseen.apply(.timeReached(.none))
        #expect(unseen.head.attendance.presence == .away(since: Self.start.advanced(by: .seconds(45))))
    }

    @Test("a chat ends with its time to live")
    func timeToLive() throws {
        let begun = try run(head(), [.started(firstMessage: nil)]).head
        var session = ChatSession(head: begun, options: options, now: begun.life.expiresAt)
        try session.apply(.timeReached(.held(clientID: "c", by: .test)))
        #expect(session.head.life.state == .ended)
        #expect(session.head.life.due == nil)
    }

    @Test("any walk keeps positions dense, the cursor inside, and debts inside the transcript", arguments: 0..<200)
    func randomWalk(seed: UInt64) throws {
        var random = Walk(seed: seed)
        var head = head(presence: .expected)
        var now = Self.start
        var position = 0
        for step in 0..<120 {
            now = now.advanced(by: Milliseconds(Int64(random.below(4_000))))
            var session = ChatSession(head: head, options: options, now: now)
            let input = step == 0 ? .started(firstMessage: nil) : random.input(head)
            do {
                try session.apply(input)
            } catch {
                #expect(error.code == .ended, "seed \(seed)")
                continue
            }
            for event in session.events {
                position += 1
                #expect(event.position == position, "seed \(seed)")
            }
            head = session.head
            #expect(head.lastPosition == position, "seed \(seed)")
            #expect((0...position).contains(head.attendance.cursor), "seed \(seed)")
            #expect(head.attendance.firstPushDue == nil || head.attendance.presence.isAway, "seed \(seed)")
            for (after, through, due) in owed(session.debts) {
                #expect(after < through && through <= position && due >= now, "seed \(seed)")
                #expect(head.attendance.presence.isAway, "seed \(seed)")
            }
            #expect(head.life.state == .ended || head.life.due != nil, "seed \(seed)")
        }
    }

    private struct Walk {
        var state: UInt64

        init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

        mutating func below(_ limit: UInt64) -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state % limit
        }

        mutating func input(_ head: ChatHead) -> ChatInput {
            switch below(14) {
            case 0: .customerMessage(text: "m", key: nil)
            case 1: .customerTyping(below(2) == 0 ? .began : .stopped)
            case 2: .customerPresent(clientID: below(2) == 0 ? "a" : "b", node: below(3) == 0 ? NodeID("other") : .test)
            case 3, 4: .customerAway(position: below(2) == 0 ? nil : Int(below(30)) - 3, .unseen)
            case 5:
                .customerAway(
                    position: Int(below(10)),
                    below(2) == 0 ? .missed(clientID: "a", by: .test) : .goodBye(clientID: "a"))
            case 6: .customerPolled
            case 7: .timeReached(below(2) == 0 ? .held(clientID: "a", by: .test) : .missing(clientID: "a", at: .test))
            case 8: .agent(ChatSessionTests.agent, .joined)
            case 9: .agent(ChatSessionTests.agent, .left())
            case 10: .agent(ChatSessionTests.agent, .typing(below(2) == 0 ? .began : .stopped))
            case 11: below(40) == 0 ? .customerEnded() : .agent(ChatSessionTests.agent, .custom(text: "c", key: nil))
            default: .agent(ChatSessionTests.agent, .message(text: "a", key: nil))
            }
        }
    }
}
