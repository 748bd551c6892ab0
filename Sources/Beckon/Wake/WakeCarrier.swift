/// Carries wakes between the nodes that share a database.
///
/// Like a wake itself a carrier may lose, double or reorder; what it must not do is to stay silent about having been
/// deaf.
package protocol WakeCarrier: Sendable {
    /// Tells the other nodes; returns at once.
    func send(_ wakes: [Wake])

    /// Hears the other nodes until the task is cancelled.
    func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async
}

/// What a ``WakeCarrier`` heard from other nodes.
package enum CarriedWakes: Hashable, Sendable {
    case wakes([Wake])
    /// The carrier was deaf for a while, or more wakes waited than it holds: everything must be looked at again.
    case everything
}
