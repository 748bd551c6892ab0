import Bayeux
import BeckonTime
import Synchronization

/// The outcome of handing a connect to its session.
enum Connecting {
    /// The session took the connect.
    case taken(SessionHandle)
    /// The request may not use the session.
    case foreign
    /// No session has the client ID.
    case missing
}

/// The outcome of a subscription.
enum Subscribing {
    /// It is recorded; the value says what to do next.
    case subscribed(Outgoing)
    /// The session has reached its limit of subscriptions.
    case full
    /// The session has ended.
    case gone
}

extension SessionTable {
    /// Changes a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - now: The time.
    ///   - body: The change.
    /// - Returns: What the change returned and what to do next; nil if the session has ended.
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

    /// Subscribes a session and attaches sources, which are not read before the reply is written.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - patterns: What it subscribes to.
    ///   - sources: Its sources; those beyond the limit are not attached.
    ///   - now: The time.
    /// - Returns: The outcome.
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

    /// Removes subscriptions of a session.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - patterns: What to remove.
    func unsubscribe(_ handle: SessionHandle, from patterns: [ChannelPattern]) {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return }
            shard.unsubscribe(slot, from: patterns)
        }
    }

    /// Attaches a source to a session.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - clientID: The session.
    ///   - now: The time.
    /// - Returns: What to do next; nil if there is no such session or it has too many sources.
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

    /// Attaches sources to a session, which are not read before ``ServerSession/release()``.
    ///
    /// - Parameters:
    ///   - attachments: The sources; those beyond the limit are not attached.
    ///   - handle: The session; one that has ended is ignored.
    func attach(_ attachments: [SourceAttachment], to handle: SessionHandle) {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return }
            for attachment in attachments { attach(attachment, to: slot, in: &shard, isWaiting: true) }
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

    /// Changes whether a request needs no more than the client ID to use the session.
    ///
    /// - Parameters:
    ///   - trusts: Whether the client ID is enough.
    ///   - clientID: The session.
    func setTrust(_ trusts: Bool, of clientID: String) {
        shard(of: clientID).state.withLock { shard in
            if let slot = shard.slot(of: clientID) { shard.change(slot) { $0.summary.trustsClientID = trusts } }
        }
    }

    /// Sets what a session is about.
    ///
    /// - Parameters:
    ///   - subject: A word of the application's own.
    ///   - clientID: The session.
    func setSubject(_ subject: String?, of clientID: String) {
        shard(of: clientID).state.withLock { shard in
            if let slot = shard.slot(of: clientID) { shard.change(slot) { $0.summary.subject = subject } }
        }
    }

    /// Detaches a source from a session.
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
    /// How many sessions get a message before their answers are written.
    ///
    /// A small portion is still in the processor's cache when it is written, and keeps the lock for a short time only.
    private static let portion = 64

    /// Posts a message to all sessions that are subscribed to its channel.
    ///
    /// - Parameters:
    ///   - letter: The message.
    ///   - now: The time.
    ///   - perform: Carries out what was decided, outside of the lock.
    ///   - end: Gets each session whose mailbox is full, and must end it.
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

    /// Posts a message to one session.
    ///
    /// - Parameters:
    ///   - message: The encoded message.
    ///   - clientID: The session.
    ///   - waitsUntil: The latest time to send it, so that others can go with it; nil to send it at once.
    ///   - now: The time.
    /// - Returns: What to do next, and the session if its mailbox is full; nil if there is no such session.
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

    /// Posts a message to one session, to be sent at once.
    ///
    /// - Parameters:
    ///   - message: The encoded message.
    ///   - handle: The session.
    ///   - now: The time.
    /// - Returns: What to do next, and the session if its mailbox is full; nil if the session has ended.
    func post(
        _ message: [UInt8], to handle: SessionHandle, now: Uptime
    ) -> (outgoing: Outgoing, overfull: SessionHandle?)? {
        shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle) else { return nil }
            var outgoing = Outgoing()
            var overfull: [SessionHandle] = []
            shard.post(slot, message, waitsUntil: nil, now: now, &overfull, &outgoing)
            return (outgoing, overfull.first)
        }
    }

    /// Takes messages from a session's mailbox for a response that does not answer a connect.
    ///
    /// - Parameter handle: The session.
    /// - Returns: What to write before the replies.
    func piggyback(_ handle: SessionHandle) -> PollAnswer? {
        shard(of: handle).state.withLock { shard in
            shard.slot(of: handle).flatMap { shard.piggyback($0) }
        }
    }

    /// Handles the closing of a WebSocket.
    ///
    /// - Parameters:
    ///   - token: The WebSocket.
    ///   - now: The time.
    func hangUp(_ token: SocketToken, now: Uptime) {
        for handle in sockets.close(token) {
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
    ///   - mayUse: Whether the request may use the session; called under the lock.
    /// - Returns: The outcome, and what to do next.
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
    ///   - mayUse: Whether the request may use the session; called under the lock.
    /// - Returns: What to do next; nil if the session has ended or the request may not use it.
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
    ///   - perform: Carries out what was decided, outside of the lock.
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

    /// Takes back the answer of an exchange, which its client did not read.
    ///
    /// - Parameters:
    ///   - exchange: The exchange.
    ///   - now: The time.
    /// - Returns: What to do next: a connect that waited to know may be answered.
    func lose(_ exchange: any BayeuxExchange, now: Uptime) -> Outgoing? {
        guard let (handle, token) = exchange.place.lose() else { return nil }
        return update(handle, now: now) { $0.lose(token) }?.1
    }

    /// Whether the last answer of an exchange is not proven to have arrived, and can be taken back.
    ///
    /// - Parameter exchange: The exchange.
    /// - Returns: False also if no other connect can prove it, because the client counts answers.
    func isInDoubt(_ exchange: any BayeuxExchange) -> Bool {
        guard let (handle, token) = exchange.place.answered else { return false }
        return shard(of: handle).state.withLock { shard in
            guard let slot = shard.slot(of: handle), let session = shard.records[slot]?.session else { return false }
            return session.mayHaveMissed && session.unproven == token
        }
    }

    /// Handles the sessions that are due.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - perform: Carries out what was decided, outside of the lock.
    ///   - end: Gets each session that has to end, and must remove it.
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

    /// Answers all held connects, each before a deadline of its own.
    ///
    /// - Parameter deadline: Returns the deadline of the next connect.
    func hurry(_ deadline: () -> Uptime) {
        for shard in shards { shard.state.withLock { $0.hurry(deadline) } }
    }
}
