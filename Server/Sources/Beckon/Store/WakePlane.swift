import Synchronization

/// A hint that there is news to read.
///
/// It carries no data: it may be lost, doubled or late, and the receiver reads on from its own cursor.
package enum Wake: Hashable, Sendable {
    /// The transcript or the head of a chat.
    case chat(ChatID)
    /// A callback's record.
    case callback(ServiceID)
    /// A push became due now or earlier than known before.
    case push
    /// A delivery to an agent side became due.
    case agentSide
    /// The list of open work: a chat or callback began, was taken or ended.
    case work
    /// A desk account, or its sign-ins.
    case account(String)
    /// A sign-in at the desk, by the hash of its token.
    case signIn(String)
    /// Any desk account: wakes of accounts may have been lost.
    case accounts

    /// Whether it concerns accounts of the desk or their sign-ins.
    package var isOfAccounts: Bool {
        switch self {
        case .account, .signIn, .accounts: true
        case .chat, .callback, .push, .agentSide, .work: false
        }
    }
}

extension Change {
    /// What those have to hear of a change who remember accounts and sign-ins; nil for any other change.
    ///
    /// A sign-in that begins may end the oldest of its account. One that is prolonged ends nothing.
    package var accountWake: Wake? {
        switch self {
        case .putAccount(let account): .account(account.user)
        case .replacePasswordHash(let user, _, _), .removeAccount(let user), .endDeskSessions(let user): .account(user)
        case .beginDeskSession(let session, _, _): .account(session.user)
        case .endDeskSession(let id): .signIn(id)
        default: nil
        }
    }
}

extension Commit {
    /// The wakes of its changes to accounts and sign-ins.
    package var accountWakes: [Wake] { changes.compactMap(\.accountWake) }
}

/// Receives wakes.
///
/// Called on the committing task after the commit; must return quickly.
package protocol WakeObserver: Sendable {
    func woken(by wakes: [Wake])
}

/// Passes wakes from a commit to the observers, in this process and, with a carrier, at other nodes.
package final class WakePlane: Sendable {
    private let observers = Mutex<[any WakeObserver]>([])
    /// Brings the other nodes' wakes; nil if there are none.
    package let carrier: (any WakeCarrier)?

    /// - Parameter carrier: sends wakes to the other nodes; nil if there are none.
    package init(carrier: (any WakeCarrier)? = nil) {
        self.carrier = carrier
    }

    /// Adds an observer, which receives every later wake.
    package func add(_ observer: any WakeObserver) {
        observers.withLock { $0.append(observer) }
    }

    package func wake(_ wakes: [Wake]) {
        guard !wakes.isEmpty else { return }
        carrier?.send(wakes)
        wakeHere(wakes)
    }

    /// Wakes the observers in this process only.
    package func wakeHere(_ wakes: [Wake]) {
        guard !wakes.isEmpty else { return }
        for observer in observers.withLock({ $0 }) { observer.woken(by: wakes) }
    }
}

/// Carries wakes between nodes.
///
/// They may be lost, doubled, late or out of order: a receiver reads on from its own cursor.
package protocol WakeCarrier: Sendable {
    /// Sends wakes to the other nodes soon; must return quickly.
    func send(_ wakes: [Wake])
    /// Receives the other nodes' wakes until the task is cancelled.
    func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async
    /// How long ago it was last known that the other nodes' wakes arrive; nil while they do not.
    ///
    /// All wakes that were sent before have been delivered.
    var silence: Milliseconds? { get }
}

extension WakeCarrier {
    /// Nil: nobody can say whether wakes arrive.
    package var silence: Milliseconds? { nil }
}

/// Wakes from another node.
package enum CarriedWakes: Hashable, Sendable {
    case wakes([Wake])
    /// Wakes were lost: everything must be checked for news.
    case everything
}
