import Bayeux
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BayeuxClient

@Suite(.timeLimit(.minutes(20)))
struct BayeuxClientWebSocketTests {
    let server = FakeBayeuxServer()
    let time = DeadlineTime()

    func makeClient(acknowledges: Bool = true) throws -> BayeuxClient {
        let url = try #require(URL(string: "http://gms.test/genesys/cometd"))
        return BayeuxClient(
            configuration: .init(url: url, acknowledges: acknowledges), transport: server,
            webSocket: FakeWebSockets(server: server), time: time.time, jitter: { 0 })
    }

    func running(_ client: BayeuxClient, _ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await client.run() }
            try await body()
            group.cancelAll()
        }
    }

    func first(_ count: Int, of subscription: BayeuxSubscription) async throws -> [String] {
        var found: [String] = []
        for try await delivery in subscription {
            found.append(String(decoding: delivery.data.bytes, as: UTF8.self))
            if found.count == count { break }
        }
        return found
    }

    func methods() async -> Set<String> { Set(await server.requests.map(\.method)) }

    @Test("where the server has WebSockets everything goes over one of them")
    func overWebSocket() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.publish(1, to: "/a")
            try await client.publish(2, to: "/a")
            #expect(try await first(2, of: subscription) == ["1", "2"])
            try await client.disconnect()
        }
        #expect(await methods() == ["WEBSOCKET"])
        #expect(await server.opened == 1)
        #expect(await server.farewells.count == 1)
    }

    @Test("events that come without being asked for are handed out")
    func pushed() async throws {
        await server.offerWebSocket()
        let client = try makeClient(acknowledges: false)
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.push(["channel": "/a", "data": "pushed"])
            #expect(try await first(1, of: subscription) == ["\"pushed\""])
        }
    }

    @Test("a cut socket is replaced, and the session goes on")
    func cut() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.cutWebSockets()
            await server.arrival(of: 4, on: "/meta/connect")
            await server.publish(1, to: "/a")
            #expect(try await first(1, of: subscription) == ["1"])
        }
        #expect(await server.opened == 2)
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
        #expect(await methods() == ["WEBSOCKET"])
    }

    @Test("where WebSockets do not come through the client polls, at once")
    func fallBack() async throws {
        await server.refuseWebSockets()
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            await server.arrival(of: 2, on: "/meta/connect")
            await server.publish(1, to: "/a")
            #expect(try await first(1, of: subscription) == ["1"])
        }
        #expect(await methods() == ["POST"])
        #expect(await server.opened == 1)
    }

    @Test("a server without WebSockets is polled")
    func notOffered() async throws {
        let client = try makeClient()
        try await running(client) { await server.arrival(of: 2, on: "/meta/connect") }
        let connects = await server.requests.filter { String(decoding: $0.body, as: UTF8.self).contains("/connect") }
        #expect(Set(connects.map(\.method)) == ["POST"])
    }

    @Test("a socket on which nothing comes in time is replaced")
    func silence() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            await server.nothingToRead()
            await time.aDeadline()
            time.runOut()
            await server.arrival(of: 4, on: "/meta/connect")
        }
        #expect(await server.opened == 2)
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
    }

    @Test("while a subscriber is behind, nothing is read and no deadline runs out")
    func backpressure() async throws {
        await server.offerWebSocket()
        let client = try makeClient(acknowledges: false)
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a", limit: 2)
            await server.arrival(of: 2, on: "/meta/connect")
            for number in Int64(1)...5 { await server.push(["channel": "/a", "data": .integer(number)]) }
            while await !client.mustHoldBack, !Task.isCancelled { await Task.yield() }
            while await client.sender.link?.isHeldBack == false, !Task.isCancelled { await Task.yield() }
            await time.aDeadline()
            time.runOut()
            for _ in 0..<50 { await Task.yield() }
            #expect(try await first(5, of: subscription) == ["1", "2", "3", "4", "5"])
        }
        #expect(await server.opened == 1)
    }

    @Test("suspending closes the socket, resuming opens another")
    func suspension() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            try await client.suspend(ext: ["transcriptPosition": "4"])
            await client.resume()
            await server.arrival(of: 4, on: "/meta/connect")
        }
        #expect(await server.opened == 2)
        #expect(await server.farewells.first?["ext"] == ["transcriptPosition": "4"])
    }

    @Test("a good-bye is answered though the poll, answered before it, ends the client's run")
    func farewell() async throws {
        await server.offerWebSocket()
        await server.holdFarewells()
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            async let farewell: Void = client.disconnect()
            await server.arrival(on: "/meta/disconnect")
            for _ in 0..<200 { await Task.yield() }
            await server.answerFarewells()
            try await farewell
        }
        #expect(await server.farewells.count == 1)
    }

    @Test("a changed network brings a new socket with the same session")
    func networkChange() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            await client.reconnect()
            await server.arrival(of: 4, on: "/meta/connect")
        }
        #expect(await server.opened == 2)
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
    }

    @Test("what is published while a socket is replaced goes over the next one")
    func publishedBetween() async throws {
        await server.offerWebSocket()
        let client = try makeClient()
        try await running(client) {
            await server.arrival(of: 2, on: "/meta/connect")
            await client.reconnect()
            try await client.publish(1, to: "/a")
        }
        #expect(await server.log.filter { $0 == "/a" }.count == 1)
        #expect(await server.opened == 2)
    }

    @Test("URLSession's own WebSockets leave a client polling where Foundation has none")
    func urlSession() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/cometd"))
        await server.offerWebSocket()
        let client = BayeuxClient(
            configuration: .init(url: url), transport: server, webSocket: URLSessionWebSocketTransport(),
            time: time.time, jitter: { 0 })
        try await running(client) { await server.arrival(of: 1, on: "/meta/connect") }
        #expect(await methods() == ["POST"])
    }
}
