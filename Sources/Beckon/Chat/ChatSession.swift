/// What a chat does when something happens to it: new events, the new head, and what is owed.
///
/// No clock, no I/O.
package struct ChatSession {
    /// Longest text of one event, in UTF-8 bytes.
    package static let longestText = 8_192
    /// A customer who polls, or is expected, counts as away after this time without a request.
    package static let pollingPatience = Milliseconds.seconds(45)
    /// How exactly it is known when a polling customer last asked.
    package static let pollingMark = Milliseconds.seconds(10)
    /// How long after it was caused a chat push is still worth sending.
    package static let pushLifetime = Milliseconds.seconds(3_600)

    /// The head after all that was applied.
    package private(set) var head: ChatHead
    /// The events that are new, in order.
    package private(set) var events: [TranscriptEvent] = []
    /// Changes to what is owed, in order.
    package private(set) var debts: [Change] = []
    /// The verdict on each new event, for logs and explanations.
    package private(set) var verdicts: [NotificationPolicy.Verdict] = []
    /// Whether the list of open work looks different now.
    package private(set) var workChanged = false
    /// Whether the head changed at all; when not, nothing needs to be committed.
    package private(set) var isChanged = false

    /// Whether cursor and sent position were decided anew, and are not only what the head happened to hold.
    package private(set) var setsCursor = false

    /// Lines for the chat's push history, in order.
    package private(set) var records: [PushRecord] = []

    private let options: ServiceOptions
    private let now: Timestamp
    private let audience: Audience

    package init(head: ChatHead, options: ServiceOptions, now: Timestamp, audience: Audience = .none) {
        self.head = head
        self.options = options
        self.now = now
        self.audience = audience
    }

    /// Applies one input.
    ///
    /// - Throws: ``ChatRefusal``; the session must not be used any more then.
    package mutating func apply(_ input: ChatInput) throws(ChatRefusal) {
        switch input {
        case .started(let firstMessage): try start(firstMessage: firstMessage)
        case .customerMessage(let text, let key): try customerMessage(text, key: key)
        case .customerTyping(let isTyping): try customerTyping(isTyping)
        case .customerEnded: customerEnded()
        case .customerPresent(let clientID, let node): customerPresent(clientID, node)
        case .customerPolled: customerPolled()
        case .customerAway(let position, let clientID, let node):
            customerAway(position: position, clientID: clientID, node: node)
        case .agent(let party, let action): try agent(party, action)
        case .reported(let event, let verdict): report(event, verdict)
        case .customerRead(let position, let device): customerRead(through: position, on: device)
        case .timeReached(let isThere, let clientID, let node):
            timeReached(isThere: isThere, clientID: clientID, node: node)
        case .released(let node, let time): released(from: node, until: time)
        }
    }

    // MARK: - The customer

    private mutating func start(firstMessage: String?) throws(ChatRefusal) {
        customerEvent(.joined, "has joined the session")
        if let firstMessage, !firstMessage.isEmpty { try customerMessage(firstMessage, key: nil) }
        workChanged = true
        if head.presence == .polling { head.seenAt = now }
        look(after: head.presence == .polling || head.presence == .expected ? Self.pollingPatience : nil)
    }

    private mutating func customerMessage(_ text: String, key: String?) throws(ChatRefusal) {
        try refuseIfEnded()
        try check(text)
        head.customerTyping.isTyping = false
        customerEvent(.messageText, text, key: key)
        customerWaits(since: now)
    }

    /// A wait begins with the first message that is not answered and ends with the agent's reply.
    private mutating func customerWaits(since time: Timestamp) {
        if head.waitingSince == nil { head.waitingSince = min(time, now) }
    }

    private mutating func customerTyping(_ isTyping: Bool) throws(ChatRefusal) {
        try refuseIfEnded()
        guard let kind = head.customerTyping.change(to: isTyping, at: now) else { return }
        customerEvent(kind, Self.text(of: kind))
    }

    private mutating func customerEnded() {
        guard head.state != .ended else { return }
        customerEvent(.left, "has left the session")
        end()
        cancelDebts()
    }

    private mutating func customerPresent(_ clientID: String, _ node: NodeID) {
        // A node that has not heard of its good-bye is late.
        if case .away(_, let farewell) = head.presence, farewell == clientID { return }
        let isSame = head.presence == .present(clientID: clientID)
        guard !isSame || head.holder != node else { return }
        setsCursor = true
        // The last answer of the node before may not have arrived; the one before it has, or was written twice.
        head.cursor = isSame ? max(head.cursor, head.handedOver) : head.cursor
        head.sent = isSame ? max(head.sent, head.cursor) : head.cursor
        head.handedOver = head.sent
        head.holder = node
        if isSame {
            isChanged = true
        } else {
            returned(as: .present(clientID: clientID))
        }
        look(after: nil)
    }

    private mutating func customerPolled() {
        guard head.user == nil, head.state != .ended || head.presence.isAway else { return }
        if head.presence.isAway {
            returned(as: .polling)
        } else {
            guard head.seenAt.map({ now >= $0.advanced(by: Self.pollingMark) }) ?? true else { return }
            isChanged = true
        }
        head.seenAt = now
        look(after: Self.pollingPatience)
    }

    private mutating func returned(as presence: CustomerPresence) {
        isChanged = true
        workChanged = true
        if head.presence.isAway { cancelDebts() }
        head.firstPushDue = nil
        head.presence = presence
    }

    private mutating func customerAway(position: Int?, clientID: String?, node: NodeID?) {
        if let clientID, head.presence != .present(clientID: clientID), !head.presence.isAway { return }
        // A node that misses a client which another one holds, or which said good-bye elsewhere, is late.
        if let node, head.presence.isAway || (head.holder ?? node) != node { return }
        // What a client says counts as it is; a node that misses one may know less of it than is stored by now.
        let reached = node == nil ? position ?? head.cursor : max(position ?? 0, head.cursor)
        let cursor = min(max(reached, 0), head.lastPosition)
        let farewell = node == nil ? clientID : nil
        if case .away(let since, nil) = head.presence, let farewell {
            isChanged = true
            head.presence = .away(since: since, farewell: farewell)
        }
        guard !head.presence.isAway || cursor != head.cursor else { return }
        isChanged = true
        setsCursor = true
        head.cursor = cursor
        head.sent = cursor
        head.handedOver = cursor
        head.holder = nil
        if !head.presence.isAway {
            workChanged = true
            head.presence = .away(since: now, farewell: farewell)
            head.firstPushDue = nil
        }
        look(after: nil)
        judgeEventsBeyondCursor()
    }

    /// What the customer turned out not to have when it left counts like an event that comes now.
    private mutating func judgeEventsBeyondCursor() {
        guard head.lastPushable > head.cursor else { return cancelDebts() }
        guard head.firstPushDue == nil else { return }
        let verdict = NotificationPolicy.decideForAbsence(
            head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        carryOut(verdict, after: head.cursor, through: head.lastPosition)
    }

    // MARK: - The agent side

    private mutating func agent(_ party: AgentParty, _ action: AgentEvent.Action) throws(ChatRefusal) {
        // Whoever carries a chat speaks in it.
        if head.isBridged { throw ChatRefusal(.unknownChat) }
        switch action {
        case .joined:
            try refuseIfEnded()
            join(party)
        case .left: leave(party)
        case .message(let text, let key):
            try refuseIfEnded()
            try check(text)
            join(party)
            head.agentTyping.isTyping = false
            agentEvent(.messageText, text, party, key: key)
            head.waitingSince = nil
        case .typing(let isTyping):
            try refuseIfEnded()
            guard let kind = head.agentTyping.change(to: isTyping, at: now) else { return }
            agentEvent(kind, Self.text(of: kind), party)
        case .pushedURL(let url, let key):
            try refuseIfEnded()
            try check(url)
            join(party)
            agentEvent(.pushURL, url, party, key: key)
        case .custom(let text, let key):
            try refuseIfEnded()
            try check(text)
            agentEvent(.custom, text, party, key: key)
        case .ended: agentEnded(party)
        }
    }

    private mutating func join(_ party: AgentParty) {
        guard !head.agents.contains(where: { $0.account == party.account }) else { return }
        head.agents.append(party)
        head.state = .active
        workChanged = true
        agentEvent(.joined, "has joined the session", party)
    }

    private mutating func leave(_ party: AgentParty) {
        guard head.state != .ended, let index = head.agents.firstIndex(where: { $0.account == party.account }) else {
            return
        }
        head.agents.remove(at: index)
        if head.agents.isEmpty { head.state = .waiting }
        head.agentTyping.isTyping = false
        workChanged = true
        agentEvent(.left, "has left the session", party)
    }

    private mutating func agentEnded(_ party: AgentParty) {
        guard head.state != .ended else { return }
        end()
        agentEvent(.left, "has left the session", party)
    }

    // MARK: - Time

    private mutating func timeReached(isThere: Bool, clientID: String?, node: NodeID?) {
        guard head.state != .ended else { return look(after: nil) }
        if now >= head.expiresAt {
            customerEvent(.left, "has left the session")
            end()
            return cancelDebts()
        }
        if head.presence == .polling, let seenAt = head.seenAt {
            let patience = seenAt.advanced(by: Self.pollingPatience)
            if now < patience {
                isChanged = true
                head.due = min(patience, head.expiresAt)
                return
            }
        } else if case .present(let present) = head.presence, let clientID, clientID != present {
            // Another client than was looked for; the next look is about it.
            return
        } else if isThere || head.presence.isAway {
            if isThere, case .present = head.presence, head.holder == nil { head.holder = node }
            return look(after: nil)
        }
        customerAway(position: nil, clientID: nil, node: nil)
    }

    private mutating func released(from node: NodeID?, until time: Timestamp) {
        guard head.state != .ended, node == nil || head.holder == node else { return }
        let due: Timestamp
        switch head.presence {
        case .present: due = time
        case .expected: due = max(time, head.due ?? time)
        case .polling, .away: return
        }
        isChanged = true
        head.holder = nil
        head.due = min(due, head.expiresAt)
    }

    /// Sets when somebody has to look at the chat again: after an amount of time, at the latest at its end of life.
    private mutating func look(after amount: Milliseconds?) {
        isChanged = true
        guard head.state != .ended else { return head.due = nil }
        let time = amount.map { now.advanced(by: $0) } ?? head.expiresAt
        head.due = min(time, head.expiresAt)
    }

    // MARK: - Events

    private mutating func end() {
        isChanged = true
        workChanged = true
        head.state = .ended
        head.endedAt = now
        head.due = nil
        head.agentTyping.isTyping = false
        head.customerTyping.isTyping = false
    }

    private mutating func customerEvent(_ kind: EventKind, _ text: String, key: String? = nil) {
        append(kind, head.customerNickname, text, .client, key)
    }

    private mutating func agentEvent(_ kind: EventKind, _ text: String, _ party: AgentParty, key: String? = nil) {
        append(kind, party.nickname, text, party.kind, key)
    }

    private mutating func append(
        _ kind: EventKind, _ nickname: String, _ text: String, _ party: PartyKind, _ key: String?
    ) {
        let event = TranscriptEvent(
            position: head.lastPosition + 1, kind: kind, nickname: nickname, text: text, party: party, at: now, key: key
        )
        place(event)
        let verdict = NotificationPolicy.decide(
            event, head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        verdicts.append(verdict)
        if NotificationPolicy.isPushable(event, options: options) { head.lastPushable = event.position }
        carryOut(verdict, after: head.firstPushDue == nil ? head.cursor : event.position - 1, through: event.position)
    }

    private mutating func place(_ event: TranscriptEvent) {
        isChanged = true
        head.lastPosition = event.position
        events.append(event)
    }

    private mutating func carryOut(_ verdict: NotificationPolicy.Verdict, after: Int, through: Int) {
        guard let due = verdict.due(now: now) else {
            // What is read live, and what never pushes, needs no line: the event itself says so.
            guard head.presence.isAway, head.lastPushable == through else { return }
            return record(.decided, verdict.word, verdict.reason, after: after, through: through)
        }
        if head.firstPushDue == nil { head.firstPushDue = due }
        if let device = head.deviceID { owe(device, verdict, due: due, after: after, through: through) }
        for device in audience.devices where device.id != head.deviceID {
            let own = AudiencePolicy.decide(device, in: audience, now: now)
            let isLater = own.due(now: now).map { $0 > due } ?? false
            owe(
                device.id, isLater ? own : verdict, due: max(due, own.due(now: now) ?? due), after: after,
                through: through)
        }
    }

    private mutating func owe(
        _ device: DeviceID, _ verdict: NotificationPolicy.Verdict, due: Timestamp, after: Int, through: Int
    ) {
        record(.decided, verdict.word, verdict.reason, after: after, through: through, device: device)
        let push = OwedPush(
            subject: .chat(head.id, after: after, through: through), deviceID: device, due: due,
            waitingSince: head.waitingSince, expiresAt: due.advanced(by: Self.pushLifetime), reason: verdict.reason)
        debts.append(.owe(push, now: now))
    }

    private mutating func record(
        _ kind: PushRecord.Kind, _ word: String, _ reason: String, after: Int, through: Int, device: DeviceID? = nil
    ) {
        records.append(
            PushRecord(
                chat: head.id, after: after, through: through, deviceID: device, at: now, kind: kind, word: word,
                reason: reason))
    }

    private mutating func cancelDebts() {
        isChanged = true
        if head.firstPushDue != nil, head.lastPosition > head.cursor {
            record(
                .ended, "cancelled", head.state == .ended ? "the chat ended" : "the customer is back or has read it",
                after: head.cursor, through: head.lastPosition)
        }
        debts.append(.cancelOwed(lane: lane))
    }

    private var lane: String { PushSubject.chat(head.id, after: 0, through: 0).lane }

    // MARK: - What others report, and what apps say

    private mutating func report(_ report: BridgeEvent, _ verdict: BridgePolicy.Verdict) {
        guard head.isBridged else { return }
        if head.customerNickname.isEmpty, let customer = report.customer { head.customerNickname = customer }
        head.expiresAt = max(head.expiresAt, now.advanced(by: options.timeToLive))
        // A conversation may go on after its end.
        head.state = report.actor == .agent || head.state != .waiting ? .active : .waiting
        head.endedAt = nil
        place(report.event(at: head.lastPosition + 1, of: verdict, now: now))
        if report.kind.isMessage, report.actor == .customer { customerWaits(since: report.at ?? now) }
        if let since = report.waitingSince { head.waitingSince = min(since, now) }
        judge(report, verdict)
        if report.kind.isMessage, verdict.mayPush { head.waitingSince = nil }
        look(after: nil)
        if report.kind == .ended { end() }
    }

    private mutating func judge(_ report: BridgeEvent, _ verdict: BridgePolicy.Verdict) {
        let position = head.lastPosition
        func drop(_ reason: String) {
            verdicts.append(.drop(reason: reason))
            record(.decided, "drop", reason, after: position - 1, through: position)
        }
        guard verdict.mayPush else { return drop(verdict.reason) }
        head.lastPushable = position
        if let at = report.at, at.advanced(by: Self.pushLifetime) <= now {
            return drop("older than a push is worth sending")
        }
        if head.customerNickname.isEmpty { return drop("the customer of this conversation is not known") }
        if audience.devices.isEmpty { return drop("no device is registered") }
        verdicts.append(.pushNow(reason: verdict.reason))
        for device in audience.devices {
            let own = AudiencePolicy.decide(device, in: audience, now: now)
            owe(device.id, own, due: own.due(now: now) ?? now, after: position - 1, through: position)
        }
    }

    /// What stands in the transcript is read by an absent customer only here; a present one's client confirms it itself.
    private mutating func customerRead(through position: Int, on device: DeviceID?) {
        let position = min(max(position, 0), head.lastPosition)
        guard head.presence.isAway, position > head.cursor else { return }
        isChanged = true
        setsCursor = true
        let shownAfter = head.isBridged ? head.handedOver : head.cursor
        record(.ended, "read", "the customer has read it", after: head.cursor, through: position, device: device)
        head.cursor = position
        head.sent = max(head.sent, position)
        guard head.lastPushable <= position else { return }
        head.handedOver = position
        debts.append(.cancelOwed(lane: lane))
        guard head.lastPushable > shownAfter else { return }
        debts.append(
            .withdraw(
                head.id, after: shownAfter, through: position, but: device, now: now,
                expiresAt: now.advanced(by: Self.pushLifetime)))
    }

    // MARK: - Rules

    private func refuseIfEnded() throws(ChatRefusal) {
        if head.state == .ended { throw ChatRefusal(.ended) }
    }

    private func check(_ text: String) throws(ChatRefusal) {
        if text.isEmpty { throw ChatRefusal(.emptyText) }
        if text.utf8.count > Self.longestText { throw ChatRefusal(.textTooLong) }
    }

    private static func text(of typing: EventKind) -> String {
        typing == .typingStarted ? "is typing" : "stopped typing"
    }
}
