import Beckon
import BeckonNode

/// Everything in one walk: the time, the network, the database, the servers and their clients.
///
/// It uses one thread. A node's work runs only when the world runs it, and everything that happens follows from the
/// seed.
final class World: @unchecked Sendable {
    /// More jobs than this at one moment count as endless.
    private static let mostJobs = 100_000

    let setup: Setup
    var dice: Dice
    private(set) var weather: Weather
    /// Milliseconds since the walk began, by an undisturbed clock.
    private(set) var now: Int64 = 0
    /// The error of the wall clock that all nodes use, and the number of its jumps.
    var skew: Int64 = 0
    private(set) var jumps = 0
    /// Whether several nodes share the store.
    let isShared: Bool
    /// Whether this walk is without faults.
    let isFair: Bool
    let options: ServiceOptions
    let judge: Judge
    var coverage = Coverage()
    let database: Database
    let deliveries: DeliveryJudge
    /// The contact centre that answers some of the chats.
    private(set) lazy var centre = WalkCentre(self)
    let calls: CallJudge
    /// The telephone system that calls some of the customers.
    private(set) lazy var telephones = TelephoneSystem(self)
    /// Whether this walk has customers who are called.
    let hasTelephone: Bool
    /// Whether this walk has chats of the contact centre.
    let hasCentre: Bool
    private(set) var servers: [Server] = []
    var customers: [Customer] = []
    var agents: [Agent] = []
    /// Whether the storm is over and everything has to come to rest.
    private(set) var isSettling = false
    private(set) var steps = 0
    private(set) var settlingSteps = 0
    private var agenda = Agenda()
    private var isIdle = false
    private(set) var story: [String] = []

    /// 2027-01-15, in milliseconds since 1970: a time without special properties.
    static let epoch: Int64 = 1_800_000_000_000

    init(_ setup: Setup) {
        self.setup = setup
        var dice = Dice(seed: setup.seed)
        isFair = dice.chance(50)
        weather = isFair ? .fair : .storm(&dice)
        isShared = !isFair && dice.chance(700)
        hasCentre = dice.chance(500)
        judge = Judge(mayStandStill: weather.blows > 0 || weather.slowCommit > 0 || weather.stallSender > 0)
        deliveries = DeliveryJudge(judge)
        calls = CallJudge(judge)
        // Dice of its own, so that walks without a telephone stay what they are.
        var telephoneDice = Dice(seed: setup.seed ^ 0x7465_6c65_7068_6f6e)
        hasTelephone = telephoneDice.chance(250)
        if hasTelephone, !isFair { weather.badTelephone = [0, 100, 500][telephoneDice.below(3)] }
        var options = ServiceOptions(name: "chat", kind: .chat)
        options.clientTimeoutNotification = .seconds([0, 5, 30][dice.below(3)])
        self.options = options
        self.dice = dice
        database = Database(isShared: isShared, defects: setup.defects)
        populate()
    }

    private func populate() {
        let count = isShared ? 2 + dice.below(2) : 1
        servers = (0..<count).map { Server(self, number: $0) }
        for server in servers { server.start() }
        for number in 0...dice.below(3) {
            let customer = Customer(self, number: number, usesComet: dice.chance(700), hasDevice: dice.chance(850))
            customers.append(customer)
            after(dice.between(1, 2_000)) { customer.begin() }
        }
        if dice.chance(300) {
            let callbacks = CallbackUser(self)
            after(dice.between(1, 3_000)) { callbacks.begin() }
        }
        if hasTelephone {
            for number in 0...dice.below(3) {
                let customer = CalledCustomer(self, number: number)
                after(dice.between(1, 30_000)) { customer.begin() }
            }
        }
        if weather.blows > 0 { after(dice.about(weather.blows)) { self.blow() } }
    }

    // MARK: - Time

    /// The wall clock of all nodes: the database's clock if they share one.
    var wall: Timestamp { Timestamp(milliseconds: Self.epoch + now + skew) }

    /// Plans an action.
    func after(_ delay: Int64, _ action: @escaping () -> Void) {
        agenda.add(at: now + max(0, delay), action)
    }

    /// Marks the current action as idle: it does not count as a step.
    func passOver() { isIdle = true }

    /// Runs the next planned action; returns false if there is none.
    private func turn() -> Bool {
        guard let (time, action) = agenda.next() else { return false }
        now = max(now, time)
        isIdle = false
        action()
        runJobs()
        return true
    }

    /// Runs the ready jobs of the servers that are not paused, one by one.
    private func runJobs() {
        for _ in 0..<Self.mostJobs {
            let ready = servers.compactMap { $0.isPaused ? nil : $0.life?.line }.filter { $0.count > 0 }
            guard !ready.isEmpty else { return }
            let line = ready[dice.below(ready.count)]
            line.run(at: dice.below(line.count))
        }
        judge.fail("rest", "a server's work does not end")
    }

    // MARK: - The walk

    func walk() {
        while steps < setup.steps, judge.violation == nil, turn() {
            if !isIdle { steps += 1 }
        }
        settle()
        judge.stop(step: steps)
        agenda.removeAll()
        for server in servers { server.crash() }
        servers.removeAll()
        customers.removeAll()
        agents.removeAll()
    }

    /// Ends the storm and waits until everything is at rest; that this happens is one of the rules.
    private func settle() {
        guard judge.violation == nil else { return }
        note("the storm is over")
        isSettling = true
        weather = .fair
        // In half of the walks with several nodes, one node dies for good at the end.
        if isShared, dice.chance(500) { servers[dice.below(servers.count)].crash() }
        for server in servers { server.comeToRest() }
        for customer in customers { customer.comeToRest() }
        for agent in agents { agent.comeToRest() }
        centre.comeToRest()
        let end = now + 7_200_000
        while judge.violation == nil, settlingSteps < 20_000, now < end, turn() {
            if !isIdle { settlingSteps += 1 }
            if settlingSteps & 7 == 0, isAtRest { break }
        }
        if judge.violation == nil { judge.conclude(self) }
    }

    var isAtRest: Bool {
        let tables = database.tables
        return tables.owed.isEmpty && !owesAgentSides && tables.callbacksDue(now: wall, limit: 1).isEmpty
            && servers.allSatisfy(\.isAtRest) && customers.allSatisfy(\.isAtRest)
            && agents.allSatisfy(\.isAtRest) && calls.isAtRest(tables)
    }

    /// The service whose chats the contact centre answers.
    private var centreOptions: ServiceOptions {
        var options = ServiceOptions(name: WalkCentre.service, kind: .chat)
        options.clientTimeoutNotification = self.options.clientTimeoutNotification
        options.agentSide = .genesysCloud
        return options
    }

    /// Returns the settings of a server's node.
    func configuration(of server: Int) -> NodeConfiguration {
        var configuration = NodeConfiguration()
        configuration.name = "node\(server)"
        configuration.services = [options, centreOptions, CallbackUser.options, CalledCustomer.options]
        // In every fourth walk nodes have no room to remember the clients and chats to check again.
        if setup.seed % 4 == 0 { configuration.presenceCapacity = 1 }
        return configuration
    }

    // MARK: - Blows

    private func blow() {
        guard !isSettling else { return passOver() }
        let server = servers[dice.below(servers.count)]
        switch dice.below(10) {
        case 0...4: strike(server)
        case 5...6:
            let length = dice.about([3_000, 15_000, 40_000][dice.below(3)])
            note("server \(server.number) is paused for \(length) ms")
            coverage.count(.pause)
            server.pause(for: length)
        case 7: jumpClock()
        default: customers[dice.below(customers.count)].strike()
        }
        after(dice.about(weather.blows)) { self.blow() }
    }

    private func strike(_ server: Server) {
        guard server.life != nil else { return }
        note("server \(server.number) crashes")
        coverage.count(.crash)
        server.crash()
        after(dice.about([500, 10_000, 40_000][dice.below(3)])) {
            if server.life == nil, !self.isSettling { server.start() }
        }
    }

    private func jumpClock() {
        coverage.count(.clockJump)
        jumps += 1
        let jump = [600_000, 90_000, 2_000][dice.below(3)] * (dice.chance(500) ? 1 : -1)
        // The skew does not grow: otherwise chats would expire in most walks.
        skew = abs(skew) > 0 ? 0 : Int64(jump)
        note("the clock jumps to \(skew) ms off")
    }

    // MARK: - Notes

    func note(_ text: @autoclosure () -> String) {
        guard setup.isTold else { return }
        let padded = String(repeating: " ", count: max(0, 9 - "\(now)".count)) + "\(now)"
        story.append("\(padded) ms  step \(steps): \(text())")
    }
}

/// The parameters of a walk.
package struct Setup: Sendable {
    package var seed: UInt64
    package var steps: Int
    package var defects: Defects
    /// Whether the walk keeps its story, line by line.
    package var isTold: Bool

    package init(seed: UInt64, steps: Int = 1_000, defects: Defects = [], isTold: Bool = false) {
        self.seed = seed
        self.steps = steps
        self.defects = defects
        self.isTold = isTold
    }
}
