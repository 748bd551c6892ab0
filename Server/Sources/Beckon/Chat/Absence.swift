/// How it came that a customer is away.
package enum Absence: Hashable, Sendable {
    /// The customer's client said that it goes; where another one is present nothing changes.
    case goodBye(clientID: String)
    /// A node misses the client, which has said nothing; it counts only while that node holds it.
    case missed(clientID: String, by: NodeID)
    /// The customer has not been seen, whatever the client.
    case unseen

    /// The client that is gone; nil for whichever is present.
    var clientID: String? {
        switch self {
        case .goodBye(let clientID), .missed(let clientID, _): clientID
        case .unseen: nil
        }
    }
}
