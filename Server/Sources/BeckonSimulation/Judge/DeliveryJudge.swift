import Beckon

/// Watches what a contact centre is told of its chats.
///
/// Its rules: all of the customer's events arrive (`told`), in order and without a hole (`order`), again only while it is
/// not known whether they were accepted (`twice`), under a claim that holds (`claim`); where the customer is alternates
/// and is true in the end (`place`).
final class DeliveryJudge {
    /// What an agent side has heard of a chat.
    private struct Knowledge {
        var isOpened = false
        /// The last of the customer's events.
        var position = 0
        var awaySince: Timestamp?
        var receipt = ReceiptMark()

        mutating func take(_ notice: AgentNotice) {
            switch notice {
            case .opened: isOpened = true
            case .event(let event): position = max(position, event.position)
            case .customerAway(let since, _): awaySince = since
            case .customerReturned: awaySince = nil
            case .receipt(let mark): receipt = mark
            }
        }
    }

    private struct Claim {
        let id: String
        /// When it ends, by the clock that nothing disturbs.
        let end: Int64
        /// What was surely accepted when it began.
        let before: Knowledge
        /// What was surely accepted when its delivery was answered.
        var after: Knowledge?
        var settlesPlace = false
    }

    /// What is known of one chat.
    private struct Book {
        var held = Knowledge()
        /// What the nodes have noted that the agent side has.
        var noted = Knowledge()
        var claim: Claim?
        /// Whether a delivery that nobody knows the end of may have said that the customer is away.
        var mayBeAway = false
        /// Whether a clock that jumped let a delivery come late.
        var isBlurred = false
        /// The last receipt that was acknowledged.
        var receipt = 0
    }

    private let judge: Judge
    private var books: [ChatID: Book] = [:]

    init(_ judge: Judge) {
        self.judge = judge
    }

    // MARK: - What stands

    /// A chat's head or cursor was written.
    func stands(_ head: ChatHead, after before: ChatHead?, _ world: World) {
        guard let ledger = head.side.ledger else { return }
        var book = books[head.id] ?? Book()
        let cursor = head.side.cursor
        if let event = owed(head.id, after: book.held.position, world).first, event.position <= cursor {
            judge.fail("told", "chat \(head.id): the cursor is \(cursor), and event \(event.position) was never taken")
        }
        if cursor > head.lastPosition { judge.fail("told", "chat \(head.id): the cursor is beyond the last event") }
        let earlier = before?.side.ledger?.claim
        if let claim = book.claim, claim.id == earlier, ledger.claim != earlier {
            close(claim, of: head, in: &book, world)
        }
        book.noted.position = max(book.noted.position, cursor)
        if let id = ledger.claim, id != earlier {
            let left = (ledger.due ?? world.wall).milliseconds - world.wall.milliseconds
            book.claim = Claim(id: id, end: world.now + left, before: book.noted)
            if head.state != .ended, head.presence.isAway, book.noted.awaySince == nil { book.mayBeAway = true }
        }
        books[head.id] = book
    }

    /// A claim gave way: to nothing when its delivery has ended, else to another one.
    private func close(_ claim: Claim, of head: ChatHead, in book: inout Book, _ world: World) {
        guard head.side.ledger?.claim == nil else {
            world.coverage.count(.deliveryTakenOver)
            if world.jumps == 0, world.now < claim.end - Judge.clockError {
                judge.fail("claim", "chat \(head.id) was claimed while another delivery of it was under way")
            }
            return
        }
        guard let after = claim.after else { return }
        if after.position > head.side.cursor {
            judge.fail("told", "chat \(head.id): \(after.position) was accepted, and \(head.side.cursor) is noted")
        }
        book.noted = after
        if claim.settlesPlace { book.mayBeAway = false }
    }

    // MARK: - Deliveries

    /// A delivery leaves a node.
    func left(_ delivery: AgentDelivery, _ world: World) {
        let chat = delivery.chat.id
        if delivery.notices.isEmpty { judge.fail("told", "chat \(chat): an empty delivery") }
        if world.database.tables.chats[chat]?.side.ledger?.claim == delivery.chat.side.ledger?.claim { return }
        // Only where a clock jumped may the claim have ended for the others.
        if world.jumps == 0 { judge.fail("claim", "chat \(chat): a delivery left after the end of its claim") }
        books[chat]?.isBlurred = true
    }

    /// The agent side keeps the first notices of a delivery.
    func arrived(_ delivery: AgentDelivery, keeping count: Int, _ world: World) {
        let chat = delivery.chat.id
        var book = books[chat] ?? Book()
        let claim = book.claim
        let isLate = claim == nil || claim?.id != delivery.chat.side.ledger?.claim
        if isLate {
            if world.jumps == 0 { judge.fail("claim", "chat \(chat): a delivery arrived after the end of its claim") }
            book.isBlurred = true
        }
        var known = claim?.before ?? Knowledge()
        for (index, notice) in delivery.notices.enumerated() {
            if !isLate { check(notice, of: chat, knowing: known, book, world) }
            known.take(notice)
            guard index < count else { continue }
            self.count(notice, book.held, world)
            book.held.take(notice)
        }
        books[chat] = book
    }

    /// A node hears how much was accepted.
    func answered(_ delivery: AgentDelivery, _ answer: AgentAnswer) {
        guard var claim = books[delivery.chat.id]?.claim, claim.id == delivery.chat.side.ledger?.claim else { return }
        var after = claim.before
        for notice in delivery.notices.prefix(answer.accepted(of: delivery.notices.count)) {
            after.take(notice)
            switch notice {
            case .customerAway, .customerReturned: claim.settlesPlace = true
            default: break
            }
        }
        claim.after = after
        books[delivery.chat.id]?.claim = claim
    }

    private func check(
        _ notice: AgentNotice, of chat: ChatID, knowing known: Knowledge, _ book: Book, _ world: World
    ) {
        if case .opened = notice {
            if known.isOpened { judge.fail("twice", "chat \(chat) was opened twice") }
            return
        }
        if !known.isOpened { judge.fail("order", "chat \(chat): something came before the opening") }
        switch notice {
        case .opened: break
        case .event(let event): check(event, of: chat, after: known.position, world)
        case .customerAway:
            if known.awaySince != nil { judge.fail("place", "chat \(chat): the customer left without a return") }
        case .customerReturned:
            if known.awaySince == nil, !book.mayBeAway {
                judge.fail("place", "chat \(chat): the customer returned without having been away")
            }
        case .receipt(let mark):
            if mark == known.receipt || mark.raised(by: known.receipt) != mark {
                judge.fail("twice", "chat \(chat): a receipt went back, or came again")
            }
        }
    }

    private func check(_ event: TranscriptEvent, of chat: ChatID, after position: Int, _ world: World) {
        let events = world.database.tables.events[chat] ?? []
        guard (1...max(1, events.count)).contains(event.position), events[event.position - 1] == event,
            event.party == .client
        else { return judge.fail("order", "chat \(chat): event \(event.position) is not the customer's there") }
        if event.position <= position {
            judge.fail("twice", "chat \(chat): event \(event.position) came again, and was surely accepted")
        }
        if let missing = owed(chat, after: position, world).first, missing.position < event.position {
            judge.fail("order", "chat \(chat): event \(event.position) came before event \(missing.position)")
        }
    }

    private func count(_ notice: AgentNotice, _ held: Knowledge, _ world: World) {
        switch notice {
        case .event(let event) where event.position <= held.position: world.coverage.count(.noticeRepeated)
        case .customerAway: world.coverage.count(.awayTold)
        case .customerReturned: world.coverage.count(.returnTold)
        case .receipt: world.coverage.count(.receiptTold)
        case .opened, .event: break
        }
    }

    /// An app heard that its receipt is taken.
    func acknowledged(receipt position: Int, of chat: ChatID) {
        books[chat, default: Book()].receipt = max(books[chat]?.receipt ?? 0, position)
    }

    // MARK: - The end

    /// Judges what the contact centre knows when everything has come to rest.
    func conclude(_ world: World) {
        for head in world.database.tables.chats.values.sorted(by: { $0.id.text < $1.id.text }) {
            guard head.side.ledger != nil else { continue }
            let book = books[head.id] ?? Book()
            if !book.held.isOpened { judge.fail("told", "chat \(head.id) was never opened") }
            if let event = owed(head.id, after: book.held.position, world).first {
                judge.fail("told", "chat \(head.id): event \(event.position) never arrived")
            }
            if book.held.receipt.delivered < book.receipt {
                judge.fail("told", "chat \(head.id): the receipt for \(book.receipt) never arrived")
            }
            guard head.state != .ended, !book.isBlurred else { continue }
            if head.presence.isAway != (book.held.awaySince != nil) {
                judge.fail(
                    "place", "chat \(head.id): the customer is \(head.presence), and another thing was told last")
            }
        }
    }

    /// The customer's events that have to be told; typing may be passed over.
    private func owed(_ chat: ChatID, after position: Int, _ world: World) -> ArraySlice<TranscriptEvent> {
        let rest = (world.database.tables.events[chat] ?? []).dropFirst(position)
        guard let first = rest.firstIndex(where: { $0.party == .client && !$0.kind.isTyping }) else { return [] }
        return rest[first...first]
    }
}

extension World {
    /// Whether an agent side that is delivered to is owed something.
    var owesAgentSides: Bool { database.tables.chats.values.contains { $0.side.ledger?.due != nil } }
}
