/// Why an event of a chat was pushed, or was not: every decision, attempt and answer, in order.
package struct PushExplanation: Hashable, Sendable {
    /// At most this many lines are told, the oldest.
    package static let longest = 500

    package let head: ChatHead
    package let event: TranscriptEvent
    package let lines: [PushRecord]

    /// Explains an event.
    ///
    /// - Parameters:
    ///   - head: Its chat.
    ///   - event: The event.
    ///   - records: What the chat's push history holds about it.
    ///   - options: The options under which the chat runs.
    package init(head: ChatHead, event: TranscriptEvent, records: [PushRecord], options: ServiceOptions) {
        self.head = head
        self.event = event
        let isDecided = records.contains { $0.kind == .decided }
        lines = isDecided ? records : [Self.decision(on: event, of: head, options: options)] + records
    }

    /// What needed no line of its own: it follows from the event.
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
    /// Explains the event at a position of a chat, which is named by its own id, or by a source and the platform's id of
    /// the conversation.
    ///
    /// - Parameters:
    ///   - chat: A `chatSessionId`, or `SOURCE/CONVERSATION`.
    ///   - position: The event's position, from 1.
    ///   - options: The options of a service by its name.
    /// - Returns: Nil when there is no such chat or event.
    /// - Throws: ``StoreError``.
    package func explainPush(
        _ chat: String, position: Int, options: (String) -> ServiceOptions
    ) async throws -> PushExplanation? {
        guard position > 0, let head = try await namedChat(chat),
            let event = try await events(head.id, after: position - 1, limit: 1).first
        else { return nil }
        let records = try await pushRecords(head.id, position: position, limit: PushExplanation.longest)
        return PushExplanation(head: head, event: event, records: records, options: options(head.serviceName))
    }

    private func namedChat(_ name: String) async throws -> ChatHead? {
        if let head = try await chat(ChatID(name)) { return head }
        guard let instance = try await service(creationKey: "/bridge/\(name)") else { return nil }
        return try await chat(service: instance.id)
    }
}
