import Bayeux
import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract

/// Connects Bayeux clients to chats: a client of chat v1 belongs to a `gms_user`, reads that user's chats on `/_genesys`,
/// and reports its position on `/meta/disconnect`; a client of chat version 2 reads the chat whose key it has.
///
/// It translates and decides nothing: ``PresenceService`` decides who is present, ``ChatService`` applies every rule
/// about a chat.
final class GMSBayeuxApplication: BayeuxApplication {
    let chats: ChatService
    let presence: PresenceService
    let clients: HubClients
    let rows: ClientRows
    /// Takes what clients of chat version 2 publish; nil if there is no such chat.
    let chatV2: (any ChatV2Surface)?
    private let store: any Store
    private let time: any TimeSource
    private let limits: TrafficLimits
    private let debts: AnswerDebts

    init(_ core: NodeCore, chatV2: (any ChatV2Surface)?) {
        self.chatV2 = chatV2
        chats = core.chats
        presence = core.presence
        clients = core.clients
        rows = core.rows
        store = core.store
        time = core.time
        limits = core.limits
        debts = AnswerDebts(limits: core.limits, time: core.time)
        policy = GMSBayeuxPolicy { chatV2?.offers($0) ?? false }
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
        // Reading begins with a handshake, so who has got too much waits for it as well.
        let (peer, uptime) = (handshake.request.peer, time.uptime)
        if let wait = limits.count(.take(0), .answered, from: peer, uptime: uptime)
            ?? limits.take(.handshake, from: peer, user: user, uptime: uptime)
        {
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
            return try await limits.trying(user, from: request.peer, time: time, isMiss: { $0 is NotIssued }) {
                guard try await chats.isIssued(user) else { throw NotIssued() }
                return nil
            }
        } catch let refusal as TooManyRequests {
            return (BayeuxError(.tooManyRequests, "Too many requests"), retryAfter: Milliseconds(refusal.wait))
        } catch is NotIssued {
            return (BayeuxError(.forbidden, "gms_user was not issued"), retryAfter: nil)
        } catch {
            return (.busy, retryAfter: .seconds(1))
        }
    }

    /// A value of `gms_user` that this server has not issued.
    private struct NotIssued: Error {}

    let policy: any BayeuxSecurityPolicy

    // MARK: - What is answered

    func answered(_ bytes: Int, to peer: String) { debts.add(bytes, of: peer) }

    func wait(of peer: String) -> Milliseconds? { debts.wait(of: peer) }

    // MARK: - Subscribing and returning

    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict {
        guard channels.contains(CometNotification.channel), let client = HeldClient(session) else { return .allow([]) }
        switch await presence.comes(client, .subscription) {
        case .reads(let heads):
            return .allow(attachments(heads, in: client.scope), trustsClientID: chats.trustsClientID(heads))
        case .unknown: return .deny(.unknownClient)
        case .busy, .gone: return .deny(.busy)
        }
    }

    /// True if nodes share the database: a client may send its next message to another node.
    var keepsHandshakes: Bool { rows.areShared }

    func keep(_ session: SessionSummary) async -> Bool {
        let client = HeldClient(session) ?? HeldClient(session, in: .nothing)
        return (try? await rows.keepHandshake(client)) ?? false
    }

    func hasMoved(_ session: SessionSummary) async throws -> Bool {
        try await rows.find(session.clientID)?.isSubscribed ?? false
    }

    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession? {
        guard var row = try await rows.find(clientID), row.expiresAt > time.now,
            GMSBayeuxPolicy.mayUse(browserID: row.browserID, user: row.scope.user, by: request)
        else { return nil }
        let known = row.acknowledged
        row.acknowledged = known.map { AnswerNumbers.base(after: max($0, acknowledged ?? 0)) }
        guard row.isSubscribed else {
            return ResumedSession(
                user: row.scope.user, browserID: row.browserID, subscriptions: [], sources: [],
                acknowledged: row.acknowledged)
        }
        // A chat's cursor follows its present client. Another client of chat version 2 names its position after a handshake.
        if row.scope.chat != nil, try await chats.chatsPresent(with: clientID, row.scope).isEmpty { return nil }
        // A number above the last base: the client has received an answer since its last return, so the first one, too.
        let isProven = known.map { (acknowledged ?? 0) > $0 } ?? true
        let handOver: HandOver = isProven ? .arrived : .unproven
        let client = HeldClient(
            clientID: clientID, scope: row.scope, browserID: row.browserID, acknowledged: row.acknowledged)
        switch await presence.comes(client, .resumption(rows.revived(row), handOver)) {
        case .reads(let heads): return resumed(row, reading: heads)
        case .unknown: return nil
        case .busy, .gone: throw BayeuxError.busy
        }
    }

    private func resumed(_ row: StoredClient, reading heads: [ChatHead]) -> ResumedSession {
        var settings = SessionSettings()
        settings.trustsClientID = chats.trustsClientID(heads)
        let channels =
            row.scope.chat == nil ? [CometNotification.channel] : heads.map { ChatV2Channel.name(of: $0.serviceName) }
        var session = ResumedSession(
            user: row.scope.user, browserID: row.browserID, subscriptions: channels,
            sources: attachments(heads, in: row.scope), settings: settings, acknowledged: row.acknowledged,
            lastSent: row.lastSent.map { SourceName($0) })
        session.subject = row.scope.chat?.text
        return session
    }

    func attachments(
        _ heads: [ChatHead], in scope: ClientScope, among channels: [String] = []
    ) -> [SourceAttachment] {
        heads.map { clients.attachment($0, in: scope, among: channels) }
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
                    ClientDeparture?.none
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
            ClientDeparture(client, .missed, TranscriptSource.positions(confirmed), lastSent: Self.lastSent(session)))
    }

    func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async {
        guard let client = HeldClient(session) else { return }
        _ = await presence.goes(ClientDeparture(client, .replaced, TranscriptSource.positions(confirmed)))
    }

    private func departure(of session: SessionSummary, _ farewell: Farewell) async throws -> ClientDeparture? {
        guard let client = HeldClient(session) else {
            if keepsHandshakes { try await rows.remove(session.clientID) }
            return nil
        }
        let reported = Self.position(in: farewell.ext)
        let positions = try await positions(farewell.confirmed, of: session, reported: reported)
        return ClientDeparture(client, .goodBye, positions, lastSent: Self.lastSent(session))
    }

    /// Handles the good-bye that a killed app says at its next start, for a client that no longer exists (gms-chat
    /// §4.5, point 8).
    private func lateDeparture(of clientID: String, _ farewell: Farewell) async throws -> ClientDeparture? {
        let row = try await rows.find(clientID)
        if let row, row.scope.user == nil { return try await lateDeparture(of: row, farewell) }
        let owner = row.map { ($0.scope.user, $0.browserID) }
        guard let user = GMSBayeuxPolicy.lateUser(of: owner, by: farewell.request) else { return nil }
        let heads = try await store.chats(user: user, now: time.now, limit: ChatService.chatsPerUser)
        guard row != nil || GMSBayeuxPolicy.wasClient(clientID, in: heads) else { return nil }
        for head in heads { _ = chats.registry.withLock { $0.refresh(head) } }
        let position = Self.position(in: farewell.ext)
        let meant = ReportedPosition(position ?? 0, of: heads.map { .init($0) }, lastSent: row?.lastSent).chat
        return ClientDeparture(
            HeldClient(clientID: clientID, scope: .user(user)), .goodBye,
            heads.map { ChatPosition($0.id, $0.id == meant ? position : nil) })
    }

    // MARK: - Reading what clients sent

    private static func user(in ext: RawJSON?) -> String? {
        guard let ext, let json = try? JSONValue(parsing: ext.bytes) else { return nil }
        return json["gms_user"]?.string
    }

    static func position(in ext: RawJSON?) -> Int? {
        guard let ext, let json = try? JSONValue(parsing: ext.bytes),
            let position = (try? MetaDisconnectExtension(decoding: json))?.transcriptPosition
        else { return nil }
        return min(
            max(Int(clamping: position), TranscriptEvent.positions.lowerBound), TranscriptEvent.positions.upperBound)
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
        if session.subject != nil { return positions.map { ChatPosition($0.chat, Self.received(before: reported)) } }
        var readings: [ReportedPosition.Reading] = []
        for reached in positions {
            do {
                let head = try await chats.head(reached.chat)
                readings.append(.init(head, confirmed: reached.position ?? head.attendance.cursor))
            } catch is ChatRefusal {
                // The chat was erased meanwhile.
            }
        }
        let meant = ReportedPosition(reported, of: readings, lastSent: Self.lastSent(session)).chat
        return positions.map { $0.chat == meant ? ChatPosition($0.chat, reported) : $0 }
    }
}
