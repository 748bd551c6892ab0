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
