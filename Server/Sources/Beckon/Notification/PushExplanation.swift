package import BeckonJSON

/// Why an event of a chat was pushed or not: every decision, attempt and answer, in order.
package struct PushExplanation: Hashable, Sendable {
    /// The most lines of an explanation; the oldest are kept.
    package static let longest = 500

    package let head: ChatHead
    package let event: TranscriptEvent
    package let lines: [PushRecord]
    /// The pushes owed about it, each with its next attempt and its expiry.
    package let owed: [OutboxEntry]
    /// When those were looked up.
    package let now: Timestamp

    /// Explains an event.
    ///
    /// - Parameters:
    ///   - head: Its chat.
    ///   - event: The event.
    ///   - records: The lines of the chat's push history about it.
    ///   - owed: The pushes owed about it.
    ///   - now: The time of day.
    ///   - options: The options of the chat's service.
    package init(
        head: ChatHead, event: TranscriptEvent, records: [PushRecord], owed: [OutboxEntry] = [],
        now: Timestamp = Timestamp(milliseconds: 0), options: ServiceOptions
    ) {
        self.head = head
        self.event = event
        self.owed = owed
        self.now = now
        let isDecided = records.contains { $0.kind == .decided }
        lines = isDecided ? records : [Self.decision(on: event, of: head, options: options)] + records
    }

    /// The decision that was not recorded because it follows from the event.
    private static func decision(
        on event: TranscriptEvent, of head: ChatHead, options: ServiceOptions
    ) -> PushRecord {
        let verdict: NotificationPolicy.Verdict =
            if event.party == .client {
                .drop(reason: "the customer's own event")
            } else if !NotificationPolicy.isPushable(event, options: options) {
                .drop(reason: "events of this kind are filtered")
            } else {
                .live
            }
        return PushRecord(
            chat: head.id, after: event.position - 1, through: event.position, at: event.at, kind: .decided,
            word: verdict.word, reason: verdict.reason)
    }
}

extension Store {
    /// Explains the event at a position of a chat.
    ///
    /// - Parameters:
    ///   - chat: The chat's `chatSessionId`, or `SOURCE/CONVERSATION`: a source and the platform's id of the conversation.
    ///   - position: The event's position, from 1.
    ///   - now: The time of day; nil to leave out the owed pushes.
    ///   - options: The options of a chat's service.
    /// - Returns: Nil when the chat or the event does not exist.
    /// - Throws: ``StoreError``.
    package func explainPush(
        _ chat: String, position: Int, now: Timestamp? = nil, options: (ChatHead) -> ServiceOptions
    ) async throws -> PushExplanation? {
        guard position > 0, let head = try await namedChat(chat),
            let event = try await events(head.id, after: position - 1, limit: 1).first
        else { return nil }
        let records = try await pushRecords(head.id, position: position, limit: PushExplanation.longest)
        let owed = now == nil ? [] : try await owedPushes(about: head.id, position: position)
        return PushExplanation(
            head: head, event: event, records: records, owed: owed, now: now ?? Timestamp(milliseconds: 0),
            options: options(head))
    }

    /// The pushes owed about an event, searched among the oldest 10,000 of the outbox.
    private func owedPushes(about chat: ChatID, position: Int) async throws -> [OutboxEntry] {
        var found: [OutboxEntry] = []
        var last: Int64 = 0
        for _ in 0..<20 {
            let page = try await outbox(dead: false, after: last, limit: 500)
            guard let final = page.last else { break }
            last = final.push.id
            found += page.filter { $0.push.subject.isAbout(chat, position) }
        }
        return found
    }

    private func namedChat(_ name: String) async throws -> ChatHead? {
        if let head = try await chat(ChatID(name)) { return head }
        guard let conversation = BridgedConversation(named: name),
            let instance = try await service(creationKey: conversation.creationKey)
        else { return nil }
        return try await chat(service: instance.id)
    }
}

extension PushSubject {
    /// Whether it is a push or a withdrawal whose range holds the event.
    fileprivate func isAbout(_ chat: ChatID, _ position: Int) -> Bool {
        switch self {
        case .chat(chat, let after, let through), .withdrawal(chat, let after, let through),
            .active(chat, let after, let through):
            after < position && position <= through
        default: false
        }
    }
}

extension PushRecord {
    /// The `apns-id` of an attempt through APNs; nil for other lines.
    package var apnsID: String? {
        let isWithdrawal = word.hasPrefix("withdrawal-")
        guard kind == .answered, let deviceID, reason.hasPrefix(isWithdrawal ? "withdrawal, apns," : "apns,") else {
            return nil
        }
        let subject: PushSubject =
            isWithdrawal
            ? .withdrawal(chat, after: after, through: through) : .chat(chat, after: after, through: through)
        return OwedPush(subject: subject, deviceID: deviceID, due: at, expiresAt: at, reason: "").stableID
    }
}

extension Store {
    /// Why the last attempt at an owed push failed; when its row has no reason, the chat's push history is searched.
    ///
    /// - Throws: ``StoreError``.
    package func lastFailure(of entry: OutboxEntry) async throws -> String? {
        let push = entry.push
        guard entry.failure == nil, entry.end == nil, push.attempts > 0 || push.doubts > 0 else { return entry.failure }
        switch push.subject {
        case .callback, .note, .active: return nil
        case .chat(let chat, let after, _), .withdrawal(let chat, let after, _):
            let records = try await pushRecords(chat, position: after + 1, limit: PushExplanation.longest)
            return records.last {
                $0.deviceID == push.deviceID && $0.kind == .answered && !$0.word.hasSuffix(PushRecord.delivered)
            }?.reason
        }
    }
}

extension PushExplanation {
    /// The explanation for programs: the event without its text, and each line in order.
    package var json: JSONValue {
        [
            "chat": .string(head.id.text), "conversation": .string(head.conversation),
            "position": .integer(Int64(event.position)), "kind": .string(event.kind.rawValue),
            "party": .string(event.party.rawValue), "at": .integer(event.at.milliseconds),
            "lines": .array(lines.map(Self.json)), "owed": .array(owed.map { Self.json($0, now: now) }),
        ]
    }

    private static func json(_ entry: OutboxEntry, now: Timestamp) -> JSONValue {
        let push = entry.push
        var object: JSONObject = [
            "id": .integer(push.id), "device": .string(push.deviceID.text),
            "credential": .string(entry.route.description),
            "state": .string(entry.state(now: now).rawValue), "nextAttempt": .integer(push.due.milliseconds),
            "expires": .integer(push.expiresAt.milliseconds), "attempts": .integer(Int64(push.attempts)),
            "pushID": .string(push.stableID),
        ]
        if let failure = entry.failure { object["lastFailure"] = .string(failure) }
        return .object(object)
    }

    private static func json(_ line: PushRecord) -> JSONValue {
        var object: JSONObject = [
            "at": .integer(line.at.milliseconds), "kind": .string(line.kind.rawValue), "word": .string(line.word),
            "reason": .string(line.reason), "after": .integer(Int64(line.after)),
            "through": .integer(Int64(line.through)),
        ]
        if let device = line.deviceID { object["device"] = .string(device.text) }
        if let id = line.apnsID { object["apnsID"] = .string(id) }
        return .object(object)
    }
}
