public import BeckonTransport

/// How a Bayeux client stands with its server.
public enum BayeuxClientState: Sendable, Equatable {
    /// No session yet, or one that has not answered since the last trouble.
    case connecting
    /// The server answers connects for this session.
    ///
    /// Between two different or repeated values of this case the connection was broken, so an answer may have been lost.
    case connected(clientID: String)
    /// The last request failed; the next follows after a wait.
    ///
    /// `reason` is nil when the server answered, but not with what was asked.
    case waiting(reason: TransportError.Code?)
    /// The session was given back by ``BayeuxClient/suspend(ext:)``.
    case suspended
    /// The client has stopped for good.
    case ended
}
