import BayeuxServer
import Beckon

/// The hub's sessions as the clients that chats speak of, and the chats as sources that sessions read.
struct HubClients: ClientHolder, WakeObserver {
    let sessions: HubSessions
    let reader: ChatReader
    let encoder: TranscriptEncoder

    // MARK: - Sources

    /// A chat as its clients read it.
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
    /// A session's client; nil for one of nobody, whom no chat belongs to.
    init?(_ session: SessionSummary) {
        guard let user = session.user else { return nil }
        self.init(
            clientID: session.clientID, user: user, browserID: session.browserID, hasConnected: session.hasConnected,
            acknowledged: session.acknowledged)
    }
}

/// Notes what was fully written to clients, so that another node knows where to go on.
struct WrittenPositions: WriteObserver {
    let queue: CommitQueue

    func wrote(to session: SessionSummary, sent: [SourceName: Int]) async {
        // When it cannot be kept, a client that changes nodes sees one answer more than once.
        try? await queue.noteSent(TranscriptSource.positions(sent), client: session.clientID)
    }
}
