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
