/// Takes what other contact centres report: finds the conversation, has it judged, and commits it with what it owes.
///
/// Every report of a known conversation takes a position in its transcript, whatever becomes of it, so that each can be
/// explained. A message is taken once by its id.
package struct BridgeService: Sendable {
    /// What became of one reported event.
    package struct Outcome: Hashable, Sendable {
        /// The platform's id.
        package var conversation: String?
        /// Beckon's own id; nil when the report named no conversation.
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
    ///   - report: What the request said.
    ///   - source: The source's name in the settings.
    ///   - rules: What the operator set about it.
    ///   - isDry: Judges without taking anything.
    /// - Returns: One outcome for each event.
    /// - Throws: ``ChatRefusal`` with `contended`, ``StoreError``; what was committed before stays, and reporting all of
    ///   it again is harmless.
    package func take(
        _ report: BridgeReport, from source: String, rules: BridgePolicy.Rules, isDry: Bool = false
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
        _ event: BridgeEvent, from source: String, rules: BridgePolicy.Rules, isDry: Bool
    ) async throws -> Outcome {
        let verdict = BridgePolicy.judge(event, rules: rules)
        guard let conversation = event.conversation, BridgePolicy.hasGoodIDs(event) else {
            let reason = event.conversation == nil ? "it names no conversation" : verdict.reason
            return Outcome(conversation: nil, word: "drop", reason: verdict.mayPush ? reason : verdict.reason)
        }
        if isDry { return try await judge(event, verdict, conversation, source) }
        let chat = try await chats.bridgedChat(source: source, conversation: conversation, customer: event.customer)
        let outcome = try await chats.perform(chat, .reported(event, verdict))
        return Self.outcome(conversation, chat, outcome.position, outcome.records, isNew: !outcome.events.isEmpty)
    }

    private func judge(
        _ event: BridgeEvent, _ verdict: BridgePolicy.Verdict, _ conversation: String, _ source: String
    ) async throws -> Outcome {
        let head =
            try await chats.knownBridgedChat(source: source, conversation: conversation)
            ?? chats.newBridgedChat(source: source, conversation: conversation, customer: event.customer).head
        let input = ChatInput.reported(event, verdict)
        if let key = input.key, let position = try await chats.store.position(head.id, key: key) {
            return Self.outcome(conversation, head.id, position, [], isNew: false)
        }
        let records = try await chats.rehearse(input, on: head)
        return Self.outcome(conversation, nil, nil, records, isNew: true)
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
    /// The chat of a conversation that another contact centre carries, made when it is new.
    func bridgedChat(source: String, conversation: String, customer: String?) async throws -> ChatID {
        for _ in 0..<5 {
            if let head = try await knownBridgedChat(source: source, conversation: conversation) { return head.id }
            let (instance, head) = newBridgedChat(source: source, conversation: conversation, customer: customer)
            let commit = Commit(
                expecting: .chat(head.id, version: 0),
                [.insertService(instance), .putChat(head, settingCursor: true)])
            if try await queue.commit(commit) == .committed { return head.id }
        }
        throw ChatRefusal(.contended)
    }

    func knownBridgedChat(source: String, conversation: String) async throws -> ChatHead? {
        let key = Self.creationKey(source, conversation)
        guard let instance = try await store.service(creationKey: key) else { return nil }
        return try await store.chat(service: instance.id)
    }

    func newBridgedChat(
        source: String, conversation: String, customer: String?
    ) -> (instance: ServiceInstance, head: ChatHead) {
        let now = time.now
        let instance = ServiceInstance(
            id: ids.serviceID(), name: ChatHead.bridgePrefix + source, kind: .chat, createdAt: now,
            expiresAt: now.advanced(by: ServiceOptions.bridgedLifetime), user: nil,
            key: Self.creationKey(source, conversation), userData: [:])
        var head = ChatHead.bridged(
            id: ids.chatID(), service: instance, source: source, conversation: conversation, customer: customer)
        head.version = 1
        return (instance, head)
    }

    /// Begins with a character that no key of a request's begins with: those begin with an operation's name.
    private static func creationKey(_ source: String, _ conversation: String) -> String {
        "/bridge/\(source)/\(conversation)"
    }

    /// What an input would be decided to, without doing it.
    func rehearse(_ input: ChatInput, on head: ChatHead) async throws -> [PushRecord] {
        let audience = try await audience(of: head, for: input)
        let decision = try ChatDecision(
            input, on: head, options: services.chatOptions(head.serviceName), now: time.now, audience: audience)
        return decision?.records ?? []
    }
}
