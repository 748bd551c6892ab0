import BeckonJSON
import BeckonTransport
import ICWSCore
import ICWSMessaging
import ICWSQueues
import TestSupport
import Testing

@testable import ICWSClient

/// How a session is kept: heartbeats, subscriptions that change while they are put again, and ends in the middle.
@Suite(.timeLimit(.minutes(20))) struct KeepingTests {
    private let server = ScriptedServer()
    private let time = ManualTime()
    private let queue = "PUT /messaging/subscriptions/queues/q-main"
    private let heartbeat = "POST /messaging/heartbeat"

    private func session() -> ICWSSession {
        World.session(
            SessionConfiguration(hosts: ["ic1"]), transport: server,
            inputs: SessionInputs(time: time.time, random: { 0.5 }))
    }

    /// A session that reads a stream.
    private func streaming(
        _ body: (
            ICWSSession, inout Reader<SessionEvent>, inout Reader<String>
        ) async throws -> Void
    ) async throws {
        let session = session()
        var calls = server.calls.reader()
        try await World.running(session) { events in
            _ = await calls.skip(to: "open stream")
            try await body(session, &events, &calls)
        }
    }

    @Test(
        "an answer of something before the server ends no streams; a refusal of the server does",
        arguments: [
            (502, "<html>", true), (504, "", true), (302, "", true), (404, "<html>", true), (200, "<html>", true),
            (403, #"{"message":"blocked"}"#, true), (405, #"{"errorId":"error.request.method","message":"no"}"#, false),
        ])
    func noStream(status: Int, body: String, goesOn: Bool) async throws {
        server.meet("open stream", .refuseWith(status, body))
        let poll = "GET /messaging/messages"
        try await streaming { _, _, calls in
            if goesOn {
                await time.sleeper(until: .seconds(1))
                time.advance(to: .seconds(1))
            }
            var next = await calls.next()
            while let call = next, call != "open stream", call != poll { next = await calls.next() }
            #expect(next == (goesOn ? "open stream" : poll))
        }
    }

    @Test("a quiet stream is kept while its heartbeat every 30 s is answered")
    func heartbeats() async throws {
        try await streaming { _, _, calls in
            for seconds in [30, 60, 90] {
                await time.sleeper(until: .seconds(seconds))
                time.advance(to: .seconds(seconds))
                #expect(await calls.next() == heartbeat)
            }
        }
    }

    @Test("a refusal of the heartbeat that does not concern the session is an answer", arguments: [404, 500])
    func refusedHeartbeat(_ status: Int) async throws {
        server.meet(heartbeat, .refuseWith(status, #"{"errorId":"error.request","message":"no"}"#))
        try await streaming { _, _, calls in
            for seconds in [30, 60] {
                await time.sleeper(until: .seconds(seconds))
                time.advance(to: .seconds(seconds))
                #expect(await calls.next() == heartbeat)
            }
        }
    }

    @Test(
        "a heartbeat that something before the server answers has no answer",
        arguments: [(502, "<html>"), (404, ""), (302, ""), (429, "")])
    func foreignHeartbeat(_ status: Int, _ body: String) async throws {
        server.meet(heartbeat, .refuseWith(status, body))
        try await streaming { _, events, calls in
            await time.sleeper(until: .seconds(30))
            time.advance(to: .seconds(30))
            _ = await events.skip { $0 == .gap(.streamEnded) }
            await time.sleeper(until: .seconds(31))
            time.advance(to: .seconds(31))
            #expect(await calls.skip(to: "open stream") == [heartbeat])
        }
    }

    @Test(
        "a subscription that something before the server answers is put again, whoever called",
        arguments: [302, 404, 407, 408, 429, 502], [true, false])
    func foreignSubscription(_ status: Int, isRaw: Bool) async throws {
        server.meet(queue, .refuseWith(status, status == 404 ? "<html>" : ""))
        try await streaming { session, _, calls in
            await time.sleeper(until: .seconds(30))
            if isRaw {
                let answer = try await session.call("PUT", "messaging/subscriptions/queues/q-main", body: [:])
                #expect(answer.status == status)
            } else {
                #expect(try await session.send(supportQueue()).status == status)
            }
            #expect(await calls.next() == queue)
            #expect(await calls.next() == queue)
            #expect(await session.subscriptionPaths == ["messaging/subscriptions/queues/q-main"])
        }
    }

    @Test("a subscription that the server refuses is forgotten, whoever called", arguments: [true, false])
    func refusedSubscription(isRaw: Bool) async throws {
        server.meet(queue, .refuseWith(400, #"{"errorCode":5,"message":"no"}"#))
        try await streaming { session, _, _ in
            if isRaw {
                _ = try await session.call("PUT", "messaging/subscriptions/queues/q-main", body: [:])
            } else {
                _ = try await session.send(supportQueue())
            }
            #expect(await session.subscriptionPaths.isEmpty)
        }
    }

    @Test("a subscription whose call meets 401 is put in the next session, whoever called", arguments: [true, false])
    func unauthorizedSubscription(isRaw: Bool) async throws {
        server.meet(queue, .refuse(401))
        try await streaming { session, _, calls in
            if isRaw {
                _ = try await session.call("PUT", "messaging/subscriptions/queues/q-main", body: [:])
            } else {
                _ = try await session.send(supportQueue())
            }
            #expect(await calls.skip(to: "open stream") == [queue, "POST /icws/connection"])
            #expect(await calls.next() == queue)
        }
    }

    @Test("a subscription that fails again and again is put alone, and less and less often")
    func failingSubscription() async throws {
        let other = "PUT /messaging/subscriptions/queues/q-other"
        server.meet(other, .refuse(500), .refuse(500), .refuse(500), .refuse(500))
        try await streaming { session, _, calls in
            _ = try await session.send(supportQueue())
            await time.sleeper(until: .seconds(30))
            _ = try await session.send(supportQueue("q-other"))
            for seconds in [1, 3, 7] {
                await time.sleeper(until: .seconds(seconds))
                time.advance(to: .seconds(seconds))
            }
            await time.sleeper(until: .seconds(30))
            time.advance(to: .seconds(30))
            #expect(await calls.skip(to: heartbeat) == [queue, other, other, other, other, other])
        }
    }

    @Test("a heartbeat without an answer ends the stream; another one is opened, and subscriptions are put again")
    func deadStream() async throws {
        server.meet(heartbeat, .ignore)
        try await streaming { session, events, calls in
            _ = try await session.send(supportQueue())
            await time.sleeper(until: .seconds(30))
            time.advance(to: .seconds(30))
            _ = await events.skip { $0 == .gap(.streamEnded) }
            await time.sleeper(until: .seconds(31))
            time.advance(to: .seconds(31))
            #expect(await calls.skip(to: "open stream") == [queue, heartbeat])
            #expect(await calls.next() == queue)
        }
    }

    @Test(
        "a heartbeat that is refused for the session's sake begins another session",
        arguments: [(401, SessionEvent.Loss.unauthorized), (503, SessionEvent.Loss.switchover)])
    func lostSession(_ status: Int, _ loss: SessionEvent.Loss) async throws {
        server.meet(heartbeat, .refuse(status))
        try await streaming { session, events, calls in
            _ = try await session.send(supportQueue())
            await time.sleeper(until: .seconds(30))
            time.advance(to: .seconds(30))
            _ = await events.skip { $0 == .lost(loss) }
            _ = await events.skip { $0 == .gap(.newSession) }
            #expect(await calls.skip(to: "open stream") == [queue, heartbeat, "POST /icws/connection"])
            #expect(await calls.next() == queue)
        }
    }

    @Test("a subscription that got no answer is put again", arguments: [true, false])
    func unansweredSubscription(_ isSilent: Bool) async throws {
        server.meet(queue, isSilent ? .ignore : .refuse(500))
        try await streaming { session, _, calls in
            // The stream is being watched.
            await time.sleeper(until: .seconds(30))
            if isSilent {
                await #expect(throws: TransportError.self) { try await session.send(supportQueue()) }
            } else {
                let answer = try await session.send(supportQueue())
                #expect(answer.refusal?.kind == .serverError)
            }
            #expect(await calls.next() == queue)
            #expect(await calls.next() == queue)
        }
    }

    @Test("a subscription that changes while it is put again is corrected afterwards", arguments: [true, false])
    func change(_ isRemoved: Bool) async throws {
        let signal = Signal()
        server.meet(heartbeat, .ignore)
        try await streaming { session, events, calls in
            _ = try await session.send(supportQueue())
            #expect(await calls.next() == queue)
            server.meet(queue, .hold(signal))
            await time.sleeper(until: .seconds(30))
            time.advance(to: .seconds(30))
            await time.sleeper(until: .seconds(31))
            time.advance(to: .seconds(31))
            #expect(await calls.skip(to: queue) == [heartbeat, "open stream"])
            let delete = "DELETE /messaging/subscriptions/queues/q-main"
            if isRemoved {
                _ = try await session.send(
                    ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription(subscriptionId: "q-main"))
            } else {
                var other = supportQueue()
                other.queueSubscriptionParameters.attributeNames = ["Eic_RemoteName"]
                _ = try await session.send(other)
            }
            #expect(await calls.next() == (isRemoved ? delete : queue))
            signal.give()
            #expect(await calls.next() == (isRemoved ? delete : queue))
            #expect(await session.subscriptionPaths.isEmpty == isRemoved)
        }
    }

    @Test("connecting twice, also at the same time, is one session")
    func connectingTwice() async throws {
        let session = session()
        async let first = session.connect()
        async let second = session.connect()
        let outcomes = [try await first, try await second, try await session.connect()]
        let ids = outcomes.map { outcome in
            if case .connected(let connected) = outcome { connected.sessionID } else { "" }
        }
        #expect(ids == ["s1", "s1", "s1"])
    }

    @Test("a session that the server begins after the end is logged off")
    func lateSession() async throws {
        let signal = Signal()
        server.meet("POST /icws/connection", .hold(signal))
        let session = session()
        var calls = server.calls.reader()
        let connecting = Task { try await session.connect() }
        _ = await calls.skip(to: "POST /icws/connection")
        await session.logOff()
        signal.give()
        await #expect(throws: SessionError.sessionLost) { _ = try await connecting.value }
        #expect(await calls.next() == "DELETE /connection")
    }

    @Test("logging off ends the wait between two passes over the hosts")
    func logOffWhileWaiting() async throws {
        server.meet("POST /icws/connection", .refuse(503), .refuse(503))
        let session = session()
        async let end = session.run()
        await time.sleeper(until: .seconds(2))
        await session.logOff()
        #expect(await end == .loggedOff)
    }

    @Test("settings that are not available end the session with that reason")
    func noSettings() async {
        struct NoToken: Error {}
        let session = ICWSSession(SessionConfiguration(hosts: ["ic1"]), transport: server) { throw NoToken() }
        #expect(await session.run() == .unusableSettings)
    }

    @Test("a search for a host makes the given number of passes")
    func passes() async throws {
        server.meet("POST /icws/connection", .refuse(503))
        guard case .noHost = try await session().connect(passes: 1) else {
            return #expect(Bool(false), "there is one pass")
        }
    }
}
