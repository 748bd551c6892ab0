import BayeuxServer
import Beckon
import GMSContract

/// Presents the hub's sessions to chats as clients, and chats to sessions as sources.
struct HubClients: ClientHolder, WakeObserver {
    let sessions: HubSessions
    let reader: ChatReader
    let encoder: TranscriptEncoder
    /// Spells what clients of chat version 2 read; nil if there is no such chat.
    let chatV2: ChatV2Spelling?

    // MARK: - Sources

    /// The source from which a client reads a chat.
    ///
    /// - Parameters:
    ///   - head: The chat.
    ///   - scope: What the client reads.
    ///   - channels: The channels that the client has named.
    /// - Returns: The source, and the cursor to begin at.
    func attachment(_ head: ChatHead, in scope: ClientScope, among channels: [String]) -> SourceAttachment {
        guard scope.chat != nil, let chatV2 else {
            let source = TranscriptSource(
                chat: head.id, channel: CometNotification.channel, reader: reader, spelling: encoder.message)
            return SourceAttachment(source, cursor: head.attendance.cursor)
        }
        let source = TranscriptSource(
            head.id, on: ChatV2Channel.name(of: head.serviceName, among: channels), reader, spelledBy: chatV2)
        return SourceAttachment(source, cursor: head.attendance.cursor)
    }

    func woken(by wakes: [Wake]) {
        for wake in wakes {
            if case .chat(let chat) = wake { sessions.wake(source: SourceName(chat)) }
        }
    }

    var watchedChats: [ChatID] { sessions.sourceNames.compactMap(\.chat) }

    func takeReadPositions(limit: Int) -> [ClientPositions] {
        sessions.confirmedCursors(limit: limit).map {
            ClientPositions($0.clientID, TranscriptSource.positions($0.cursors))
        }
    }

    func readPositions(of clientID: String) -> [ChatPosition] {
        TranscriptSource.positions(sessions.confirmed(clientID))
    }

    func attach(_ head: ChatHead, to clientID: String) {
        guard let session = sessions.summary(clientID), let scope = HeldClient(session)?.scope else { return }
        let attachment = attachment(head, in: scope, among: session.subscriptions)
        sessions.attach(attachment.source, cursor: attachment.cursor, to: clientID)
    }

    // MARK: - Clients

    var hasClients: Bool { sessions.count > 0 }

    var everybody: [String] { sessions.associatedClients }

    func holds(_ clientID: String) -> Bool { sessions.holds(clientID) }

    func client(_ clientID: String) -> HeldClient? {
        sessions.summary(clientID).flatMap { $0.subject == nil && $0.subscriptions.isEmpty ? nil : HeldClient($0) }
    }

    func clients(of scope: ClientScope) -> [HeldClient] {
        switch scope {
        case .user(let user): sessions.summaries(user: user).compactMap(HeldClient.init).filter { $0.scope == scope }
        case .chat(let chat): clients(reading: chat)
        case .nothing: []
        }
    }

    func clients(reading chat: ChatID) -> [HeldClient] {
        sessions.summaries(reading: SourceName(chat)).compactMap(HeldClient.init)
    }

    func setTrust(_ trusts: Bool, of clientID: String) { sessions.setTrust(trusts, of: clientID) }

    func forget(_ clientID: String) { sessions.forget(clientID) }
}

extension HeldClient {
    /// Makes the client of a session; nil for a session that has named neither a user nor a chat.
    init?(_ session: SessionSummary) {
        let chat = session.subject.map { ClientScope.chat(ChatID($0)) }
        guard let scope = chat ?? session.user.map(ClientScope.user) else { return nil }
        self.init(session, in: scope)
    }

    /// Makes the client of a session that reads in a scope.
    init(_ session: SessionSummary, in scope: ClientScope) {
        self.init(
            clientID: session.clientID, scope: scope, browserID: session.browserID, hasConnected: session.hasConnected,
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
