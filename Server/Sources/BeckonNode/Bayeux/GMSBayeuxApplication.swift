import Bayeux
import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract
import Synchronization

/// What Bayeux means to GMS chat v1: a client belongs to a `gms_user`, reads that user's chats on `/_genesys`, and tells
/// on `/meta/disconnect` how far it has come.
///
/// Every rule about a chat is ``ChatService``'s; this type translates.
final class GMSBayeuxApplication: BayeuxApplication {
    /// How long the row of a client that polls is good for, should its node die; no app stays open for longer.
    private static let liveClientLifetime = Milliseconds.seconds(7 * 86_400)
    /// How long the row of a client without chats is good for; nobody shortens it when the client is gone.
    private static let idleClientLifetime = Milliseconds.seconds(86_400)

    let chats: ChatService
    let encoder: TranscriptEncoder
    let presence: BayeuxPresence
    private let store: any Store
    private let queue: CommitQueue
    private let time: any TimeSource
    private let limits: TrafficLimits

    init(
        chats: ChatService, encoder: TranscriptEncoder, presence: BayeuxPresence, store: any Store, queue: CommitQueue,
        time: any TimeSource, limits: TrafficLimits = .none
    ) {
        self.chats = chats
        self.encoder = encoder
        self.presence = presence
        self.store = store
        self.queue = queue
        self.time = time
        self.limits = limits
    }

    // MARK: - Who is who

    func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict {
        let named = handshake.request.user ?? Self.user(in: handshake.ext)
        let user = named.flatMap { $0.isEmpty ? nil : $0 }
        guard (user?.utf8.count ?? 0) <= TextLimit.user else {
            return .refuse(BayeuxError(.badRequest, "gms_user is too long"), retryAfter: nil)
        }
        guard !ControlCharacters.occur(in: user ?? "") else {
            return .refuse(BayeuxError(.badRequest, "gms_user holds a control character"), retryAfter: nil)
        }
        let wait = limits.take(.handshake, from: handshake.request.peer, user: user, uptime: time.uptime)
        if let wait { return .refuse(BayeuxError(.tooManyRequests, "Too many requests"), retryAfter: wait) }
        return .accept(user: user)
    }

    /// Where every service takes only issued values, any other names nobody.
    var checksHandshakes: Bool { chats.takesOnlyIssuedUsers }

    func check(_ session: SessionSummary, by request: BayeuxRequest) async -> (BayeuxError, retryAfter: Int64?)? {
        guard chats.takesOnlyIssuedUsers, let user = session.user else { return nil }
        do {
            if try await chats.isIssued(user) { return nil }
        } catch {
            return (.busy, retryAfter: 1_000)
        }
        let wait = limits.take(.miss, from: request.peer, uptime: time.uptime)
        if let wait { return (BayeuxError(.tooManyRequests, "Too many requests"), retryAfter: wait) }
        return (BayeuxError(.forbidden, "gms_user was not issued"), retryAfter: nil)
    }

    let policy: any BayeuxSecurityPolicy = GMSBayeuxPolicy()

    // MARK: - Coming

    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict {
        guard let user = session.user else { return .allow([]) }
        do {
            var client = row(of: session, user: user)
            guard let heads = try await chats.customerPresent(client) else {
                presence.forget(session.clientID)
                return .deny(.unknownClient)
            }
            // Without chats nothing is written of it; another node has to know it all the same.
            if heads.isEmpty, keepsHandshakes {
                client.expiresAt = time.now.advanced(by: Self.idleClientLifetime)
                _ = try await queue.commit(Commit([.putClient(client)]))
            }
            return .allow(attachments(heads), trustsClientID: chats.trustsClientID(heads))
        } catch {
            // It may be written nonetheless, and the client go on at another node: a session without chats here would
            // hide that from it when it comes back.
            presence.forget(session.clientID)
            return .deny(.busy)
        }
    }

    /// Where nodes share the database, the next message of a client may come to another one.
    var keepsHandshakes: Bool { store.isShared }

    func keep(_ session: SessionSummary) async -> Bool {
        guard let user = session.user else { return true }
        var client = row(of: session, user: user)
        client.expiresAt = time.now.advanced(by: ChatService.lostClientLifetime)
        client.isSubscribed = false
        do {
            return try await queue.commit(Commit([.putClient(client)])) == .committed
        } catch {
            return false
        }
    }

    func hasMoved(_ session: SessionSummary) async throws -> Bool {
        try await store.client(session.clientID)?.isSubscribed ?? false
    }

    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession? {
        guard var client = try await store.client(clientID), client.expiresAt > time.now,
            GMSBayeuxPolicy.mayUse(browserID: client.browserID, user: client.user, by: request)
        else { return nil }
        let known = client.acknowledged
        client.acknowledged = known.map { max($0, acknowledged ?? $0) }
        guard client.isSubscribed else {
            return ResumedSession(
                user: client.user, browserID: client.browserID, subscriptions: [], sources: [],
                acknowledged: client.acknowledged)
        }
        let lastSent = client.lastSent
        client.lastSent = nil
        client.expiresAt = time.now.advanced(by: Self.liveClientLifetime)
        // A higher number than at its last return: the answer that it came back for has arrived.
        let hasRead = known.map { number in client.acknowledged.map { $0 > number } ?? false } ?? true
        guard let heads = try await chats.customerPresent(client, hasReadHandedOver: hasRead) else { return nil }
        var settings = SessionSettings()
        settings.trustsClientID = chats.trustsClientID(heads)
        return ResumedSession(
            user: client.user, browserID: client.browserID, subscriptions: [CometNotification.channel],
            sources: attachments(heads), settings: settings, acknowledged: client.acknowledged,
            lastSent: lastSent.map(TranscriptSource.name(of:)))
    }

    func publish(_ data: RawJSON?, to channel: String, from session: SessionSummary) async -> PublishVerdict {
        // The policy has refused it already.
        .deny(BayeuxError(.forbidden, "publish_denied", arguments: [channel]))
    }

    /// The row with which a live client can be taken over should this node die.
    func row(of session: SessionSummary, user: String) -> StoredClient {
        StoredClient(
            clientID: session.clientID, user: user, browserID: session.browserID,
            expiresAt: time.now.advanced(by: Self.liveClientLifetime), acknowledged: session.acknowledged)
    }

    /// A client that is connected here and has not said good-bye anywhere keeps its customer present.
    ///
    /// - Returns: False when it has said good-bye at another node; it is forgotten here then.
    @discardableResult
    func stayPresent(_ session: SessionSummary, user: String) async throws -> Bool {
        guard try await isKnown(session.clientID),
            let heads = try await chats.customerPresent(row(of: session, user: user))
        else {
            presence.letGo(session)
            return false
        }
        presence.attach(heads, to: session)
        return true
    }

    /// Chats whose customers are stored as present with a client of this node.
    func heldChats(after chat: ChatID?, limit: Int) async throws -> [ChatHead] {
        try await store.presentChats(heldBy: chats.node, after: chat, limit: limit)
    }

    /// Whether a client of this node has said good-bye nowhere: one that has is without a row.
    ///
    /// A node with a database of its own is told of every good-bye.
    func isKnown(_ clientID: String) async throws -> Bool {
        guard store.isShared else { return true }
        return try await store.client(clientID) != nil
    }

    private func attachments(_ heads: [ChatHead]) -> [SourceAttachment] {
        heads.map { SourceAttachment(source(of: $0.id), cursor: $0.cursor) }
    }

    func source(of chat: ChatID) -> TranscriptSource {
        TranscriptSource(chat: chat, service: chats, encoder: encoder)
    }

    // MARK: - Going

    func disconnect(_ farewell: Farewell) async -> DisconnectVerdict {
        do {
            if let session = farewell.session {
                let positions = try await positions(
                    farewell.confirmed, of: session, reported: Self.position(in: farewell.ext))
                try await left(session, positions, forgetting: true)
            } else if let clientID = farewell.clientID {
                try await lateFarewell(clientID, farewell)
            }
            return .accept
        } catch {
            // Whoever left meanwhile did not count on a client that was about to go.
            if let session = farewell.session { presence.lookAgain(at: session) }
            return .fail(.busy)
        }
    }

    func expired(_ session: SessionSummary, confirmed: [String: Int]) async {
        do {
            try await left(session, Self.positions(confirmed), forgetting: false)
        } catch {
            // Nobody waits for this; it is tried again until the store takes it.
            presence.retryLater(session, confirmed: confirmed)
        }
    }

    func replaced(_ session: SessionSummary, confirmed: [String: Int], by clientID: String) async {
        // The new one may not come so far as to be present; until it does, another one of the customer's is.
        if let user = session.user { chats.expect(clientID: session.clientID, user: user) }
        do {
            let positions = Self.positions(confirmed)
            if try await !anotherStays(insteadOf: session, positions) {
                try await chats.advanceCursors(positions.map { ($0.0, $0.1 ?? 0) })
            }
            _ = try await queue.commit(Commit([.removeClient(clientID: session.clientID)]))
        } catch {
            // The new session reads on from an older cursor: events come again, none is lost.
        }
    }

    /// The customer's client is gone.
    ///
    /// Another client of the same user that is there keeps the customer present.
    private func left(_ session: SessionSummary, _ positions: [(ChatID, Int?)], forgetting: Bool) async throws {
        guard !positions.isEmpty || forgetting else { return }
        if try await anotherStays(insteadOf: session, positions) {
            if forgetting { _ = try await queue.commit(Commit([.removeClient(clientID: session.clientID)])) }
        } else {
            let hasChanged = try await chats.customerAway(
                positions, clientID: session.clientID, isMissed: !forgetting, forgetting: forgetting,
                lastSent: session.lastSent.flatMap(TranscriptSource.chat(named:)))
            // A client that another node holds, or that has said good-bye there, is none of this node's business.
            guard hasChanged else { return }
        }
        if !forgetting { presence.lookAgain(at: session) }
    }

    /// Whether another client of the same user keeps the customer present; it reads on from where this one was.
    private func anotherStays(insteadOf session: SessionSummary, _ positions: [(ChatID, Int?)]) async throws -> Bool {
        guard let user = session.user else { return false }
        for other in presence.others(than: session) {
            try await chats.advanceCursors(positions.map { ($0.0, $0.1 ?? 0) })
            if try await stayPresent(other, user: user) { return true }
        }
        return false
    }

    /// A killed app says good-bye at its next start, for a client that is no more (gms-chat §4.5, point 8).
    private func lateFarewell(_ clientID: String, _ farewell: Farewell) async throws {
        let client = try await store.client(clientID)
        let owner = client.map { (Optional($0.user), $0.browserID) }
        guard let user = GMSBayeuxPolicy.lateUser(of: owner, by: farewell.request) else { return }
        let heads = try await store.chats(user: user, now: time.now, limit: ChatService.chatsPerUser)
        guard client != nil || GMSBayeuxPolicy.wasClient(clientID, in: heads) else { return }
        for head in heads { _ = chats.registry.refresh(head) }
        let position = Self.position(in: farewell.ext)
        let meant = ReportedPosition(position ?? 0, of: heads.map { .init($0) }, lastSent: client?.lastSent).chat
        let positions = heads.map { ($0.id, $0.id == meant ? position : nil) }
        try await chats.customerAway(positions, clientID: clientID, isMissed: false, forgetting: true)
    }

    // MARK: - Writing

    var hearsWrites: Bool { store.isShared }

    func wrote(to session: SessionSummary, sent: [String: Int]) async {
        let positions = sent.compactMap { name, position in
            TranscriptSource.chat(named: name).map { ($0, position) }
        }
        // When it cannot be kept, a client that changes nodes sees one answer more than once.
        try? await chats.noteSent(positions, client: session.clientID)
    }

    // MARK: - Reading what clients sent

    private static func user(in ext: RawJSON?) -> String? {
        guard let ext, let json = try? JSONValue(parsing: ext.bytes) else { return nil }
        return json["gms_user"]?.string
    }

    private static func position(in ext: RawJSON?) -> Int? {
        guard let ext, let json = try? JSONValue(parsing: ext.bytes),
            let position = (try? MetaDisconnectExtension(decoding: json))?.transcriptPosition
        else { return nil }
        return Int(clamping: position)
    }

    /// The confirmed positions of a client's chats.
    private static func positions(_ confirmed: [String: Int]) -> [(ChatID, Int?)] {
        confirmed.compactMap { name, position in
            TranscriptSource.chat(named: name).map { ($0, Optional(position)) }
        }
    }

    /// The positions of a client's chats: the reported one of the chat that it is about, else what is confirmed.
    private func positions(
        _ confirmed: [String: Int], of session: SessionSummary, reported: Int?
    ) async throws -> [(ChatID, Int?)] {
        let positions = Self.positions(confirmed)
        guard let reported else { return positions }
        var readings: [ReportedPosition.Reading] = []
        for (chat, position) in positions {
            do {
                let head = try await chats.head(chat)
                readings.append(.init(head, confirmed: position ?? head.cursor))
            } catch is ChatRefusal {
                // Erased meanwhile.
            }
        }
        let lastSent = session.lastSent.flatMap(TranscriptSource.chat(named:))
        let meant = ReportedPosition(reported, of: readings, lastSent: lastSent).chat
        return positions.map { ($0.0, $0.0 == meant ? reported : $0.1) }
    }
}
