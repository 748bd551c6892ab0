/// The id of one running node, new at each start.
package struct NodeID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}

/// A node that takes part: its row says until when the others must leave alone what it holds.
package struct NodeRecord: Hashable, Sendable {
    package let id: NodeID
    /// The name that the operator gave; a node that starts again under it takes over what the earlier one held.
    package let name: String
    package var leaseUntil: Timestamp

    package init(id: NodeID, name: String, leaseUntil: Timestamp) {
        self.id = id
        self.name = name
        self.leaseUntil = leaseUntil
    }
}
