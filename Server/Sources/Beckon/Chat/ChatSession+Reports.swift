/// Applies reports of other contact centres, read receipts of apps, and changes of a device's owner.
extension ChatSession {
    mutating func report(_ report: BridgeEvent, _ verdict: BridgePolicy.Verdict) {
        guard head.isBridged else { return }
        if head.customer.signedID == nil { head.customer.signedID = report.customer }
        head.life.expiresAt = max(head.life.expiresAt, now.advanced(by: options.timeToLive))
        // A later report opens an ended conversation again.
        head.life.state = report.actor == .agent || head.life.state != .waiting ? .active : .waiting
        head.life.endedAt = nil
        place(report.event(at: head.lastPosition + 1, of: verdict, now: now))
        if report.kind.isMessage, report.actor == .customer { customerWaits(since: report.at ?? now) }
        if let since = report.waitingSince { head.customer.waitingSince = min(since, now) }
        judge(report, verdict)
        if report.kind.isMessage, verdict.mayPush { head.customer.waitingSince = nil }
        look(after: nil)
        if report.kind == .ended { end() }
    }

    mutating func judge(_ report: BridgeEvent, _ verdict: BridgePolicy.Verdict) {
        let position = head.lastPosition
        func drop(_ reason: String) {
            verdicts.append(.drop(reason: reason))
            record(.decided, "drop", reason, after: position - 1, through: position)
        }
        guard verdict.mayPush else { return drop(verdict.reason) }
        head.lastPushable = position
        if let at = report.at, at.advanced(by: Self.pushLifetime) <= now {
            return drop("the event is too old for a push")
        }
        if head.customer.signedID == nil { return drop("the customer of this conversation is not known") }
        if audience.devices.isEmpty { return drop("no device is registered") }
        verdicts.append(.pushNow(reason: verdict.reason))
        for device in audience.devices {
            let own = AudiencePolicy.decide(device, in: audience, now: now)
            owe(device.id, own, due: own.due(now: now) ?? now, after: position - 1, through: position)
        }
    }

    /// Judges held pushes again; a push that no app's presence holds any more becomes due earlier.
    mutating func appsChanged() {
        guard head.attendance.presence.isAway, head.lastPushable > head.attendance.cursor else { return }
        // Presence of apps never shortens the first timer of an absence.
        let earliest = max(head.attendance.firstPushDue ?? now, now)
        for device in audience.devices {
            isChanged = true
            let due = max(earliest, AudiencePolicy.decide(device, in: audience, now: now).due(now: now) ?? now)
            debts.append(.hastenOwed(lane: lane, device.id, to: due, now: now))
        }
    }

    /// Moves an absent customer's cursor to a read position; a present customer's client confirms events itself.
    mutating func customerRead(through position: Int, on device: DeviceID?) {
        let position = min(max(position, 0), head.lastPosition)
        guard head.attendance.presence.isAway, position > head.attendance.cursor else { return }
        isChanged = true
        setsCursor = true
        let shownAfter = head.isBridged ? head.attendance.handedOver : head.attendance.cursor
        record(
            .ended, "read", "the customer has read it", after: head.attendance.cursor, through: position, device: device
        )
        head.attendance.cursor = position
        head.attendance.sent = max(head.attendance.sent, position)
        guard head.lastPushable <= position else { return }
        head.attendance.handedOver = position
        debts.append(.cancelOwed(lane: lane))
        guard head.lastPushable > shownAfter else { return }
        debts.append(
            .withdraw(
                head.id, after: shownAfter, through: position, but: device, now: now,
                expiresAt: now.advanced(by: Self.pushLifetime)))
    }

    /// Makes the chat push to a device from now on; what is owed to the one before is owed to it.
    mutating func deviceNamed(_ device: Device) {
        guard head.life.state != .ended else { return }
        isChanged = true
        // Before a push: none is owed to a device that is not stored.
        if device.registration == nil { debts.append(.putDevice(device)) }
        let before = head.customer.deviceID
        head.customer.deviceID = device.id
        head.customer.deviceSince = now
        guard device.id != before else { return }
        if head.attendance.presence.isAway, head.lastPushable > head.attendance.cursor {
            oweAnew(to: device.id, insteadOf: before)
        }
        if let before { debts.append(.removeUnusedDevice(before)) }
    }

    private mutating func oweAnew(to device: DeviceID, insteadOf before: DeviceID?) {
        if let before {
            record(
                .ended, "cancelled", "the chat pushes to another device now", after: head.attendance.cursor,
                through: head.lastPushable, device: before)
            if audience.devices.isEmpty { debts.append(.cancelOwed(lane: lane)) }
        }
        let verdict = NotificationPolicy.decideForAbsence(head: head, options: options, now: now)
        guard let due = verdict.due(now: now) else { return }
        if head.attendance.firstPushDue == nil { head.attendance.firstPushDue = due }
        owe(device, verdict, due: due, after: head.attendance.cursor, through: head.lastPosition)
    }

    /// Stops the chat's pushes to a device that another customer has registered.
    ///
    /// If the customer has other devices, the lane is not cancelled; ``Device/mayHear(of:)`` then drops the device's
    /// owed push when it is claimed.
    mutating func deviceTaken(_ device: DeviceID) {
        guard head.customer.deviceID == device else { return }
        isChanged = true
        head.customer.deviceID = nil
        head.customer.deviceSince = now
        if head.attendance.presence.isAway, head.lastPushable > head.attendance.cursor {
            record(
                .ended, "cancelled", "the device belongs to another customer now", after: head.attendance.cursor,
                through: head.lastPushable, device: device)
        }
        if audience.devices.isEmpty { debts.append(.cancelOwed(lane: lane)) }
        debts.append(.removeUnusedDevice(device))
    }
}

extension BridgeEvent {
    /// The event as a transcript event.
    ///
    /// Only a pushable event keeps its text. Every other event has the words for actor and kind instead, which explain
    /// why it was not pushed.
    func event(at position: Int, of verdict: BridgePolicy.Verdict, now: Timestamp) -> TranscriptEvent {
        let kind: EventKind =
            switch self.kind {
            case _ where !verdict.mayPush: .custom
            case .joined: .joined
            case .ended: .left
            default: .messageText
            }
        return TranscriptEvent(
            position: position, kind: kind,
            nickname: verdict.mayPush ? Self.cut(sender.flatMap(VisibleText.trimmed) ?? "", 128) : "",
            text: verdict.mayPush
                ? Self.cut(text ?? "", ChatSession.longestText) : "\(actor.rawValue) \(self.kind.rawValue)",
            party: party, at: at ?? now, key: message.map { "report/\($0)" },
            data: onlyNow && verdict.mayPush ? [TranscriptEvent.onlyNowName: "true"] : [:])
    }

    private var party: PartyKind {
        switch actor {
        case .customer: .client
        case .agent, .agentOrBot: .agent
        case .bot, .system: .external
        }
    }

    /// The longest beginning of whole characters within a number of UTF-8 bytes.
    private static func cut(_ text: String, _ limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var count = 0
        return String(
            text.prefix { character in
                count += character.utf8.count
                return count <= limit
            })
    }
}
