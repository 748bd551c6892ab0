package import Logging
import Synchronization

/// Everything that can be done with chats: loads the head, asks ``ChatSession``, commits, and wakes who waits.
///
/// Nothing returns before what it did is on disk. Throws ``ChatRefusal`` for what a chat does not allow and
/// ``StoreError`` when the database cannot take it.
package final class ChatService: Sendable {
    /// How often a decision is made again after a conflict.
    private static let attempts = 5

    let store: any Store
    let queue: CommitQueue
    package let registry: ChatRegistry
    let services: ServiceDirectory
    let wakes: WakePlane
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    /// The node this is, as chats' holders name it.
    package let node: NodeID

    package init(
        store: any Store, queue: CommitQueue, registry: ChatRegistry, services: ServiceDirectory, wakes: WakePlane,
        time: any TimeSource, ids: any IDSource, logger: Logger, node: NodeID
    ) {
        self.store = store
        self.queue = queue
        self.registry = registry
        self.services = services
        self.wakes = wakes
        self.time = time
        self.ids = ids
        self.logger = logger
        self.node = node
    }

    // MARK: - Finding

    /// The committed head of a chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`.
    package func head(_ id: ChatID) async throws -> ChatHead {
        if let head = registry.committedHead(id) { return head }
        return try await loadHead(id)
    }

    /// The head of a chat as it stands in the database now, where other nodes may have written to it.
    package func currentHead(_ id: ChatID) async throws -> ChatHead {
        store.isShared ? try await loadHead(id) : try await head(id)
    }

    /// Reads a chat's head anew, since another node has changed it.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func reload(_ id: ChatID) async throws -> ChatHead { try await loadHead(id) }

    private func loadHead(_ id: ChatID) async throws -> ChatHead {
        guard let head = try await store.chat(id) else {
            registry.forget(id)
            throw ChatRefusal(.unknownChat)
        }
        return registry.refresh(head)
    }

    /// The committed head of a service instance's chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, the same for an id that never was and one that is another's.
    package func head(service: ServiceID) async throws -> ChatHead {
        let head = try await knownHead(service: service)
        guard head.expiresAt > time.now else { throw ChatRefusal(.unknownChat) }
        return head
    }

    private func knownHead(service: ServiceID) async throws -> ChatHead {
        if let id = registry.chat(of: service) { return try await currentHead(id) }
        guard let head = try await store.chat(service: service) else { throw ChatRefusal(.unknownChat) }
        return registry.refresh(head)
    }

    /// Committed events after a position, in order, and the head they belong to.
    ///
    /// At most `limit` of them are read.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) async throws -> (head: ChatHead, events: [TranscriptEvent]) {
        let head = try await head(id)
        if let recent = registry.events(id, after: position, limit: limit) { return recent }
        let events = try await store.events(id, after: position, limit: limit)
        // The store may be ahead of the head that was read before it.
        return (registry.committedHead(id) ?? head, events)
    }

    // MARK: - Doing

    /// Takes what an agent side heard.
    package func receive(_ event: AgentEvent) async throws -> ChatOutcome {
        try await perform(event.chat, .agent(event.party, event.action))
    }

    /// Applies one input to a chat.
    package func perform(_ id: ChatID, _ input: ChatInput) async throws -> ChatOutcome {
        for _ in 0..<Self.attempts {
            _ = try await head(id)
            guard let step = try registry.decide(id, { try self.decide(input, on: $0, adding: []) }) else { continue }
            guard let ticket = step.ticket else {
                return ChatOutcome(head: step.head, events: [], position: nil)
            }
            if let outcome = try await finish(step, ticket, input: input) { return outcome }
        }
        throw ChatRefusal(.contended)
    }

    /// A decision that was enqueued; without a ticket it changed nothing.
    struct Step: Sendable {
        let head: ChatHead
        let events: [TranscriptEvent]
        let wakes: [Wake]
        let ticket: CommitQueue.Ticket?
    }

    /// Decides on a head and enqueues the commit.
    ///
    /// Runs under the registry's lock.
    func decide(_ input: ChatInput, on head: ChatHead, adding extra: [Change]) throws -> (ChatHead?, Step) {
        let options = services.chatOptions(head.serviceName)
        var session = ChatSession(head: head, options: options, now: time.now)
        try session.apply(input)
        guard session.isChanged || !extra.isEmpty else {
            return (nil, Step(head: head, events: [], wakes: [], ticket: nil))
        }
        var next = session.head
        next.version = head.version + 1
        let commit = Commit(
            expecting: .chat(head.id, version: head.version),
            [.putChat(next, settingCursor: session.setsCursor)] + session.events.map { .append(head.id, $0) } + session.debts + extra)
        let ticket = try queue.enqueue(commit)
        return (next, Step(head: next, events: session.events, wakes: Self.wakes(of: session), ticket: ticket))
    }

    /// Waits for the commit of a step.
    ///
    /// - Returns: nil when the decision has to be made again.
    func finish(_ step: Step, _ ticket: CommitQueue.Ticket, input: ChatInput) async throws -> ChatOutcome? {
        let id = step.head.id
        let result: CommitResult
        do {
            result = try await queue.result(of: ticket)
        } catch {
            registry.forget(id)
            throw error
        }
        switch result {
        case .committed:
            registry.decided(id)
            wakes.wake(step.wakes)
            return ChatOutcome(head: step.head, events: step.events, position: step.events.last?.position)
        case .duplicateEvent(let position):
            registry.forget(id)
            return ChatOutcome(head: try await head(id), events: [], position: position)
        case .conflict, .duplicateService, .slotFull:
            registry.forget(id)
            return nil
        }
    }

    private static func wakes(of session: ChatSession) -> [Wake] {
        var wakes: [Wake] = [.chat(session.head.id)]
        if session.workChanged { wakes.append(.work) }
        if !session.debts.isEmpty { wakes.append(.push) }
        return wakes
    }
}
