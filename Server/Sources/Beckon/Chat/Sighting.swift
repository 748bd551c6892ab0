/// What a node knows about a customer's client when the chat is due.
package enum Sighting: Hashable, Sendable {
    /// The node looked for no client, because the customer was not present with one.
    case none
    /// The node holds the client; a client without a holder is held by that node from now on.
    case held(clientID: String, by: NodeID)
    /// Another node holds the client and is the one to miss it.
    case elsewhere(clientID: String)
    /// The node should hold the client but does not.
    case missing(clientID: String, at: NodeID)
}
