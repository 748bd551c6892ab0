package import Beckon
package import Logging
import Synchronization

/// This node among those that share a database: its lease, and what to do about nodes that are no more.
///
/// A node that dies is taken over by any other once its lease has ended: its customers are away, the pushes it had
/// claimed are free. One that starts under the name of an earlier node, or on a database of its own, takes over at
/// once.
package final class Membership: Sendable {
    /// Whether the node can serve.
    package enum Health: String, Sendable {
        case ready
        /// It has not taken its place yet.
        case starting
        /// The database has not answered for ``patience``.
        case databaseUnreachable
        /// Pages of the database are damaged.
        case databaseDamaged
        /// Nothing can be stored, for the disk of the database is full.
        case diskFull
        /// It is stopping.
        case draining

        /// Whether clients should come here: with a full disk they can still read and be reached, at this node as at any.
        package var takesClients: Bool { self == .ready || self == .diskFull }
    }

    /// What a turn brought.
    package struct Turn: Hashable, Sendable {
        /// False when the others took this node for dead: what it holds is no longer its own.
        package var isKept = true
        /// Whether nodes that are no more were taken over: timers of their customers are due now.
        package var hasTakenOver = false
    }

    /// How long the database may be silent before the node says so.
    package static let patience = Milliseconds.seconds(3)

    private struct State {
        var lease: NodeLease
        var hasJoined = false
        var isDraining = false
        var lastAnswer: Int64?
        /// Since when the database has answered every time.
        var contactSince: Int64?
    }

    private let place: NodePlace
    /// How long customers of a node that stopped or started again have to come back.
    private let grace: Milliseconds
    private let chats: ChatService
    private let store: any Store
    private let queue: CommitQueue
    private let time: SteadyTime
    private let condition: StoreCondition
    private let logger: Logger
    private let state: Mutex<State>

    package init(
        _ place: NodePlace, grace: Milliseconds, chats: ChatService, store: any Store, queue: CommitQueue,
        time: SteadyTime, condition: StoreCondition = StoreCondition(), logger: Logger
    ) {
        self.condition = condition
        self.place = place
        self.grace = grace
        self.chats = chats
        self.store = store
        self.queue = queue
        self.time = time
        self.logger = logger
        state = Mutex(State(lease: NodeLease(length: place.lease)))
    }

    /// Whether the node can serve now.
    package var health: Health {
        let uptime = time.uptime
        return state.withLock { state in
            if state.isDraining { return .draining }
            if let last = state.lastAnswer, uptime - last > Self.patience.count { return .databaseUnreachable }
            if condition.stands(.damaged) { return .databaseDamaged }
            if condition.stands(.full) { return .diskFull }
            return state.hasJoined ? .ready : .starting
        }
    }

    /// Says in the log what the engine met, each once a minute; to be called once a second.
    package func tellTroubles() {
        for trouble in condition.news(at: time.uptime) {
            logger.critical("\(trouble.advice)", metadata: ["database": "\(trouble.rawValue)"])
        }
    }

    /// From now on the node says that it is stopping.
    package func beginDraining() { state.withLock { $0.isDraining = true } }

    /// Once a second: reads the database's clock, keeps the lease, and looks for nodes that are no more.
    package func turn() async throws -> Turn {
        do {
            return try await round()
        } catch {
            state.withLock { $0.contactSince = nil }
            throw error
        }
    }

    private func round() async throws -> Turn {
        try await readClock()
        guard state.withLock({ $0.hasJoined }) else {
            try await join()
            return Turn()
        }
        return Turn(isKept: try await renew(), hasTakenOver: try await takeOverDead())
    }

    /// Gives everything back: customers may come back at any node, pushes are free.
    ///
    /// On a database of its own there is nobody to take it; the next start does.
    package func leave() async throws {
        guard store.isShared, state.withLock({ $0.hasJoined }) else { return }
        try await chats.release(heldBy: place.node, grace: grace)
        _ = try await queue.commit(
            Commit([.releasePushes(of: place.node), .removeNode(place.node)]))
    }

    private func readClock() async throws {
        let before = time.uptime
        if let clock = try await store.clock() {
            // The answer was on its way for half of the time it took.
            let after = time.uptime
            time.set(to: clock, at: before + (after - before) / 2)
        } else {
            time.follow()
        }
        let answered = time.uptime
        state.withLock { state in
            state.lastAnswer = answered
            state.contactSince = state.contactSince ?? answered
        }
    }

    private func join() async throws {
        let uptime = time.uptime
        _ = try await queue.commit(Commit([.putNode(place.record(at: time.now))]))
        let others = try await store.nodes().filter { $0.id != place.node }
        if !store.isShared { try await chats.release(heldBy: nil, grace: grace) }
        for other in others where !store.isShared || other.name == place.name {
            try await takeOver(other, grace: grace)
        }
        state.withLock { state in
            state.lease.renew(at: uptime)
            state.hasJoined = true
        }
    }

    private func renew() async throws -> Bool {
        let uptime = time.uptime
        guard state.withLock({ $0.lease.isDue(at: uptime) }) else { return true }
        let until = time.now.advanced(by: place.lease)
        let isKept = try await store.renewNode(place.node, until: until)
        if !isKept {
            logger.warning("this node was taken for dead and begins anew", metadata: ["node": "\(place.name)"])
            // First, so that it is done again when it fails: what came here after the others had taken over is let go too.
            try await chats.release(heldBy: place.node, grace: grace)
            _ = try await queue.commit(Commit([.putNode(place.record(at: time.now))]))
        }
        state.withLock { $0.lease.renew(at: uptime) }
        return isKept
    }

    private func takeOverDead() async throws -> Bool {
        guard store.isShared, hadContactLongEnough else { return false }
        let now = time.now
        let dead = try await store.nodes().filter { $0.id != place.node && $0.leaseUntil < now }
        for other in dead {
            logger.warning("a node is no more", metadata: ["node": "\(other.name)"])
            try await takeOver(other, grace: .zero)
        }
        return !dead.isEmpty
    }

    /// Whether every node that lives has had the time to renew: after the database was away, all leases have ended.
    private var hadContactLongEnough: Bool {
        let uptime = time.uptime
        return state.withLock { state in
            state.contactSince.map { uptime - $0 >= place.lease.count / 3 } ?? false
        }
    }

    /// Several nodes may do this at once: each step holds whoever does it first.
    private func takeOver(_ other: NodeRecord, grace: Milliseconds) async throws {
        try await chats.release(heldBy: other.id, grace: grace)
        _ = try await queue.commit(
            Commit([.releasePushes(of: other.id), .removeNode(other.id, leaseUntil: other.leaseUntil)]))
    }
}
