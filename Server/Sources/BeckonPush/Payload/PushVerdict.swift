import Beckon

/// A provider's reaction to an answer.
///
/// The provider handles the first three itself; `outcome` goes to the dispatcher.
enum PushVerdict: Sendable, Hashable {
    /// The credential is stale: renew it and send once more.
    case renewCredential
    /// There were too many new credentials: use the old one again, and retry this push later.
    case keepCredential(after: Milliseconds)
    /// The connection is ending: use another one.
    case leaveConnection(then: PushOutcome)
    /// The outcome for the dispatcher.
    case outcome(PushOutcome)
}
