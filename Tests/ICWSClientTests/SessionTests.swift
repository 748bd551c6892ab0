import BeckonJSON
import BeckonTransport
import Foundation
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import ICWSStatus
import TestSupport
import Testing

@testable import ICWSClient

@Suite(.timeLimit(.minutes(20))) struct SessionTests {
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

    @Test("the messages of one kind come typed; of a base also what derives from it")
    func typedMessages() async throws {
        let world = try World()
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            var queues = await session.messages(of: ICWS.Queues.QueueContentsMessage.self).makeAsyncIterator()
            var bases = await session.messages(of: ICWS.Messaging.Message.self).makeAsyncIterator()
            world.simulator.broadcast(.object(["__type": .text("urn:x:else"), "isDelta": .bool(false)]))
            _ = try await session.send(supportQueue())
            #expect(await queues.next()?.subscriptionId == "q-main")
            #expect(await bases.next()?.typeURN == ICWS.Queues.QueueContentsMessage.urn)
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
            var second = await session.events().reader()
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

    @Test("a message that the session is down ends it or makes it connect again", arguments: [true, false])
    func stateChange(_ mayReconnect: Bool) async throws {
        let world = try World()
        let session = world.session()
        var events = await session.events().reader()
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
        world.simulator.switches.slowMilliseconds = 20_000
        let request = ICWS.Connection.Resources.Version.GetVersion()
        let late = await #expect(throws: TransportError.self) {
            try await session.send(request, timeout: .milliseconds(50))
        }
        #expect(late?.code == .timeout)
        let call = Task { try await session.send(request) }
        call.cancel()
        await #expect(throws: TransportError.self) { try await call.value }
        world.simulator.switches.slowMilliseconds = 0
        await session.finish(.loggedOff)
    }

    @Test("cancelling run ends the session")
    func cancellation() async throws {
        let world = try World(streams: true)
        let session = world.session()
        var events = await session.events().reader()
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
