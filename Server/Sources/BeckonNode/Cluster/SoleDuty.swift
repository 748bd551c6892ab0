package import Beckon

/// Decides whether this node does what only one node may do, such as holding the connection to a contact centre.
///
/// Pure. The live node with the lowest id has the duty. A node that gets it from another live node begins after ``settling``,
/// in which the other one has noticed and stopped; a node that gets it because the other's lease ended begins at once,
/// because a node without a lease does nothing.
package struct SoleDuty: Hashable, Sendable {
    /// How long a node waits that takes the duty from a live node.
    package static let settling = Milliseconds.seconds(5)

    private let node: NodeID
    /// The node that had the duty when this one last looked, and when that node's lease ends.
    private var former: NodeRecord?
    private var begins: Timestamp?

    package init(_ node: NodeID) { self.node = node }

    /// Looks at the nodes; to be called once a second.
    ///
    /// - Parameters:
    ///   - nodes: All nodes that have a row; nil when they could not be read.
    ///   - holdsLease: Whether this node's own lease runs.
    ///   - now: The time on the database's clock.
    /// - Returns: Whether this node has the duty now.
    package mutating func isMine(nodes: [NodeRecord]?, holdsLease: Bool, now: Timestamp) -> Bool {
        guard let nodes, holdsLease else {
            begins = nil
            return false
        }
        let live = nodes.filter { $0.leaseUntil > now }
        guard let first = live.min(by: { $0.id.text < $1.id.text }), first.id == node else {
            former = live.min { $0.id.text < $1.id.text }
            begins = nil
            return false
        }
        if let begins { return begins <= now }
        let isLive = former.map { former in live.contains { $0.id == former.id } } ?? (live.count > 1)
        let begins = isLive ? now.advanced(by: Self.settling) : now
        self.begins = begins
        return begins <= now
    }
}
