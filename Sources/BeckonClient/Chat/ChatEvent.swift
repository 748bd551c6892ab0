/// An event that a chat hands to the app.
public enum ChatEvent: Sendable, Hashable {
    /// The next event of the transcript; each position occurs once, in order.
    case entry(ChatEntry)
    /// Positions that the server no longer gives; the next entry is behind them.
    case gap(ClosedRange<Int64>)
    /// The connection has changed.
    case connection(ChatConnection)
    /// The chat has ended; this is the last event.
    case ended
}

/// The state of a chat's connection to its server.
public enum ChatConnection: Sendable, Hashable {
    /// Connecting, for the first time or again.
    case connecting
    /// Connected: the chat receives events as they happen.
    case live
    /// The server cannot be reached at present; the chat keeps trying.
    case offline
    /// The app is in the background: the server pushes instead.
    case background
}
