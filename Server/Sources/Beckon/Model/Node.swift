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
    /// The last step of the tables that its program knows; 0 for a program that does not say so.
    package let knows: Int

    package init(id: NodeID, name: String, leaseUntil: Timestamp, knows: Int = 0) {
        self.id = id
        self.name = name
        self.leaseUntil = leaseUntil
        self.knows = knows
    }
}

extension [NodeRecord] {
    /// The last step of the tables that the programs of all live nodes know; nil if no node lives.
    package func lowestKnown(at now: Timestamp) -> Int? { filter { $0.leaseUntil >= now }.map(\.knows).min() }
}

/// The identity of a node among those that share a database.
package struct NodePlace: Sendable {
    package let node: NodeID
    /// The operator's name for the node.
    package let name: String
    /// The length of a lease: how long no other node takes over a dead node's customers and pushes.
    package let lease: Milliseconds
    /// The last step of the tables that its program knows.
    package let knows: Int

    package init(node: NodeID, name: String, lease: Milliseconds, knows: Int = 0) {
        self.node = node
        self.name = name
        self.lease = lease
        self.knows = knows
    }

    /// The node's row, with a lease that begins at a time.
    package func record(at now: Timestamp) -> NodeRecord {
        NodeRecord(id: node, name: name, leaseUntil: now.advanced(by: lease), knows: knows)
    }
}

/// Tells when a node must renew its lease, and whether the node still holds it.
///
/// Pure; times are ``TimeSource/uptime``.
package struct NodeLease: Hashable, Sendable {
    /// How long after a renewal no other node takes over this node's work.
    package let length: Milliseconds
    private var renewedAt: Uptime?

    package init(length: Milliseconds) {
        self.length = length
    }

    /// Notes that the lease was renewed by a call that began at a time.
    package mutating func renew(at uptime: Uptime) { renewedAt = uptime }

    /// Whether it is time to renew: six times in its length.
    package func isDue(at uptime: Uptime) -> Bool {
        guard let renewedAt else { return true }
        return uptime.elapsed(since: renewedAt) >= length / 6
    }

    /// How long the lease still runs; zero without one.
    package func left(at uptime: Uptime) -> Milliseconds {
        renewedAt.map { max(.zero, length - uptime.elapsed(since: $0)) } ?? .zero
    }

    /// Whether the lease runs, so that no other node can have taken over.
    package func isHeld(at uptime: Uptime) -> Bool {
        guard let renewedAt else { return false }
        return uptime.elapsed(since: renewedAt) < length
    }
}
