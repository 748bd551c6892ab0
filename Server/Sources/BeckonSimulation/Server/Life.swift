import BayeuxServer
import Beckon
import BeckonCallback
import BeckonNode
import Logging

/// One server process: a real node, whose tasks run on the walk's thread, and the process's part of the world.
///
/// All of it is in memory: a crash loses it.
final class Life: @unchecked Sendable {
    /// How often a node's hub is given the time, in milliseconds.
    private static let tick: Int64 = 200

    let world: World
    let server: Server
    let line = JobLine()
    /// The claims of the process by the ids of their pushes.
    var claims: [String: ClaimedPush] = [:]
    /// Receives wakes of other nodes.
    var hears: ((CarriedWakes) -> Void)?
    /// The Bayeux requests without an answer, in the order of their arrival.
    var exchanges: [WalkExchange] = []
    /// The last connect of each Bayeux client.
    var lastConnects: [String: WalkExchange] = [:]
    private(set) var isOver = false
    private var node: Node?
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var waits: [Int: () -> Void] = [:]
    private var lastNumber = 0

    init(_ server: Server) {
        self.server = server
        world = server.world
        let ground = NodeGround(
            store: MemoryStore(sharing: world.database.memory, conduct: self),
            carrier: world.isShared ? LifeCarrier(life: self) : nil, time: LifeTime(life: self),
            ids: LifeIDs(world: world), logger: Logger(label: "simulation") { _ in SwiftLogNoOpLogHandler() })
        let core = NodeCore(
            world.configuration(of: server.number), on: ground,
            telephony: world.hasTelephone
                ? [TelephoneSystem.name].compactMap { $0.map { TelephoneExchange(life: self, name: $0) } } : [])
        node = Node(
            core, agentSides: world.hasCentre ? [WalkCentreSide(life: self)] : [],
            providers: [PushService(life: self)])
    }

    var nodeID: NodeID { node?.chats.node ?? NodeID("") }

    /// Runs the node's loops, as a gateway does.
    func begin() {
        guard let node else { return }
        spawn {
            await withDiscardingTaskGroup { group in
                group.addTask { await node.queue.run() }
                group.addTask { await node.hub.run() }
                group.addTask { await node.dispatcher.run() }
                for dispatcher in node.agentDispatchers { group.addTask { await dispatcher.run() } }
                for sender in node.telephonySenders { group.addTask { await sender.run(node.telephoneAnswered) } }
                group.addTask { await node.timers.run() }
                group.addTask { await node.membershipLoop.run() }
                if node.store.isShared { group.addTask { await node.follower.run() } }
            }
        }
        world.after(Self.tick) { self.beat() }
    }

    private func beat() {
        world.passOver()
        guard !isOver, let node else { return }
        if !server.isPaused { node.hub.tick(now: Uptime(milliseconds: world.now)) }
        world.after(Self.tick) { self.beat() }
    }

    /// Ends the process; later effects of its tasks are ignored.
    func end() {
        isOver = true
        for number in tasks.keys.sorted() { tasks[number]?.cancel() }
        repeat {
            for number in waits.keys.sorted() { waits.removeValue(forKey: number)?() }
            while line.count > 0 { line.run(at: 0) }
        } while !waits.isEmpty
        // Most connections break at once; some peers do not notice.
        for exchange in exchanges where world.dice.chance(800) {
            world.after(world.latency()) { exchange.call.finish(nil) }
        }
        exchanges = []
        lastConnects = [:]
        hears = nil
        node = nil
    }

    var isAtRest: Bool { node?.queue.untold == 0 && line.count == 0 }

    // MARK: - Actions

    /// Runs an action as soon as the process is not paused; does nothing if the process has ended by then.
    func run(_ action: @escaping () -> Void) {
        server.whenAwake {
            guard !self.isOver else { return self.world.passOver() }
            action()
        }
    }

    /// Starts a task of the process.
    func spawn(_ work: @escaping () async -> Void) {
        lastNumber += 1
        let number = lastNumber
        // There is one thread: everything here runs when the world runs it.
        nonisolated(unsafe) let work = work
        tasks[number] = Task(executorPreference: line) {
            await work()
            self.tasks[number] = nil
        }
    }

    /// Handles a request, and replies unless the process has ended by then.
    func handle(_ work: @escaping (Requests) async throws -> WalkAnswer, _ reply: @escaping (WalkAnswer) -> Void) {
        guard let node else { return }
        spawn {
            let answer: WalkAnswer
            do {
                answer = try await work(Requests(node: node, world: self.world))
            } catch let refusal as ChatRefusal where refusal.code != .contended {
                answer = .refused(refusal.code)
            } catch {
                answer = .unavailable
            }
            if !self.isOver { reply(answer) }
        }
    }

    /// Hands a Bayeux request to the hub.
    func receive(_ request: BayeuxRequest, _ exchange: WalkExchange) {
        exchanges.append(exchange)
        node?.hub.receive(request, now: Uptime(milliseconds: world.now), exchange: exchange)
    }

    /// Reports that the peer of a Bayeux request has gone.
    func abandoned(_ exchange: WalkExchange) { node?.hub.sessions.abandoned(exchange) }

    func holds(_ clientID: String) -> Bool { node?.hub.sessions.holds(clientID) ?? false }

    // MARK: - Waiting

    /// Suspends a task of the process until the world calls back.
    ///
    /// - Throws: The error that the world calls back with, or ``gone``.
    func wait<Value: Sendable>(_ begin: (@escaping (Result<Value, any Error>) -> Void) -> Void) async throws -> Value {
        guard !isOver else { throw Self.gone }
        return try await withUnsafeThrowingContinuation { continuation in
            lastNumber += 1
            let number = lastNumber
            waits[number] = { continuation.resume(throwing: Self.gone) }
            begin { result in
                guard self.waits.removeValue(forKey: number) != nil else { return self.world.passOver() }
                continuation.resume(with: result)
            }
        }
    }

    /// Suspends a task of the process for a time, which is not a step of the walk.
    func pause(_ length: Int64) async throws {
        try await wait { (end: @escaping (Result<Void, any Error>) -> Void) in
            world.after(length) {
                self.world.passOver()
                end(.success(()))
            }
        }
    }

    /// The error that tasks of an ended process get.
    static let gone = StoreError(.unavailable, "the process is gone")
}
