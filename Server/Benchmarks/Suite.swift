import Beckon
import BeckonStoreSQLite
import Foundation
import Measure

/// All scenarios, round after round, so that a noisy moment of the machine affects each of them alike.
struct Suite: Sendable {
    /// The amounts of work; the defaults are those of `make bench`.
    struct Settings: Sendable {
        var rounds = 5
        var concurrencies = [1, 16, 64]
        var throughputSeconds = 1.2
        var phones = 50
        var desks = 16
        var singles = 200
        var messagesPerSecond = 200
        var rateSeconds = 3
        var costSeconds = 2.0
        var parkedPhones = 5_000

        /// The settings that end within a minute.
        static var quick: Settings {
            var settings = Settings()
            settings.rounds = 2
            settings.throughputSeconds = 0.5
            settings.singles = 50
            settings.rateSeconds = 1
            settings.costSeconds = 1
            settings.parkedPhones = 1_000
            return settings
        }

        var lines: [(name: String, value: String)] {
            [
                ("rounds", "\(rounds), interleaved"),
                ("message", "60 bytes of text, loopback, plain HTTP/1.1, kept-alive connections"),
                ("store", "SQLite, WAL, synchronous=FULL, group commit"),
                ("throughput", "\(throughputSeconds) s a round and concurrency, one chat a sender"),
                ("delivery", "\(phones) phones, one chat each, \(desks) desk connections, \(singles) single messages"),
                ("delivery under load", "\(messagesPerSecond) messages/s for \(rateSeconds) s a round, fixed times"),
                ("cost", "\(costSeconds) s a round, each chat sends when its phone has the last message"),
                ("parked phones", "\(parkedPhones), once, on a server of their own"),
            ]
        }
    }

    let settings: Settings
    let gateway: Gateway
    let parkedGateway: Gateway
    let password: String
    let directory: String
    let progress: @Sendable (String) -> Void

    func run() async throws -> Figures {
        progress("parked phones")
        var figures = Figures(parked: try await ParkedPhones.run(settings.parkedPhones, on: parkedGateway))
        progress("set-up")
        let rest = try await RESTThroughput.make(settings.concurrencies.max() ?? 1, on: gateway)
        let store = try await SQLiteStore.open(directory: directory)
        let queue = CommitQueue(store: store)
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await queue.run() }
            // The first round warms caches and pages; it is not counted.
            for round in 0...settings.rounds {
                progress(round == 0 ? "warm-up" : "round \(round) of \(settings.rounds)")
                var phones = try await Delivery.make(
                    settings.phones, desks: settings.desks, password: password, on: gateway)
                let results = try await self.round(rest, StoreThroughput(queue: queue), &phones)
                if round > 0 { figures.add(results) }
                await phones.close()
            }
            queue.close()
        }
        try await store.close()
        return figures
    }

    private func round(
        _ rest: RESTThroughput, _ store: StoreThroughput, _ delivery: inout Delivery
    ) async throws -> [Figures.Value] {
        var values: [Figures.Value] = []
        let single = try await delivery.oneByOne(settings.singles)
        let loaded = try await delivery.atRate(settings.messagesPerSecond, seconds: settings.rateSeconds)
        for (name, outcome) in [
            ("one at a time", single), ("\(settings.messagesPerSecond) messages/s", loaded),
        ] {
            values.append(.init("delivery p50, \(name)", "ms", outcome.latencies.percentile(50)))
            values.append(.init("delivery p99, \(name)", "ms", outcome.latencies.percentile(99)))
            values.append(.init("deliveries lost, \(name)", "messages", Double(outcome.lost)))
        }
        values += try await cost(&delivery, polling: rest.senders.prefix(settings.phones).map(\.chat))
        for count in settings.concurrencies {
            values.append(
                .init(
                    "committed over REST, \(count) senders", "messages/s",
                    try await rest.run(count, seconds: settings.throughputSeconds)))
            values.append(
                .init(
                    "committed by the store alone, \(count) writers", "messages/s",
                    try await store.run(count, seconds: settings.throughputSeconds)))
        }
        return values
    }

    /// The CPU time of both processes over a closed loop, and over the same sends without a phone, each divided by its
    /// messages.
    private func cost(_ delivery: inout Delivery, polling: [Chat]) async throws -> [Figures.Value] {
        var meter = try CPUMeter(server: gateway.process)
        let outcome = try await delivery.closedLoop(seconds: settings.costSeconds)
        let whole = try meter.lap(outcome.latencies.count)
        let sends = try await delivery.sendsAlone(to: polling, seconds: settings.costSeconds)
        let alone = try meter.lap(Int(sends * settings.costSeconds))
        return [
            .init("deliveries in a closed loop", "messages/s", Double(outcome.latencies.count) / outcome.seconds),
            .init("server CPU per delivery, send and commit included", "us", whole.server),
            .init("server CPU per send without a phone", "us", alone.server),
            .init("server CPU per long-poll delivery (the difference)", "us", whole.server - alone.server),
            .init("generator CPU per delivery", "us", whole.generator),
        ]
    }
}

/// Reads the CPU time of the server and of this process from lap to lap.
private struct CPUMeter {
    private let server: ProcessFigures
    private let generator = ProcessFigures(pid: getpid())
    private var last: (server: Double, generator: Double)

    init(server: ProcessFigures) throws {
        self.server = server
        last = (try server.cpuSeconds(), try generator.cpuSeconds())
    }

    /// - Returns: Microseconds per message since the last lap.
    mutating func lap(_ messages: Int) throws -> (server: Double, generator: Double) {
        let now = (server: try server.cpuSeconds(), generator: try generator.cpuSeconds())
        defer { last = now }
        let micro = 1_000_000 / Double(max(1, messages))
        return ((now.server - last.server) * micro, (now.generator - last.generator) * micro)
    }
}
