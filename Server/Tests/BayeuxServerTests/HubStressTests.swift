import BayeuxServer
import BeckonJSON
import BeckonTime
import Synchronization
import TestTime
import Testing

/// Clients, an agent, a clock and a bad network at work on all threads at once.
@Suite(.timeLimit(.minutes(20)))
struct HubStressTests {
    @Test("every client sees every event in order, while writes fail and connections break")
    func stress() async throws {
        var configuration = BayeuxConfiguration(timeout: 4000)
        configuration.limits.maxEventsPerAnswer = 5
        configuration.limits.maxSessionsPerUser = 100
        try await HubHarness.run(configuration) { harness in
            let sources = (0..<4).map { FakeSource("chat\($0)", tail: 20) }
            let total = 80
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 {
                    let source = sources[number % 4]
                    group.addTask { try await Self.poll(harness, source, total, seed: UInt64(number)) }
                }
                for source in sources {
                    group.addTask {
                        for _ in 0..<total {
                            source.append()
                            harness.hub.sessions.wake(source: source.name)
                            await Task.yield()
                        }
                    }
                }
                let clock = Mutex(false)
                group.addTask {
                    while !clock.withLock({ $0 }), !Task.isCancelled {
                        harness.pass(1)
                        _ = harness.hub.sessions.confirmedCursors(limit: 3)
                        _ = harness.hub.sessions.summaries(user: "user")
                        await Task.yield()
                    }
                }
                // The clock goes on until all the others have ended.
                for _ in 0..<12 { try await group.next() }
                clock.withLock { $0 = true }
            }
        }
    }

    /// Polls until all events have come, over a network that loses answers and connections.
    private static func poll(_ harness: HubHarness, _ source: FakeSource, _ total: Int, seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        var client = try harness.shakeHands()
        _ = harness.hub.sessions.attach(source, cursor: 0, to: client.id)
        try await subscribe(harness, client)
        var last = 0
        while last < total {
            let luck = random.next(0, 9)
            let exchange = harness.connect(client, to: FakeExchange(luck == 0 ? .failing : .atOnce))
            if luck == 1 {
                harness.hub.sessions.abandoned(exchange)
                if exchange.response == nil { continue }
            }
            let messages = try await exchange.awaitResponse().messages()
            if messages.last?.text("error") == "402::Unknown client" {
                // It was taken for gone; it comes back at its own position.
                client = try harness.shakeHands()
                _ = harness.hub.sessions.attach(source, cursor: last, to: client.id)
                try await subscribe(harness, client)
                continue
            }
            if luck == 0 { continue }
            for data in messages.compactMap({ $0.text("data") }) {
                let number = try #require(Int(data.drop { $0 != "-" }.dropFirst()))
                try #require(number <= last + 1, "\(data) after \(last)")
                last = max(last, number)
            }
        }
    }

    private static func subscribe(_ harness: HubHarness, _ client: Client) async throws {
        let body = #"{"channel":"/meta/subscribe","clientId":"\#(client.id)","subscription":"/_genesys"}"#
        let reply = try #require(try await harness.ask(body, as: client).first)
        try #require(reply.isSuccessful)
    }
}
