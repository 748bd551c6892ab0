import DequeModule
import NIOCore

/// Whose turn it is among the connections of an event loop that gave way.
///
/// However many they are, the loop handles so many of their requests at a time, then rests from them for as long as that
/// took and looks after all its other connections and tasks. It holds each connection once at most.
struct TurnQueue<Connection> {
    /// How many requests are handled before the loop rests.
    static var requestsAtOnce: Int { 64 }
    /// The shortest rest.
    static var minRest: TimeAmount { .milliseconds(1) }

    private var waiting: Deque<Connection> = []
    private var left = 0
    private var isAwake = false

    /// Whether no connection waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// A connection waits for its turn.
    ///
    /// - Parameter connection: The connection, which does not wait yet.
    /// - Returns: After how long ``begin()`` is to be called, nil if that is on its way.
    mutating func add(_ connection: Connection) -> TimeAmount? {
        waiting.append(connection)
        if isAwake { return nil }
        isAwake = true
        return Self.minRest
    }

    /// The rest is over.
    mutating func begin() { left = Self.requestsAtOnce }

    /// Whose turn it is, after ``begin()``; nil when it is time for ``rest(after:)``.
    mutating func next() -> Connection? { left > 0 ? waiting.popFirst() : nil }

    /// A turn is over.
    ///
    /// - Parameter requests: How many requests were handled; a turn without any counts as one.
    mutating func took(_ requests: Int) { left -= max(1, requests) }

    /// All turns of this time are over.
    ///
    /// - Parameter work: How long they took.
    /// - Returns: After how long ``begin()`` is to be called, nil if nobody waits.
    mutating func rest(after work: TimeAmount) -> TimeAmount? {
        isAwake = !waiting.isEmpty
        return isAwake ? max(Self.minRest, work) : nil
    }
}
