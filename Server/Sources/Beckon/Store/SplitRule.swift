/// Whether a batch that the store refused is worth trying in halves, until what is at fault stands alone.
///
/// Only where nothing was committed and the reason may lie in one commit. A database that takes nothing at all is found
/// out: after ``patience`` refusals without a success in between the rest fails together.
package struct SplitRule: Hashable, Sendable {
    /// So many refusals in a row are borne: a bad commit in the largest batch costs 11, each neighbour of its kind 2 more.
    package static let patience = 32

    private var refusals = 0

    package init() {}

    /// Some commits were taken.
    package mutating func succeeded() { refusals = 0 }

    /// Some commits were refused together.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - error: What the store threw.
    /// - Returns: Whether each half is worth a try of its own.
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
