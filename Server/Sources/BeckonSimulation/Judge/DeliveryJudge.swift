import Beckon

/// Checks what a contact centre learns of its chats.
///
/// Its rules: all of the customer's events arrive (`told`), in order and without gaps (`order`), again only while it is
/// not known whether they were accepted (`twice`), under a valid claim (`claim`); away and return notices alternate,
/// and are right at the end (`place`). Other words stand only for a message that it refused often enough, and the refusal
/// is kept and told (`passed`).
final class DeliveryJudge {
    /// What an agent side has learned of a chat.
    private struct Knowledge {
        var isOpened = false
        /// The position of the customer's last event.
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
        /// When it ends, by the walk's undisturbed clock.
        let end: Int64
        /// What was surely accepted when the claim began.
        let before: Knowledge
        /// What was surely accepted when the claim's delivery was answered.
        var after: Knowledge?
        var settlesPlace = false
    }

    /// What is known about one chat.
    private struct Facts {
        var held = Knowledge()
        /// What the nodes have stored as accepted by the agent side.
        var noted = Knowledge()
        var claim: Claim?
        /// Whether a delivery with an unknown outcome may have said that the customer is away.
        var mayBeAway = false
        /// Whether a clock jump made a delivery late.
        var isBlurred = false
        /// The last receipt that was acknowledged.
        var receipt = 0
        /// How often it refused each message by its content.
        var refusals: [Int: Int] = [:]
    }

    private let judge: Judge
    private var chats: [ChatID: Facts] = [:]

    init(_ judge: Judge) {
        self.judge = judge
    }

    // MARK: - Writes

    /// Checks a chat's head or cursor that was written.
    func stands(_ head: ChatHead, after before: ChatHead?, _ world: World) {
        guard let ledger = head.side.ledger else { return }
        var facts = chats[head.id] ?? Facts()
        let cursor = head.side.cursor
        if let event = owed(head.id, after: facts.held.position, world).first, event.position <= cursor {
            judge.fail("told", "chat \(head.id): the cursor is \(cursor), but event \(event.position) was not accepted")
        }
        if cursor > head.lastPosition { judge.fail("told", "chat \(head.id): the cursor is beyond the last event") }
        let earlier = before?.side.ledger?.claim
        if let claim = facts.claim, claim.id == earlier, ledger.claim != earlier {
            close(claim, of: head, in: &facts, world)
        }
        facts.noted.position = max(facts.noted.position, cursor)
        if let id = ledger.claim, id != earlier {
            let left = (ledger.due ?? world.wall).milliseconds - world.wall.milliseconds
            facts.claim = Claim(id: id, end: world.now + left, before: facts.noted)
            if head.life.state != .ended, head.attendance.presence.isAway, facts.noted.awaySince == nil {
                facts.mayBeAway = true
            }
        }
        chats[head.id] = facts
    }

    /// Handles the end of a claim: it was removed with its delivery's end, or replaced by another one.
    private func close(_ claim: Claim, of head: ChatHead, in facts: inout Facts, _ world: World) {
        guard head.side.ledger?.claim == nil else {
            world.coverage.count(.deliveryTakenOver)
            if world.jumps == 0, world.now < claim.end - Judge.clockError {
                judge.fail("claim", "chat \(head.id) was claimed while another delivery of it was under way")
            }
            return
        }
        guard let after = claim.after else { return }
        if after.position > head.side.cursor {
            judge.fail("told", "chat \(head.id): \(after.position) was accepted, \(head.side.cursor) stored")
        }
        facts.noted = after
        if claim.settlesPlace { facts.mayBeAway = false }
    }

    // MARK: - Deliveries

    /// Checks a delivery that leaves a node.
    func left(_ delivery: AgentDelivery, _ world: World) {
        let chat = delivery.chat.id
        if delivery.notices.isEmpty { judge.fail("told", "chat \(chat): an empty delivery") }
        if world.database.tables.chats[chat]?.side.ledger?.claim == delivery.chat.side.ledger?.claim { return }
        // Only after a clock jump may the claim have ended for the other nodes.
        if world.jumps == 0 { judge.fail("claim", "chat \(chat): a delivery left after the end of its claim") }
        chats[chat]?.isBlurred = true
    }

    /// Checks a delivery of which the agent side accepts the first notices.
    func arrived(_ delivery: AgentDelivery, keeping count: Int, _ world: World) {
        let chat = delivery.chat.id
        var facts = chats[chat] ?? Facts()
        let claim = facts.claim
        let isLate = claim == nil || claim?.id != delivery.chat.side.ledger?.claim
        if isLate {
            if world.jumps == 0 { judge.fail("claim", "chat \(chat): a delivery arrived after the end of its claim") }
            facts.isBlurred = true
        }
        // Words in the place of a refused message follow what the delivery before them got.
        var known = claim?.after ?? claim?.before ?? Knowledge()
        for (index, notice) in delivery.notices.enumerated() {
            if !isLate { check(notice, of: chat, knowing: known, facts, world) }
            known.take(notice)
            guard index < count else { continue }
            self.count(notice, facts.held, world)
            facts.held.take(notice)
        }
        chats[chat] = facts
    }

    /// Notes how much of a delivery was accepted, as reported to the node.
    func answered(_ delivery: AgentDelivery, _ answer: AgentAnswer) {
        guard var claim = chats[delivery.chat.id]?.claim, claim.id == delivery.chat.side.ledger?.claim else { return }
        var after = claim.after ?? claim.before
        for notice in delivery.notices.prefix(answer.accepted(of: delivery.notices.count)) {
            after.take(notice)
            switch notice {
            case .customerAway, .customerReturned: claim.settlesPlace = true
            default: break
            }
        }
        claim.after = after
        chats[delivery.chat.id]?.claim = claim
    }

    private func check(
        _ notice: AgentNotice, of chat: ChatID, knowing known: Knowledge, _ facts: Facts, _ world: World
    ) {
        if case .opened = notice {
            if known.isOpened { judge.fail("twice", "chat \(chat) was opened twice") }
            return
        }
        if !known.isOpened { judge.fail("order", "chat \(chat): a notice arrived before the opening") }
        switch notice {
        case .opened: break
        case .event(let event): check(event, of: chat, after: known.position, facts.refusals, world)
        case .customerAway:
            if known.awaySince != nil { judge.fail("place", "chat \(chat): the customer left without a return") }
        case .customerReturned:
            if known.awaySince == nil, !facts.mayBeAway {
                judge.fail("place", "chat \(chat): the customer returned without having been away")
            }
        case .receipt(let mark):
            if mark == known.receipt || mark.raised(by: known.receipt) != mark {
                judge.fail("twice", "chat \(chat): a receipt moved back, or was repeated")
            }
        }
    }

    private func check(
        _ event: TranscriptEvent, of chat: ChatID, after position: Int, _ refusals: [Int: Int], _ world: World
    ) {
        let events = world.database.tables.events[chat] ?? []
        let isInPlace = event.kind == .custom && event.text == AgentNotice.words
        if isInPlace, refusals[event.position, default: 0] < RefusedNotice.patience {
            judge.fail("passed", "chat \(chat): event \(event.position) was replaced without three refusals")
        }
        guard (1...max(1, events.count)).contains(event.position), event.party == .client,
            isInPlace || events[event.position - 1] == event
        else { return judge.fail("order", "chat \(chat): event \(event.position) is not the customer's") }
        if event.position <= position {
            judge.fail("twice", "chat \(chat): event \(event.position) was repeated although it was accepted")
        }
        if let missing = owed(chat, after: position, world).first, missing.position < event.position {
            judge.fail("order", "chat \(chat): event \(event.position) arrived before event \(missing.position)")
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

    /// Notes that a message was refused by its content.
    func refused(_ notice: AgentNotice, of chat: ChatID) {
        guard case .event(let event) = notice else { return }
        chats[chat, default: Facts()].refusals[event.position, default: 0] += 1
    }

    /// Notes that an app got an acknowledgement of its receipt.
    func acknowledged(receipt position: Int, of chat: ChatID) {
        chats[chat, default: Facts()].receipt = max(chats[chat]?.receipt ?? 0, position)
    }

    // MARK: - The end

    /// Checks what the contact centre has learned when everything is at rest.
    func conclude(_ world: World) {
        for head in world.database.tables.chats.values.sorted(by: { $0.id.text < $1.id.text }) {
            guard head.side.ledger != nil else { continue }
            let facts = chats[head.id] ?? Facts()
            if !facts.held.isOpened { judge.fail("told", "chat \(head.id) was never opened") }
            if let event = owed(head.id, after: facts.held.position, world).first {
                judge.fail("told", "chat \(head.id): event \(event.position) never arrived")
            }
            if facts.held.receipt.delivered < facts.receipt {
                judge.fail("told", "chat \(head.id): the receipt for \(facts.receipt) never arrived")
            }
            concludeRefusals(head, facts, world)
            guard head.life.state != .ended, !facts.isBlurred else { continue }
            if head.attendance.presence.isAway != (facts.held.awaySince != nil) {
                judge.fail(
                    "place",
                    "chat \(head.id): the customer is \(head.attendance.presence), but the last notice says otherwise")
            }
        }
    }

    /// Checks that every refused message is kept, and told in a chat that goes on, and that no other one is.
    private func concludeRefusals(_ head: ChatHead, _ facts: Facts, _ world: World) {
        let kept = (world.database.tables.records[head.id] ?? []).filter { $0.kind == .passedOver }.map(\.through)
        for position in kept {
            world.coverage.count(.noticePassedOver)
            if facts.refusals[position, default: 0] < RefusedNotice.patience {
                judge.fail("passed", "chat \(head.id): event \(position) was passed over without three refusals")
            }
        }
        if Set(kept) != Set(facts.refusals.keys) || kept.count != Set(kept).count {
            judge.fail("passed", "chat \(head.id): \(facts.refusals.keys.sorted()) were refused, \(kept) are kept")
        }
        let told = (world.database.tables.events[head.id] ?? []).compactMap(\.passedOver)
        if head.life.state != .ended, told.sorted() != kept.sorted() {
            judge.fail("passed", "chat \(head.id): \(kept) are kept, but the customer was told of \(told)")
        }
    }

    /// Returns the first event of the customer that has to be delivered after a position; typing may be left out.
    private func owed(_ chat: ChatID, after position: Int, _ world: World) -> ArraySlice<TranscriptEvent> {
        let rest = (world.database.tables.events[chat] ?? []).dropFirst(position)
        guard let first = rest.firstIndex(where: { $0.party == .client && !$0.kind.isTyping }) else { return [] }
        return rest[first...first]
    }
}

extension World {
    /// Whether any agent side is owed something.
    var owesAgentSides: Bool { database.tables.chats.values.contains { $0.side.ledger?.due != nil } }
}
