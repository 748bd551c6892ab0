import Testing

@testable import Beckon

/// What of a chat is owed to an agent side, and when.
@Suite("What an agent side is owed") struct AgentLedgerTests {
    private static let start = Timestamp(milliseconds: 1_000_000)
    private static let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
    private static let lease = Milliseconds.seconds(60)

    private let options = ServiceOptions(name: "request-chat", kind: .chat)

    private var head: ChatHead {
        ChatHead(
            ChatID("CHAT"), serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
            life: ChatLife(startedAt: Self.start, expiresAt: Self.start.advanced(by: .seconds(36_000))),
            customer: ChatCustomer(nickname: "Stan", user: "u", userData: ["subject": "Order", "_ttl": "9"]),
            attendance: ChatAttendance(.present(clientID: "c")), side: ChatAgentSide(newOf: .genesysCloud))
    }

    private func session(_ head: ChatHead, at seconds: Int64 = 0, _ inputs: [ChatInput]) throws -> ChatSession {
        var session = ChatSession(head: head, options: options, now: Self.start.advanced(by: .seconds(seconds)))
        for input in inputs { try session.apply(input) }
        return session
    }

    private func begin(_ claim: String, at seconds: Int64 = 0) -> ChatInput {
        .deliveryBegan(claim: claim, until: Self.start.advanced(by: .seconds(seconds)).advanced(by: Self.lease))
    }

    private func delivery(_ head: ChatHead, _ events: [TranscriptEvent], _ receipt: ReceiptMark = ReceiptMark())
        -> AgentDelivery
    {
        AgentDelivery(
            owedOf: head, events: events.filter { $0.position > head.side.cursor }, receipt: receipt, options: options)
    }

    private func said(_ text: String) -> ChatInput { .customerMessage(text: text, key: nil) }
    private func replied(_ text: String) -> ChatInput {
        .agent(Self.kim, .message(text: text, key: nil), from: .genesysCloud)
    }

    @Test("a new chat is owed from its beginning; what the agent side says itself is not")
    func opening() throws {
        let begun = try session(head, [.started(firstMessage: "Hi"), replied("Hello"), said("Help")])
        #expect(begun.head.side.ledger?.due == Self.start)
        #expect(begun.agentSideWaits)
        let owed = delivery(begun.head, begun.events)
        #expect(owed.notices.first == .opened(data: ["subject": "Order"]))
        #expect(Array(owed.notices.dropFirst()) == [1, 2, 5].map { AgentNotice.event(begun.events[$0 - 1]) })
        #expect(owed.through == 5)
    }

    @Test("the desk, which reads by itself, and reported chats are owed nothing")
    func readers() throws {
        for side: AgentSideName in [.desk, BridgeSourceName("crm").map { .bridge($0) } ?? .cxone] {
            var own = head
            own.side = ChatAgentSide(newOf: side)
            let begun = try session(own, [.started(firstMessage: "Hi"), .receiptRaised, begin("a")])
            #expect(begun.head.side.ledger == nil)
            #expect(!begun.agentSideWaits)
        }
    }

    @Test("an agent reply alone owes the agent side nothing")
    func ownWords() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        let after = try session(settled, [replied("Hello")])
        #expect(after.head.side.ledger?.due == nil)
        #expect(!after.agentSideWaits)
    }

    @Test("of typing only the newest event is worth telling")
    func typing() throws {
        let typed = try session(head, [.started(firstMessage: nil), .customerTyping(.began), said("Hi")])
        #expect(delivery(typed.head, typed.events).notices.count == 3)
        let typing = try session(head, [.started(firstMessage: nil), .customerTyping(.began)])
        #expect(delivery(typing.head, typing.events).notices.last == .event(typing.events[1]))
    }

    @Test("that the customer types, or types no more, is told also when the agent side spoke after it")
    func typingBeforeWords() throws {
        let typed = try session(head, [.started(firstMessage: nil), .customerTyping(.began), replied("Hello")])
        #expect(delivery(typed.head, typed.events).notices.last == .event(typed.events[1]))
    }

    @Test("one delivery holds so many bytes that any receiver takes it; the rest is for the next")
    func bytes() throws {
        let text = String(repeating: "x", count: 8_000)
        let begun = try session(head, [.started(firstMessage: nil)] + (0..<60).map { _ in said(text) })
        let owed = delivery(begun.head, begun.events)
        #expect(owed.through < begun.head.lastPosition)
        let size = owed.notices.reduce(0) { if case .event(let event) = $1 { $0 + event.text.utf8.count } else { $0 } }
        #expect(size <= 200_000)
        #expect(owed.notices.count == owed.through + 1)
    }

    @Test("what an agent side takes a part of is offered again soon: only failures in a row make the wait longer")
    func progressShortens() throws {
        var chat = try session(head, [.started(firstMessage: "1"), said("2"), begin("a")])
        let events = chat.events
        for (claim, accepted) in [("a", 0), ("b", 0), ("c", 2)] {
            let end = DeliveryEnd(
                progress: delivery(chat.head, events).progress(accepting: accepted), pause: .init(reason: "status 500"))
            let later = chat.head.side.ledger?.due
            chat = try session(chat.head, [.deliveryEnded(claim: claim, end)])
            #expect(later != nil)
            if claim != "c" {
                let due = try #require(chat.head.side.ledger?.due)
                let seconds = (due.milliseconds - Self.start.milliseconds) / 1_000
                chat = try session(chat.head, at: seconds, [begin(claim == "a" ? "b" : "c", at: seconds)])
            }
        }
        #expect(chat.head.side.ledger?.failures == 1)
    }

    @Test("one delivery of a chat is under way at a time, until its lease ends")
    func claims() throws {
        let begun = try session(head, [.started(firstMessage: nil), begin("a")])
        #expect(begun.head.side.ledger?.claim == "a")
        #expect(begun.head.side.ledger?.due == Self.start.advanced(by: Self.lease))
        #expect(try session(begun.head, at: 59, [begin("b", at: 59)]).head.side.ledger?.claim == "a")
        let taken = try session(begun.head, at: 60, [begin("b", at: 60)])
        #expect(taken.head.side.ledger?.claim == "b")
        // What the agent side took of the delivery before is not known.
        #expect(begun.head.side.ledger?.failures == 0)
        #expect(taken.head.side.ledger?.failures == 1)
        #expect(taken.head.side.ledger?.failure == "interrupted")
    }

    @Test("what is accepted is not owed any more, and moves the cursor with it")
    func acceptance() throws {
        let begun = try session(head, [.started(firstMessage: "Hi"), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let end = DeliveryEnd(progress: owed.progress(accepting: owed.notices.count))
        let ended = try session(begun.head, [.deliveryEnded(claim: "a", end)])
        #expect(ended.head.side.cursor == 2)
        #expect(ended.debts == [.moveAgentCursor(ChatID("CHAT"), to: 2)])
        #expect(!ended.owesPushes)
        #expect(ended.head.side.ledger?.due == nil)
        #expect(ended.head.side.ledger?.claim == nil)
        #expect(ended.head.side.ledger?.told.isOpened == true)
        #expect(delivery(ended.head, begun.events).notices.isEmpty)
    }

    @Test("what comes during a delivery is owed at once when it ends")
    func news() throws {
        let begun = try session(head, [.started(firstMessage: nil), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let said = try session(begun.head, at: 1, [said("Hi")])
        #expect(said.head.side.ledger?.due == Self.start.advanced(by: Self.lease))
        #expect(!said.agentSideWaits)
        let end = DeliveryEnd(progress: owed.progress(accepting: 2))
        let ended = try session(said.head, at: 2, [.deliveryEnded(claim: "a", end)])
        #expect(ended.head.side.cursor == 1)
        #expect(ended.head.side.ledger?.due == Self.start.advanced(by: .seconds(2)))
        #expect(ended.agentSideWaits)
        #expect(delivery(ended.head, begun.events + said.events).notices == [.event(said.events[0])])
    }

    @Test("a part that was accepted is not told again; the rest waits, ever longer, at most five minutes")
    func partly() throws {
        let begun = try session(head, [.started(firstMessage: "1"), said("2"), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let end = DeliveryEnd(progress: owed.progress(accepting: 3), pause: .init(reason: "status 500"))
        var ended = try session(begun.head, at: 0, [.deliveryEnded(claim: "a", end)])
        #expect(ended.head.side.cursor == 2)
        #expect(delivery(ended.head, begun.events).notices == [.event(begun.events[2])])
        #expect(ended.head.side.ledger?.failure == "status 500")
        var pauses: [Int64] = []
        for round in 0..<12 {
            let due = try #require(ended.head.side.ledger?.due)
            pauses.append((due.milliseconds - Self.start.milliseconds) / 1_000 - Int64(round) * 1_000)
            var next = ended.head
            next.side.ledger?.due = Self.start
            let at = Int64(round + 1) * 1_000
            let nothing = delivery(next, begun.events).progress(accepting: 0)
            let again = DeliveryEnd(progress: nothing, pause: .init(reason: "no answer"))
            ended = try session(next, at: at, [begin("b", at: at), .deliveryEnded(claim: "b", again)])
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
        #expect(ended.head.side.cursor == 2)
    }

    @Test("what waits without words holds up no words that come, before or meanwhile; its own pauses grow")
    func besideWords() throws {
        let begun = try session(head, [.started(firstMessage: nil), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let end = ChatInput.deliveryEnded(
            claim: "a",
            DeliveryEnd(
                progress: owed.progress(accepting: 2), pause: .init(reason: "status 500"), isBesideWords: true))
        let waiting = try session(begun.head, [end])
        #expect(waiting.head.side.ledger?.due == Self.start.advanced(by: .seconds(1)))
        #expect(waiting.head.side.ledger?.failures == 1)
        let news = try session(waiting.head, [said("Hi")])
        #expect(news.head.side.ledger?.due == Self.start)
        #expect(news.agentSideWaits)
        let meanwhile = try session(begun.head, [said("Hi"), end])
        #expect(meanwhile.head.side.ledger?.due == Self.start)
        #expect(meanwhile.agentSideWaits)
    }

    @Test("of a chat that has ended only the end is owed, which waits and says why")
    func besideWordsAtTheEnd() throws {
        let begun = try session(
            head, [.started(firstMessage: nil), .customerEnded(message: nil, key: nil), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let end = DeliveryEnd(
            progress: owed.progress(accepting: 2), pause: .init(reason: "status 500"), isBesideWords: true)
        let waiting = try session(begun.head, [.deliveryEnded(claim: "a", end)])
        #expect(waiting.head.side.ledger?.failure == "status 500")
        #expect(waiting.head.side.ledger?.due == Self.start.advanced(by: .seconds(1)))
    }

    @Test(
        "what belongs to a notice beside its words is tried three times where it is refused, five times where it fails",
        arguments: [
            (AgentAnswer.Failure.refused(reason: "status 403"), 3), (.unreachable(reason: "no answer"), 5),
            (.failing(reason: "status 500"), 5), (.busy(.seconds(9), reason: "status 503"), 5),
        ])
    func tries(_ failure: AgentAnswer.Failure, _ most: Int) throws {
        let ended = try session(head, [.started(firstMessage: nil), .customerEnded(message: nil, key: nil)])
        var chat = ended.head
        for _ in 1..<most {
            let owed = delivery(chat, ended.events)
            let answer = try #require(owed.again(after: owed.notices.count - 1, failure))
            #expect(answer.isBesideWords && answer.failure == failure)
            #expect(owed.verdict(on: answer, isFineOtherwise: true) == nil)
            chat.side.ledger?.refused = owed.refused(by: answer)
            // Words that are repeated before it, and fail, take nothing from the count.
            let words = delivery(chat, ended.events)
            chat.side.ledger?.refused = words.refused(
                by: .first(owed.notices.count - 1, .failing(reason: "status 500")))
        }
        let last = delivery(chat, ended.events)
        #expect(last.again(after: last.notices.count - 1, failure) == nil)
    }

    @Test("an agent side that asks for a pause gets it")
    func pause() throws {
        let begun = try session(head, [.started(firstMessage: nil), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let end = DeliveryEnd(
            progress: owed.progress(accepting: 0), pause: .init(atLeast: .seconds(40), reason: "status 429"))
        let ended = try session(begun.head, [.deliveryEnded(claim: "a", end)])
        #expect(ended.head.side.ledger?.due == Self.start.advanced(by: .seconds(40)))
    }

    @Test("of a delivery whose claim is another's by now only the cursor counts")
    func late() throws {
        let begun = try session(head, [.started(firstMessage: nil), begin("a")])
        let owed = delivery(begun.head, begun.events)
        let taken = try session(begun.head, at: 60, [begin("b", at: 60)])
        let end = DeliveryEnd(progress: owed.progress(accepting: 2))
        let ended = try session(taken.head, at: 61, [.deliveryEnded(claim: "a", end)])
        #expect(ended.head.side.cursor == 1)
        #expect(ended.head.side.ledger == taken.head.side.ledger)
    }

    @Test("an absence is told once, after the messages, and so is the return; an absence that ended untold is not told")
    func away() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        let gone = try session(settled, at: 3, [said("Bye"), .customerAway(position: 1, .unseen)])
        #expect(gone.agentSideWaits)
        let owed = delivery(gone.head, gone.events)
        let since = Self.start.advanced(by: .seconds(3))
        #expect(owed.notices == [.event(gone.events[0]), .customerAway(since: since, words: "customer is not online")])
        let told = try session(
            gone.head, at: 3,
            [begin("a", at: 3), .deliveryEnded(claim: "a", DeliveryEnd(progress: owed.progress(accepting: 2)))])
        #expect(delivery(told.head, []).notices.isEmpty)
        let back = try session(
            told.head, at: 5, [.customerPresent(clientID: "d", node: NodeID("n"))])
        #expect(back.agentSideWaits)
        #expect(delivery(back.head, []).notices == [.customerReturned(awaySince: since)])
        let neither = try session(
            settled, [.customerAway(position: 0, .unseen), .customerPresent(clientID: "d", node: NodeID("n"))])
        #expect(delivery(neither.head, []).notices.isEmpty)
    }

    @Test("after an absence that the agent side may know of, the return is told, even if the node died")
    func doubtfulAway() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        let gone = try session(settled, [.customerAway(position: 0, .unseen), begin("a")])
        let owed = delivery(gone.head, [])
        #expect(owed.notices == [.customerAway(since: Self.start, words: "customer is not online")])
        let silence = DeliveryEnd(progress: owed.progress(accepting: 0), pause: DeliveryEnd.Pause(reason: "no answer"))
        let back = ChatInput.customerPresent(clientID: "d", node: NodeID("n"))
        let unsure = try session(gone.head, at: 1, [.deliveryEnded(claim: "a", silence), back])
        let dead = try session(gone.head, at: 60, [back, begin("b", at: 60)])
        for head in [unsure.head, dead.head] {
            let next = delivery(head, [])
            #expect(next.notices == [.customerReturned(awaySince: Self.start)])
            var after = head
            after.side.ledger?.told = next.progress(accepting: 1).told
            #expect(delivery(after, []).notices.isEmpty)
        }
        let again = try session(unsure.head, at: 9, [.customerAway(position: 0, .unseen)])
        #expect(
            delivery(again.head, []).notices == [
                .customerReturned(awaySince: Self.start),
                .customerAway(since: Self.start.advanced(by: .seconds(9)), words: "customer is not online"),
            ])
    }

    @Test("the agent side is told of a return between two absences, even without a delivery in between")
    func awayTwice() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        settled.side.ledger?.told.awaySince = Self.start
        settled.attendance = ChatAttendance(.away(since: Self.start.advanced(by: .seconds(7))))
        #expect(
            delivery(settled, []).notices == [
                .customerReturned(awaySince: Self.start),
                .customerAway(since: Self.start.advanced(by: .seconds(7)), words: "customer is not online"),
            ])
    }

    @Test("an ended chat waits for no customer, but its last events are still owed")
    func over() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        let ended = try session(settled, [.customerAway(position: 0, .unseen), .customerEnded()])
        #expect(delivery(ended.head, ended.events).notices == [.event(ended.events[0])])
    }

    @Test("receipts are told when they have grown")
    func receipts() throws {
        var settled = head
        settled.side.ledger?.told.isOpened = true
        let raised = try session(settled, [.receiptRaised])
        #expect(raised.agentSideWaits)
        let mark = ReceiptMark(delivered: 4, read: 2)
        let owed = delivery(raised.head, [], mark)
        #expect(owed.notices == [.receipt(mark)])
        var told = raised.head
        told.side.ledger?.told = owed.progress(accepting: 1).told
        #expect(delivery(told, [], mark).notices.isEmpty)
        #expect(delivery(told, [], ReceiptMark(delivered: 3)).notices.isEmpty)
    }

    @Test("where the transcript goes on, place and receipts wait for its end")
    func pages() throws {
        let texts = (0..<AgentDelivery.longest + 5).map { said("\($0)") }
        let gone = try session(head, [.started(firstMessage: nil)] + texts + [.customerAway(position: 0, .unseen)])
        let page = Array(gone.events.prefix(AgentDelivery.longest))
        let owed = AgentDelivery(
            owedOf: gone.head, events: page, receipt: ReceiptMark(delivered: 1), options: options)
        #expect(owed.notices.count == AgentDelivery.longest + 1)
        #expect(owed.through < owed.chat.lastPosition)
    }

    @Test("only the agent side of a chat speaks in it")
    func strangers() throws {
        for side: AgentSideName in [.desk, .cxone, BridgeSourceName("crm").map { .webhook($0) } ?? .desk] {
            #expect(throws: ChatRefusal(.unknownChat)) {
                try session(head, [.agent(Self.kim, .message(text: "x", key: nil), from: side)])
            }
        }
        let files = try session(
            head,
            [
                .agent(
                    Self.kim, .file(AgentFile(name: "Bill", url: "https://x.example/1"), key: "k"), from: .genesysCloud)
            ])
        #expect(files.events.map(\.kind) == [.joined, .custom])
        #expect(files.events.last?.text == "Bill: https://x.example/1")
        #expect(files.events.last?.key == "k")
    }
}
