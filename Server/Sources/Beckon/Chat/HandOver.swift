/// Whether a client that changed nodes has received the first events that its new node wrote.
package enum HandOver: Hashable, Sendable {
    /// The client has them: its acknowledgement says so or, for a client without acknowledgements, its next request.
    case arrived
    /// The client's acknowledgement does not cover them yet.
    case unproven
}
