import Bayeux
import BeckonTime
import Synchronization

/// What became of a connect.
enum Connecting {
    /// The session has it.
    case taken(SessionHandle)
    /// The session is somebody else's.
    case foreign
    /// There is no session.
    case missing
}

/// What became of a subscription.
enum Subscribing {
    /// It is recorded; this is to be done.
    case subscribed(Outgoing)
    /// The session has as many subscriptions as it may have.
    case full
    /// There is no session any more.
    case gone
}

extension SessionTable {
    /// Changes a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - now: The time.
    ///   - body: The change.
    /// - Returns: What the change returned and what is to be done; nil if the session is not there.
    func update<Result: Sendable>(
        _ handle: SessionHandle, now: Uptime, _ body: (inout ServerSession) -> Result
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
    ///   - now: The time.
    /// - Returns: What became of it.
    func subscribe(
        _ handle: SessionHandle, to patterns: [ChannelPattern], _ sources: [SourceAttachment], now: Uptime
    ) -> Subscribing {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle),
                let count = shard.change(slot, { $0.subscriptionCount(with: patterns) })
            else { return .gone }
            guard count <= configuration.limits.maxSubscriptions else { return .full }
            var outgoing = Outgoing()
            for source in sources { attach(source, to: slot, in: &shard, isWaiting: true) }
            shard.subscribe(slot, to: patterns)
            _ = shard.update(slot, now: now, &outgoing) { _ in }
            return .subscribed(outgoing)
        }
    }

    /// Takes back subscriptions of a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - patterns: What is taken back.
    func unsubscribe(_ handle: SessionHandle, from patterns: [ChannelPattern]) {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return }
            shard.unsubscribe(slot, from: patterns)
        }
    }

    /// Gives a session one more source.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - clientID: The session.
    ///   - now: The time.
    /// - Returns: What is to be done; nil if the session is not there or has too many sources.
    func attach(_ attachment: SourceAttachment, to clientID: String, now: Uptime) -> Outgoing? {
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
    func attach(
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

    /// Says anew whether a client ID alone is enough to speak for its session.
    ///
    /// - Parameters:
    ///   - trusts: Whether it is.
    ///   - clientID: The session.
    func setTrust(_ trusts: Bool, of clientID: String) {
        shard(of: clientID).state.withLock { shard in
            if let slot = shard.slot(of: clientID) { shard.change(slot) { $0.summary.trustsClientID = trusts } }
        }
    }

    /// Takes a source from a session.
    ///
    /// - Parameters:
    ///   - name: The source's name.
    ///   - clientID: The session.
    func detach(_ name: SourceName, from clientID: String) {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID), let handle = shard.handle(slot) else { return }
            guard shard.change(slot, { $0.detach(name) }) == true else { return }
            readers.remove(handle, for: name)
        }
    }
}

// MARK: - Messages

extension SessionTable {
    /// How many sessions get a message before their answers are written: what was touched to decide is still at hand
    /// then, and nobody else waits long for the lock.
    private static let portion = 64

    /// Gives a message to all sessions that are subscribed to its channel.
    ///
    /// - Parameters:
    ///   - letter: The message.
    ///   - now: The time.
    ///   - perform: Does what is to be done, outside of the lock.
    ///   - end: Takes each session that does not keep up; it is still there.
    func publish(_ letter: Letter, now: Uptime, _ perform: (Outgoing) -> Void, end: (SessionHandle) -> Void) {
        for shard in shards {
            var rest = shard.state.withLock { $0.audience(of: letter) }[...]
            while !rest.isEmpty {
                let portion = rest.prefix(Self.portion)
                rest = rest.dropFirst(Self.portion)
                var outgoing = Outgoing()
                var overfull: [SessionHandle] = []
                shard.state.withLock { $0.publish(letter, to: portion, now: now, &overfull, &outgoing) }
                perform(outgoing)
                overfull.forEach(end)
            }
        }
    }

    /// Gives a message to one session.
    ///
    /// - Parameters:
    ///   - message: The encoded message.
    ///   - clientID: The session.
    ///   - waitsUntil: Until when it may wait for others; nil if it is to go at once.
    ///   - now: The time.
    /// - Returns: What is to be done, and the session if it does not keep up; nil if there is none.
    func post(
        _ message: [UInt8], to clientID: String, waitsUntil: Uptime?, now: Uptime
    ) -> (outgoing: Outgoing, overfull: SessionHandle?)? {
        shard(of: clientID).state.withLock { shard in
            guard let slot = shard.slot(of: clientID) else { return nil }
            var outgoing = Outgoing()
            var overfull: [SessionHandle] = []
            shard.post(slot, message, waitsUntil: waitsUntil, now: now, &overfull, &outgoing)
            return (outgoing, overfull.first)
        }
    }

    /// Takes messages of a session for a response that is no answer to a connect.
    ///
    /// - Parameter handle: The session.
    /// - Returns: What to write before the replies.
    func piggyback(_ handle: SessionHandle) -> PollAnswer? {
        shard(of: handle).state.withLock { shard in
            shard.slot(of: handle).flatMap { shard.piggyback($0) }
        }
    }

    /// A WebSocket is closed.
    ///
    /// - Parameters:
    ///   - token: The WebSocket.
    ///   - now: The time.
    func hangUp(_ token: LineToken, now: Uptime) {
        for handle in lines.close(token) {
            shard(of: handle).state.withLock { shard in
                if let slot = shard.slot(of: handle) { shard.hangUp(slot, token, now: now) }
            }
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
    /// - Returns: What became of it, and what is to be done.
    func connect(
        _ clientID: String, _ order: ConnectOrder, mayUse: (SessionSummary) -> Bool
    ) -> (Connecting, Outgoing) {
        shard(of: clientID).state.withLock { shard in
            var outgoing = Outgoing()
            guard let slot = shard.slot(of: clientID) else { return (.missing, outgoing) }
            guard shard.connect(slot, order, mayUse, &outgoing), let handle = shard.handle(slot) else {
                return (.foreign, outgoing)
            }
            return (.taken(handle), outgoing)
        }
    }

    /// Hands a connect to a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - order: The connect.
    ///   - mayUse: Whether the request may speak for the session; asked under the lock.
    /// - Returns: What is to be done; nil if the session is gone or somebody else's.
    func connect(_ handle: SessionHandle, _ order: ConnectOrder, mayUse: (SessionSummary) -> Bool) -> Outgoing? {
        shard(of: handle).state.withLock { shard in
            var outgoing = Outgoing()
            guard let slot = shard.slot(of: handle), shard.connect(slot, order, mayUse, &outgoing) else { return nil }
            return outgoing
        }
    }

    /// Tells the sessions that read a source that it has new events.
    ///
    /// - Parameters:
    ///   - name: The source's name.
    ///   - now: The time.
    ///   - perform: Does what is to be done, outside of the lock.
    func wake(_ name: SourceName, now: Uptime, _ perform: (Outgoing) -> Void) {
        for handle in readers.handles(for: name) {
            if let (_, outgoing) = update(handle, now: now, { $0.wake(name) }) { perform(outgoing) }
        }
    }

    /// Forgets the poll that is held for an exchange.
    ///
    /// - Parameters:
    ///   - exchange: The exchange.
    ///   - now: The time.
    func abandon(_ exchange: any BayeuxExchange, now: Uptime) {
        guard let (handle, token) = exchange.place.abandon() else { return }
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return }
            shard.abandon(slot, token, now: now)
        }
    }

    /// Takes back the answer of an exchange, which was not read.
    ///
    /// - Parameter exchange: The exchange.
    func lose(_ exchange: any BayeuxExchange) {
        guard let (handle, token) = exchange.place.lose() else { return }
        shard(of: handle).state.withLock { shard in
            if let slot = shard.slot(of: handle) { shard.change(slot) { $0.lose(token) } }
        }
    }

    /// Looks at the sessions that are due.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - perform: Does what is to be done, outside of the lock.
    ///   - end: Takes each session that has come to its end; it is still there.
    func tick(now: Uptime, _ perform: (Outgoing) -> Void, end: (SessionHandle) -> Void) {
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
    /// - Parameter deadline: Gives a deadline.
    func hurry(_ deadline: () -> Uptime) {
        for shard in shards { shard.state.withLock { $0.hurry(deadline) } }
    }
}
