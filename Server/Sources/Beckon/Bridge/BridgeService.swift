/// Takes reports of other contact centres: finds the conversation, judges each event, and commits it with owed pushes.
///
/// Every event with a conversation and valid ids takes a position in the transcript, whatever the verdict, so that each
/// can be explained. A message is stored once, by its id.
package struct BridgeService: Sendable {
    /// The outcome of one reported event.
    package struct Outcome: Hashable, Sendable {
        /// The platform's id of the conversation.
        package var conversation: String?
        /// The chat's id; nil if the event was not stored.
        package var chat: ChatID?
        package var position: Int?
        /// `now`, `hold`, `drop`, or `known` for a message that was reported before.
        package var word: String
        package var reason: String
    }

    private let chats: ChatService

    package init(chats: ChatService) {
        self.chats = chats
    }

    /// Takes the events of one request in their order.
    ///
    /// - Parameters:
    ///   - report: The events of the request.
    ///   - source: The source's name in the settings.
    ///   - rules: The operator's settings for the source.
    ///   - isDry: Judges the events without committing them.
    /// - Returns: One outcome for each event.
    /// - Throws: ``ChatRefusal`` with `contended`, ``StoreError``; events committed before the error stay, and reporting
    ///   all of them again is harmless.
    package func take(
        _ report: BridgeReport, from source: BridgeSourceName, rules: BridgePolicy.Rules, isDry: Bool = false
    ) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for var event in report.events {
            event.text = event.text.map { ControlCharacters.stripped(from: $0) }
            event.sender = event.sender.map { ControlCharacters.stripped(from: $0) }
            outcomes.append(try await take(event, from: source, rules: rules, isDry: isDry))
        }
        return outcomes
    }

    private func take(
        _ event: BridgeEvent, from source: BridgeSourceName, rules: BridgePolicy.Rules, isDry: Bool
    ) async throws -> Outcome {
        let verdict = BridgePolicy.judge(event, rules: rules)
        guard let conversation = event.conversation, BridgePolicy.hasGoodIDs(event) else {
            let reason = event.conversation == nil ? "the event names no conversation" : verdict.reason
            return Outcome(conversation: nil, word: "drop", reason: verdict.mayPush ? reason : verdict.reason)
        }
        let bridged = BridgedConversation(source: source, id: conversation)
        if isDry { return try await judge(event, verdict, bridged) }
        let chat = try await chats.bridgedChat(bridged, customer: event.customer)
        let outcome = try await chats.perform(chat, .reported(event, verdict))
        return Self.outcome(conversation, chat, outcome.position, outcome.records, isNew: !outcome.events.isEmpty)
    }

    private func judge(
        _ event: BridgeEvent, _ verdict: BridgePolicy.Verdict, _ conversation: BridgedConversation
    ) async throws -> Outcome {
        let head =
            try await chats.knownBridgedChat(conversation)
            ?? chats.newBridgedChat(conversation, customer: event.customer).head
        let input = ChatInput.reported(event, verdict)
        if let key = input.key, let position = try await chats.store.position(head.id, key: key) {
            return Self.outcome(conversation.id, head.id, position, [], isNew: false)
        }
        let records = try await chats.rehearse(input, on: head)
        return Self.outcome(conversation.id, nil, nil, records, isNew: true)
    }

    private static func outcome(
        _ conversation: String, _ chat: ChatID?, _ position: Int?, _ records: [PushRecord], isNew: Bool
    ) -> Outcome {
        let decision = records.first { $0.word == "now" } ?? records.first { $0.kind == .decided }
        return Outcome(
            conversation: conversation, chat: chat, position: position,
            word: isNew ? decision?.word ?? "drop" : "known",
            reason: isNew ? decision?.reason ?? "" : "this message was reported before")
    }
}

extension ChatService {
    /// The chat of another contact centre's conversation; created if it is new.
    func bridgedChat(_ conversation: BridgedConversation, customer: String?) async throws -> ChatID {
        try await CommitQueue.retryingConflicts(orElse: ChatRefusal(.contended)) {
            if let head = try await knownBridgedChat(conversation) { return head.id }
            let (instance, head) = newBridgedChat(conversation, customer: customer)
            let commit = Commit(
                expecting: .chat(head.id, version: 0),
                [.insertService(instance), .putChat(head, settingCursor: true)])
            return try await queue.commit(commit) == .committed ? head.id : nil
        }
    }

    func knownBridgedChat(_ conversation: BridgedConversation) async throws -> ChatHead? {
        guard let instance = try await store.service(creationKey: conversation.creationKey) else { return nil }
        return try await store.chat(service: instance.id)
    }

    func newBridgedChat(
        _ conversation: BridgedConversation, customer: String?
    ) -> (instance: ServiceInstance, head: ChatHead) {
        let now = time.now
        let expiry = now.advanced(by: ServiceOptions.bridgedLifetime)
        let instance = ServiceInstance(
            id: ids.serviceID(), name: conversation.source.text, kind: .chat, createdAt: now, expiresAt: expiry,
            user: nil, key: conversation.creationKey, userData: [:])
        let head = ChatHead(
            ids.chatID(), serviceID: instance.id, serviceName: instance.name,
            life: ChatLife(startedAt: now, expiresAt: expiry, due: expiry),
            customer: ChatCustomer(nickname: "", signedID: customer), attendance: ChatAttendance(.away(since: now)),
            side: ChatAgentSide(.bridge(conversation.source), conversation: conversation.id), version: 1)
        return (instance, head)
    }

    /// The lines that an input would add to the push history, without committing it.
    func rehearse(_ input: ChatInput, on head: ChatHead) async throws -> [PushRecord] {
        let audience = try await audience(of: head, for: input)
        let decision = try ChatDecision(
            input, on: head, options: services.chatOptions(of: head), now: time.now, audience: audience)
        return decision.records
    }
}
