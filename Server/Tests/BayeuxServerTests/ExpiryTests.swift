import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct ExpiryTests {
    @Test("a client that stops polling is gone after 10 s, and the application hears its confirmed cursors")
    func expires() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(last: 3)
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            _ = harness.connect(client, timeout: "0")
            source.append()
            _ = harness.connect(client, timeout: "0")
            harness.pass(9900)
            #expect(harness.hub.sessions.count == 1)
            harness.pass(200)
            #expect(harness.hub.sessions.count == 0)
            await harness.application.wait { !$0.expired.isEmpty }
            // The fourth event was written, but no connect has confirmed it.
            let expected = [ConfirmedCursors(clientID: client.id, user: "user", cursors: ["chat": 3])]
            #expect(harness.application.with { $0.expired } == expected)
        }
    }

    @Test("a client without subscription goes silently")
    func silent() async throws {
        try await HubHarness.run { harness in
            _ = try harness.shakeHands()
            let client = try await harness.join()
            harness.pass(10_100)
            await harness.application.wait { !$0.expired.isEmpty }
            #expect(harness.application.with { $0.expired.map(\.clientID) } == [client.id])
            #expect(harness.hub.sessions.count == 0)
        }
    }

    @Test("a client that polls does not expire")
    func polling() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            for _ in 0..<10 {
                let exchange = harness.connect(client)
                for _ in 0..<285 { harness.pass(100) }
                #expect(try #require(try exchange.response?.messages().first).isSuccessful)
                harness.pass(9000)
            }
            #expect(harness.hub.sessions.count == 1)
        }
    }

    @Test("a message other than a connect puts the end off once")
    func touched() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let body = #"{"channel":"/service/echo","clientId":"\#(client.id)"}"#
            harness.pass(8000)
            _ = try await harness.ask(body, as: client)
            harness.pass(8000)
            #expect(harness.hub.sessions.count == 1)
            _ = try await harness.ask(body, as: client)
            harness.pass(2200)
            #expect(harness.hub.sessions.count == 0)
        }
    }

    @Test("a session whose end the application cannot hear yet stays until it can")
    func busy() async throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxPendingRequests = 1
        try await HubHarness.run(configuration) { harness in
            let client = try await harness.join()
            harness.application.closeGate()
            // Takes the only place.
            let blocker = harness.send(#"{"channel":"/meta/disconnect","clientId":"nobody"}"#)
            await harness.application.wait { !$0.farewells.isEmpty }
            harness.pass(10_100)
            #expect(harness.hub.sessions.count == 1)
            let service = #"{"channel":"/service/echo","id":1,"clientId":"\#(client.id)"}"#
            let refused = try #require(harness.send(service, as: client).response)
            #expect(refused.status == 503)
            let reply = try #require(try refused.messages().first)
            #expect(reply.text("error") == "503::Server busy")
            #expect(reply.advice?.text("reconnect") == "retry")
            harness.application.openGate()
            _ = await blocker.awaitResponse()
            while harness.hub.sessions.count > 0 {
                try Task.checkCancellation()
                harness.pass(1100)
                await Task.yield()
            }
            await harness.application.wait { !$0.expired.isEmpty }
            #expect(harness.application.with { $0.expired.map(\.clientID) } == [client.id])
        }
    }

    @Test("a clock that goes back or leaps does no harm")
    func clock() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            harness.hub.tick(now: 0)
            harness.hub.tick(now: -5)
            #expect(harness.hub.sessions.count == 1)
            let held = harness.connect(client)
            harness.hub.tick(now: 1_000_000_000_000)
            #expect(held.response != nil)
        }
    }
}

@Suite(.timeLimit(.minutes(20)))
struct DrainTests {
    @Test("a drain answers held connects within the time, lets them return at once and closes their connections")
    func drain() async throws {
        try await HubHarness.run { harness in
            var clients: [Client] = []
            for number in 0..<20 { clients.append(try await harness.join(user: "user \(number)")) }
            let held = clients.map { harness.connect($0) }
            harness.hub.drain(now: harness.now, over: 5000)
            #expect(held.allSatisfy { $0.response == nil })
            harness.pass(2500)
            let early = held.count { $0.response != nil }
            #expect(early > 0 && early < 20)
            harness.pass(2600)
            for exchange in held {
                let response = try #require(exchange.response)
                #expect(response.closeConnection)
                let advice = try #require(try response.messages().first?.advice)
                #expect(advice.text("reconnect") == "retry")
                #expect(advice.integer("interval") == 0)
            }
            let late = try #require(harness.connect(clients[0]).response)
            #expect(late.closeConnection)
            let handshake = try #require(harness.send(#"{"channel":"/meta/handshake"}"#).response)
            #expect(handshake.status == 503 && handshake.closeConnection)
            // Nobody is taken for away meanwhile.
            harness.pass(60_000)
            #expect(harness.hub.sessions.count == 20)
            #expect(harness.application.with { $0.expired }.isEmpty)
        }
    }
}

@Suite(.timeLimit(.minutes(20)))
struct LoadTests {
    @Test("a load that fails lets the poll wait, and is tried again")
    func failing() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(tail: 2)
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            source.append(50)
            source.failLoads(true)
            let held = harness.connect(client)
            for _ in 0..<100 { await Task.yield() }
            source.failLoads(false)
            while held.response == nil {
                try Task.checkCancellation()
                harness.pass(100)
                await Task.yield()
            }
            #expect(try #require(try held.response?.messages()).count == 51)
        }
    }

    @Test("requests that wait when the hub ends get 503, and polls that load get a successful reply without events")
    func ending() async throws {
        let harness = HubHarness()
        let source = FakeSource(tail: 2)
        let client = try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await harness.hub.run() }
            defer { group.cancelAll() }
            return try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
        }
        source.append(50)
        // Loads are refused now: a connect that is not held is answered, a held one waits for better times.
        #expect(try #require(try harness.connect(client, timeout: "0").response?.messages()).count == 1)
        #expect(harness.connect(client).response == nil)
        #expect(harness.send(#"{"channel":"/meta/disconnect"}"#).response?.status == 503)
    }

    @Test("requests that came before the hub ran are served when it runs, and refused when it never does")
    func beforeRunning() async throws {
        let harness = HubHarness()
        let exchange = harness.send(#"{"channel":"/meta/disconnect","id":1}"#)
        #expect(exchange.response == nil)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await harness.hub.run() }
            defer { group.cancelAll() }
            #expect(await exchange.awaitResponse().status == 200)
        }
    }
}
