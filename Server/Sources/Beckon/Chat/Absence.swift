/// Why a customer is away.
package enum Absence: Hashable, Sendable {
    /// The customer's client said good-bye; ignored while another client is present.
    case goodBye(clientID: String)
    /// A node misses the client, which has not said good-bye; counts only while that node holds the client.
    case missed(clientID: String, by: NodeID)
    /// The customer has not been seen with any client.
    case unseen

    /// The client that left; nil for any present client.
    var clientID: String? {
        switch self {
        case .goodBye(let clientID), .missed(let clientID, _): clientID
        case .unseen: nil
        }
    }
}
