/// Carries wakes between nodes.
///
/// They may be lost, doubled, late or out of order: a receiver reads on from its own cursor.
package protocol WakeCarrier: Sendable {
    /// Sends wakes to the other nodes soon; must return quickly.
    func send(_ wakes: [Wake])
    /// Receives the other nodes' wakes until the task is cancelled.
    func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async
}

/// Wakes from another node.
package enum CarriedWakes: Hashable, Sendable {
    case wakes([Wake])
    /// Wakes were lost: everything must be checked for news.
    case everything
}
