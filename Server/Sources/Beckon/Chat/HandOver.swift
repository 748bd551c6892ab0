/// What a client that comes back is known to have of what its node wrote first, when it took the client from another one.
package enum HandOver: Hashable, Sendable {
    /// It has it: it said so by its numbers, or, where it proves nothing by numbers, by asking for more.
    case arrived
    /// Its numbers do not say so yet.
    case unproven
}
