/// What a node sees of a customer's client when a chat's time has come.
package enum Sighting: Hashable, Sendable {
    /// No client was looked for, since the customer was not present with one.
    case none
    /// The node holds the client; one that no node holds is that node's from now on.
    case held(clientID: String, by: NodeID)
    /// Another node holds the client, and misses it.
    case elsewhere(clientID: String)
    /// The node, which would have to hold the client, does not.
    case missing(clientID: String, at: NodeID)
}
