/// Tells when a node must renew its lease, and whether the node still holds it.
///
/// Pure; times are ``TimeSource/uptime`` in milliseconds.
package struct NodeLease: Hashable, Sendable {
    /// How long after a renewal no other node takes over this node's work.
    package let length: Milliseconds
    private var renewedAt: Int64?

    package init(length: Milliseconds) {
        self.length = length
    }

    /// Notes that the lease was renewed by a call that began at a time.
    package mutating func renew(at uptime: Int64) { renewedAt = uptime }

    /// Whether it is time to renew: six times in its length.
    package func isDue(at uptime: Int64) -> Bool {
        guard let renewedAt else { return true }
        return uptime - renewedAt >= length.count / 6
    }

    /// Whether the lease runs, so that no other node can have taken over.
    package func isHeld(at uptime: Int64) -> Bool {
        guard let renewedAt else { return false }
        return uptime - renewedAt < length.count
    }
}
