public import BeckonTransport

/// The state of a Bayeux client.
public enum BayeuxClientState: Sendable, Equatable {
    /// The client has no session yet, or the server has not answered a connect of the session since the last failure.
    case connecting
    /// The server answers connects for this session.
    ///
    /// Between two values of this case, equal or not, the connection was broken and an answer may have been lost.
    case connected(clientID: String)
    /// The last request failed; the client waits before the next one.
    ///
    /// `reason` is nil if the server answered, but refused the request or sent an unusable answer.
    case waiting(reason: TransportError.Code?)
    /// The client ended its session in ``BayeuxClient/suspend(ext:)``.
    case suspended
    /// The client has stopped for good.
    case ended
}
