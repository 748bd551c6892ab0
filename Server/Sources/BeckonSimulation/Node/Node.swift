import BayeuxServer
import Beckon

/// One server process of a walk: the real decisions, driven by hand as the server drives them.
///
/// What it holds is memory: a crash takes all of it.
final class Node {
    /// How long a client lives without a poll.
    static let patience: Int64 = 10_000

    let world: World
    let number: Int
    private(set) var id = NodeID("")
    private(set) var isUp = false
    /// Counts the starts: what an earlier life planned does not happen in a later one.
    private(set) var life = 0
    var pausedUntil: Int64 = 0
    /// Whether it will not start any more.
    private var isRetired = false
    /// What its clock is off, as last read.
    var skew: Int64 = 0
    var cache = ChatCache()
    var lease = NodeLease(length: PushDispatcher.leaseTime)
    var hasJoined = false
    var sessions: [Session] = []
    /// Lost clients whose going away could not be stored.
    var farewells: [Farewell] = []
    /// Lost clients whose return may have crossed their going away.
    var crossings: [Session] = []
    /// Clients that were stored as being here and have to show it.
    var arrivals = ClientArrivals()
    /// Sessions whose confirmed cursors moved and are not stored yet.
    var moved: [Session] = []
    var isDispatching = false
    private var line = CommitLine(isShared: false)
    private var ends: [UInt64: (CommitEnd) -> Void] = [:]
    private var lastNumber: UInt64 = 0
    private var isCommitting = false

    struct Farewell {
        let session: Session
        let confirmed: [(ChatID, Int)]
    }

    init(_ world: World, number: Int) {
        self.world = world
        self.number = number
        line = CommitLine(isShared: world.isShared)
    }

    var now: Timestamp { Timestamp(milliseconds: World.epoch + world.now + skew) }

    // MARK: - Life

    func start() {
        isUp = true
        life += 1
        pausedUntil = 0
        skew = world.skew
        id = NodeID(world.name("n"))
        world.note("node \(number) starts as \(id)")
        plan(10) { self.turn() }
    }

    /// The process is gone, with all it knew.
    func crash() {
        isUp = false
        life += 1
        let held = sessions.compactMap { $0.held?.call }
        cache = ChatCache()
        lease = NodeLease(length: PushDispatcher.leaseTime)
        hasJoined = false
        sessions = []
        farewells = []
        crossings = []
        moved = []
        arrivals = ClientArrivals()
        isDispatching = false
        line = CommitLine(isShared: world.isShared)
        ends = [:]
        isCommitting = false
        // Most connections break at once; some peers hear nothing.
        for call in held where world.dice.chance(800) {
            world.after(world.latency()) { call.finish(nil) }
        }
    }

    /// The storm is over; a node that is down may stay so where there are others.
    func comeToRest() {
        pausedUntil = 0
        guard !isUp else { return }
        isRetired = world.nodes.contains(where: \.isUp)
        if isRetired { world.note("node \(number) is down for good") } else { start() }
    }

    var isAtRest: Bool {
        if isRetired { return true }
        return isUp && line.isEmpty && !isCommitting && farewells.isEmpty && crossings.isEmpty && arrivals.isEmpty
    }

    /// Plans something that this life of the process does, later if it stands still then.
    func plan(_ delay: Int64, _ action: @escaping () -> Void) {
        let life = life
        world.after(delay) {
            guard self.life == life else { return self.world.passOver() }
            self.run(action)
        }
    }

    /// Does something now, or when the process goes on.
    func run(_ action: @escaping () -> Void) {
        guard world.now >= pausedUntil else {
            world.passOver()
            return plan(pausedUntil - world.now + world.dice.between(0, 20), action)
        }
        action()
    }
}

// MARK: - Committing

/// How a commit ended for the node that waits for it.
enum CommitEnd: Equatable {
    case ended(CommitResult)
    /// Nothing was committed, or it is not known.
    case failed
}

extension Node {
    /// Puts a commit into the queue; what waits while a batch is being written goes out as the next.
    func enqueue(_ commit: Commit, _ end: @escaping (CommitEnd) -> Void) {
        guard world.setup.defects.contains(.pushOutsideCommit) else {
            return append(commit, end)
        }
        let debts = commit.changes.filter { if case .owe = $0 { true } else { false } }
        var rest = commit
        rest.changes.removeAll { if case .owe = $0 { true } else { false } }
        append(rest) { result in
            if !debts.isEmpty, case .ended(.committed) = result {
                self.plan(300) { self.append(Commit(debts)) { _ in } }
            }
            end(result)
        }
    }

    private func append(_ commit: Commit, _ end: @escaping (CommitEnd) -> Void) {
        lastNumber += 1
        ends[lastNumber] = end
        line.append(commit, number: lastNumber)
        writeNext()
    }

    private func writeNext() {
        guard !isCommitting, !line.isEmpty else { return }
        isCommitting = true
        let batch = line.next(limit: 32)
        var delay = world.dice.between(1, 12)
        if world.dice.chance(world.weather.slowCommit) {
            world.coverage.count(.slowCommit)
            delay += world.dice.about(4_000)
        }
        let fails = world.dice.chance(world.weather.failCommit)
        let isLost = !fails && world.dice.chance(world.weather.loseCommit)
        let happens = !fails && (!isLost || world.dice.chance(500))
        let life = life
        world.after(delay) {
            // A process that died meanwhile may have sent the commit before.
            if self.life != life, self.world.dice.chance(500) { return }
            let results = happens ? batch.map { self.world.store.commit($0.commit, self.world) } : []
            guard self.life == life else { return }
            self.plan(isLost ? self.world.dice.about(2_000) : self.world.dice.between(0, 6)) {
                self.finish(batch, fails || isLost ? nil : results)
            }
            if fails { self.world.coverage.count(.commitFailed) }
            if isLost { self.world.coverage.count(.commitOutcomeLost) }
        }
    }

    private func finish(_ batch: [CommitLine.Entry], _ results: [CommitResult]?) {
        isCommitting = false
        let results = results?.map { CommitEnd.ended($0) } ?? batch.map { _ in .failed }
        for (entry, result) in zip(batch, results) where result == .ended(.committed) { cache.committed(entry.commit) }
        let failed = zip(batch, results).filter { $1 != .ended(.committed) }.map(\.0.commit)
        for commit in failed { cache.refused(commit) }
        for orphan in line.takeOrphans(of: failed) { ends.removeValue(forKey: orphan.number)?(.ended(.conflict)) }
        for (entry, result) in zip(batch, results) { ends.removeValue(forKey: entry.number)?(result) }
        writeNext()
    }
}

// MARK: - Reading

extension Node {
    /// Reads from the store: what stood there a little before the answer comes; nil when the store does not answer.
    func read<Value>(_ value: @escaping (MemoryTables) -> Value, _ end: @escaping (Value?) -> Void) {
        guard !world.dice.chance(world.weather.failRead) else {
            world.coverage.count(.readFailed)
            return plan(world.dice.between(1, 2_000)) { end(nil) }
        }
        let read = value(world.store.tables)
        plan(world.dice.between(1, 8)) { end(read) }
    }
}
