/// The Bayeux server: takes requests, keeps sessions, holds polls and delivers the events of their sources.
///
/// It knows neither HTTP nor chats: the HTTP driver hands in requests and exchanges, the application decides. It owns
/// no clock, no thread and no task: time comes with ``receive(_:now:exchange:)`` and ``tick(now:)``, asynchronous
/// work runs inside ``run()``. All functions may be called from any thread; none blocks.
public final class BayeuxHub: Sendable {
    /// How it behaves.
    public let configuration: BayeuxConfiguration
    let application: any BayeuxApplication
    let random: @Sendable () -> UInt64

    /// Makes a hub without sessions.
    ///
    /// - Parameters:
    ///   - configuration: How it behaves.
    ///   - application: Who decides.
    ///   - random: A source of unguessable random bits, for client and browser IDs and for spreading a drain.
    public init(
        configuration: BayeuxConfiguration = BayeuxConfiguration(), application: any BayeuxApplication,
        random: @escaping @Sendable () -> UInt64
    ) {
        self.configuration = configuration
        self.application = application
        self.random = random
    }

    /// Handles one request; its exchange is answered once, at once or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock, in milliseconds.
    ///   - exchange: Where the answer goes.
    public func receive(_ request: BayeuxRequest, now: Int64, exchange: any BayeuxExchange) {}

    /// Tells that the peer of an unanswered exchange closed its connection.
    ///
    /// A poll held for it is forgotten without an answer, and the session begins to expire. Otherwise the exchange is
    /// still answered. Calling it for an exchange that was answered does nothing.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``receive(_:now:exchange:)``.
    public func abandoned(_ exchange: any BayeuxExchange) {}

    /// Tells that a source has new events: the sessions that read it read on and answer a held connect.
    ///
    /// It may come too often and in any order. Events whose wake is lost go with the next connect.
    ///
    /// - Parameter name: The source's ``EventSource/name``.
    public func wake(source name: String) {}

    /// Gives a session one more source, for example a chat that begins after the subscription.
    ///
    /// - Parameters:
    ///   - source: The source. One of the same name that the session reads already is left as it is.
    ///   - cursor: The events after this one are delivered.
    ///   - clientID: The session.
    /// - Returns: Whether the session reads it now; false if there is no such session or it has too many sources.
    @discardableResult
    public func attach(_ source: any EventSource, cursor: Int, to clientID: String) -> Bool { false }

    /// Takes a source from a session, for example when a chat is over and read to its end.
    ///
    /// - Parameters:
    ///   - name: The source's ``EventSource/name``.
    ///   - clientID: The session.
    public func detach(source name: String, from clientID: String) {}

    /// The live sessions of a user.
    ///
    /// - Parameter user: The user, as ``BayeuxApplication/handshake(_:)`` named it.
    /// - Returns: The sessions that are subscribed to anything.
    public func sessions(user: String) -> [SessionSummary] { [] }

    /// Takes the sessions whose confirmed cursors moved since they were last taken.
    ///
    /// - Parameter limit: The most sessions to return; the others are returned by later calls.
    /// - Returns: Those sessions with all their confirmed cursors.
    public func confirmedCursors(limit: Int) -> [ConfirmedCursors] { [] }

    /// Lets time pass: answers the held connects that are due and ends the sessions that stopped polling.
    ///
    /// To be called about every 100 ms.
    ///
    /// - Parameter now: The time on the same clock as in ``receive(_:now:exchange:)``.
    public func tick(now: Int64) {}

    /// Sends the clients away before the process ends.
    ///
    /// Held connects are answered at random moments within `spread`, with the advice to come back after a random time
    /// of the same size, and their connections are closed. Connects that come later are answered at once in the same
    /// way, handshakes with HTTP 503. ``tick(now:)`` has to go on meanwhile. Sessions stay until the process ends.
    ///
    /// - Parameters:
    ///   - now: The time on the same clock as in ``receive(_:now:exchange:)``.
    ///   - spread: Over how many milliseconds.
    public func drain(now: Int64, over spread: Int64) {}

    /// Runs the calls to the application and the loads of sources, until the task is cancelled.
    ///
    /// To be run once. Before it runs, requests that need it wait; after it ended, they get HTTP 503.
    public func run() async {}
}
