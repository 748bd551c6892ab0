import BeckonJSON
import BeckonTransport
import Foundation
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSLicenses
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import ICWSStatus
import Synchronization
import Testing

@testable import ICWSClient

/// A simulator, and sessions with it.
struct World {
    let simulator: Simulator
    let server: SimulatorServer
    static let catalogue = Result { try Catalogue() }
    var configuration: SessionConfiguration

    init(streams: Bool = false) throws {
        simulator = Simulator(try Self.catalogue.get())
        server = try SimulatorServer(simulator)
        configuration = SessionConfiguration(
            address: ServerAddress(template: "http://{host}:\(server.port)"), hosts: ["127.0.0.1"])
        configuration.allowsStreaming = streams
        configuration.pollInterval = .milliseconds(20)
        configuration.reconnect = ReconnectPolicy(
            firstWait: .milliseconds(10), longestWait: .milliseconds(50), maximumPasses: 5)
    }

    func session(
        password: String = "right", transport: any StreamingTransport = URLSessionStreaming()
    ) -> ICWSSession {
        ICWSSession(configuration, transport: transport) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "agent1", password: password))
        }
    }

    /// Runs a session beside what is to be tested, and ends it.
    func running(
        _ session: ICWSSession, _ body: (inout AsyncStream<SessionEvent>.Iterator) async throws -> Void
    ) async throws {
        var events = await session.events().makeAsyncIterator()
        async let end = session.run()
        do {
            try await body(&events)
        } catch {
            await session.logOff()
            _ = await end
            throw error
        }
        await session.logOff()
        _ = await end
    }
}

extension AsyncStream<SessionEvent>.Iterator {
    /// Reads until an event is what is looked for.
    mutating func skip(to wanted: (SessionEvent) -> Bool) async -> [SessionEvent] {
        var seen: [SessionEvent] = []
        while let event = await next(isolation: #isolation) {
            seen.append(event)
            if wanted(event) { return seen }
        }
        Issue.record("the session ended: \(seen.suffix(5))")
        return seen
    }

    /// Reads until a message of a kind comes.
    mutating func message<Kind: MessageContract>(_ kind: Kind.Type) async throws -> Kind {
        var found: Kind?
        _ = await skip { event in
            if case .message(let message) = event { found = message.as(kind) }
            return found != nil
        }
        return try #require(found)
    }
}

func supportQueue(_ id: String = "q-main") -> ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription {
    ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription(
        subscriptionId: id,
        queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters(
            queueIds: [ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support")],
            attributeNames: ["Eic_State"]))
}

@Suite(.timeLimit(.minutes(5))) struct SessionTests {
    @Test("connecting gives features, licences one by one, and the station")
    func connect() async throws {
        var world = try World()
        world.configuration.licenses = ["I3_ACCESS_CLIENT", "UNKNOWN_ONE"]
        world.configuration.station = ICWS.Connection.StationSettings(ICWS.Connection.StationlessSettings())
        let session = world.session()
        guard case .connected(let connected) = try await session.connect() else {
            return #expect(Bool(false), "it is not connected")
        }
        #expect(connected.supports("messaging", 2) && !connected.supports("messaging", 3))
        #expect(connected.licenses.map(\.isAvailable) == [true, false])
        #expect(connected.stationRefusal == nil)
        #expect(world.simulator.sessionIDs == [connected.sessionID])
        await session.logOff()
        #expect(world.simulator.sessionIDs == [])
        #expect(await session.run() == .loggedOff)
    }

    @Test("a wrong password is a refusal and is not tried again")
    func wrongPassword() async throws {
        let world = try World()
        let session = world.session(password: "wrong")
        guard case .refused(let refusal) = try await session.connect() else {
            return #expect(Bool(false), "it is refused")
        }
        #expect(world.simulator.sessionIDs.isEmpty)
        #expect(refusal.errorID == "error.request.connection.authenticationFailure")
    }

    @Test("the three kinds of settings reach the server", arguments: 0...2)
    func settings(_ kind: Int) async throws {
        let world = try World()
        let id = try #require(ICWS.GUID("0f8fad5b-d9cb-469f-a165-70867728950e"))
        let session = ICWSSession(world.configuration) {
            switch kind {
            case 0:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.IcAuthConnectionRequestSettings(
                        applicationName: "Test", userID: "u", password: "p"))
            case 1:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.AuthTokenConnectionRequestSettings(
                        applicationName: "Test", authTokenSeed: id, authToken: "t", authTokenSourceSession: "1"))
            default:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.SingleSignOnTokenConnectionRequestSettings(
                        applicationName: "Test", singleSignOnToken: "t"))
            }
        }
        guard case .connected = try await session.connect() else { return #expect(Bool(false), "it is connected") }
    }

    @Test("503 leads to the alternate host, which is remembered; nobody is asked twice in a pass")
    func alternateHosts() async throws {
        let world = try World()
        let hosts = HostRecorder(good: "127.0.0.1")
        var configuration = world.configuration
        configuration.hosts = ["ic1", "ic2"]
        let session = ICWSSession(configuration, transport: URLSessionStreaming(), dispatcher: hosts) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "u", password: "p"))
        }
        guard case .connected(let connected) = try await session.connect() else {
            return #expect(Bool(false), "it is connected")
        }
        #expect(connected.host == "127.0.0.1")
        #expect(hosts.seen.prefix(4) == ["ic1", "ic2", "ic3", "127.0.0.1"])
        #expect(await session.hosts == ["127.0.0.1", "ic1", "ic2", "ic3"])
    }

    @Test("no host at all is an outcome, after all passes")
    func noHost() async throws {
        var world = try World()
        world.server.stop()
        world.configuration.reconnect.maximumPasses = 2
        guard case .noHost = try await world.session().connect() else { return #expect(Bool(false), "nobody is there") }
    }

    @Test("messages come, also of unknown types, by polls and by the stream", arguments: [false, true])
    func messages(_ streams: Bool) async throws {
        let world = try World(streams: streams)
        world.simulator.switches.unknownType = true
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            #expect(try await session.send(supportQueue()).isSuccess)
            _ = await events.skip { event in
                if case .message(let message) = event {
                    message.typeURN?.hasSuffix("FromTheFuture") == true
                } else {
                    false
                }
            }
            let contents = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            #expect(contents.subscriptionId == "q-main" && !contents.isDelta)
        }
    }

    @Test("a server that does not stream is polled")
    func oldServer() async throws {
        let world = try World(streams: true)
        world.simulator.switches.messagingVersion = 1
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            _ = try await session.send(supportQueue())
            _ = try await events.message(ICWS.Queues.QueueContentsMessage.self)
        }
    }

    @Test("a lost session comes back with its subscriptions", arguments: [false, true])
    func lostSession(_ streams: Bool) async throws {
        let world = try World(streams: streams)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            _ = try await session.send(supportQueue())
            _ = try await session.send(supportQueue("q/2 ü"))
            _ = try await session.send(supportQueue("gone"))
            _ = try await session.send(
                ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription(subscriptionId: "gone"))
            _ = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            world.simulator.forgetSessions()
            world.server.breakConnections()
            let seen = await events.skip { $0 == .gap(.newSession) }
            let losses = seen.filter(\.isLoss)
            #expect(losses.count == 1)
            let first = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            let second = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            #expect([first.subscriptionId, second.subscriptionId] == ["q-main", "q/2 ü"])
            let id = try #require(world.simulator.sessionIDs.first)
            #expect(world.simulator.subscriptions(of: id) == ["queues/q-main", "queues/q/2 ü"])
        }
    }

    @Test("a stale cookie ends the session and begins another one")
    func staleCookie() async throws {
        let world = try World()
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            world.simulator.switches.staleCookie = true
            _ = await events.skip { $0 == .lost(.unauthorized) }
            world.simulator.switches.staleCookie = false
            _ = await events.skip { if case .connected = $0 { true } else { false } }
        }
    }

    @Test("a half-read poll is told as a gap, and full states follow")
    func halfPoll() async throws {
        let world = try World()
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            _ = try await session.send(supportQueue())
            _ = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            world.simulator.switches.breakNextPoll = true
            _ = await events.skip { $0 == .gap(.pollLost) }
            let contents = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            #expect(!contents.isDelta)
        }
    }

    @Test("a stream that drops in the middle of an event is told as a gap; the half event is not delivered")
    func droppedStream() async throws {
        let world = try World(streams: true)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            _ = try await session.send(supportQueue())
            _ = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            world.simulator.switches.dropStreamAfter = 1
            world.simulator.broadcast(.object(["__type": .text("urn:x:half"), "isDelta": .bool(true)]))
            world.simulator.broadcast(.object(["__type": .text("urn:x:half"), "isDelta": .bool(true)]))
            let seen = await events.skip { $0 == .gap(.streamEnded) }
            world.simulator.switches.dropStreamAfter = 0
            let halves = seen.filter(\.isUnreadable)
            #expect(halves.isEmpty)
            let contents = try await events.message(ICWS.Queues.QueueContentsMessage.self)
            #expect(!contents.isDelta)
        }
    }

    @Test("each message is delivered once to each observer, in order")
    func once() async throws {
        let world = try World(streams: true)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            var second = await session.events().makeAsyncIterator()
            for number in 0..<200 {
                world.simulator.broadcast(
                    .object([
                        "__type": .text("urn:x:count"), "isDelta": .bool(true), "number": .integer(number),
                    ]))
                if number == 100 { world.simulator.broadcast(.object(["__type": .text("urn:x:half")])) }
            }
            for _ in 0..<2 {
                let seen = await events.skip { $0.number == 199 }.compactMap(\.number)
                #expect(seen == Array(0..<200))
                swap(&events, &second)
            }
        }
    }

    @Test("the server's word that the session is down is followed", arguments: [true, false])
    func stateChange(_ mayReconnect: Bool) async throws {
        let world = try World()
        let session = world.session()
        var events = await session.events().makeAsyncIterator()
        async let end = session.run()
        _ = await events.skip { if case .connected = $0 { true } else { false } }
        world.simulator.broadcast(
            .object([
                "__type": .text(ICWS.Connection.ConnectionStateChangeMessage.urn), "isDelta": .bool(false),
                "previousConnectionState": .integer(1), "newConnectionState": .integer(2),
                "reason": .text("Server switchover"), "shouldReconnect": .bool(mayReconnect),
            ]))
        if mayReconnect {
            _ = await events.skip { $0 == .lost(.serverSaid("Server switchover")) }
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            await session.logOff()
            #expect(await end == .loggedOff)
        } else {
            _ = await events.skip { $0 == .ended(.mayNotReconnect) }
            #expect(await end == .mayNotReconnect)
        }
    }

    @Test("an operation is completed by its message")
    func completion() async throws {
        let world = try World()
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            let request = ICWS.Status.Resources.UserStatuses.PutUserStatus(
                userId: "agent1", userStatusUpdate: ICWS.Status.UserStatusUpdate(statusId: "Available"))
            guard case .done = try await session.complete(request) else {
                return #expect(Bool(false), "it is not done")
            }
        }
    }

    @Test("an empty 200 is no failure; a refused subscription is forgotten")
    func emptyAndRefused() async throws {
        let world = try World()
        let session = world.session()
        _ = try await session.connect()
        world.simulator.switches.emptySuccess = true
        let answer = try await session.send(ICWS.Connection.Resources.Version.GetVersion())
        guard case .empty = answer.outcome else { return #expect(Bool(false), "it is empty") }
        world.simulator.switches.emptySuccess = false
        var request = supportQueue()
        request.queueSubscriptionParameters.fields = ContractFields()
        #expect(try await session.send(request).refusal?.kind == .badRequest)
        #expect(await session.subscriptionPaths == [])
        #expect(try await session.send(supportQueue()).isSuccess)
        #expect(try await session.send(request).refusal?.kind == .badRequest)
        #expect(await session.subscriptionPaths.count == 1)
    }

    @Test("a slow answer ends at the call's limit, and a cancelled call at once")
    func timeLimits() async throws {
        let world = try World()
        let session = world.session()
        _ = try await session.connect()
        world.simulator.switches.slowMilliseconds = 5_000
        let request = ICWS.Connection.Resources.Version.GetVersion()
        let late = await #expect(throws: TransportError.self) {
            try await session.send(request, timeout: .milliseconds(50))
        }
        #expect(late?.code == .timeout)
        let call = Task { try await session.send(request) }
        call.cancel()
        await #expect(throws: TransportError.self) { try await call.value }
        await session.finish(.loggedOff)
    }

    @Test("cancelling run ends the session")
    func cancellation() async throws {
        let world = try World(streams: true)
        let session = world.session()
        var events = await session.events().makeAsyncIterator()
        let run = Task { await session.run() }
        _ = await events.skip { if case .connected = $0 { true } else { false } }
        run.cancel()
        #expect(await run.value == .cancelled)
    }
}

extension SessionEvent {
    fileprivate var isLoss: Bool {
        if case .lost = self { true } else { false }
    }

    fileprivate var isUnreadable: Bool {
        if case .unreadable = self { true } else { false }
    }

    fileprivate var number: Int? {
        if case .message(let message) = self { message.fields.json["number"]?.int } else { nil }
    }
}

/// Answers 503 for every host but one, each naming the next.
private final class HostRecorder: RequestDispatcher {
    private let good: String
    private let hosts = Mutex<[String]>([])
    private let body: JSONValue

    init(good: String) {
        self.good = good
        body = ["csrfToken": "t", "sessionId": "1", "features": []]
    }

    var seen: [String] { hosts.withLock { $0 } }

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        let host = request.url.host() ?? ""
        hosts.withLock { $0.append(host) }
        if host == good { return TransportResponse(status: 201, body: body.encoded()) }
        let others: JSONValue = ["alternateHostList": ["ic1", "ic3", .string(good)], "errorId": "error.server"]
        return TransportResponse(status: 503, body: others.encoded())
    }
}
