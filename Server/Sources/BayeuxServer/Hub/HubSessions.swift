package import BeckonTime
import Synchronization

/// The sessions of a ``BayeuxHub`` and what goes out to them: finds them, wakes them, gives them sources and lets them go.
///
/// It asks nobody and decides nothing. It can be made before the hub and its application, which may both hold it. All
/// functions may be called from any thread; none blocks.
package final class HubSessions: Sendable {
    let configuration: BayeuxConfiguration
    let table: SessionTable
    let calls: CallQueue
    let writes: (any WriteObserver)?
    /// The latest time that anyone told.
    private let latest: Atomic<Int64>
    /// Over how long clients are sent away; 0 while the hub works as usual.
    private let drainSpread = Atomic<Int64>(0)

    /// Makes a place without sessions.
    ///
    /// - Parameters:
    ///   - configuration: How the hub behaves.
    ///   - now: The time on the clock of ``BayeuxHub/receive(_:now:exchange:)``.
    ///   - writes: Who learns what was written to clients, if anybody.
    package init(configuration: BayeuxConfiguration, now: Uptime = .start, writes: (any WriteObserver)? = nil) {
        self.configuration = configuration
        self.writes = writes
        latest = Atomic(now.milliseconds)
        table = SessionTable(configuration: configuration, now: now)
        calls = CallQueue(limit: configuration.limits.maxPendingRequests)
    }

    /// The latest time that anyone told.
    var now: Uptime { Uptime(milliseconds: latest.load(ordering: .relaxed)) }

    func advanceClock(to now: Uptime) {
        if now > self.now { latest.max(now.milliseconds, ordering: .relaxed) }
    }

    /// Over how long clients are sent away, nil while the hub works as usual.
    var draining: Milliseconds? {
        let spread = drainSpread.load(ordering: .relaxed)
        return spread > 0 ? Milliseconds(spread) : nil
    }

    /// From now on clients are sent away.
    func beginDraining(over spread: Milliseconds) { drainSpread.store(spread.count, ordering: .relaxed) }
}

// MARK: - Sources

extension HubSessions {
    /// Tells that a source has new events: the sessions that read it read on and answer a held connect.
    ///
    /// It may come too often and in any order. Events whose wake is lost go with the next connect.
    ///
    /// - Parameter name: The source's ``EventSource/name``.
    package func wake(source name: SourceName) {
        table.wake(name, now: now) { dispatch($0) }
    }

    /// Gives a session one more source, for example a chat that begins after the subscription.
    ///
    /// - Parameters:
    ///   - source: The source. One of the same name that the session reads already is left as it is.
    ///   - cursor: The events after this one are delivered.
    ///   - clientID: The session.
    /// - Returns: Whether the session reads it now; false if there is no such session or it has too many sources.
    @discardableResult
    package func attach(_ source: any EventSource, cursor: Int, to clientID: String) -> Bool {
        let attachment = SourceAttachment(source, cursor: cursor)
        guard let outgoing = table.attach(attachment, to: clientID, now: now) else { return false }
        dispatch(outgoing)
        return true
    }

    /// Says anew whether a client ID alone is enough to speak for its session.
    ///
    /// - Parameters:
    ///   - trusts: Whether it is.
    ///   - clientID: The session; an unknown one is passed over.
    package func setTrust(_ trusts: Bool, of clientID: String) {
        table.setTrust(trusts, of: clientID)
    }

    /// Takes a source from a session, for example when a chat is over and read to its end.
    ///
    /// - Parameters:
    ///   - name: The source's ``EventSource/name``.
    ///   - clientID: The session.
    package func detach(source name: SourceName, from clientID: String) {
        table.detach(name, from: clientID)
    }
}

// MARK: - Letting go

extension HubSessions {
    /// Forgets a session that another hub holds now; a connect that is held is answered without events.
    ///
    /// The application is not told. The client's next message here leads to
    /// ``BayeuxApplication/resume(clientID:request:acknowledged:)``.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is passed over.
    package func forget(_ clientID: String) { remove(clientID, .retry) }

    /// Forgets a session without telling the application.
    ///
    /// - Parameters:
    ///   - clientID: The session's ID; an unknown one is passed over.
    ///   - ending: How a connect that is held is answered.
    func remove(_ clientID: String, _ ending: PollEnding) {
        guard case .found(let handle, _) = table.find(clientID, now: now, mayUse: { _ in true }),
            let (_, outgoing) = table.remove(handle, ending)
        else { return }
        dispatch(outgoing)
    }
}

// MARK: - Looking

extension HubSessions {
    /// How many sessions there are.
    package var count: Int { table.count }

    /// The live sessions of a user.
    ///
    /// - Parameter user: The user, as ``BayeuxApplication/handshake(_:)`` named it.
    /// - Returns: The sessions that are subscribed to anything and do not say good-bye just now.
    package func summaries(user: String) -> [SessionSummary] {
        table.summaries(user: user)
    }

    /// A live session.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: Nil for an ID that is unknown, expired or stored elsewhere, and for one that says good-bye just now.
    package func summary(_ clientID: String) -> SessionSummary? { table.summary(clientID) }

    /// The names of all sources that sessions read.
    package var sourceNames: [SourceName] { table.sourceNames }

    /// The IDs of the sessions that mean anything to the application.
    package var associatedClients: [String] { table.associatedClients }

    /// Whether a client has a live session here.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: False for an ID that is unknown, expired or stored elsewhere.
    package func holds(_ clientID: String) -> Bool {
        table.holds(clientID)
    }

    /// Takes the sessions whose confirmed cursors moved since they were last taken.
    ///
    /// - Parameter limit: The most sessions to return; the others are returned by later calls.
    /// - Returns: Those sessions with all their confirmed cursors.
    package func confirmedCursors(limit: Int) -> [ConfirmedCursors] {
        table.takeMoved(limit: limit)
    }
}
