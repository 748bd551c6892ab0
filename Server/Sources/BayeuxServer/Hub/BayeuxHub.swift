package import BeckonTime
import Synchronization

/// The Bayeux server: takes requests, keeps sessions, holds polls and delivers the events of their sources.
///
/// It depends neither on HTTP nor on chats: the HTTP driver hands in requests and exchanges, and the application decides.
/// It has no clock, thread or task of its own: callers pass the time to ``receive(_:now:exchange:)`` and
/// ``tick(now:)``, and asynchronous work runs inside ``run()``. All functions may be called from any thread; none blocks.
///
/// Over HTTP, the events of sources are sent only with replies to connects, in the order of each source. A connect that
/// is alone in its request is held until there are events; the answer has them before the reply.
package final class BayeuxHub: Sendable {
    /// The hub's sessions: what needs neither the application nor its policy is done there.
    package let sessions: HubSessions

    let application: any BayeuxApplication
    let policy: any BayeuxSecurityPolicy
    let random: @Sendable () -> UInt64
    let encoder: ReplyEncoder
    /// The encoders of sessions with settings of their own.
    private let encoders = Mutex<[SessionSettings: ReplyEncoder]>([:])
    /// The time of day, for the timesync extension; nil if the extension is off.
    let wall: (@Sendable () -> Timestamp)?

    /// Makes a hub without sessions.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the hub.
    ///   - application: The application that decides.
    ///   - now: The time on the clock of ``receive(_:now:exchange:)``.
    ///   - wall: Returns the time of day for the timesync extension; nil turns the extension off.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    package convenience init(
        configuration: BayeuxConfiguration = BayeuxConfiguration(), application: any BayeuxApplication,
        now: Uptime = .start,
        wall: (@Sendable () -> Timestamp)? = nil, random: @escaping @Sendable () -> UInt64
    ) {
        let sessions = HubSessions(configuration: configuration, now: now)
        self.init(sessions: sessions, application: application, wall: wall, random: random)
    }

    /// Makes a hub over sessions that were made before, so that its application can already hold them.
    ///
    /// - Parameters:
    ///   - sessions: The sessions, which no other hub uses.
    ///   - application: The application that decides.
    ///   - wall: Returns the time of day for the timesync extension; nil turns the extension off.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    package init(
        sessions: HubSessions, application: any BayeuxApplication, wall: (@Sendable () -> Timestamp)? = nil,
        random: @escaping @Sendable () -> UInt64
    ) {
        self.sessions = sessions
        self.application = application
        policy = application.policy
        self.wall = wall
        self.random = random
        encoder = ReplyEncoder(sessions.configuration)
    }

    /// Returns the encoder for the replies to a session.
    ///
    /// - Parameter settings: The session's settings.
    /// - Returns: An encoder that all sessions with the same advice share.
    func encoder(_ settings: SessionSettings) -> ReplyEncoder {
        guard settings.timeout != nil || settings.interval != nil else { return encoder }
        var key = SessionSettings()
        key.timeout = settings.timeout
        key.interval = settings.interval
        return encoders.withLock { [sessions] encoders in
            if let known = encoders[key] { return known }
            let made = ReplyEncoder(sessions.configuration, key)
            // Beyond 256 different settings each session gets an encoder of its own.
            if encoders.count < 256 { encoders[key] = made }
            return made
        }
    }

    /// Makes a value of the cookie `BAYEUX_BROWSER` for a WebSocket whose client has none.
    ///
    /// - Returns: 26 letters and digits that cannot be guessed.
    package func makeBrowserID() -> String { Identifiers.make(random) }

    /// Returns a random duration of at least zero and less than the spread.
    func randomDuration(within spread: Milliseconds) -> Milliseconds {
        Milliseconds(Int64(truncatingIfNeeded: random() % UInt64(max(1, spread.count))))
    }
}

// MARK: - Time

extension BayeuxHub {
    /// Answers the held connects that are due and ends the sessions whose clients stopped polling.
    ///
    /// Call it about every 100 ms.
    ///
    /// - Parameter now: The time on the same clock as in ``receive(_:now:exchange:)``.
    package func tick(now: Uptime) {
        sessions.advanceClock(to: now)
        sessions.table.tick(now: sessions.now) {
            sessions.dispatch($0)
        } end: {
            end($0)
        }
    }

    /// Ends a session whose client stopped polling, or did nothing but poll for too long.
    private func end(_ handle: SessionHandle) {
        let now = sessions.now
        end(handle, .dismiss) { $0.due(now: now) }
    }

    /// Ends a session whose client does not keep up.
    func endOverfull(_ handle: SessionHandle) {
        end(handle, .lost) { _ in true }
    }

    private func end(_ handle: SessionHandle, _ ending: PollEnding, where condition: (inout ServerSession) -> Bool) {
        let now = sessions.now
        let mayTell = sessions.draining == nil && sessions.calls.reserve()
        let removed = sessions.table.remove(handle, ending) { session in
            condition(&session) && (mayTell || (!session.isAssociated && sessions.draining == nil))
        }
        guard let (session, outgoing) = removed else {
            if mayTell { sessions.calls.giveBack() }
            // The client polled again in this moment, or the application cannot be told now.
            sessions.update(handle) { $0.postpone(until: now.advanced(by: .seconds(1))) }
            return
        }
        sessions.dispatch(outgoing)
        guard mayTell else { return }
        guard session.isAssociated else { return sessions.calls.giveBack() }
        let application = application
        sessions.calls.add(
            CallQueue.Call {
                await application.expired(session.summary, confirmed: session.confirmed)
            } refuse: {
            })
    }

    /// Begins a drain: makes the clients connect elsewhere before the process ends.
    ///
    /// Held connects are answered at random moments within `spread`, and their connections are closed. Later connects are
    /// answered at once in the same way, handshakes with HTTP 503. The caller must keep calling ``tick(now:)``. Sessions
    /// stay until the process ends.
    ///
    /// - Parameters:
    ///   - now: The time on the same clock as in ``receive(_:now:exchange:)``.
    ///   - spread: The time over which to spread the answers, from 1 ms to 1 hour.
    package func drain(now: Uptime, over spread: Milliseconds) {
        sessions.advanceClock(to: now)
        let spread = min(max(Milliseconds(1), spread), .seconds(3_600))
        sessions.beginDraining(over: spread)
        let now = sessions.now
        sessions.table.hurry { now.advanced(by: randomDuration(within: spread)) }
    }

    /// Runs the calls to the application and the loads of sources, until the task is cancelled.
    ///
    /// Run it once. Requests that need it wait until it runs, and get HTTP 503 after it has ended.
    package func run() async {
        await sessions.calls.run()
    }
}
