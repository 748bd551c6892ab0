/// Where one agent side plugs in: what its people do goes in, what it reads by itself comes out.
///
/// What is delivered to an agent side goes through ``AgentSide`` and ``AgentDispatcher``.
package struct AgentPort: Sendable {
    /// The agent side that speaks; chats of others are unknown to it.
    package let side: AgentSideName
    private let chats: ChatService
    private let callbacks: CallbackService

    package init(_ side: AgentSideName, chats: ChatService, callbacks: CallbackService) {
        self.side = side
        self.chats = chats
        self.callbacks = callbacks
    }

    // MARK: - Telling

    /// Takes what somebody of the agent side did in a chat.
    ///
    /// The chat of a callback that an agent has is a callback that is connected; when it ends, the callback is complete.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - party: Who did it.
    ///   - action: What; with a key, doing it again does nothing more and answers the same position.
    /// - Returns: What became of it, on disk.
    /// - Throws: ``ChatRefusal``, ``CallbackRefusal``, ``StoreError``.
    package func tell(_ chat: ChatID, by party: AgentParty, _ action: AgentEvent.Action) async throws -> ChatOutcome {
        let outcome = try await chats.receive(AgentEvent(chat: chat, side: side, party: party, action: action))
        let head = outcome.head
        switch action {
        case .ended: try await callbacks.chatEnded(head.serviceID)
        case .joined, .tookOver, .transferred(.some, _):
            if head.takenBy != nil, head.state == .active { try await callbacks.chatTaken(head.serviceID) }
        // Who speaks without having joined has joined with it.
        default:
            if outcome.events.contains(where: { $0.kind == .joined }) {
                try await callbacks.chatTaken(head.serviceID)
            }
        }
        return outcome
    }

    /// Takes what became of a callback.
    ///
    /// - Returns: The callback afterwards.
    /// - Throws: ``CallbackRefusal``, also for the callback of a service that another agent side answers; ``StoreError``.
    package func tell(_ callback: ServiceID, _ outcome: CallbackOutcome) async throws -> CallbackRecord {
        // The desk shows the callbacks of every service: nobody else is asked for them.
        if side != .desk {
            guard let record = try await callbacks.callback(callback), callbacks.options(of: record).agentSide == side
            else { throw CallbackRefusal.unknownCallback() }
        }
        return switch outcome {
        case .offer: try await callbacks.offer(callback)
        case .connect: try await callbacks.connect(callback)
        case .complete: try await callbacks.complete(callback)
        case .cancel: try await callbacks.cancel(callback)
        }
    }

    /// Takes what a contact centre reports about a chat that it carries elsewhere.
    ///
    /// - Throws: ``ChatRefusal``, ``StoreError``.
    package func report(
        _ event: BridgeEvent, _ verdict: BridgePolicy.Verdict, about chat: ChatID
    ) async throws -> ChatOutcome {
        try await chats.perform(chat, .reported(event, verdict))
    }

    // MARK: - Reading

    /// A callback that the agent side asks for.
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? { try await callbacks.callback(id) }

    /// What an offer of a callback would do now; nil when it would do nothing.
    package func offer(for record: CallbackRecord) -> CallbackOffer? { callbacks.offer(for: record) }

    /// The options under which a chat runs.
    package func options(ofChat head: ChatHead) -> ServiceOptions { chats.options(ofChat: head) }

    /// The head of a chat as this node knows it: one of the agent side's own; the desk sees all.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func head(_ chat: ChatID) async throws -> ChatHead { try known(await chats.head(chat)) }

    /// What the agent side, which reads by itself, is shown of a chat.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - position: What it has already; 0 from the beginning.
    ///   - limit: How many events at most.
    /// - Returns: Its notices in order.
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func read(_ chat: ChatID, after position: Int, limit: Int) async throws -> AgentDelivery {
        // What woke the agent side may have been committed at another node, of which this one has not heard yet.
        _ = try known(await chats.currentHead(chat))
        let (head, events) = try await chats.events(chat, after: max(0, position), limit: limit)
        return AgentDelivery(
            shown: head, events: events, isFirst: position <= 0, receipt: try await chats.store.receipt(chat),
            options: chats.options(ofChat: head))
    }

    /// The agent side, which reads by itself, has seen a chat's events up to a position.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat` for a chat of another one, which is still owed it; ``StoreError``.
    package func accept(_ chat: ChatID, through position: Int) async throws {
        guard try await chats.head(chat).side.name == side else { throw ChatRefusal(.unknownChat) }
        try await chats.moveAgentCursor(chat, to: position)
    }

    private func known(_ head: ChatHead) throws(ChatRefusal) -> ChatHead {
        guard side == .desk || head.side.name == side else { throw ChatRefusal(.unknownChat) }
        return head
    }
}
