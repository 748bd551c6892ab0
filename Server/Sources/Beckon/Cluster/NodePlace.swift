/// The identity of a node among those that share a database.
package struct NodePlace: Sendable {
    package let node: NodeID
    /// The operator's name for the node.
    package let name: String
    /// The length of a lease: how long no other node takes over a dead node's customers and pushes.
    package let lease: Milliseconds

    package init(node: NodeID, name: String, lease: Milliseconds) {
        self.node = node
        self.name = name
        self.lease = lease
    }

    /// The node's row, with a lease that begins at a time.
    package func record(at now: Timestamp) -> NodeRecord {
        NodeRecord(id: node, name: name, leaseUntil: now.advanced(by: lease))
    }
}
