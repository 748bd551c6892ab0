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

/// Limits how many requests a connection handles before other connections have their turn.
///
/// A peer that does not wait for answers may have sent hundreds of requests by the time it is read. Those beyond
/// ``maxRequests`` are handled in later turns, see ``TurnQueue``.
struct PipelineTurn: Equatable {
    /// How many requests are handled in one turn; a client that waits for its answers never has more.
    static let maxRequests = 8
    /// How many bytes are decoded at a time; a turn ends after such a piece, so it may handle a few requests more.
    static let pieceBytes = 256
    /// How many bytes of a single request are decoded at a time: the requests of phones and pages fit whole.
    static let requestBytes = 2_048

    private var limit = maxRequests
    /// How many requests were handled in this turn.
    private(set) var taken = 0

    /// Begins a turn.
    ///
    /// - Parameter isCrowded: Whether other connections wait for their turn: then this one handles one request before them.
    mutating func begin(isCrowded: Bool = false) {
        taken = 0
        limit = isCrowded ? 1 : Self.maxRequests
    }

    /// Counts a request.
    mutating func take() { taken += 1 }

    /// Whether the rest has to wait for the next turn.
    var isOver: Bool { taken >= limit }
}
