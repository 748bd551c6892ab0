import Synchronization

/// A hint that something has news.
///
/// It carries no data: it may be lost, doubled or late, and the receiver reads on from where it stands.
package enum Wake: Hashable, Sendable {
    /// The transcript or the head of a chat.
    case chat(ChatID)
    /// A callback's record.
    case callback(ServiceID)
    /// A push is owed from now or an earlier time than was known.
    case push
    /// An agent side is owed something from now on.
    case agentSide
    /// The list of open work (a chat or callback came, was taken or ended).
    case work
}

/// Hears wakes.
///
/// Called on the committing task after the commit; must return quickly.
package protocol WakeObserver: Sendable {
    func woken(by wakes: [Wake])
}

/// Carries wakes from those who committed to those who wait, here and, with a carrier, at other nodes.
package final class WakePlane: Sendable {
    private let observers = Mutex<[any WakeObserver]>([])
    private let carrier: (any WakeCarrier)?

    /// - Parameter carrier: takes wakes to the other nodes; nil where there are none.
    package init(carrier: (any WakeCarrier)? = nil) {
        self.carrier = carrier
    }

    /// Adds somebody who hears every wake from now on.
    package func add(_ observer: any WakeObserver) {
        observers.withLock { $0.append(observer) }
    }

    package func wake(_ wakes: [Wake]) {
        guard !wakes.isEmpty else { return }
        carrier?.send(wakes)
        wakeHere(wakes)
    }

    /// Wakes those who wait in this process only.
    package func wakeHere(_ wakes: [Wake]) {
        guard !wakes.isEmpty else { return }
        for observer in observers.withLock({ $0 }) { observer.woken(by: wakes) }
    }
}
