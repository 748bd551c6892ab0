/// How an attempt ended after which the push is sent again.
package enum AttemptEnd: Hashable, Sendable, CaseIterable {
    /// The service certainly did not process it; it does not count as an attempt.
    case unprocessed
    /// The service refused the push, or refused it for now.
    case refused
    /// It is unknown whether the service accepted it.
    case inDoubt

    /// How many attempts it counts as.
    package var attempts: Int {
        switch self {
        case .unprocessed: 0
        case .refused, .inDoubt: 1
        }
    }

    /// How many attempts in doubt it counts as.
    package var doubts: Int {
        switch self {
        case .unprocessed, .refused: 0
        case .inDoubt: 1
        }
    }
}

extension OwedPush {
    /// Counts an attempt by how it ended.
    package mutating func count(_ end: AttemptEnd) {
        attempts += end.attempts
        doubts += end.doubts
    }
}
