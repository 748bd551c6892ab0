/// An event that a chat hands to the app.
enum ChatEvent: Sendable, Hashable {
    /// The next event of the transcript; each position occurs once, in order.
    case entry(ChatEntry)
    /// Positions that the server no longer gives; the next entry is behind them.
    case gap(ClosedRange<Int64>)
    /// The connection has changed.
    case connection(ChatConnection)
    /// The chat has ended; this is the last event.
    case ended
}
