extension ChatDecision {
    /// The decision's commit; when it makes this node the holder of a client, the node's row is written with it.
    ///
    /// So every node that holds clients has a row, whose lease tells the others when to take them over. This includes a
    /// node whose row the others have removed and that does not know it yet.
    package func commit(of place: NodePlace?, over before: ChatHead, now: Timestamp) -> Commit {
        guard isChange, let place, head.holder == place.node,
            before.holder != place.node || before.presence != head.presence
        else { return commit }
        var commit = commit
        commit.changes.append(.putNode(place.record(at: now)))
        return commit
    }
}
