package import Logging

/// Carries out every action on chats: loads the head, decides with ``ChatSession``, commits, and sends wakes.
///
/// Each call returns when its changes are on disk. It throws ``ChatRefusal`` for an input that the chat does not allow,
/// and ``StoreError`` when the store fails.
package final class ChatService: Sendable {
    let store: any Store
    let queue: CommitQueue
    package let registry: ChatRegistry
    /// Reads the same chats without changing them.
    package let reader: ChatReader
    package let services: ServiceDirectory
    let wakes: WakePlane
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    /// This node's id, as chats name their holder.
    package let node: NodeID
    /// This node's place among those that share the database; nil for a database of its own.
    let place: NodePlace?
    let audienceRules: AudienceRules
    /// The most open chats of one `gms_user`; zero for no limit.
    let openChatLimit: Int
    let openChats = OpenChatGuard()
    /// The traces of the events that this node committed.
    package let traces = EventTraces()

    package init(
        store: any Store, queue: CommitQueue, registry: ChatRegistry, services: ServiceDirectory, wakes: WakePlane,
        time: any TimeSource, ids: any IDSource, logger: Logger, node: NodeID,
        place: NodePlace? = nil, audience: AudienceRules = AudienceRules(),
        openChatLimit: Int = 0
    ) {
        self.store = store
        self.queue = queue
        self.registry = registry
        reader = ChatReader(store: store, registry: registry)
        self.services = services
        self.wakes = wakes
        self.time = time
        self.ids = ids
        self.logger = logger
        self.node = node
        self.place = place
        audienceRules = audience
        self.openChatLimit = openChatLimit
    }

    // MARK: - Finding

    /// The committed head of a chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`.
    package func head(_ id: ChatID) async throws -> ChatHead { try await reader.head(id) }

    /// The head of a chat; read from the database when other nodes may write to it.
    package func currentHead(_ id: ChatID) async throws -> ChatHead {
        store.isShared ? try await reader.reload(id) : try await head(id)
    }

    /// The committed head of a service instance's chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`: the same for an unknown id, an id without a chat and an expired chat.
    package func head(service: ServiceID) async throws -> ChatHead {
        let head = try await knownHead(service: service)
        guard head.life.expiresAt > time.now else { throw ChatRefusal(.unknownChat) }
        return head
    }

    private func knownHead(service: ServiceID) async throws -> ChatHead {
        if let id = registry.withLock({ $0.chat(of: service) }) { return try await currentHead(id) }
        guard let head = try await store.chat(service: service) else { throw ChatRefusal(.unknownChat) }
        return registry.withLock { $0.refresh(head) }
    }

    /// A head with all data that are attached to its chat.
    ///
    /// - Parameter head: A head, perhaps without them.
    /// - Returns: The same head with them; as they are on disk, where they may be newer than the head.
    /// - Throws: ``StoreError``.
    package func whole(_ head: ChatHead) async throws -> ChatHead {
        guard head.customer.hasMoreData else { return head }
        let data = try await store.data(of: head.id) ?? head.customer.userData
        registry.withLock { $0.hold(data, of: head) }
        var whole = head
        whole.customer.hold(data)
        return whole
    }

    // MARK: - Doing

    /// Applies an event from an agent side.
    package func receive(
        _ event: AgentEvent, adding extra: @escaping ChatDecision.Extra = { _, _ in [] }
    ) async throws -> ChatDecision {
        try await perform(event.chat, .agent(event.party, event.action, from: event.side), adding: extra)
    }

    /// Applies one input to a chat.
    ///
    /// - Parameters:
    ///   - id: the chat.
    ///   - input: what happened.
    ///   - extra: changes to commit along with the chat's change, or alone if the chat does not change.
    /// - Returns: the decision, which is on disk.
    /// - Throws: ``ChatRefusal``, ``StoreError``.
    package func perform(
        _ id: ChatID, _ input: ChatInput, adding extra: @escaping ChatDecision.Extra = { _, _ in [] }
    ) async throws -> ChatDecision {
        try await CommitQueue.retryingConflicts(orElse: ChatRefusal(.contended)) {
            try await attempt(input, on: id, adding: extra)
        }
    }

    /// Decides once; nil when the decision has to be made again.
    private func attempt(
        _ input: ChatInput, on id: ChatID, adding extra: @escaping ChatDecision.Extra
    ) async throws -> ChatDecision? {
        let head = try await head(id)
        if case .customerData = input { _ = try await whole(head) }
        let audience = try await audience(of: head, for: input)
        do throws(any Error) {
            let decided = try registry.withLock {
                try $0.decide(id) {
                    try self.decide(input, on: $0, isCommitted: $1, adding: extra, audience: audience)
                }
            }
            guard let (decision, ticket) = decided else { return nil }
            guard let ticket else { return decision }
            return try await finish(decision, ticket)
        } catch let refusal as ChatRefusal where refusal.code == .contended {
            // The chat changed on another node before its data were read.
            return nil
        } catch let refusal as ChatRefusal where refusal.asksForEarlierCall {
            return try await earlier(input, id, orElse: refusal)
        }
    }

    /// The result of an earlier call with the input's key; it is valid even if the chat has ended or changed hands since.
    private func earlier(_ input: ChatInput, _ id: ChatID, orElse refusal: ChatRefusal) async throws -> ChatDecision {
        guard let key = input.key, let position = try await store.position(id, key: key) else { throw refusal }
        return ChatDecision(unchanged: try await head(id), position: position)
    }

    /// Decides on a head and enqueues the commit; without a ticket there was nothing to write.
    ///
    /// Runs under the registry's lock.
    func decide(
        _ input: ChatInput, on head: ChatHead, isCommitted: Bool, adding extra: ChatDecision.Extra,
        audience: Audience = .none
    ) throws -> (ChatHead?, (ChatDecision, CommitQueue.Ticket?)) {
        let (options, now) = (services.chatOptions(of: head), time.now)
        let decision = try ChatDecision(
            input, on: head, isCommitted: isCommitted, options: options, now: now, adding: extra, audience: audience)
        let commit = decision.commit(of: place, over: head, now: now)
        let ticket = try commit.map { try queue.enqueue($0, lane: input.lane) }
        return (decision.isChange ? decision.head : nil, (decision, ticket))
    }

    /// Waits for the commit of a decision.
    ///
    /// - Returns: the decision, or the result of an earlier call with the input's key; nil when it has to be made again.
    func finish(_ decision: ChatDecision, _ ticket: CommitQueue.Ticket) async throws -> ChatDecision? {
        // When a commit failed, ``CommitQueue`` has already made the registry drop the chat and all decisions on it.
        let id = decision.head.id
        switch try await queue.result(of: ticket) {
        case .committed:
            if let refusal = decision.refusal { throw refusal }
            if decision.isChange { registry.withLock { $0.decided(id) } }
            // Before those hear of the events who deliver them.
            traces.note(decision.events, of: id)
            wakes.wake(decision.wakes)
            return decision
        case .duplicateEvent(let position):
            return ChatDecision(unchanged: try await head(id), position: position)
        case .conflict, .duplicateService, .slotFull, .throttled, .queueFull: return nil
        }
    }
}
