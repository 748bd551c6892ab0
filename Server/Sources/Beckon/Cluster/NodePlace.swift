/// Who a node is among those that share a database.
package struct NodePlace: Sendable {
    package let node: NodeID
    /// The operator's name for the node.
    package let name: String
    /// How long a dead node's customers and pushes are left alone.
    package let lease: Milliseconds

    package init(node: NodeID, name: String, lease: Milliseconds) {
        self.node = node
        self.name = name
        self.lease = lease
    }

    /// The row that says so, from a time on.
    package func record(at now: Timestamp) -> NodeRecord {
        NodeRecord(id: node, name: name, leaseUntil: now.advanced(by: lease))
    }
}
