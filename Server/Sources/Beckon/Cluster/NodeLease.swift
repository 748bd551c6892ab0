/// When a node has to renew its lease, and whether it may still count on it.
///
/// Pure; times are ``TimeSource/uptime`` in milliseconds.
package struct NodeLease: Hashable, Sendable {
    /// How long the others leave alone what the node holds.
    package let length: Milliseconds
    private var renewedAt: Int64?

    package init(length: Milliseconds) {
        self.length = length
    }

    /// The lease was renewed by a call that began at a time.
    package mutating func renew(at uptime: Int64) { renewedAt = uptime }

    /// Whether it is time to renew: six times in its length.
    package func isDue(at uptime: Int64) -> Bool {
        guard let renewedAt else { return true }
        return uptime - renewedAt >= length.count / 6
    }

    /// Whether nobody else can have taken over.
    package func isHeld(at uptime: Int64) -> Bool {
        guard let renewedAt else { return false }
        return uptime - renewedAt < length.count
    }
}
