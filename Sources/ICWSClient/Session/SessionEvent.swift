public import ICWSCore
public import ICWSMessaging

/// An event of a session; observers receive them in order.
public enum SessionEvent: Sendable, Hashable {
    /// The session is connected, for the first time or again with another id.
    case connected(sessionID: String)
    /// A message of the server, of a known or unknown type; `as(_:)` gives the typed form.
    case message(ICWS.Messaging.Message)
    /// An entry of a batch that is not a valid message, or a batch or event that is not valid JSON; a gap follows.
    case unreadable([UInt8])
    /// A message of which a reader could not use all, with what it could not read; the message itself is whole.
    ///
    /// `messages(of:)` and the views of ICWSViews tell it, each for itself.
    case misread(ICWS.Messaging.Message, [ContractProblem])
    /// Messages may be missing at this point; the session puts its subscriptions again, and full states follow.
    case gap(Gap)
    /// The session is lost; it connects again unless ``ended(_:)`` follows.
    case lost(Loss)
    /// The server refused a subscription that was put again, and the session forgets it.
    ///
    /// The path is the one below the session, with its tokens encoded.
    case subscriptionRefused(path: String, Refusal)
    /// The session ended; no event follows.
    case ended(SessionEnd)

    /// Why messages may be missing.
    public enum Gap: Sendable, Hashable {
        /// The event stream ended; the server does not repeat the messages that it sends before the next one opens.
        case streamEnded
        /// The answer to a poll was lost or unreadable, with the messages in it.
        case pollLost
        /// A message came that is not valid, so that nobody can say whose it was.
        case unreadableMessage
        /// The session was lost, and another one began.
        case newSession
        /// The observer read too slowly, so that its buffer was full.
        case observerTooSlow
    }

    /// The reasons why a session is lost.
    public enum Loss: Sendable, Hashable {
        /// The server answered 401: it no longer accepts the session or its cookie.
        case unauthorized
        /// The server sent a message that the session is down, with its reason in words.
        case serverSaid(String)
        /// The server stopped answering.
        case noAnswer
        /// The server answered 503: the client must use another host.
        case switchover
    }
}

/// The reasons why a session ended for good.
public enum SessionEnd: Sendable, Hashable {
    /// The client logged off.
    case loggedOff
    /// The server asked the client not to connect again.
    case mayNotReconnect
    /// The server refused to begin a session.
    case refused(Refusal)
    /// No host accepted the connection in any pass.
    case noHost
    /// The settings to connect with were not available, or the address is not a valid URL.
    case unusableSettings
    /// The task of `run()` was cancelled.
    case cancelled
}
