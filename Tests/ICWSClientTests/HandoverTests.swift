import BeckonJSON
import BeckonTransport
import Foundation
import ICWSConnection
import ICWSMessaging
import ICWSSimulator
import ICWSStatus
import TestSupport
import Testing

@testable import ICWSClient

/// Which answers end the search for a host, and sessions that an app begins by itself.
@Suite(.timeLimit(.minutes(20))) struct HandoverTests {
    private func session(_ hosts: [String], _ dispatcher: any RequestDispatcher) -> ICWSSession {
        var configuration = SessionConfiguration(hosts: hosts)
        configuration.reconnect = ReconnectPolicy(
            firstWait: .milliseconds(1), longestWait: .milliseconds(2), maximumPasses: 3)
        configuration.pollInterval = .milliseconds(1)
        return ICWSSession(configuration, dispatcher: dispatcher) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(applicationName: "Test", userID: "u", password: "p"))
        }
    }

    private static let page = Array("<html>Sign in</html>".utf8)

    @Test(
        "what is no word of ICWS sends to the next host",
        arguments: [
            TransportResponse(status: 502, body: page), TransportResponse(status: 302, headers: ["Location": "/login"]),
            TransportResponse(status: 307), TransportResponse(status: 404, body: page), TransportResponse(status: 404),
            TransportResponse(status: 400, body: page), TransportResponse(status: 401),
            TransportResponse(status: 403, body: page),
            TransportResponse(status: 200, body: page), TransportResponse(status: 204), TransportResponse(status: 429),
            TransportResponse(status: 400, body: Array(#"{"message":"bad gateway"}"#.utf8)),
            TransportResponse(status: 418),
            TransportResponse(status: 404, body: Array(#"{"errorId":"error.request.notFound"}"#.utf8)),
        ])
    func strangers(answer: TransportResponse) async throws {
        let script = HostScript(["ic1": [answer]])
        let session = session(["ic1", "ic2"], script)
        guard case .connected(let connected) = try await session.connect() else {
            Issue.record("it is not connected")
            return
        }
        #expect(connected.host == "ic2")
        #expect(script.seen == ["ic1", "ic2"])
    }

    @Test("a server that refuses in its own words is believed, and nobody else is asked")
    func refusal() async throws {
        let words = Array(#"{"errorId":"error.request.connection.authenticationFailure"}"#.utf8)
        let script = HostScript(["ic1": [TransportResponse(status: 400, headers: ["X-Trace": "7"], body: words)]])
        guard case .refused(let refusal) = try await session(["ic1", "ic2"], script).connect() else {
            Issue.record("it is not refused")
            return
        }
        #expect(script.seen == ["ic1"])
        #expect(refusal.bytes == words && refusal.headers["x-trace"] == "7")
    }

    @Test("where nothing but a stranger answers, all passes are made, and its answer is the outcome")
    func onlyStrangers() async throws {
        let page = TransportResponse(status: 404, body: Self.page)
        let script = HostScript(["ic1": [page, page, page]])
        let session = session(["ic1"], script)
        guard case .refused(let refusal) = try await session.connect() else {
            Issue.record("it is not refused")
            return
        }
        #expect(refusal.status == 404 && script.seen.count == 3)
        #expect(await session.lastRefusal?.status == 404)
    }

    @Test("a session that is lost comes back at the second host, whatever the first one answers")
    func reconnect() async throws {
        let page = TransportResponse(status: 404, body: Self.page)
        let script = HostScript(["ic1": [HostScript.connected("1"), TransportResponse(status: 401), page]])
        let session = session(["ic1", "ic2"], script)
        try await World.running(session) { events in
            _ = await events.skip { $0 == .connected(sessionID: "1") }
            _ = await events.skip { $0 == .lost(.unauthorized) }
            _ = await events.skip { $0 == .connected(sessionID: "ic2") }
        }
    }

    @Test("pages in the place of messages lose the session, and its subscriptions are put again at the next host")
    func pages() async throws {
        let page = TransportResponse(status: 200, body: Self.page)
        let stranger = TransportResponse(status: 302, headers: ["Location": "/login"])
        let first = [HostScript.connected("1"), TransportResponse(status: 200), page, stranger, page, stranger, page]
        let second = [HostScript.connected("2"), TransportResponse(status: 404, body: Self.page)]
        let script = HostScript(["ic1": first + [stranger], "ic2": second])
        let session = session(["ic1", "ic2"], script)
        _ = try await session.connect()
        #expect(try await session.send(supportQueue()).isSuccess)
        try await World.running(session) { events in
            _ = await events.skip { $0 == .lost(.noAnswer) }
            let seen = await events.skip { $0 == .connected(sessionID: "2") }
            let refused = seen.filter { event in
                if case .subscriptionRefused = event { true } else { false }
            }
            #expect(refused.isEmpty)
            let paths = await session.subscriptionPaths
            #expect(paths.count == 1)
        }
    }

    @Test("a host that asks to be left alone while messages are read is not asked again for a session")
    func busyHost() async throws {
        let busy = TransportResponse(status: 503, headers: ["Retry-After": "3600"])
        let script = HostScript(["ic1": [HostScript.connected("1"), busy]])
        let session = session(["ic1", "ic2"], script)
        try await World.running(session) { events in
            _ = await events.skip { $0 == .lost(.switchover) }
            _ = await events.skip { $0 == .connected(sessionID: "ic2") }
            #expect(script.seen == ["ic1", "ic2"])
        }
    }

    @Test("polls that are answered by 429 wait as long as the server asks")
    func busyPolls() async throws {
        let time = ManualTime()
        let busy = TransportResponse(status: 429, headers: ["Retry-After": "40"])
        let script = HostScript(["ic1": [HostScript.connected("1"), busy]])
        let session = ICWSSession(
            SessionConfiguration(hosts: ["ic1"]), dispatcher: script, inputs: SessionInputs(time: time.time)
        ) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(applicationName: "Test", userID: "u", password: "p"))
        }
        try await World.running(session) { _ in
            await time.sleeper(until: .seconds(40))
            time.advance(to: .seconds(40))
            await time.sleeper(until: .seconds(41))
        }
    }

    @Test("answers to polls that are too long are told as gaps and lose no session")
    func longAnswers() async throws {
        let session = session(["ic1"], TooLong())
        try await World.running(session) { events in
            for _ in 0..<5 {
                let seen = await events.skip { $0 == .gap(.pollLost) }
                let lost = seen.filter { if case .lost = $0 { true } else { false } }
                #expect(lost.isEmpty)
            }
        }
    }

    @Test(
        "a name of which no address can be made is passed over, wherever it comes from",
        arguments: ["", " ", "ic 3", "ic3/evil", "ïc3", "user@ic3", String(repeating: "a", count: 300)])
    func names(name: String) async throws {
        let others: JSONValue = ["alternateHostList": [.string(name), "ic2"], "errorId": "error.server"]
        let script = HostScript(["ic1": [TransportResponse(status: 503, body: others.encoded())]])
        let session = session(["ic1"], script)
        guard case .connected(let connected) = try await session.connect() else {
            Issue.record("it is not connected")
            return
        }
        #expect(connected.host == "ic2")
        #expect(await session.hosts == ["ic2", "ic1"])
        let configured = self.session([name, "ic2"], HostScript([:]))
        guard case .connected = try await configured.connect() else {
            Issue.record("it is not connected")
            return
        }
        if !name.isEmpty {
            let unusable = self.session([name], HostScript([:]))
            await #expect(throws: CallError.badAddress) { try await unusable.connect() }
        }
    }

    // MARK: An app's own session

    @Test("a session that the app began is taken over, once, with its answer as it came")
    func takeOver() async throws {
        let world = try World()
        let request = ICWS.Connection.Resources.Connection.CreateConnection(
            acceptLanguage: "en-US",
            baseAuthConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "agent1", password: "right")), include: ["features"])
        let target = CallTarget(address: world.configuration.address, host: "127.0.0.1")
        let caller = ServerCaller(dispatcher: TransportDispatcher(URLSessionStreaming()))
        let answer = try await caller.call(request, to: target)
        let session = world.session()
        let connected = try await session.takeOver(answer, at: "127.0.0.1")
        #expect(connected.http.status == 201 && connected.http.body == answer.bytes)
        #expect(connected.supports("messaging", 2))
        await #expect(throws: SessionError.alreadyConnected) { try await session.takeOver(answer, at: "127.0.0.1") }
        try await world.running(session) { events in
            #expect(try await session.send(supportQueue()).isSuccess)
            _ = try await events.message(ICWS.Messaging.Message.self)
        }
        #expect(world.simulator.sessionIDs.isEmpty)
        let refused = Answer<ICWS.Connection.Resources.Connection.CreateConnection.Success>(
            TransportResponse(status: 503))
        await #expect(throws: SessionError.notConnected) { try await world.session().takeOver(refused, at: "ic1") }
    }

    @Test("every answer that a session gets is to be had: connecting, polls, and operations that complete later")
    func answers() async throws {
        let world = try World()
        let seen = Guarded<[(path: String, status: Int, length: Int)]>([])
        let watched = WatchedDispatcher(TransportDispatcher(URLSessionStreaming())) { request, result in
            guard case .success(let response) = result else { return }
            seen.withLock { $0.append((request.url.lastPathComponent, response.status, response.body.count)) }
        }
        let session = ICWSSession(world.configuration, dispatcher: watched) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "agent1", password: "right"))
        }
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            let request = ICWS.Status.Resources.UserStatuses.PutUserStatus(
                userId: "agent1", userStatusUpdate: ICWS.Status.UserStatusUpdate(statusId: "Available"))
            let accepted = Guarded<(status: Int, length: Int)?>(nil)
            _ = try await session.complete(request) { answer in
                accepted.withLock { $0 = (answer.status, answer.bytes.count) }
            }
            let found = accepted.withLock { $0 }
            #expect(found?.status == 202 && found?.length != 0)
        }
        let all = seen.withLock { $0 }
        #expect(all.contains { $0.path == "connection" && $0.status == 201 && $0.length > 0 })
        #expect(all.contains { $0.path == "messages" && $0.status == 200 })
    }

    // MARK: Streams

    @Test("the whole state of a large queue arrives by the stream")
    func largeState() async throws {
        let world = try World(streams: true)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            #expect(try await session.send(supportQueue()).isSuccess)
            _ = try await events.message(ICWS.Messaging.Message.self)
            let text = String(repeating: "x", count: 5_000_000)
            world.simulator.broadcast(
                .object(["__type": .text("urn:x:large"), "isDelta": .bool(false), "text": .text(text)]))
            let seen = await events.skip { event in
                if case .message(let message) = event { message.typeURN == "urn:x:large" } else { false }
            }
            #expect(!seen.contains(.gap(.streamEnded)))
        }
    }

    @Test("what only keeps a stream alive is no message that cannot be read")
    func keepAlive() async throws {
        let server = ScriptedServer()
        var configuration = SessionConfiguration(hosts: ["ic1"])
        configuration.pollInterval = .milliseconds(1)
        let session = World.session(configuration, transport: server)
        try await World.running(session) { events in
            var calls = server.calls.reader()
            _ = await calls.skip(to: "open stream")
            for alive in [
                "data:\n\n", "data: \n\n", ":ping\n\n", "data:\ndata:\n\n", "event: ping\ndata: 7 o'clock\n\n",
                "event: ping\ndata: {}\n\n",
            ] {
                server.write(alive)
            }
            server.write(#"data: {"__type":"urn:x:end","isDelta":false}"# + "\n\n")
            let seen = await events.skip { event in
                if case .message(let message) = event { message.typeURN == "urn:x:end" } else { false }
            }
            #expect(seen.dropLast().allSatisfy { if case .connected = $0 { true } else { false } })
            server.write("data: {\n\n")
            _ = await events.skip { $0 == .gap(.unreadableMessage) }
        }
    }
}

/// Answers to connecting as a test says for each host, then with a session; everything else with an empty success, or once
/// with what the test says for the session's host.
private final class HostScript: RequestDispatcher {
    private let state: Guarded<(answers: [String: [TransportResponse]], seen: [String])>

    init(_ answers: [String: [TransportResponse]]) { state = Guarded((answers, [])) }

    /// The hosts that were asked for a session.
    var seen: [String] { state.withLock { $0.seen } }

    static func connected(_ id: String) -> TransportResponse {
        let body: JSONValue = ["csrfToken": "t", "sessionId": .string(id), "features": []]
        return TransportResponse(status: 201, body: body.encoded())
    }

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        let host = request.url.host() ?? ""
        let connects = request.url.path() == "/icws/connection"
        return state.withLock { state in
            if connects { state.seen.append(host) }
            if var queue = state.answers[host], !queue.isEmpty {
                let first = queue.removeFirst()
                state.answers[host] = queue
                return first
            }
            return connects ? Self.connected(host) : TransportResponse(status: 200)
        }
    }
}

/// A server whose messages are always longer than an answer may be.
private struct TooLong: RequestDispatcher {
    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        guard request.url.path().hasSuffix("/messaging/messages") else { return HostScript.connected("1") }
        throw TransportError(code: .bodyTooLarge, message: "The answer is longer than the request allows.")
    }
}
