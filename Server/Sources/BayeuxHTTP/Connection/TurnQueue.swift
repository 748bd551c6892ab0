import DequeModule
import NIOCore

/// Queues the connections of an event loop that gave way.
///
/// The loop handles ``requestsAtOnce`` of their requests, then leaves them for as long as that took and serves all its
/// other connections and tasks. It holds each connection at most once.
struct TurnQueue<Connection> {
    /// How many requests are handled before the rest.
    static var requestsAtOnce: Int { 64 }
    /// The shortest rest.
    static var minRest: TimeAmount { .milliseconds(1) }

    private var waiting: Deque<Connection> = []
    private var left = 0
    private var isAwake = false

    /// Whether no connection waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds a connection that waits for its turn.
    ///
    /// - Parameter connection: The connection, which does not wait yet.
    /// - Returns: How long to wait before calling ``begin()``; nil if that call is already scheduled.
    mutating func add(_ connection: Connection) -> TimeAmount? {
        waiting.append(connection)
        if isAwake { return nil }
        isAwake = true
        return Self.minRest
    }

    /// Ends the rest.
    mutating func begin() { left = Self.requestsAtOnce }

    /// The next connection, after ``begin()``; nil when it is time for ``rest(after:)``.
    mutating func next() -> Connection? { left > 0 ? waiting.popFirst() : nil }

    /// Counts a finished turn.
    ///
    /// - Parameter requests: How many requests were handled; a turn without any counts as one.
    mutating func took(_ requests: Int) { left -= max(1, requests) }

    /// Begins a rest.
    ///
    /// - Parameter work: How long the turns since the last rest took.
    /// - Returns: How long to wait before calling ``begin()``; nil if no connection waits.
    mutating func rest(after work: TimeAmount) -> TimeAmount? {
        isAwake = !waiting.isEmpty
        return isAwake ? max(Self.minRest, work) : nil
    }
}
