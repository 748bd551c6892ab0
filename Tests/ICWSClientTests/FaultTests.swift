import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSCore
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import ICWSViews
import TestSupport
import Testing

/// What may befall a session while messages come.
enum Fault: String, CaseIterable, Sendable {
    /// The server has forgotten the session; the next answer is 401.
    case expiredSession
    /// The server finds the cookie stale for a while.
    case staleCookie
    /// Every connection ends.
    case brokenConnections
    /// The answer to a poll, or an event of the stream, ends in its middle.
    case halfRead
    /// The answer to a poll never begins.
    case noAnswer
    /// The server says that the session is down.
    case serverSaysDown
    /// The server is gone, and another one takes its place.
    case failOver
    /// The server sends whoever reads to another one.
    case switchover
}

/// Nothing subscribed is forgotten, nothing comes twice, and what does not come is told as a gap.
@Suite(.timeLimit(.minutes(20))) struct FaultTests {
    @Test(
        "a fault costs no subscription, doubles nothing, and hides nothing", arguments: Fault.allCases, [false, true])
    func fault(_ fault: Fault, streams: Bool) async throws {
        let world = try FaultWorld(streams: streams)
        let session = world.session()
        var ledger = Ledger()
        try await world.running(session) { events in
            await ledger.read(&events) { $0.connections == 1 }
            for id in ["q-main", "q/2 ü"] { try await session.send(supportQueue(id)).orThrow() }
            await ledger.read(&events) { $0.fullStates == ["q-main", "q/2 ü"] }
            world.say(0..<5)
            await ledger.read(&events) { $0.last == 4 }
            ledger.fullStates = []
            world.apply(fault)
            world.say(5..<10)
            // Polls that find another connection have missed nothing.
            if fault != .brokenConnections || streams {
                await ledger.read(&events) { !$0.gaps.isEmpty && $0.isUp }
                world.heal()
                await ledger.read(&events) { $0.fullStates == ["q-main", "q/2 ü"] }
            }
            world.say(10..<15)
            await ledger.read(&events) { $0.last == 14 }
            #expect(await world.subscriptions(of: session) == ["queues/q-main", "queues/q/2 ü"])
        }
        #expect(ledger.problems == [])
    }
}

/// What an observer was told, and what is wrong with it.
struct Ledger {
    private(set) var connections = 0
    private(set) var isUp = false
    private(set) var gaps: [SessionEvent.Gap] = []
    private(set) var last = -1
    private(set) var problems: [String] = []
    var fullStates: Set<String> = []
    private var mayMiss = false

    /// Reads until something holds.
    mutating func read(
        _ events: inout Reader<SessionEvent>, until holds: (Ledger) -> Bool
    ) async {
        while !holds(self) {
            guard let event = await events.next() else {
                return problems.append("the session ended")
            }
            take(event)
        }
    }

    private mutating func take(_ event: SessionEvent) {
        switch event {
        case .connected:
            connections += 1
            isUp = true
        case .lost:
            isUp = false
            mayMiss = true
        case .gap(let gap):
            gaps.append(gap)
            mayMiss = true
        case .message(let message): take(message)
        case .unreadable, .misread: problems.append("something is delivered by half")
        case .subscriptionRefused: problems.append("a subscription is refused")
        case .ended: break
        }
    }

    private mutating func take(_ message: ICWS.Messaging.Message) {
        if let contents = message.as(ICWS.Queues.QueueContentsMessage.self) {
            if !contents.isDelta { fullStates.insert(contents.subscriptionId) }
        } else if let number = message.fields.json["number"]?.int {
            if number <= last { problems.append("\(number) comes after \(last)") }
            if number > last + 1, !mayMiss { problems.append("\(number) follows \(last) without a gap") }
            last = max(last, number)
            mayMiss = false
        }
    }
}

/// Two servers of one contact centre; the place of the host in the address is taken by the port.
struct FaultWorld {
    private let simulators: [Simulator]
    private let servers: [SimulatorServer]
    private let configuration: SessionConfiguration
    private let streams: Bool

    init(streams: Bool) throws {
        self.streams = streams
        let catalogue = try World.catalogue.get()
        let simulators = [Simulator(catalogue), Simulator(catalogue)]
        servers = try simulators.map { try SimulatorServer($0) }
        self.simulators = simulators
        let hosts = servers.map { String($0.port) }
        simulators[0].switches.alternateHosts = [hosts[1]]
        var configuration = SessionConfiguration(
            address: ServerAddress(template: "http://127.0.0.1:{host}"), hosts: [hosts[0]])
        configuration.allowsStreaming = streams
        configuration.pollInterval = .milliseconds(20)
        configuration.reconnect = ReconnectPolicy(
            firstWait: .milliseconds(10), longestWait: .milliseconds(50), maximumPasses: 100)
        self.configuration = configuration
    }

    func session() -> ICWSSession { World.session(configuration) }

    /// Runs a session beside what is to be tested, and ends it.
    func running(
        _ session: ICWSSession, _ body: (inout Reader<SessionEvent>) async throws -> Void
    ) async throws {
        try await World.running(session, body)
    }

    /// Sends numbered messages to every session.
    func say(_ numbers: Range<Int>) {
        for number in numbers {
            for simulator in simulators {
                simulator.broadcast(
                    .object([
                        "__type": .text("urn:x:count"), "isDelta": .bool(true), "number": .integer(number),
                    ]))
            }
        }
    }

    func apply(_ fault: Fault) {
        switch fault {
        case .expiredSession:
            simulators[0].forgetSessions()
            servers[0].breakConnections()
        case .staleCookie:
            simulators[0].switches.staleCookie = true
            servers[0].breakConnections()
        case .brokenConnections: servers[0].breakConnections()
        case .halfRead where streams: simulators[0].switches.dropStreamAfter = 2
        case .halfRead: simulators[0].switches.breakNextPoll = true
        case .noAnswer where streams: servers[0].breakConnections()
        case .noAnswer: simulators[0].switches.swallowNext = "getMessages"
        case .serverSaysDown: simulators[0].broadcast(.down)
        case .failOver: servers[0].stop()
        case .switchover:
            simulators[0].switches.isUnavailable = true
            simulators[0].broadcast(.down)
        }
    }

    /// Takes back what would go wrong for ever.
    func heal() {
        simulators[0].switches.staleCookie = false
        simulators[0].switches.dropStreamAfter = 0
    }

    /// What the server holds for a session.
    func subscriptions(of session: ICWSSession) async -> [String] {
        guard let current = await session.current,
            let index = servers.firstIndex(where: { String($0.port) == current.host })
        else { return [] }
        return simulators[index].subscriptions(of: current.sessionID)
    }
}

extension WireJSON {
    /// The server's word that the session is down.
    fileprivate static let down = WireJSON.object([
        "__type": .text("urn:inin.com:connection:connectionStateChangeMessage"), "isDelta": .bool(false),
        "previousConnectionState": .integer(1), "newConnectionState": .integer(2),
        "reason": .text("Server switchover"), "shouldReconnect": .bool(true),
    ])
}
