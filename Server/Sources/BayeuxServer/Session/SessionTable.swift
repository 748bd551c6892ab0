import Bayeux
import BeckonTime
import Synchronization

/// All sessions of a hub: a sharded lock over session values, and the indexes that find them.
///
/// It changes sessions and returns what to do outside of the lock. Locks are taken in the order shard, then index or
/// exchange. Sources are read inside a shard's lock.
final class SessionTable: Sendable {
    final class Shard: Sendable {
        let state: Mutex<SessionShard>

        init(_ state: SessionShard) {
            self.state = Mutex(state)
        }
    }

    let sockets = SocketRegistry()
    let shards: [Shard]
    private let users = SessionIndex<String>()
    private let browsers = SessionIndex<String>()
    private let peers = SessionIndex<String>()
    let readers = SessionIndex<SourceName>()
    private let total = Atomic<Int>(0)
    private let nextMovedShard = Atomic<Int>(0)
    let configuration: BayeuxConfiguration

    init(configuration: BayeuxConfiguration, now: Uptime) {
        self.configuration = configuration
        let sockets = sockets
        shards = (0..<16).map { Shard(SessionShard(number: Int32($0), sockets: sockets, now: now)) }
    }

    /// How many sessions there are.
    var count: Int { total.load(ordering: .relaxed) }

    func shard(of clientID: String) -> Shard {
        shards[clientID.hashValue & 15]
    }

    func shard(of handle: SessionHandle) -> Shard {
        shards[Int(handle.shard) & 15]
    }
}

// MARK: - Adding and removing

extension SessionTable {
    /// A session to add.
    struct Newcomer {
        var summary: SessionSummary
        var subscriptions: [ChannelPattern] = []
        var sources: [SourceAttachment] = []
        var rules: SessionRules
        /// Encodes its replies.
        var encoder: ReplyEncoder
        /// The WebSocket that its client uses.
        var socket: OpenSocket?
        /// The messages that wait for its client.
        var letters: [[UInt8]] = []
    }

    /// Whether a session has this ID.
    func holds(_ clientID: String) -> Bool {
        shard(of: clientID).state.withLock { $0.slot(of: clientID) != nil }
    }

    /// Adds a session, if the limits allow.
    ///
    /// - Parameters:
    ///   - newcomer: The session. If another session has its ID, that one stays and this one is dropped.
    ///   - now: The time.
    /// - Returns: Whether the table has a session of that ID afterwards.
    func add(_ newcomer: Newcomer, now: Uptime) -> Bool {
        guard total.add(1, ordering: .relaxed).newValue <= configuration.limits.maxSessions else {
            total.subtract(1, ordering: .relaxed)
            return false
        }
        let outcome = shard(of: newcomer.summary.clientID).state.withLock { shard -> (isThere: Bool, isNew: Bool) in
            guard shard.slot(of: newcomer.summary.clientID) == nil else { return (true, false) }
            let isNew = insert(newcomer, into: &shard, now: now)
            return (isNew, isNew)
        }
        if !outcome.isNew { total.subtract(1, ordering: .relaxed) }
        return outcome.isThere
    }

    private func insert(_ newcomer: Newcomer, into shard: inout SessionShard, now: Uptime) -> Bool {
        let limits = configuration.limits
        var session = ServerSession(newcomer.summary, rules: newcomer.rules, now: now)
        session.subscribe(to: newcomer.subscriptions)
        for letter in newcomer.letters { _ = session.post(letter, now: now) }
        let slot = shard.insert(session, encoder: newcomer.encoder)
        guard let handle = shard.handle(slot) else { return false }
        let owners: [(index: SessionIndex<String>, key: String?, limit: Int)] = [
            (users, newcomer.summary.user, limits.maxSessionsPerUser),
            (browsers, newcomer.summary.browserID, limits.maxSessionsPerBrowser),
            (peers, newcomer.summary.peer, limits.maxSessionsPerPeer),
        ]
        for (number, owner) in owners.enumerated() {
            guard let key = owner.key, !owner.index.insert(handle, for: key, limit: owner.limit) else { continue }
            for earlier in owners[..<number] {
                if let key = earlier.key { earlier.index.remove(handle, for: key) }
            }
            var outgoing = Outgoing()
            _ = shard.remove(slot, .retry, &outgoing)
            return false
        }
        _ = shard.bind(slot, newcomer.socket)
        for source in newcomer.sources { attach(source, to: slot, in: &shard, isWaiting: false) }
        return true
    }

    /// The session to end for a new one of the same user: the oldest without subscriptions, else the oldest.
    ///
    /// - Parameter user: The user.
    /// - Returns: The session; nil while the user has room for another.
    func surplus(of user: String) -> SessionHandle? {
        let handles = users.handles(for: user)
        guard handles.count >= configuration.limits.maxSessionsPerUser else { return nil }
        let idle = handles.first { handle in
            shard(of: handle).state.withLock { shard in
                shard.slot(of: handle).flatMap { shard.summary($0) }?.subscriptions.isEmpty ?? false
            }
        }
        return idle ?? handles.first
    }

    /// Removes a session and answers its held connect.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - ending: How the held connect is answered.
    ///   - condition: Called under the lock; the session stays if it returns false.
    /// - Returns: The removed session; nil if there is no such session or it stays.
    func remove(
        _ handle: SessionHandle, _ ending: PollEnding, where condition: (inout ServerSession) -> Bool = { _ in true }
    ) -> (RemovedSession, Outgoing)? {
        shard(of: handle).state.withLock { shard in
            var outgoing = Outgoing()
            guard let slot = shard.slot(of: handle), shard.change(slot, condition) == true,
                let record = shard.remove(slot, ending, &outgoing)
            else { return nil }
            let session = record.session
            if let user = session.summary.user { users.remove(handle, for: user) }
            if let browser = session.summary.browserID { browsers.remove(handle, for: browser) }
            if let peer = session.summary.peer { peers.remove(handle, for: peer) }
            for source in session.sources { readers.remove(handle, for: source.name) }
            total.subtract(1, ordering: .relaxed)
            let removed = RemovedSession(
                summary: session.lastSummary, confirmed: session.confirmed, isAssociated: session.isAssociated,
                letters: session.mailbox.unconfirmed, socket: record.socket)
            return (removed, outgoing)
        }
    }
}

// MARK: - Finding

/// The result of looking up a client ID.
enum SessionLookup {
    /// A session that the request may use.
    case found(SessionHandle, SessionSummary)
    /// A session that the request may not use.
    case foreign
    /// No session.
    case missing
}

extension SessionTable {
    /// Looks up the session of a message other than a connect.
    ///
    /// - Parameters:
    ///   - clientID: The ID.
    ///   - now: The time.
    ///   - mayUse: Whether the request may use the session; called under the lock.
    /// - Returns: The session, whose end is postponed if the request may use it.
    func find(_ clientID: String, now: Uptime, mayUse: (SessionSummary) -> Bool) -> SessionLookup {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID), let summary = shard.summary(slot) else { return .missing }
            guard mayUse(summary), let handle = shard.handle(slot) else { return .foreign }
            // No effects are carried out here: the next change or tick answers a connect that is due.
            _ = shard.change(slot) { $0.touch(now: now) }
            return .found(handle, summary)
        }
    }

    /// Whether another session of a browser has a connect held over HTTP for its full time.
    ///
    /// Connects that are held shorter, because their browser has several clients, do not count.
    ///
    /// - Parameters:
    ///   - clientID: The session to leave out.
    ///   - browserID: The browser.
    /// - Returns: True if there is one.
    func holdsPoll(besides clientID: String, of browserID: String) -> Bool {
        let handles = browsers.handles(for: browserID)
        guard handles.count > 1 else { return false }
        return handles.contains { handle in
            shard(of: handle).state.withLock { shard in
                guard let slot = shard.slot(of: handle), let record = shard.records[slot], record.socket == nil else {
                    return false
                }
                return record.held?.isCrowded == false && record.session.summary.clientID != clientID
            }
        }
    }

    /// Whether there is a session of that ID without subscriptions and sources.
    func isUnassociated(_ clientID: String) -> Bool {
        shard(of: clientID).state.withLock { shard in
            shard.slot(of: clientID).flatMap { shard.change($0) { !$0.isAssociated } } ?? false
        }
    }

    /// A session by its ID; nil also while its client's good-bye is being handled.
    func summary(_ clientID: String) -> SessionSummary? {
        shard(of: clientID).state.withLock { shard in
            shard.slot(of: clientID).flatMap { shard.summary($0) }.flatMap { $0.isLeaving ? nil : $0 }
        }
    }

    /// The confirmed cursors of a session by the names of its sources; empty if there is no such session.
    func confirmed(_ clientID: String) -> [SourceName: Int] {
        shard(of: clientID).state.withLock { shard in
            shard.slot(of: clientID).flatMap { shard.records[$0]?.session.confirmed } ?? [:]
        }
    }

    /// The sessions of a user that have subscriptions and whose client is not saying good-bye.
    ///
    /// - Parameter user: The user.
    /// - Returns: Their summaries.
    func summaries(user: String) -> [SessionSummary] {
        summaries(users.handles(for: user)).filter { !$0.subscriptions.isEmpty }
    }

    /// The sessions that have a source and whose client is not saying good-bye.
    ///
    /// - Parameter name: The source's name.
    /// - Returns: Their summaries.
    func summaries(reading name: SourceName) -> [SessionSummary] { summaries(readers.handles(for: name)) }

    private func summaries(_ handles: [SessionHandle]) -> [SessionSummary] {
        handles.compactMap { handle in
            shard(of: handle).state.withLock { shard in
                shard.slot(of: handle).flatMap { shard.summary($0) }
            }
        }.filter { !$0.isLeaving }
    }

    /// The names of all attached sources.
    var sourceNames: [SourceName] { readers.keys }

    /// The client IDs of the sessions with subscriptions or sources.
    var associatedClients: [String] { shards.flatMap { shard in shard.state.withLock { $0.associatedClients } } }

    /// Removes and returns sessions whose confirmed cursors moved.
    ///
    /// - Parameter limit: The most sessions to return.
    /// - Returns: The sessions with their cursors.
    func takeMoved(limit: Int) -> [ConfirmedCursors] {
        var taken: [ConfirmedCursors] = []
        // Each call begins at another shard, so that calls with a small limit reach all shards.
        let first = nextMovedShard.wrappingAdd(1, ordering: .relaxed).oldValue & 15
        for offset in shards.indices {
            shards[(first + offset) & 15].state.withLock { shard in
                while taken.count < limit, let cursors = shard.popMoved() { taken.append(cursors) }
            }
        }
        return taken
    }
}
