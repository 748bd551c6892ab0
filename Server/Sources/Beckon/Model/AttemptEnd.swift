/// What is known of an attempt to send a push that goes again.
package enum AttemptEnd: Hashable, Sendable, CaseIterable {
    /// The service surely did not process it: it counts as no attempt.
    case unprocessed
    /// The service answered that it does not take the push, or not now.
    case refused
    /// Nobody knows whether the service took it.
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
