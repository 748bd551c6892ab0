public import ICWSCore
public import ICWSMessaging

/// What an observer of a session is told, in order.
public enum SessionEvent: Sendable, Hashable {
    /// The session is up: the first time, or again under another id.
    case connected(sessionID: String)
    /// A message of the server, whether its type is known or not; `as(_:)` gives the typed form.
    case message(ICWS.Messaging.Message)
    /// Something in a batch that is no JSON object, or an event that is no JSON.
    case unreadable([UInt8])
    /// Messages may be missing here; full states follow as subscriptions are put again.
    case gap(Gap)
    /// The session is lost; it is being set up again unless ``ended(_:)`` follows.
    case lost(Loss)
    /// A subscription was refused when it was put again: nothing more will come of it. Its path is that below the
    /// session, with its tokens encoded.
    case subscriptionRefused(path: String, Refusal)
    /// Nothing more follows.
    case ended(SessionEnd)

    /// Why messages may be missing.
    public enum Gap: Sendable, Hashable {
        /// The event stream ended; the server does not repeat what it sent meanwhile.
        case streamEnded
        /// The answer to a poll was lost on its way, with the messages in it.
        case pollLost
        /// The session was lost and another one begun.
        case newSession
        /// The observer did not read fast enough.
        case observerTooSlow
    }

    /// Why a session is lost.
    public enum Loss: Sendable, Hashable {
        /// The server does not know the session or its cookie any more.
        case unauthorized
        /// The server said so, with its reason in words.
        case serverSaid(String)
        /// The server did not answer any more.
        case noAnswer
        /// The server sends us to other hosts.
        case switchover
    }
}

/// Why a session ended for good.
public enum SessionEnd: Sendable, Hashable {
    /// We logged off.
    case loggedOff
    /// The server said not to come back.
    case mayNotReconnect
    /// The server refuses to begin a session.
    case refused(Refusal)
    /// No host let us in, after all passes.
    case noHost
    /// The settings to connect with could not be had, or the address makes no URL.
    case unusableSettings
    /// The task of `run()` was cancelled.
    case cancelled
}
