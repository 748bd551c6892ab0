/// What a chat tells the app.
public enum ChatEvent: Sendable, Hashable {
    /// The next event of the transcript: each position comes once, in order.
    case entry(ChatEntry)
    /// Positions that the server does not give any more; entries go on behind them.
    case gap(ClosedRange<Int64>)
    /// The connection has changed.
    case connection(ChatConnection)
    /// The chat has ended; nothing follows.
    case ended
}

/// How a chat is connected with its server.
public enum ChatConnection: Sendable, Hashable {
    /// Not connected yet, or again.
    case connecting
    /// Events come as they happen.
    case live
    /// The server cannot be reached at present; the chat tries on.
    case offline
    /// The app is in the background: the server pushes instead.
    case background
}
