import Synchronization

/// The Bayeux server: takes requests, keeps sessions, holds polls and delivers the events of their sources.
///
/// It knows neither HTTP nor chats: the HTTP driver hands in requests and exchanges, the application decides. It owns
/// no clock, no thread and no task: time comes with ``receive(_:now:exchange:)`` and ``tick(now:)``, asynchronous
/// work runs inside ``run()``. All functions may be called from any thread; none blocks.
///
/// Events go out with connect replies only, in the order of their sources. A connect that comes alone is held until
/// there are events; the answer carries them before the reply.
public final class BayeuxHub: Sendable {
    /// How it behaves.
    public let configuration: BayeuxConfiguration

    let application: any BayeuxApplication
    let policy: any BayeuxSecurityPolicy
    let random: @Sendable () -> UInt64
    let table: SessionTable
    let calls: CallQueue
    let encoder: ReplyEncoder
    /// The encoders of sessions with settings of their own.
    private let encoders = Mutex<[SessionSettings: ReplyEncoder]>([:])
    /// The time in milliseconds since 1970, for the timesync extension; nil if it is not spoken.
    let wall: (@Sendable () -> Int64)?
    /// The latest time that anyone told.
    private let latest: Atomic<Int64>
    /// Over how many milliseconds clients are sent away; 0 while the hub works as usual.
    private let drainSpread = Atomic<Int64>(0)

    /// Makes a hub without sessions.
    ///
    /// - Parameters:
    ///   - configuration: How it behaves.
    ///   - application: Who decides.
    ///   - now: The time on the clock of ``receive(_:now:exchange:)``, in milliseconds.
    ///   - wall: Tells the time in milliseconds since 1970, for the timesync extension; without it that is not spoken.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    public init(
        configuration: BayeuxConfiguration = BayeuxConfiguration(), application: any BayeuxApplication, now: Int64 = 0,
        wall: (@Sendable () -> Int64)? = nil, random: @escaping @Sendable () -> UInt64
    ) {
        self.configuration = configuration
        self.application = application
        policy = application.policy
        self.wall = wall
        self.random = random
        latest = Atomic(now)
        table = SessionTable(configuration: configuration, now: now)
        calls = CallQueue(limit: configuration.limits.maxPendingRequests)
        encoder = ReplyEncoder(configuration)
    }

    /// Who spells the replies to a session.
    ///
    /// - Parameter settings: What is different for it.
    /// - Returns: An encoder that all sessions of the same advice share.
    func encoder(_ settings: SessionSettings) -> ReplyEncoder {
        guard settings.timeout != nil || settings.interval != nil else { return encoder }
        var key = SessionSettings()
        key.timeout = settings.timeout
        key.interval = settings.interval
        return encoders.withLock { [configuration] encoders in
            if let known = encoders[key] { return known }
            let made = ReplyEncoder(configuration, key)
            // What is beyond the bound is made anew each time.
            if encoders.count < 256 { encoders[key] = made }
            return made
        }
    }

    /// The latest time that anyone told.
    var now: Int64 { latest.load(ordering: .relaxed) }

    func advanceClock(to now: Int64) {
        if now > self.now { latest.max(now, ordering: .relaxed) }
    }

    /// Over how many milliseconds clients are sent away, nil while the hub works as usual.
    var draining: Int64? {
        let spread = drainSpread.load(ordering: .relaxed)
        return spread > 0 ? spread : nil
    }

    /// A random duration of the given size.
    func randomDuration(within spread: Int64) -> Int64 {
        Int64(truncatingIfNeeded: random() % UInt64(max(1, spread)))
    }
}

// MARK: - Sources

extension BayeuxHub {
    /// Tells that a source has new events: the sessions that read it read on and answer a held connect.
    ///
    /// It may come too often and in any order. Events whose wake is lost go with the next connect.
    ///
    /// - Parameter name: The source's ``EventSource/name``.
    public func wake(source name: String) {
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
    public func attach(_ source: any EventSource, cursor: Int, to clientID: String) -> Bool {
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
    public func setTrust(_ trusts: Bool, of clientID: String) {
        table.setTrust(trusts, of: clientID)
    }

    /// Takes a source from a session, for example when a chat is over and read to its end.
    ///
    /// - Parameters:
    ///   - name: The source's ``EventSource/name``.
    ///   - clientID: The session.
    public func detach(source name: String, from clientID: String) {
        table.detach(name, from: clientID)
    }
}

// MARK: - Letting go

extension BayeuxHub {
    /// Forgets a session that another hub holds now; a connect that is held is answered without events.
    ///
    /// The application is not told. The client's next message here leads to
    /// ``BayeuxApplication/resume(clientID:request:acknowledged:)``.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is passed over.
    public func forget(_ clientID: String) {
        guard case .found(let handle, _) = table.find(clientID, now: now, mayUse: { _ in true }),
            let (_, outgoing) = table.remove(handle, .retry)
        else { return }
        dispatch(outgoing)
    }
}

// MARK: - Looking

extension BayeuxHub {
    /// How many sessions there are.
    public var sessionCount: Int { table.count }

    /// The live sessions of a user.
    ///
    /// - Parameter user: The user, as ``BayeuxApplication/handshake(_:)`` named it.
    /// - Returns: The sessions that are subscribed to anything and do not say good-bye just now.
    public func sessions(user: String) -> [SessionSummary] {
        table.summaries(user: user)
    }

    /// A live session.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: Nil for an ID that is unknown, expired or stored elsewhere, and for one that says good-bye just now.
    public func session(_ clientID: String) -> SessionSummary? { table.summary(clientID) }

    /// The names of all sources that sessions read.
    public var sourceNames: [String] { table.sourceNames }

    /// The IDs of the sessions that mean anything to the application.
    public var associatedClients: [String] { table.associatedClients }

    /// Whether a client has a live session here.
    ///
    /// - Parameter clientID: The session's ID.
    /// - Returns: False for an ID that is unknown, expired or stored elsewhere.
    public func holds(_ clientID: String) -> Bool {
        table.holds(clientID)
    }

    /// Takes the sessions whose confirmed cursors moved since they were last taken.
    ///
    /// - Parameter limit: The most sessions to return; the others are returned by later calls.
    /// - Returns: Those sessions with all their confirmed cursors.
    public func confirmedCursors(limit: Int) -> [ConfirmedCursors] {
        table.takeMoved(limit: limit)
    }
}

// MARK: - Time

extension BayeuxHub {
    /// Lets time pass: answers the held connects that are due and ends the sessions that stopped polling.
    ///
    /// To be called about every 100 ms.
    ///
    /// - Parameter now: The time on the same clock as in ``receive(_:now:exchange:)``.
    public func tick(now: Int64) {
        advanceClock(to: now)
        table.tick(now: self.now) {
            dispatch($0)
        } end: {
            end($0)
        }
    }

    /// Ends a session whose client stopped polling, or polls and does nothing else.
    private func end(_ handle: SessionHandle) {
        let now = now
        end(handle, .dismiss) { $0.due(now: now) }
    }

    /// Ends a session whose client does not keep up.
    func endOverfull(_ handle: SessionHandle) {
        end(handle, .lost) { _ in true }
    }

    private func end(_ handle: SessionHandle, _ ending: PollEnding, where condition: (inout ServerSession) -> Bool) {
        let now = now
        let mayTell = draining == nil && calls.reserve()
        let removed = table.remove(handle, ending) { session in
            condition(&session) && (mayTell || (!session.isAssociated && draining == nil))
        }
        guard let (session, outgoing) = removed else {
            if mayTell { calls.giveBack() }
            // It polled again in this very moment, or the application cannot be told now.
            if let (_, outgoing) = table.update(handle, now: now, { $0.postpone(until: now + 1000) }) {
                dispatch(outgoing)
            }
            return
        }
        dispatch(outgoing)
        guard mayTell else { return }
        guard session.isAssociated else { return calls.giveBack() }
        let application = application
        calls.add(
            CallQueue.Call {
                await application.expired(session.summary, confirmed: session.confirmed)
            } refuse: {
            })
    }

    /// Sends the clients away before the process ends.
    ///
    /// Held connects are answered at random moments within `spread`, and their connections are closed. Connects that come
    /// later are answered at once in the same way, handshakes with HTTP 503. ``tick(now:)`` has to go on meanwhile.
    /// Sessions stay until the process ends.
    ///
    /// - Parameters:
    ///   - now: The time on the same clock as in ``receive(_:now:exchange:)``.
    ///   - spread: Over how many milliseconds.
    public func drain(now: Int64, over spread: Int64) {
        advanceClock(to: now)
        let spread = min(max(1, spread), 3_600_000)
        drainSpread.store(spread, ordering: .relaxed)
        let now = self.now
        table.hurry { now.addingClamped(randomDuration(within: spread)) }
    }

    /// Runs the calls to the application and the loads of sources, until the task is cancelled.
    ///
    /// To be run once. Before it runs, requests that need it wait; after it ended, they get HTTP 503.
    public func run() async {
        await calls.run()
    }
}
