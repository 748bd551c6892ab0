import Bayeux
import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract

/// Connects Bayeux clients to GMS chat v1: a client belongs to a `gms_user`, reads that user's chats on `/_genesys`,
/// and reports its position on `/meta/disconnect`.
///
/// It translates and decides nothing: ``PresenceService`` decides who is present, ``ChatService`` applies every rule
/// about a chat.
final class GMSBayeuxApplication: BayeuxApplication {
    private let chats: ChatService
    private let presence: PresenceService
    private let clients: HubClients
    private let rows: ClientRows
    private let store: any Store
    private let time: any TimeSource
    private let limits: TrafficLimits

    init(
        chats: ChatService, presence: PresenceService, clients: HubClients, rows: ClientRows, store: any Store,
        time: any TimeSource, limits: TrafficLimits = .none
    ) {
        self.chats = chats
        self.presence = presence
        self.clients = clients
        self.rows = rows
        self.store = store
        self.time = time
        self.limits = limits
    }

    // MARK: - Handshake

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
        if let wait {
            return .refuse(BayeuxError(.tooManyRequests, "Too many requests"), retryAfter: Milliseconds(wait))
        }
        return .accept(user: user)
    }

    /// True if every service accepts only issued values of `gms_user`: then any other value belongs to no customer.
    var checksHandshakes: Bool { chats.takesOnlyIssuedUsers }

    func check(_ session: SessionSummary, by request: BayeuxRequest) async -> (BayeuxError, retryAfter: Milliseconds?)?
    {
        guard chats.takesOnlyIssuedUsers, let user = session.user else { return nil }
        do {
            if try await chats.isIssued(user) { return nil }
        } catch {
            return (.busy, retryAfter: .seconds(1))
        }
        let wait = limits.take(.miss, from: request.peer, uptime: time.uptime)
        if let wait { return (BayeuxError(.tooManyRequests, "Too many requests"), retryAfter: Milliseconds(wait)) }
        return (BayeuxError(.forbidden, "gms_user was not issued"), retryAfter: nil)
    }

    let policy: any BayeuxSecurityPolicy = GMSBayeuxPolicy()

    // MARK: - Subscribing and returning

    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict {
        guard let client = HeldClient(session) else { return .allow([]) }
        switch await presence.comes(client, .subscription) {
        case .reads(let heads): return .allow(attachments(heads), trustsClientID: chats.trustsClientID(heads))
        case .unknown: return .deny(.unknownClient)
        case .busy, .gone: return .deny(.busy)
        }
    }

    /// True if nodes share the database: a client may send its next message to another node.
    var keepsHandshakes: Bool { rows.areShared }

    func keep(_ session: SessionSummary) async -> Bool {
        guard let client = HeldClient(session) else { return true }
        return (try? await rows.keepHandshake(client)) ?? false
    }

    func hasMoved(_ session: SessionSummary) async throws -> Bool {
        try await rows.find(session.clientID)?.isSubscribed ?? false
    }

    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession? {
        guard var row = try await rows.find(clientID), row.expiresAt > time.now,
            GMSBayeuxPolicy.mayUse(browserID: row.browserID, user: row.user, by: request)
        else { return nil }
        let known = row.acknowledged
        row.acknowledged = known.map { AnswerNumbers.base(after: max($0, acknowledged ?? 0)) }
        guard row.isSubscribed else {
            return ResumedSession(
                user: row.user, browserID: row.browserID, subscriptions: [], sources: [], acknowledged: row.acknowledged
            )
        }
        // A number above the last base: the client has received an answer since its last return, so the first one, too.
        let isProven = known.map { (acknowledged ?? 0) > $0 } ?? true
        let handOver: HandOver = isProven ? .arrived : .unproven
        let client = HeldClient(
            clientID: clientID, user: row.user, browserID: row.browserID, acknowledged: row.acknowledged)
        switch await presence.comes(client, .resumption(rows.revived(row), handOver)) {
        case .reads(let heads): return resumed(row, reading: heads)
        case .unknown: return nil
        case .busy, .gone: throw BayeuxError.busy
        }
    }

    private func resumed(_ row: StoredClient, reading heads: [ChatHead]) -> ResumedSession {
        var settings = SessionSettings()
        settings.trustsClientID = chats.trustsClientID(heads)
        return ResumedSession(
            user: row.user, browserID: row.browserID, subscriptions: [CometNotification.channel],
            sources: attachments(heads), settings: settings, acknowledged: row.acknowledged,
            lastSent: row.lastSent.map { SourceName($0) })
    }

    func publish(_ data: RawJSON?, to channel: String, from session: SessionSummary) async -> PublishVerdict {
        // Not reached: the policy refuses every publish.
        .deny(BayeuxError(.forbidden, "publish_denied", arguments: [channel]))
    }

    private func attachments(_ heads: [ChatHead]) -> [SourceAttachment] {
        heads.map { SourceAttachment(clients.source(of: $0.id), cursor: $0.cursor) }
    }

    // MARK: - Leaving

    func disconnect(_ farewell: Farewell) async -> DisconnectVerdict {
        do {
            let departure =
                if let session = farewell.session {
                    try await departure(of: session, farewell)
                } else if let clientID = farewell.clientID {
                    try await lateDeparture(of: clientID, farewell)
                } else {
                    Departure?.none
                }
            guard let departure else { return .accept }
            if await presence.goes(departure) == .gone { return .accept }
        } catch {
            // The chats cannot be read.
        }
        return .fail(.busy)
    }

    func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async {
        guard let client = HeldClient(session) else { return }
        _ = await presence.goes(
            Departure(client, .missed, TranscriptSource.positions(confirmed), lastSent: Self.lastSent(session)))
    }

    func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async {
        guard let client = HeldClient(session) else { return }
        _ = await presence.goes(Departure(client, .replaced, TranscriptSource.positions(confirmed)))
    }

    private func departure(of session: SessionSummary, _ farewell: Farewell) async throws -> Departure? {
        guard let client = HeldClient(session) else { return nil }
        let reported = Self.position(in: farewell.ext)
        let positions = try await positions(farewell.confirmed, of: session, reported: reported)
        return Departure(client, .goodBye, positions, lastSent: Self.lastSent(session))
    }

    /// Handles the good-bye that a killed app says at its next start, for a client that no longer exists (gms-chat
    /// §4.5, point 8).
    private func lateDeparture(of clientID: String, _ farewell: Farewell) async throws -> Departure? {
        let row = try await rows.find(clientID)
        let owner = row.map { (Optional($0.user), $0.browserID) }
        guard let user = GMSBayeuxPolicy.lateUser(of: owner, by: farewell.request) else { return nil }
        let heads = try await store.chats(user: user, now: time.now, limit: ChatService.chatsPerUser)
        guard row != nil || GMSBayeuxPolicy.wasClient(clientID, in: heads) else { return nil }
        for head in heads { _ = chats.registry.refresh(head) }
        let position = Self.position(in: farewell.ext)
        let meant = ReportedPosition(position ?? 0, of: heads.map { .init($0) }, lastSent: row?.lastSent).chat
        return Departure(
            HeldClient(clientID: clientID, user: user), .goodBye,
            heads.map { ChatPosition($0.id, $0.id == meant ? position : nil) })
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

    private static func lastSent(_ session: SessionSummary) -> ChatID? {
        session.lastSent?.chat
    }

    /// Returns the position of each of a client's chats: the reported one for the chat that the report is about, else
    /// the confirmed one.
    private func positions(
        _ confirmed: [SourceName: Int], of session: SessionSummary, reported: Int?
    ) async throws -> [ChatPosition] {
        let positions = TranscriptSource.positions(confirmed)
        guard let reported else { return positions }
        var readings: [ReportedPosition.Reading] = []
        for reached in positions {
            do {
                let head = try await chats.head(reached.chat)
                readings.append(.init(head, confirmed: reached.position ?? head.cursor))
            } catch is ChatRefusal {
                // The chat was erased meanwhile.
            }
        }
        let meant = ReportedPosition(reported, of: readings, lastSent: Self.lastSent(session)).chat
        return positions.map { $0.chat == meant ? ChatPosition($0.chat, reported) : $0 }
    }
}
