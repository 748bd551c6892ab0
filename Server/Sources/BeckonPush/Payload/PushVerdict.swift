import Beckon

/// What is tried with an answer that is not "delivered", before the dispatcher hears of it.
///
/// The first three can be put right by the provider itself; the others are outcomes.
enum PushVerdict: Sendable, Hashable {
    /// The credential is stale: renew it and send once more.
    case renewCredential
    /// There were too many new credentials: go on with the old one, and try this push again later.
    case keepCredential(after: Milliseconds)
    /// The connection is at its end: use another one.
    case leaveConnection(then: PushOutcome)
    /// What the dispatcher is told.
    case outcome(PushOutcome)
}
