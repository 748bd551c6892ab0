package import Beckon
package import Logging
import Synchronization

/// This node among those that share a database: keeps its lease, and takes over nodes whose lease has expired.
///
/// When a node dies, any other node takes over once the dead node's lease has expired: the dead node's customers become
/// away, and the pushes it had claimed are free. A node that starts under the name of an earlier node, or on a database
/// of its own, takes over at once.
package final class Membership: Sendable {
    /// Whether the node can serve.
    package enum Health: String, Sendable, CaseIterable {
        case ready
        /// The node has not joined the others yet.
        case starting
        /// The database has not answered for ``patience``.
        case databaseUnreachable
        /// Pages of the database are damaged.
        case databaseDamaged
        /// Nothing can be stored because the disk of the database is full.
        case diskFull
        /// The node is stopping.
        case draining

        /// Whether this node should get clients: with a full disk they can still read and be reached, here as at any
        /// node.
        package var takesClients: Bool { self == .ready || self == .diskFull }
    }

    /// The result of a turn.
    package struct Turn: Hashable, Sendable {
        /// False if other nodes took over because this node's lease had expired: what it holds is no longer its own.
        package var isKept = true
        /// Whether this node took over dead nodes: timers of their customers are due now.
        package var hasTakenOver = false
    }

    /// How long the database may be silent before ``health`` says so.
    package static let patience = Milliseconds.seconds(3)

    private struct State {
        var lease: NodeLease
        var hasJoined = false
        var isDraining = false
        var lastAnswer: Uptime?
        /// Since when the database has answered every time.
        var contactSince: Uptime?
        var lowestKnown: Int
    }

    private let place: NodePlace
    /// How long customers of a node that stopped or restarted have to come back.
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
        state = Mutex(State(lease: NodeLease(length: place.lease), lowestKnown: place.knows))
    }

    /// Whether the node can serve now.
    package var health: Health {
        let uptime = time.uptime
        return state.withLock { state in
            if state.isDraining { return .draining }
            if let last = state.lastAnswer, uptime.elapsed(since: last) > Self.patience { return .databaseUnreachable }
            if condition.stands(.damaged) { return .databaseDamaged }
            if condition.stands(.full) { return .diskFull }
            return state.hasJoined ? .ready : .starting
        }
    }

    /// Whether this node's lease runs, so that no other node can have taken over its work.
    package var holdsLease: Bool { state.withLock { $0.lease.isHeld(at: time.uptime) } }

    /// How long this node's lease still runs.
    package var leaseLeft: Milliseconds { state.withLock { $0.lease.left(at: time.uptime) } }

    /// The last step of the tables that this node and all other live nodes know, as the last turn read it.
    ///
    /// What every node has to know before one node may do it begins when this has reached the step that came with it.
    package var lowestKnown: Int { state.withLock { $0.lowestKnown } }

    /// Logs the faults that the engine met, each once a minute; to be called once a second.
    package func tellFailures() {
        for failure in condition.news(at: time.uptime) {
            logger.critical("\(failure.advice)", metadata: ["database": "\(failure.rawValue)"])
        }
    }

    /// Makes ``health`` report from now on that the node is stopping.
    package func beginDraining() { state.withLock { $0.isDraining = true } }

    /// Reads the database's clock, keeps the lease, and takes over nodes whose lease has expired; to be called once a
    /// second.
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

    /// Releases what this node holds: customers may come back at any node, and pushes are free.
    ///
    /// A node with a database of its own releases nothing: its next start takes over.
    package func leave() async throws {
        guard store.isShared, state.withLock({ $0.hasJoined }) else { return }
        try await chats.release(heldBy: place.node, grace: grace)
        _ = try await queue.commit(
            Commit([.releasePushes(of: place.node), .removeNode(place.node)]))
    }

    private func readClock() async throws {
        let before = time.uptime
        if let clock = try await store.clock() {
            // The clock was read about half-way between question and answer.
            let after = time.uptime
            time.set(to: clock, at: before.advanced(by: after.elapsed(since: before) / 2))
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
        compare(with: others)
        if !store.isShared { tellTakenOver(try await chats.release(heldBy: nil, grace: grace), from: place.name) }
        for other in others where !store.isShared || other.name == place.name {
            // A node that stops removes its row. With a database of its own, the lock of the directory tells it.
            if store.isShared {
                logger.warning(
                    "the node of this name before this one did not stop by itself; what it acknowledged is kept",
                    metadata: ["node": "\(place.name)"])
            }
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
            logger.warning("the lease expired; this node joins the others again", metadata: ["node": "\(place.name)"])
            // Before the node is stored again, so that a failure repeats it. It also releases what came here after the
            // others had taken over.
            try await chats.release(heldBy: place.node, grace: grace)
            _ = try await queue.commit(Commit([.putNode(place.record(at: time.now))]))
        }
        state.withLock { $0.lease.renew(at: uptime) }
        return isKept
    }

    private func takeOverDead() async throws -> Bool {
        guard store.isShared, hadContactLongEnough else { return false }
        let now = time.now
        let others = try await store.nodes().filter { $0.id != place.node }
        compare(with: others)
        let dead = others.filter { $0.leaseUntil < now }
        for other in dead {
            logger.warning("a node's lease expired; its customers are taken over", metadata: ["node": "\(other.name)"])
            try await takeOver(other, grace: .zero)
        }
        return !dead.isEmpty
    }

    /// Notes what the programs of the other nodes know; a database of its own has none that lives.
    private func compare(with others: [NodeRecord]) {
        guard store.isShared else { return }
        let lowest = min(place.knows, others.lowestKnown(at: time.now) ?? place.knows)
        let before = state.withLock { state in
            defer { state.lowestKnown = lowest }
            return state.lowestKnown
        }
        guard lowest != before else { return }
        logger.notice(
            lowest < place.knows
                ? "a node of an older program is running; what all nodes have to know waits"
                : "every node knows what this program knows",
            metadata: ["schema": "\(place.knows)", "lowest": "\(lowest)"])
    }

    /// Whether every living node has had time to renew its lease: after an outage of the database all leases have
    /// expired.
    private var hadContactLongEnough: Bool {
        let uptime = time.uptime
        return state.withLock { state in
            state.contactSince.map { uptime.elapsed(since: $0) >= place.lease / 3 } ?? false
        }
    }

    private func tellTakenOver(_ count: Int, from node: String) {
        guard count > 0 else { return }
        logger.notice(
            "chats of a node that has ended are taken over", metadata: ["node": "\(node)", "chats": "\(count)"])
    }

    /// Several nodes may do this at the same time: each step is right whichever node does it first.
    private func takeOver(_ other: NodeRecord, grace: Milliseconds) async throws {
        tellTakenOver(try await chats.release(heldBy: other.id, grace: grace), from: other.name)
        _ = try await queue.commit(
            Commit([.releasePushes(of: other.id), .removeNode(other.id, leaseUntil: other.leaseUntil)]))
    }
}
