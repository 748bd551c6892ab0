import BayeuxServer
import Beckon

/// Presents the hub's sessions to chats as clients, and chats to sessions as sources.
struct HubClients: ClientHolder, WakeObserver {
    let sessions: HubSessions
    let reader: ChatReader
    let encoder: TranscriptEncoder

    // MARK: - Sources

    /// Returns the source from which clients read a chat.
    func source(of chat: ChatID) -> TranscriptSource {
        TranscriptSource(chat: chat, reader: reader, encoder: encoder)
    }

    func woken(by wakes: [Wake]) {
        for wake in wakes {
            if case .chat(let chat) = wake { sessions.wake(source: SourceName(chat)) }
        }
    }

    var watchedChats: [ChatID] { sessions.sourceNames.compactMap(\.chat) }

    func takeReadPositions(limit: Int) -> [ChatPosition] {
        sessions.confirmedCursors(limit: limit).flatMap { TranscriptSource.positions($0.cursors) }
    }

    func attach(_ head: ChatHead, to clientID: String) {
        sessions.attach(source(of: head.id), cursor: head.cursor, to: clientID)
    }

    // MARK: - Clients

    var hasClients: Bool { sessions.count > 0 }

    var everybody: [String] { sessions.associatedClients }

    func holds(_ clientID: String) -> Bool { sessions.holds(clientID) }

    func client(_ clientID: String) -> HeldClient? {
        sessions.summary(clientID).flatMap { $0.subscriptions.isEmpty ? nil : HeldClient($0) }
    }

    func clients(of user: String) -> [HeldClient] { sessions.summaries(user: user).compactMap(HeldClient.init) }

    func setTrust(_ trusts: Bool, of clientID: String) { sessions.setTrust(trusts, of: clientID) }

    func forget(_ clientID: String) { sessions.forget(clientID) }
}

extension HeldClient {
    /// Makes the client of a session; nil for a session without a user, which no chat belongs to.
    init?(_ session: SessionSummary) {
        guard let user = session.user else { return nil }
        self.init(
            clientID: session.clientID, user: user, browserID: session.browserID, hasConnected: session.hasConnected,
            acknowledged: session.acknowledged)
    }
}

/// Stores the positions that were fully written to clients, so that another node knows where to continue.
struct WrittenPositions: WriteObserver {
    let queue: CommitQueue

    func wrote(to session: SessionSummary, sent: [SourceName: Int]) async {
        // If the positions cannot be stored, a client that changes nodes receives one answer more than once.
        try? await queue.noteSent(TranscriptSource.positions(sent), client: session.clientID)
    }
}
