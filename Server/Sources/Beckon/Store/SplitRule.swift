/// Decides whether a batch that the store refused is tried again in halves, until the commit at fault stands alone.
///
/// It splits only when nothing was committed and one commit may be the reason. After ``patience`` `unusable` errors
/// without a success in between, the database is taken to refuse every write, and the rest fails together.
package struct SplitRule: Hashable, Sendable {
    /// The most `unusable` errors in a row: one bad commit in the largest batch costs 11, each bad neighbour 2 more.
    package static let patience = 32

    private var refusals = 0

    package init() {}

    /// Notes that the store accepted a batch or half.
    package mutating func succeeded() { refusals = 0 }

    /// Notes that a batch or half failed as a whole.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - error: What the store threw.
    /// - Returns: Whether to try each half alone.
    package mutating func splits(_ count: Int, after error: any Error) -> Bool {
        guard let code = (error as? StoreError)?.code else { return false }
        switch code {
        case .refused: return count > 1
        case .unusable:
            refusals += 1
            return count > 1 && refusals < Self.patience
        case .unavailable, .full, .overloaded, .unknownOutcome, .occupied: return false
        }
    }
}
