import Bayeux
import Synchronization

/// All sessions of a hub: a sharded lock over session values, and the indexes that find them.
///
/// It changes sessions and returns what is to be done outside of the lock. Locks are taken in the order shard, then
/// index or registry; sources are read inside a shard's lock.
final class SessionTable: Sendable {
    private final class Shard: Sendable {
        let state: Mutex<SessionShard>

        init(_ state: SessionShard) {
            self.state = Mutex(state)
        }
    }

    let registry = ExchangeRegistry()
    private let shards: [Shard]
    private let users = SessionIndex()
    private let browsers = SessionIndex()
    private let readers = SessionIndex()
    private let total = Atomic<Int>(0)
    private let nextMovedShard = Atomic<Int>(0)
    private let configuration: BayeuxConfiguration

    init(configuration: BayeuxConfiguration, now: Int64) {
        self.configuration = configuration
        let registry = registry
        shards = (0..<16).map { Shard(SessionShard(number: Int32($0), registry: registry, now: now)) }
    }

    /// How many sessions there are.
    var count: Int { total.load(ordering: .relaxed) }

    private func shard(of clientID: String) -> Shard {
        shards[clientID.hashValue & 15]
    }

    private func shard(of handle: SessionHandle) -> Shard {
        shards[Int(handle.shard) & 15]
    }
}

// MARK: - Coming and going

extension SessionTable {
    /// A session to add.
    struct Newcomer {
        var summary: SessionSummary
        var subscriptions: [ChannelPattern] = []
        var sources: [SourceAttachment] = []
    }

    /// Whether there is a session of this ID.
    func holds(_ clientID: String) -> Bool {
        shard(of: clientID).state.withLock { $0.slot(of: clientID) != nil }
    }

    /// Adds a session, if the limits allow.
    ///
    /// - Parameters:
    ///   - newcomer: The session. If its ID is there already, that session stays and this one is dropped.
    ///   - now: The time in milliseconds.
    /// - Returns: Whether a session of the ID is there now.
    func add(_ newcomer: Newcomer, now: Int64) -> Bool {
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

    private func insert(_ newcomer: Newcomer, into shard: inout SessionShard, now: Int64) -> Bool {
        let limits = configuration.limits
        let timing = SessionTiming(lifetime: configuration.maxInterval.addingClamped(configuration.interval))
        var session = ServerSession(
            newcomer.summary, timing: timing, maxEvents: limits.maxEventsPerAnswer, now: now)
        session.subscribe(to: newcomer.subscriptions)
        let slot = shard.insert(session)
        guard let handle = shard.handle(slot) else { return false }
        var outgoing = Outgoing()
        if let user = newcomer.summary.user, !users.insert(handle, for: user, limit: limits.maxSessionsPerUser) {
            _ = shard.remove(slot, .stop, &outgoing)
            return false
        }
        if let browser = newcomer.summary.browserID,
            !browsers.insert(handle, for: browser, limit: limits.maxSessionsPerBrowser)
        {
            if let user = newcomer.summary.user { users.remove(handle, for: user) }
            _ = shard.remove(slot, .stop, &outgoing)
            return false
        }
        for source in newcomer.sources { attach(source, to: slot, in: &shard, isWaiting: false) }
        return true
    }

    /// Removes a session; a connect that waits is answered.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - ending: How a connect that waits is answered.
    ///   - condition: Asked under the lock; the session stays if it is false.
    /// - Returns: What the session was, nil if it is not there or stays.
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
            for source in session.sources { readers.remove(handle, for: source.name) }
            total.subtract(1, ordering: .relaxed)
            let removed = RemovedSession(
                summary: session.summary, confirmed: session.confirmed, isAssociated: session.isAssociated)
            return (removed, outgoing)
        }
    }
}

// MARK: - Finding

/// What a client ID leads to.
enum SessionLookup {
    /// A session that the request may speak for.
    case found(SessionHandle, SessionSummary)
    /// A session of somebody else.
    case foreign
    /// No session.
    case missing
}

extension SessionTable {
    /// Looks for the session of a message other than a connect.
    ///
    /// - Parameters:
    ///   - clientID: The ID.
    ///   - now: The time in milliseconds.
    ///   - mayUse: Whether the request may speak for the session; asked under the lock.
    /// - Returns: The session, whose end is put off if it is found.
    func find(_ clientID: String, now: Int64, mayUse: (SessionSummary) -> Bool) -> SessionLookup {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID), let session = shard.session(slot) else { return .missing }
            guard mayUse(session.summary), let handle = shard.handle(slot) else { return .foreign }
            var outgoing = Outgoing()
            _ = shard.update(slot, now: now, &outgoing) { $0.touch(now: now) }
            return .found(handle, session.summary)
        }
    }

    /// The sessions of a user that are subscribed to anything.
    ///
    /// - Parameter user: The user.
    /// - Returns: Their summaries.
    func summaries(user: String) -> [SessionSummary] {
        users.handles(for: user).compactMap { handle in
            shard(of: handle).state.withLock { shard in
                shard.slot(of: handle).flatMap { shard.session($0)?.summary }
            }
        }.filter { !$0.subscriptions.isEmpty }
    }

    /// Takes sessions whose confirmed cursors moved.
    ///
    /// - Parameter limit: The most to take.
    /// - Returns: The sessions with their cursors.
    func takeMoved(limit: Int) -> [ConfirmedCursors] {
        var taken: [ConfirmedCursors] = []
        // Each call begins at another shard, so that a short limit reaches all of them.
        let first = nextMovedShard.wrappingAdd(1, ordering: .relaxed).oldValue & 15
        for offset in shards.indices {
            shards[(first + offset) & 15].state.withLock { shard in
                while taken.count < limit, let cursors = shard.popMoved() { taken.append(cursors) }
            }
        }
        return taken
    }
}

// MARK: - Changing

extension SessionTable {
    /// Changes a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - now: The time in milliseconds.
    ///   - body: The change.
    /// - Returns: What the change returned and what is to be done; nil if the session is not there.
    func update<Result: Sendable>(
        _ handle: SessionHandle, now: Int64, _ body: (inout ServerSession) -> Result
    ) -> (Result, Outgoing)? {
        shard(of: handle).state.withLock { shard in
            var outgoing = Outgoing()
            guard let slot = shard.slot(of: handle), let result = shard.update(slot, now: now, &outgoing, body) else {
                return nil
            }
            return (result, outgoing)
        }
    }

    /// Subscribes a session and gives it sources, which wait for the reply to leave.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - patterns: What it subscribes to.
    ///   - sources: Its sources; those beyond the limit are not read.
    ///   - now: The time in milliseconds.
    /// - Returns: What is to be done; nil if the session is not there.
    func subscribe(
        _ handle: SessionHandle, to patterns: [ChannelPattern], _ sources: [SourceAttachment], now: Int64
    ) -> Outgoing? {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return nil }
            var outgoing = Outgoing()
            for source in sources { attach(source, to: slot, in: &shard, isWaiting: true) }
            _ = shard.update(slot, now: now, &outgoing) { $0.subscribe(to: patterns) }
            return outgoing
        }
    }

    /// Gives a session one more source.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - clientID: The session.
    ///   - now: The time in milliseconds.
    /// - Returns: What is to be done; nil if the session is not there or has too many sources.
    func attach(_ attachment: SourceAttachment, to clientID: String, now: Int64) -> Outgoing? {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID), attach(attachment, to: slot, in: &shard, isWaiting: false) else {
                return nil
            }
            var outgoing = Outgoing()
            _ = shard.update(slot, now: now, &outgoing) { _ in }
            return outgoing
        }
    }

    @discardableResult
    private func attach(
        _ attachment: SourceAttachment, to slot: Int, in shard: inout SessionShard, isWaiting: Bool
    ) -> Bool {
        guard let handle = shard.handle(slot) else { return false }
        let limit = configuration.limits.maxSources
        let name = attachment.source.name
        let outcome = shard.change(slot) { session -> (isThere: Bool, isNew: Bool) in
            if session.sources.contains(where: { $0.name == name }) { return (true, false) }
            guard session.sources.count < limit else { return (false, false) }
            return (true, session.attach(attachment, isWaiting: isWaiting))
        }
        if outcome?.isNew == true { _ = readers.insert(handle, for: name) }
        return outcome?.isThere ?? false
    }

    /// Takes a source from a session.
    ///
    /// - Parameters:
    ///   - name: The source's name.
    ///   - clientID: The session.
    func detach(_ name: String, from clientID: String) {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID), let handle = shard.handle(slot) else { return }
            guard shard.change(slot, { $0.detach(name) }) == true else { return }
            readers.remove(handle, for: name)
        }
    }
}

// MARK: - Polls

extension SessionTable {
    /// Hands a connect to the session of a client ID.
    ///
    /// - Parameters:
    ///   - clientID: The ID.
    ///   - order: The connect.
    ///   - mayUse: Whether the request may speak for the session; asked under the lock.
    /// - Returns: Whether the session was found, and what is to be done.
    func connect(_ clientID: String, _ order: ConnectOrder, mayUse: (SessionSummary) -> Bool) -> (Bool?, Outgoing) {
        shard(of: clientID).state.withLock { shard in
            var outgoing = Outgoing()
            guard let slot = shard.slot(of: clientID) else { return (nil, outgoing) }
            guard let summary = shard.session(slot)?.summary, mayUse(summary) else { return (false, outgoing) }
            shard.connect(slot, order, &outgoing)
            return (true, outgoing)
        }
    }

    /// Tells the sessions that read a source that it has new events.
    ///
    /// - Parameters:
    ///   - name: The source's name.
    ///   - now: The time in milliseconds.
    ///   - perform: Does what is to be done, outside of the lock.
    func wake(_ name: String, now: Int64, _ perform: (Outgoing) -> Void) {
        for handle in readers.handles(for: name) {
            if let (_, outgoing) = update(handle, now: now, { $0.wake(name) }) { perform(outgoing) }
        }
    }

    /// Forgets the poll that is held for an exchange.
    ///
    /// - Parameters:
    ///   - exchange: The exchange.
    ///   - now: The time in milliseconds.
    func abandon(_ exchange: any BayeuxExchange, now: Int64) {
        guard let (handle, token) = registry.abandon(exchange) else { return }
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return }
            shard.abandon(slot, token, now: now)
        }
    }

    /// Looks at the sessions that are due.
    ///
    /// - Parameters:
    ///   - now: The time in milliseconds.
    ///   - perform: Does what is to be done, outside of the lock.
    ///   - end: Takes each session that has come to its end; it is still there.
    func tick(now: Int64, _ perform: (Outgoing) -> Void, end: (SessionHandle) -> Void) {
        for shard in shards {
            while true {
                var outgoing = Outgoing()
                var ended: [SessionHandle] = []
                let goesOn = shard.state.withLock { $0.takeDue(now: now, &ended, &outgoing) }
                perform(outgoing)
                ended.forEach(end)
                if !goesOn { break }
            }
        }
    }

    /// Answers all connects that wait, each before a deadline of its own.
    ///
    /// - Parameter deadline: Gives a deadline in milliseconds.
    func hurry(_ deadline: () -> Int64) {
        for shard in shards { shard.state.withLock { $0.hurry(deadline) } }
    }
}
