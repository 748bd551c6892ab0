import Bayeux
import BayeuxClient
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)))
struct BayeuxClientTests {
    let server = FakeBayeuxServer()
    let time = VirtualTime()

    func makeClient() throws -> BayeuxClient {
        let url = try #require(URL(string: "http://gms.test/genesys/cometd"))
        return BayeuxClient(
            configuration: .init(url: url, headers: ["gms_user": "u1"]), transport: server, time: time.time,
            jitter: { 0 })
    }

    /// Runs a client beside a test and ends it afterwards.
    func running(_ client: BayeuxClient, _ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await client.run() }
            try await body()
            group.cancelAll()
        }
    }

    func numbers(_ count: Int, from subscription: BayeuxSubscription) async throws -> [String] {
        var found: [String] = []
        for try await delivery in subscription {
            found.append(String(decoding: delivery.data.bytes, as: UTF8.self))
            if found.count == count { break }
        }
        return found
    }

    /// Lets a client and its server go on until nothing is left to do for them.
    func rounds(of client: BayeuxClient) async {
        for _ in 0..<30 {
            try? await client.publish(0, to: "/elsewhere")
            await Task.yield()
        }
    }

    @Test("a subscriber hears what is published, in order, with the headers on every request")
    func delivery() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/_genesys")
            await server.arrival(of: 2, on: "/meta/connect")
            for number in 1...3 { await server.publish(.integer(Int64(number)), to: "/_genesys") }
            #expect(try await numbers(3, from: subscription) == ["1", "2", "3"])
        }
        #expect(await server.log.prefix(3) == ["/meta/handshake", "/meta/subscribe", "/meta/connect"])
        #expect(await server.requests.allSatisfy { $0.headers["gms_user"] == "u1" && $0.method == "POST" })
    }

    @Test("after 402 the client has a new session with its subscriptions")
    func unknownClient() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.forgetSessions()
            await server.arrival(of: 4, on: "/meta/connect")
            await server.publish(7, to: "/a")
            #expect(try await numbers(1, from: subscription) == ["7"])
        }
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 2)
        #expect(await server.log.filter { $0 == "/meta/subscribe" }.count == 2)
    }

    @Test("a server that was away for a moment is found again without a handshake")
    func serverRestart() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.fail("/meta/connect", .connectionLost, .cannotConnect, .cannotConnect)
            await server.releaseConnects()
            await server.arrival(of: 6, on: "/meta/connect")
            await server.publish(1, to: "/a")
            #expect(try await numbers(1, from: subscription) == ["1"])
        }
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
        #expect(time.sleeps.prefix(3) == [.seconds(1), .seconds(2), .seconds(3)])
    }

    @Test("states tell each break of the connection")
    func states() async throws {
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            await server.fail("/meta/connect", .connectionLost)
            await server.releaseConnects()
            await server.arrival(of: 5, on: "/meta/connect")
            try await client.disconnect()
        }
        var states: [BayeuxClientState] = []
        for await state in client.states { states.append(state) }
        let session = BayeuxClientState.connected(clientID: "client1")
        #expect(states == [session, .waiting(reason: .connectionLost), session, .ended])
    }

    @Test("suspending ends the poll with a good-bye, resuming makes a new session")
    func suspension() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/_genesys")
            await server.arrival(of: 2, on: "/meta/connect")
            try await client.suspend(ext: ["transcriptPosition": "4"])
            #expect(await client.state == .suspended)
            #expect(await server.farewells.map { $0["ext"] } == [["transcriptPosition": "4"]])
            await client.resume()
            await server.arrival(of: 4, on: "/meta/connect")
            await server.publish(5, to: "/_genesys")
            #expect(try await numbers(1, from: subscription) == ["5"])
        }
        #expect(
            await server.log.suffix(from: 4).prefix(4) == [
                "/meta/disconnect", "/meta/handshake", "/meta/subscribe", "/meta/connect",
            ])
    }

    @Test("a good-bye without an answer is reported, and the client is suspended nevertheless")
    func suspensionOffline() async throws {
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            await server.fail("/meta/disconnect", .cannotConnect)
            let error = await #expect(throws: BayeuxClientError.self) { try await client.suspend() }
            #expect(error?.code == .noAnswer)
            #expect(await client.state == .suspended)
        }
    }

    @Test("while a subscriber is behind, the server is not asked for more, and nothing is lost")
    func backpressure() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a", limit: 2)
            await server.arrival(of: 2, on: "/meta/connect")
            for number in 1...2 { await server.publish(.integer(Int64(number)), to: "/a") }
            await rounds(of: client)
            let connects = await server.log.filter { $0 == "/meta/connect" }.count
            for number in 3...6 { await server.publish(.integer(Int64(number)), to: "/a") }
            await rounds(of: client)
            #expect(await server.log.filter { $0 == "/meta/connect" }.count == connects)
            #expect(try await numbers(6, from: subscription) == ["1", "2", "3", "4", "5", "6"])
        }
    }

    @Test("publishing returns the server's reply")
    func publishing() async throws {
        let client = try makeClient()
        let early = await #expect(throws: BayeuxClientError.self) { try await client.publish(1, to: "/a") }
        #expect(early?.code == .notConnected)
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            try await client.publish(["text": "x"], to: "/a")
            #expect(try await numbers(1, from: subscription) == [#"{"text":"x"}"#])
            await server.fail("/a", .timeout)
            let lost = await #expect(throws: BayeuxClientError.self) { try await client.publish(1, to: "/a") }
            #expect(lost?.code == .noAnswer)
            await server.forgetSessions()
            await #expect(throws: BayeuxClientError.self) { try await client.publish(1, to: "/a") }
        }
    }

    @Test("a refused subscription ends its reader with the reason")
    func refusedSubscription() async throws {
        let client = try makeClient()
        await server.refuse(channel: "/secret")
        try await running(client) {
            let subscription = try await client.subscribe(to: "/secret")
            let error = await #expect(throws: BayeuxClientError.self) { try await numbers(1, from: subscription) }
            #expect(error?.code == .subscriptionRefused)
            #expect(error?.bayeuxError?.code == .forbidden)
        }
        for channel in ["/meta/connect", "nonsense", "/a/*/b", ""] {
            let invalid = await #expect(throws: BayeuxClientError.self) { try await client.subscribe(to: channel) }
            #expect(invalid?.code == .invalidChannel)
        }
    }

    @Test("a refused handshake ends run() and the subscriptions with the reason")
    func refusedHandshake() async throws {
        let client = try makeClient()
        await server.refuseHandshakes()
        let subscription = try await client.subscribe(to: "/a")
        let error = await #expect(throws: BayeuxClientError.self) { try await client.run() }
        #expect(error?.code == .refused)
        await #expect(throws: BayeuxClientError.self) { try await numbers(1, from: subscription) }
    }

    @Test("disconnecting ends run() and the subscriptions without an error")
    func disconnection() async throws {
        let client = try makeClient()
        let subscription = try await client.subscribe(to: "/a")
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await client.run() }
            await server.arrival(of: 2, on: "/meta/connect")
            try await client.disconnect(ext: ["transcriptPosition": "9"])
            try await group.waitForAll()
        }
        #expect(try await numbers(1, from: subscription) == [])
        #expect(await server.farewells.count == 1)
    }

    @Test("a cancelled run goes on with its session when it is run again, and two at a time are refused")
    func cancelledRun() async throws {
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            let second = await #expect(throws: BayeuxClientError.self) { try await client.run() }
            #expect(second?.code == .alreadyRunning)
        }
        try await running(client) { await server.arrival(of: 4, on: "/meta/connect") }
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
    }

    @Test("a reader that is cancelled leaves the messages to the next one")
    func cancelledReader() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await withTaskGroup(of: Void.self) { group in
                group.addTask { _ = try? await numbers(1, from: subscription) }
                group.cancelAll()
            }
            await server.publish(1, to: "/a")
            #expect(try await numbers(1, from: subscription) == ["1"])
            await client.unsubscribe(subscription)
            #expect(try await numbers(1, from: subscription) == [])
            #expect(await server.log.contains("/meta/unsubscribe"))
        }
    }
}
