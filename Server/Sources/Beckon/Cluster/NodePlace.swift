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

extension ChatDecision {
    /// The commit of a node: where it takes a client, its own row is written with it.
    ///
    /// So whoever holds clients can be missed, also a node that the others took for dead and that does not know it yet.
    package func commit(of place: NodePlace?, over before: ChatHead, now: Timestamp) -> Commit {
        guard isChange, let place, head.holder == place.node,
            before.holder != place.node || before.presence != head.presence
        else { return commit }
        var commit = commit
        commit.changes.append(.putNode(place.record(at: now)))
        return commit
    }
}
