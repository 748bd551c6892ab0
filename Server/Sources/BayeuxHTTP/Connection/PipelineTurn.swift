/// How much of what its peer sent a connection handles before it gives way to others.
///
/// A peer that does not wait for answers may have sent hundreds of requests by the time it is read. Those beyond the first
/// few are handled in later turns, see ``TurnQueue``.
struct PipelineTurn: Equatable {
    /// How many requests are handled in one turn; clients that wait for their answers never have more.
    static let maxRequests = 8
    /// How many bytes are decoded at a time; a turn ends after such a piece, so that a few more requests may be handled.
    static let pieceBytes = 256
    /// How many bytes of a single request are decoded at a time: those of a phone or a page come whole.
    static let requestBytes = 2_048

    private var limit = maxRequests
    /// How many requests were handled in this turn.
    private(set) var taken = 0

    /// Another turn begins.
    ///
    /// - Parameter isCrowded: Whether others wait for their turn: then only one request is handled before theirs.
    mutating func begin(isCrowded: Bool = false) {
        taken = 0
        limit = isCrowded ? 1 : Self.maxRequests
    }

    /// A request is being handled.
    mutating func take() { taken += 1 }

    /// Whether the rest has to wait for the next turn.
    var isOver: Bool { taken >= limit }
}
