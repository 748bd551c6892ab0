/// Applies inputs to a chat: makes its new events, its new head, and the changes to owed pushes.
///
/// Pure: no clock, no I/O.
package struct ChatSession {
    /// The longest text of one event, in UTF-8 bytes.
    package static let longestText = 8_192
    /// The longest text that a platform's agent may send at once, in UTF-8 bytes; it becomes several events.
    ///
    /// It is the longest body that adapters read. Genesys Cloud allows 4,000 characters, each of many bytes.
    package static let longestPlatformText = 262_144
    /// A customer who polls, or is expected, counts as away after this time without a request.
    package static let pollingPatience = Milliseconds.seconds(45)
    /// The shortest time between two updates of a polling customer's stored last request.
    package static let pollingMark = Milliseconds.seconds(10)
    /// How long after its due time a chat push expires.
    package static let pushLifetime = Milliseconds.seconds(3_600)

    /// The head after all inputs.
    package internal(set) var head: ChatHead
    /// The new events, in order.
    package internal(set) var events: [TranscriptEvent] = []
    /// Changes to owed pushes and to the agent side's cursor, in order.
    package internal(set) var debts: [Change] = []
    /// The verdict on each new event, for logs and explanations.
    package internal(set) var verdicts: [NotificationPolicy.Verdict] = []
    /// Whether a delivery to the agent side became due.
    package internal(set) var agentSideWaits = false
    /// Whether the list of open work changed.
    package internal(set) var workChanged = false
    /// Whether the head changed; if not, nothing needs to be committed.
    package internal(set) var isChanged = false

    /// Whether an input set the cursor and the sent position, so that they must be written with the head.
    package internal(set) var setsCursor = false

    /// Lines for the chat's push history, in order.
    package internal(set) var records: [PushRecord] = []

    let options: ServiceOptions
    let now: Timestamp
    let audience: Audience

    package init(head: ChatHead, options: ServiceOptions, now: Timestamp, audience: Audience = .none) {
        self.head = head
        self.options = options
        self.now = now
        self.audience = audience
    }

    /// Applies one input.
    ///
    /// - Throws: ``ChatRefusal``; then the session must not be used any more.
    package mutating func apply(_ input: ChatInput) throws(ChatRefusal) {
        let (wasAway, count) = (head.attendance.presence.isAway, events.count)
        try take(input)
        let customerActed = events.dropFirst(count).contains { $0.party == .client }
        if customerActed || head.attendance.presence.isAway != wasAway { oweAgentSide() }
    }

    private mutating func take(_ input: ChatInput) throws(ChatRefusal) {
        switch input {
        case .started(let firstMessage): try start(firstMessage: firstMessage)
        case .customerMessage(let text, let key, let type): try customerMessage(text, key: key, type: type)
        case .customerTyping(let change): try customerTyping(change)
        case .customerPushedURL(let url, let key): try customerSent(.pushURL, url, key: key)
        case .customerNotice(let text, let key): try customerSent(.custom, text, key: key)
        case .customerRenamed(let nickname): try customerRenamed(nickname)
        case .customerSentFile(let file, let key): try customerSentFile(file, key: key)
        case .customerDeletedFile(let file): try customerDeletedFile(file)
        case .customerData(let data): try customerData(data)
        case .customerEnded(let message, let key): try customerEnded(saying: message, key: key)
        case .callbackEnded: if head.life.state == .waiting { try customerEnded(saying: nil, key: nil) }
        case .customerPresent(let clientID, let node, let handOver, let position):
            customerPresent(clientID, node, handOver, from: position)
        case .customerPolled: customerPolled()
        case .customerAway(let position, let absence): customerAway(position: position, absence)
        case .appsChanged: appsChanged()
        case .agent(let party, let action, let side): try agent(party, action, from: side)
        case .deliveryBegan(let claim, let end): beginDelivery(claim, until: end)
        case .deliveryEnded(let claim, let end): endDelivery(claim, end)
        case .receiptRaised: receiptRaised()
        case .reported(let event, let verdict): report(event, verdict)
        case .customerRead(let position, let device): customerRead(through: position, on: device)
        case .deviceNamed(let device): deviceNamed(device)
        case .deviceTaken(let device): deviceTaken(device)
        case .timeReached(let sighting): timeReached(sighting)
        case .released(let node, let time): released(from: node, until: time)
        }
    }

    // MARK: - The customer

    mutating func start(firstMessage: String?) throws(ChatRefusal) {
        customerEvent(.joined, "has joined the session")
        if let firstMessage, !firstMessage.isEmpty { try customerMessage(firstMessage, key: nil) }
        workChanged = true
        if head.attendance.presence == .polling { head.attendance.seenAt = now }
        look(
            after: head.attendance.presence == .polling || head.attendance.presence == .expected
                ? Self.pollingPatience : nil)
    }

    mutating func customerMessage(_ text: String, key: String?, type: String = "") throws(ChatRefusal) {
        try refuseIfEnded()
        try check(text)
        head.customer.typing.sent()
        customerEvent(.messageText, text, key: key, data: type.isEmpty ? [:] : [TranscriptEvent.typeName: type])
        customerWaits(since: now)
    }

    /// Begins the customer's wait, unless one runs; the agent's reply ends it.
    mutating func customerWaits(since time: Timestamp) {
        if head.customer.waitingSince == nil { head.customer.waitingSince = min(time, now) }
    }

    mutating func customerTyping(_ change: TypingChange) throws(ChatRefusal) {
        try refuseIfEnded()
        guard let kind = head.customer.typing.take(change, at: now) else { return }
        customerEvent(kind, Self.text(of: kind))
    }

    /// Appends the last message, if any, before the leave event, in the same commit; an ended chat refuses the message.
    mutating func customerEnded(saying message: String?, key: String?) throws(ChatRefusal) {
        if let message, !message.isEmpty { try customerMessage(message, key: key) }
        guard head.life.state != .ended else { return }
        customerEvent(.left, "has left the session")
        end()
        cancelDebts()
    }

    // MARK: - Events

    mutating func end() {
        isChanged = true
        workChanged = true
        head.life.state = .ended
        head.life.endedAt = now
        head.life.due = nil
        head.side.typing.isTyping = false
        head.customer.typing.isTyping = false
    }

    mutating func customerEvent(_ kind: EventKind, _ text: String, key: String? = nil, data: [String: String] = [:]) {
        append(kind, head.customer.nickname, text, .client, key, data)
    }

    mutating func agentEvent(
        _ kind: EventKind, _ text: String, _ party: AgentParty, key: String? = nil, data: [String: String] = [:]
    ) {
        append(kind, party.nickname, text, party.kind, key, data)
    }

    mutating func append(
        _ kind: EventKind, _ nickname: String, _ text: String, _ party: PartyKind, _ key: String?,
        _ data: [String: String] = [:]
    ) {
        let event = TranscriptEvent(
            position: head.lastPosition + 1, kind: kind, nickname: nickname, text: text, party: party, at: now,
            key: key,
            data: data)
        place(event)
        let verdict = NotificationPolicy.decide(
            event, head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        verdicts.append(verdict)
        if NotificationPolicy.isPushable(event, options: options) { head.lastPushable = event.position }
        carryOut(
            verdict, after: head.attendance.firstPushDue == nil ? head.attendance.cursor : event.position - 1,
            through: event.position)
        if verdict == .live, options.pushesToActiveClients { oweToActiveClient(through: event.position) }
    }

    /// Owes the chat's device a push of the newest event, though its customer is present.
    private mutating func oweToActiveClient(through position: Int) {
        guard let device = head.customer.deviceID else { return }
        record(.decided, "now", OwedPush.activeReason, after: position - 1, through: position, device: device)
        debts.append(
            .owe(
                OwedPush(
                    subject: .active(head.id, after: position - 1, through: position), deviceID: device, due: now,
                    waitingSince: head.customer.waitingSince, expiresAt: now.advanced(by: Self.pushLifetime),
                    reason: OwedPush.activeReason), now: now))
    }

    mutating func place(_ event: TranscriptEvent) {
        isChanged = true
        head.lastPosition = event.position
        events.append(event)
    }

    mutating func carryOut(_ verdict: NotificationPolicy.Verdict, after: Int, through: Int) {
        guard let due = verdict.due(now: now) else {
            // Events that are read live or never pushed need no line: the event itself shows that.
            guard head.attendance.presence.isAway, head.lastPushable == through else { return }
            return record(.decided, verdict.word, verdict.reason, after: after, through: through)
        }
        if head.attendance.firstPushDue == nil { head.attendance.firstPushDue = due }
        if let device = head.customer.deviceID { owe(device, verdict, due: due, after: after, through: through) }
        for device in audience.devices where device.id != head.customer.deviceID {
            let own = AudiencePolicy.decide(device, in: audience, now: now)
            let isLater = own.due(now: now).map { $0 > due } ?? false
            owe(
                device.id, isLater ? own : verdict, due: max(due, own.due(now: now) ?? due), after: after,
                through: through)
        }
    }

    mutating func owe(
        _ device: DeviceID, _ verdict: NotificationPolicy.Verdict, due: Timestamp, after: Int, through: Int
    ) {
        record(.decided, verdict.word, verdict.reason, after: after, through: through, device: device)
        var push = OwedPush(
            subject: .chat(head.id, after: after, through: through), deviceID: device, due: due,
            waitingSince: head.customer.waitingSince, expiresAt: due.advanced(by: Self.pushLifetime),
            reason: verdict.reason)
        // A registered device's notice shows only the newest event, so a join or leave gets a push of its own.
        push.joinsDue = device == head.customer.deviceID || events.last?.kind == .messageText
        debts.append(.owe(push, now: now))
    }

    mutating func record(
        _ kind: PushRecord.Kind, _ word: String, _ reason: String, after: Int, through: Int, device: DeviceID? = nil
    ) {
        records.append(
            PushRecord(
                chat: head.id, after: after, through: through, deviceID: device, at: now, kind: kind, word: word,
                reason: reason))
    }

    mutating func cancelDebts() {
        isChanged = true
        if head.attendance.firstPushDue != nil, head.lastPosition > head.attendance.cursor {
            record(
                .ended, "cancelled",
                head.life.state == .ended ? "the chat ended" : "the customer is back or has read it",
                after: head.attendance.cursor, through: head.lastPosition)
        }
        debts.append(.cancelOwed(lane: lane))
    }

    var lane: String { PushSubject.chat(head.id, after: 0, through: 0).lane }

    // MARK: - Rules

    func refuseIfEnded() throws(ChatRefusal) {
        if head.life.state == .ended { throw ChatRefusal(.ended) }
    }

    func check(_ text: String) throws(ChatRefusal) {
        if text.isEmpty { throw ChatRefusal(.emptyText) }
        if text.utf8.count > Self.longestText { throw ChatRefusal(.textTooLong) }
    }

    static func text(of typing: EventKind) -> String {
        typing == .typingStarted ? "is typing" : "stopped typing"
    }
}
