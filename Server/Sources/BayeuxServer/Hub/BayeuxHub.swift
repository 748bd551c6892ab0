package import BeckonTime
import Synchronization

/// The Bayeux server: takes requests, keeps sessions, holds polls and delivers the events of their sources.
///
/// It knows neither HTTP nor chats: the HTTP driver hands in requests and exchanges, the application decides. It owns
/// no clock, no thread and no task: time comes with ``receive(_:now:exchange:)`` and ``tick(now:)``, asynchronous
/// work runs inside ``run()``. All functions may be called from any thread; none blocks.
///
/// Events go out with connect replies only, in the order of their sources. A connect that comes alone is held until
/// there are events; the answer carries them before the reply.
package final class BayeuxHub: Sendable {
    /// How it behaves.
    package let configuration: BayeuxConfiguration

    /// The sessions that it holds, for whoever has to do with them and not with requests.
    package let sessions: HubSessions

    let application: any BayeuxApplication
    let policy: any BayeuxSecurityPolicy
    let random: @Sendable () -> UInt64
    let table: SessionTable
    let calls: CallQueue
    let encoder: ReplyEncoder
    /// The encoders of sessions with settings of their own.
    private let encoders = Mutex<[SessionSettings: ReplyEncoder]>([:])
    /// The time of day, for the timesync extension; nil if it is not spoken.
    let wall: (@Sendable () -> Timestamp)?

    /// Makes a hub without sessions.
    ///
    /// - Parameters:
    ///   - configuration: How it behaves.
    ///   - application: Who decides.
    ///   - now: The time on the clock of ``receive(_:now:exchange:)``.
    ///   - wall: Tells the time of day, for the timesync extension; without it that is not spoken.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    package convenience init(
        configuration: BayeuxConfiguration = BayeuxConfiguration(), application: any BayeuxApplication,
        now: Uptime = .start,
        wall: (@Sendable () -> Timestamp)? = nil, random: @escaping @Sendable () -> UInt64
    ) {
        let sessions = HubSessions(configuration: configuration, now: now)
        self.init(sessions: sessions, application: application, wall: wall, random: random)
    }

    /// Makes a hub over sessions that others know already, such as its application.
    ///
    /// - Parameters:
    ///   - sessions: The sessions, which no other hub has.
    ///   - application: Who decides.
    ///   - wall: Tells the time of day, for the timesync extension; without it that is not spoken.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    package init(
        sessions: HubSessions, application: any BayeuxApplication, wall: (@Sendable () -> Timestamp)? = nil,
        random: @escaping @Sendable () -> UInt64
    ) {
        self.sessions = sessions
        self.application = application
        configuration = sessions.configuration
        policy = application.policy
        self.wall = wall
        self.random = random
        table = sessions.table
        calls = sessions.calls
        encoder = ReplyEncoder(sessions.configuration)
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
    var now: Uptime { sessions.now }

    func advanceClock(to now: Uptime) { sessions.advanceClock(to: now) }

    /// Over how long clients are sent away, nil while the hub works as usual.
    var draining: Milliseconds? { sessions.draining }

    /// Does what was decided under the lock of the sessions.
    func dispatch(_ outgoing: Outgoing) { sessions.dispatch(outgoing) }

    /// A random duration of the given size.
    func randomDuration(within spread: Milliseconds) -> Milliseconds {
        Milliseconds(Int64(truncatingIfNeeded: random() % UInt64(max(1, spread.count))))
    }
}

// MARK: - Time

extension BayeuxHub {
    /// Lets time pass: answers the held connects that are due and ends the sessions that stopped polling.
    ///
    /// To be called about every 100 ms.
    ///
    /// - Parameter now: The time on the same clock as in ``receive(_:now:exchange:)``.
    package func tick(now: Uptime) {
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
            if let (_, outgoing) = table.update(handle, now: now, { $0.postpone(until: now.advanced(by: .seconds(1))) })
            {
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
    ///   - spread: Over how long.
    package func drain(now: Uptime, over spread: Milliseconds) {
        advanceClock(to: now)
        let spread = min(max(Milliseconds(1), spread), .seconds(3_600))
        sessions.beginDraining(over: spread)
        let now = self.now
        table.hurry { now.advanced(by: randomDuration(within: spread)) }
    }

    /// Runs the calls to the application and the loads of sources, until the task is cancelled.
    ///
    /// To be run once. Before it runs, requests that need it wait; after it ended, they get HTTP 503.
    package func run() async {
        await calls.run()
    }
}
