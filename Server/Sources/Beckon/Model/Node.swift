/// The id of one running node, new at each start.
package struct NodeID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}

/// The row of a running node; until its lease ends, no other node takes over its clients and pushes.
package struct NodeRecord: Hashable, Sendable {
    package let id: NodeID
    /// The operator's name for the node; a node that starts with the same name takes over what its earlier run held.
    package let name: String
    package var leaseUntil: Timestamp

    package init(id: NodeID, name: String, leaseUntil: Timestamp) {
        self.id = id
        self.name = name
        self.leaseUntil = leaseUntil
    }
}
