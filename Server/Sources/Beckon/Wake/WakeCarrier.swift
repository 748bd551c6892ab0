/// Carries wakes between nodes.
///
/// They may be lost, doubled, late or out of order: who hears one reads on from where it stands.
package protocol WakeCarrier: Sendable {
    /// Tells the other nodes, soon; must return quickly.
    func send(_ wakes: [Wake])
    /// Hears the other nodes' wakes until the task is cancelled.
    func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async
}

/// What came from another node.
package enum CarriedWakes: Hashable, Sendable {
    case wakes([Wake])
    /// Something was missed: everything has to be looked at.
    case everything
}
