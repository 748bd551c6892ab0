import Beckon
package import BeckonPlatform

/// Applies reports about conversations to the chats that they carry.
///
/// Repeated and reordered reports do no harm (``ConversationDecision``).
package struct ConversationApplier: Sendable {
    package enum Outcome: Hashable, Sendable {
        /// Beckon carries the conversation; the report is committed.
        case applied
        /// Beckon does not carry the conversation.
        case unknown
    }

    /// The most events of a transcript that are searched for an agent's earlier leave.
    private static let longestSearch = 5_000
    /// The most open chats that are read to find a conversation's chat.
    private static let longestScan = 20_000
    /// The shortest time between two such readings.
    private static let scanPause = Milliseconds.seconds(10)

    private let names: AgentNames
    private let index: ConversationIndex
    private let api: GenesysAPI
    private let scans: PauseBetween

    init(names: AgentNames, index: ConversationIndex, api: GenesysAPI) {
        self.names = names
        self.index = index
        self.api = api
        scans = PauseBetween()
    }

    /// Applies a report.
    ///
    /// - Returns: Whether Beckon carries the conversation.
    /// - Throws: ``StoreError``, ``ChatRefusal`` with `contended` and ``CallbackRefusal`` with status 503: the report may be applied
    ///   again.
    package func apply(_ events: ConversationEvents, _ port: PlatformPort) async throws -> Outcome {
        index.noteGone(events.agents.filter { $0.place == .gone }.map(\.participant))
        guard let head = try await chat(of: events, port) else { return .unknown }
        let isNew = index.chat(of: events.conversation) != head.id
        index.note(events.conversation, of: head.id)
        let reference = ConversationReference(text: head.side.ledger?.told.reference)
        let current = index.newest(of: head.id) ?? reference?.conversation
        // A late report of an earlier conversation does not bring it back.
        if isNew, !events.isEnded, current != events.conversation, head.life.state != .ended {
            index.noteNewest(events.conversation, of: head.id)
        }
        let gone = try await gone(of: events, in: head, port)
        let facts = ConversationDecision.Facts(
            agents: head.side.agents, isOver: head.life.state == .ended, conversation: current, gone: gone)
        for act in ConversationDecision.acts(on: events, facts, names: names) {
            do {
                _ = try await port.agents.tell(head.id, by: act.party, act.action)
            } catch let refusal as ChatRefusal where refusal.code != .contended {
                // The chat has ended meanwhile.
                break
            }
        }
        try await close(events, head)
        return .applied
    }

    /// Ends a conversation whose chat is over, when nothing is owed to it any more.
    private func close(_ events: ConversationEvents, _ head: ChatHead) async throws {
        guard head.life.state == .ended, !events.isEnded, head.side.ledger?.due == nil,
            head.side.cursor >= head.lastPosition, events.agents.contains(where: { $0.place != .gone })
        else { return }
        // Without an answer the next report tries again.
        _ = try? await api.disconnect(events.conversation)
    }

    // MARK: - Finding

    /// The chat of a conversation: the customer's address names it, else the chat whose reference is the conversation.
    private func chat(of events: ConversationEvents, _ port: PlatformPort) async throws -> ChatHead? {
        if let customer = events.customer { return try await head(ChatID(customer), port) }
        if let chat = index.chat(of: events.conversation) { return try await head(chat, port) }
        guard scans.begin(at: port.time.uptime, pause: Self.scanPause) else { return nil }
        do { try await scan(port) } catch {
            // The report comes again, and finds its chat then.
            scans.end()
            throw error
        }
        guard let chat = index.chat(of: events.conversation) else { return nil }
        return try await head(chat, port)
    }

    private func head(_ chat: ChatID, _ port: PlatformPort) async throws -> ChatHead? {
        guard (1...TextLimit.key).contains(chat.text.utf8.count) else { return nil }
        do {
            return try await port.agents.head(chat)
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            return nil
        }
    }

    /// Reads the conversations of all open chats into the index.
    private func scan(_ port: PlatformPort) async throws {
        var (last, count) = (ChatID?.none, 0)
        while count < Self.longestScan {
            let heads = try await port.agents.openChats(after: last, limit: 500)
            for head in heads {
                guard let reference = ConversationReference(text: head.side.ledger?.told.reference) else { continue }
                index.note(reference.conversation, of: head.id)
            }
            guard heads.count == 500 else { return }
            (last, count) = (heads.last?.id, count + heads.count)
        }
    }

    /// The legs that a report says are connected, although their agents have left the chat.
    private func gone(
        of events: ConversationEvents, in head: ChatHead, _ port: PlatformPort
    ) async throws -> Set<String> {
        let connected = events.agents.filter { $0.place == .connected }
        var gone = Set(connected.map(\.participant).filter { index.isGone($0) })
        let joining = connected.filter {
            !gone.contains($0.participant) && names.party(of: $0, among: head.side.agents) == nil
        }
        guard !joining.isEmpty, head.life.state != .ended else { return gone }
        // This node may not have seen the leave; the transcript has it.
        let keys = Dictionary(
            joining.map { (ConversationDecision.leftKey($0.participant), $0.participant) }, uniquingKeysWith: { $1 })
        var position = 0
        while position < min(head.lastPosition, Self.longestSearch) {
            let page = try await port.agents.read(head.id, after: position, limit: 500)
            for case .event(let event) in page.notices {
                if let participant = event.key.flatMap({ keys[$0] }) { gone.insert(participant) }
            }
            guard page.through > position else { break }
            position = page.through
        }
        return gone
    }
}
