/// The port of one agent side: it takes the agents' actions, and lets the agent side read chats and callbacks.
///
/// Deliveries to an agent side use ``AgentSide`` and ``AgentDispatcher`` instead.
package struct AgentPort: Sendable {
    /// The agent side that uses this port; it cannot act in the chats of others.
    package let side: AgentSideName
    private let chats: ChatService
    private let callbacks: any AgentCallbacks

    package init(_ side: AgentSideName, chats: ChatService, callbacks: any AgentCallbacks) {
        self.side = side
        self.chats = chats
        self.callbacks = callbacks
    }

    /// The clock by which the chats go.
    package var time: any TimeSource { chats.time }

    // MARK: - Telling

    /// Applies an action of an agent, or another party of the agent side, in a chat.
    ///
    /// When an agent takes the chat of a callback, the callback is connected; when the chat ends, the callback completes.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - party: The party that acts.
    ///   - action: The action; with a key, repeating it changes nothing and returns the same position.
    ///   - extra: Changes to commit along with the action's.
    /// - Returns: The decision, which is on disk.
    /// - Throws: ``ChatRefusal``; ``StoreError``, and `CallbackRefusal` with status 503 when only the chat's callback could not be
    ///   written: repeating the action brings it up to date.
    package func tell(
        _ chat: ChatID, by party: AgentParty, _ action: AgentEvent.Action,
        adding extra: @escaping ChatDecision.Extra = { _, _ in [] }
    ) async throws -> ChatDecision {
        let outcome = try await chats.receive(
            AgentEvent(chat: chat, side: side, party: party, action: action), adding: extra)
        let head = outcome.head
        switch action {
        case .ended: try await callbacks.chatEnded(head.serviceID)
        case .joined, .tookOver, .transferred(.some, _):
            if head.takenBy != nil, head.life.state == .active { try await callbacks.chatTaken(head.serviceID) }
        // A party that sends a message before it joined joins with it. A repeated one may have joined at a time when the
        // callback could not be written.
        default:
            let isRepeated = outcome.events.isEmpty && outcome.position != nil
            let isTaken = isRepeated && head.takenBy != nil && head.life.state == .active
            if isTaken || outcome.events.contains(where: { $0.kind == .joined }) {
                try await callbacks.chatTaken(head.serviceID)
            }
        }
        return outcome
    }

    /// Applies a report about a callback.
    ///
    /// A report that comes late or twice changes nothing.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - report: What is reported.
    ///   - extra: Changes to commit along with the callback's.
    /// - Returns: The callback afterwards.
    /// - Throws: A refusal, also for the callback of a service that another agent side answers; ``StoreError``.
    package func tell(
        _ callback: ServiceID, _ report: CallbackReport, adding extra: [Change] = []
    ) async throws -> CallbackRecord {
        try await callbacks.take(report, about: callback, from: side, adding: extra)
    }

    // MARK: - Reading

    /// The calls that this agent side has taken as a telephone system, and that are not over.
    ///
    /// - Parameter limit: The most calls.
    /// - Returns: The calls, as they are on disk: also those that other nodes ordered.
    /// - Throws: ``StoreError``.
    package func openCalls(limit: Int) async throws -> [OpenCall] {
        guard let name = BridgeSourceName(side.word) else { return [] }
        return try await callbacks.openCalls(of: name, limit: limit)
    }

    /// A callback by its id.
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? { try await callbacks.callback(id) }

    /// What an offer of a callback would do now; nil when it would do nothing.
    package func offer(for record: CallbackRecord) -> CallbackOffer? { callbacks.offer(for: record) }

    /// Whether one of the desk's people sees the chats and callbacks of a service.
    package func isSeen(_ service: String, by permission: CallbackPermission) -> Bool {
        chats.services.catalog.isSeen(service, by: permission)
    }

    /// The options for a chat.
    package func options(ofChat head: ChatHead) -> ServiceOptions { chats.services.chatOptions(of: head) }

    /// The head of a chat, as this node knows it; of the agent side's own chats, or of any chat for the desk.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func head(_ chat: ChatID) async throws -> ChatHead { try known(await chats.head(chat)) }

    /// The agent side's open chats whose id follows `after`, in the order of their ids.
    ///
    /// - Parameters:
    ///   - after: The last id of the page before; nil for the first page.
    ///   - limit: The most chats of a page.
    /// - Returns: A page of chats.
    /// - Throws: ``StoreError``.
    package func openChats(after: ChatID?, limit: Int) async throws -> [ChatHead] {
        try await chats.store.openChats(of: side, after: after, limit: limit)
    }

    /// Reads a chat's notices for an agent side without deliveries.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - position: The last event that it has; 0 to read from the beginning.
    ///   - limit: The most events.
    /// - Returns: The notices in order.
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func read(_ chat: ChatID, after position: Int, limit: Int) async throws -> AgentDelivery {
        // The commit that woke the agent side may be another node's, of which this node's memory does not know yet.
        _ = try known(await chats.currentHead(chat))
        let (head, events) = try await chats.reader.events(chat, after: max(0, position), limit: limit)
        let isFirst = position <= 0
        return AgentDelivery(
            shown: isFirst ? try await chats.whole(head) : head, events: events, isFirst: isFirst,
            receipt: try await chats.store.receipt(chat),
            options: chats.services.chatOptions(of: head))
    }

    /// The event that a key identifies; nil if the chat has none.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func event(of chat: ChatID, key: String) async throws -> TranscriptEvent? {
        _ = try known(await chats.head(chat))
        guard let position = try await chats.store.position(chat, key: key) else { return nil }
        return try await chats.reader.events(chat, after: position - 1, limit: 1).events.first
    }

    /// Notes that an agent side without deliveries has seen a chat's events up to a position.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat` for a chat of another agent side, which is still owed the events;
    ///   ``StoreError``.
    package func accept(_ chat: ChatID, through position: Int) async throws {
        guard try await chats.head(chat).side.name == side else { throw ChatRefusal(.unknownChat) }
        try await chats.moveAgentCursor(chat, to: position)
    }

    private func known(_ head: ChatHead) throws(ChatRefusal) -> ChatHead {
        guard side == .desk || head.side.name == side else { throw ChatRefusal(.unknownChat) }
        return head
    }
}
