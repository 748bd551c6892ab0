package import BeckonTime
import Synchronization

/// The sessions of a ``BayeuxHub``: finds, wakes and removes them, attaches sources, and writes their answers.
///
/// Drivers tell it what becomes of connections. It never calls the application and makes no decisions. It can be made
/// before the hub and its application, which may both hold it. All functions may be called from any thread; none blocks.
package final class HubSessions: Sendable {
    let configuration: BayeuxConfiguration
    let table: SessionTable
    let calls: CallQueue
    let writes: (any WriteObserver)?
    let delivered: (@Sendable (Timestamp) -> Void)?
    /// The latest time that a caller passed.
    private let latest: Atomic<Int64>
    /// The milliseconds over which a drain is spread; 0 if the hub does not drain.
    private let drainSpread = Atomic<Int64>(0)

    /// Makes the object without sessions.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the hub.
    ///   - now: The time on the clock of ``BayeuxHub/receive(_:now:exchange:)``.
    ///   - writes: The observer of what was written to clients, if any.
    ///   - delivered: Called when new events were written to a client, with the time at which the first came to be; it must
    ///     be quick.
    package init(
        configuration: BayeuxConfiguration, now: Uptime = .start, writes: (any WriteObserver)? = nil,
        delivered: (@Sendable (Timestamp) -> Void)? = nil
    ) {
        self.delivered = delivered
        self.configuration = configuration
        self.writes = writes
        latest = Atomic(now.milliseconds)
        table = SessionTable(configuration: configuration, now: now)
        calls = CallQueue(limit: configuration.limits.maxPendingRequests)
    }

    /// The latest time that a caller passed.
    var now: Uptime { Uptime(milliseconds: latest.load(ordering: .relaxed)) }

    func advanceClock(to now: Uptime) {
        if now > self.now { latest.max(now.milliseconds, ordering: .relaxed) }
    }

    /// The time over which a drain is spread; nil if the hub does not drain.
    var draining: Milliseconds? {
        let spread = drainSpread.load(ordering: .relaxed)
        return spread > 0 ? Milliseconds(spread) : nil
    }

    /// Begins a drain.
    func beginDraining(over spread: Milliseconds) { drainSpread.store(spread.count, ordering: .relaxed) }

    /// Changes a session and carries out the effects; nil if the session is gone.
    @discardableResult
    func update<Result: Sendable>(_ handle: SessionHandle, _ body: (inout ServerSession) -> Result) -> Result? {
        guard let (result, outgoing) = table.update(handle, now: now, body) else { return nil }
        dispatch(outgoing)
        return result
    }
}

// MARK: - Sources

extension HubSessions {
    /// Reports new events of a source, which its sessions then read and send in answer to a held connect.
    ///
    /// Wakes may be doubled, lost or reordered. Events whose wake is lost are sent with the next connect.
    ///
    /// - Parameter name: The source's ``EventSource/name``.
    package func wake(source name: SourceName) {
        table.wake(name, now: now) { dispatch($0) }
    }

    /// Attaches a source to a session, for example a chat that begins after the subscription.
    ///
    /// - Parameters:
    ///   - source: The source. If the session has one of the same name, that one stays unchanged.
    ///   - cursor: The session delivers the events after it.
    ///   - clientID: The session.
    /// - Returns: Whether the session has the source; false if there is no such session or it has too many sources.
    @discardableResult
    package func attach(_ source: any EventSource, cursor: Int, to clientID: String) -> Bool {
        let attachment = SourceAttachment(source, cursor: cursor)
        guard let outgoing = table.attach(attachment, to: clientID, now: now) else { return false }
        dispatch(outgoing)
        return true
    }

    /// Changes whether a request needs no more than the client ID to use a session.
    ///
    /// - Parameters:
    ///   - trusts: Whether the client ID is enough.
    ///   - clientID: The session; an unknown one is ignored.
    package func setTrust(_ trusts: Bool, of clientID: String) {
        table.setTrust(trusts, of: clientID)
    }

    /// Sets what a session is about, when its client says so after the handshake.
    ///
    /// - Parameters:
    ///   - subject: A word of the application's own.
    ///   - clientID: The session; an unknown one is ignored.
    package func setSubject(_ subject: String?, of clientID: String) {
        table.setSubject(subject, of: clientID)
    }

    /// Detaches a source from a session, for example when a chat has ended and was read to its end.
    ///
    /// - Parameters:
    ///   - name: The source's ``EventSource/name``.
    ///   - clientID: The session.
    package func detach(source name: SourceName, from clientID: String) {
        table.detach(name, from: clientID)
    }
}

// MARK: - Removing

extension HubSessions {
    /// Removes a session that another hub has taken over, and answers a held connect without events.
    ///
    /// The application is not told. The client's next message here calls
    /// ``BayeuxApplication/resume(clientID:request:acknowledged:)``.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is ignored.
    package func forget(_ clientID: String) { remove(clientID, .retry) }

    /// Ends a session without telling the application; a held connect is answered with a `/meta/disconnect`.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is ignored.
    package func dismiss(_ clientID: String) { remove(clientID, .dismiss) }

    /// Removes a session without telling the application.
    ///
    /// - Parameters:
    ///   - clientID: The session's ID; an unknown one is ignored.
    ///   - ending: How a held connect is answered.
    private func remove(_ clientID: String, _ ending: PollEnding) {
        guard case .found(let handle, _) = table.find(clientID, now: now, mayUse: { _ in true }),
            let (_, outgoing) = table.remove(handle, ending)
        else { return }
        dispatch(outgoing)
    }
}

// MARK: - Connections

extension HubSessions {
    /// Reports that the peer of an unanswered exchange closed its connection.
    ///
    /// The hub forgets a poll held for it without an answer, and the session's lifetime starts to count. Any other exchange
    /// is still answered. For an exchange that was already answered the call does nothing.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``BayeuxHub/receive(_:now:exchange:)``.
    package func abandoned(_ exchange: any BayeuxExchange) {
        table.abandon(exchange, now: now)
    }

    /// Reports that a connection broke before its peer had read the last answer on it.
    ///
    /// If that answered a connect, its events are sent again, unless the client has sent another connect since, which may
    /// have confirmed them. For any other exchange the call does nothing.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``BayeuxHub/receive(_:now:exchange:)``.
    package func unread(_ exchange: any BayeuxExchange) {
        if let outgoing = table.lose(exchange, now: now) { dispatch(outgoing) }
    }

    /// Whether a client may not have the last answer of a connection: it answered a connect that no other connect has
    /// followed, and the client counts no answers.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``BayeuxHub/receive(_:now:exchange:)``.
    /// - Returns: Whether ``unread(_:)`` would have events sent again.
    package func isInDoubt(_ exchange: any BayeuxExchange) -> Bool { table.isInDoubt(exchange) }

    /// Registers a WebSocket; the driver does so before its first request.
    ///
    /// - Parameter socket: The WebSocket.
    /// - Returns: The registered WebSocket, to name in its requests.
    package func open(_ socket: any BayeuxSocket) -> OpenSocket {
        OpenSocket(socket: socket, token: table.sockets.open())
    }

    /// Handles the closing of a WebSocket: unconfirmed events are sent again with the client's next connect.
    ///
    /// The hub may still answer open requests of the WebSocket.
    ///
    /// - Parameter socket: The WebSocket.
    package func closed(_ socket: OpenSocket) {
        table.hangUp(socket.token, now: now)
    }
}

// MARK: - Finding

extension HubSessions {
    /// How many sessions there are.
    package var count: Int { table.count }

    /// The live sessions of a user.
    ///
    /// - Parameter user: The user, as ``BayeuxApplication/handshake(_:)`` named it.
    /// - Returns: The sessions that have subscriptions and whose client is not saying good-bye.
    package func summaries(user: String) -> [SessionSummary] {
        table.summaries(user: user)
    }

    /// The live sessions that have a source.
    ///
    /// - Parameter name: The source's ``EventSource/name``.
    /// - Returns: The sessions whose client is not saying good-bye, in the order in which they got the source.
    package func summaries(reading name: SourceName) -> [SessionSummary] {
        table.summaries(reading: name)
    }

    /// A live session.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: Nil for an ID that is unknown, expired or stored elsewhere, and while its client's good-bye is handled.
    package func summary(_ clientID: String) -> SessionSummary? { table.summary(clientID) }

    /// How the clients are connected now; it looks at each session.
    package var connections: ClientConnections {
        table.shards.reduce(into: ClientConnections()) { counts, shard in
            let more = shard.state.withLock { $0.connections }
            counts.webSocket += more.webSocket
            counts.polling += more.polling
            counts.between += more.between
        }
    }

    /// The names of all attached sources.
    package var sourceNames: [SourceName] { table.sourceNames }

    /// The client IDs of the sessions with subscriptions or sources.
    package var associatedClients: [String] { table.associatedClients }

    /// Whether a client has a live session here.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: False for an ID that is unknown, expired or stored elsewhere.
    package func holds(_ clientID: String) -> Bool {
        table.holds(clientID)
    }

    /// The confirmed cursors of a live session.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: The confirmed cursor of every source, by its name; empty without such a session.
    package func confirmed(_ clientID: String) -> [SourceName: Int] { table.confirmed(clientID) }

    /// Returns the sessions whose confirmed cursors have moved since they were last returned.
    ///
    /// - Parameter limit: The most sessions to return; later calls return the others.
    /// - Returns: Those sessions with all their confirmed cursors.
    package func confirmedCursors(limit: Int) -> [ConfirmedCursors] {
        table.takeMoved(limit: limit)
    }
}

/// Gets reports of how far events were written to clients.
package protocol WriteObserver: Sendable {
    /// Takes a report that events were fully written to a session's client.
    ///
    /// The hub does not wait for it, and leaves reports out when too many calls are under way.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - sent: The sent cursor of every source, by its name.
    func wrote(to session: SessionSummary, sent: [SourceName: Int]) async
}
