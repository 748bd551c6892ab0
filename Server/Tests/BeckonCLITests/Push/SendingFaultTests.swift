import Beckon
import BeckonSimulators
import Testing

@testable import BeckonCLI

/// Many pushes over real HTTP/2 and TLS while the service misbehaves: what becomes of each is counted at both ends.
@Suite(.serialized, .timeLimit(.minutes(20))) struct SendingFaultTests {
    /// What was sent and what arrived.
    private struct Tally {
        var report: SendingReport
        /// How often each push was taken in, by its id.
        var arrivals: [String: Int]
        /// The collapse ids that came with each id.
        var collapses: [String: Set<String>]
        var connections: Int

        var doubles: Int { arrivals.values.reduce(0) { $0 + $1 - 1 } }
        var lost: Int { report.sent - arrivals.count }
    }

    private func send(
        _ count: Int, streams: Int = 100, inStore: Bool = false, _ faults: [SimulatedFaultRule]
    ) async throws -> Tally {
        var tally: Tally?
        try await APNsSandbox.running(streams: streams) { apns in
            for rule in faults { apns.service.faults.add(rule) }
            let lines = (0..<count).map { number in
                PushRow(
                    type: .ios, token: APNsSandbox.deviceToken(number), title: "T", body: "B",
                    collapse: "chat-\(number)")
            }
            var options = DirectSending.Options()
            options.timeScale = 0.01
            options.expiry = .seconds(3_600)
            let table = PushProviderTable([apns.provider])
            let report: SendingReport
            if inStore {
                report = try await OwedSending(
                    PushRowReader(lines), store: MemoryStore(), providers: table, options: options,
                    time: SystemTime(), ids: SystemIDs(), logger: APNsSandbox.logger
                ).run()
            } else {
                report = try await DirectSending(
                    PushRowReader(lines), providers: table, options: options, time: SystemTime(), ids: SystemIDs()
                ).run()
            }
            var arrivals: [String: Int] = [:]
            var collapses: [String: Set<String>] = [:]
            for entry in apns.log.entries(after: 0) {
                let id = entry.headers["apns-id"] ?? ""
                arrivals[id, default: 0] += 1
                collapses[id, default: []].insert(entry.headers["apns-collapse-id"] ?? "")
            }
            tally = Tally(
                report: report, arrivals: arrivals, collapses: collapses,
                connections: apns.service.acceptedConnections)
        }
        return try #require(tally)
    }

    @Test("graceful GOAWAY every 300 of 5,000 pushes: 0 lost, 0 doubled")
    func gracefulGoAway() async throws {
        let tally = try await send(5_000, [SimulatedFaultRule(SimulatedFault(.goAway), every: 300)])
        #expect(tally.report.delivered == 5_000 && tally.report.failed.isEmpty)
        #expect(tally.lost == 0 && tally.doubles == 0)
        #expect(tally.connections > 10)
    }

    @Test("GOAWAY that leaves requests out: 0 lost, 0 doubled")
    func hardGoAway() async throws {
        let tally = try await send(1_000, [SimulatedFaultRule(SimulatedFault(.goAwayRefusing), skip: 5, every: 150)])
        #expect(tally.report.delivered == 1_000)
        #expect(tally.lost == 0 && tally.doubles == 0)
    }

    @Test("cut connections: 0 lost, no more doubled than were open, with the same ids", arguments: [false, true])
    func cuts(inStore: Bool) async throws {
        let streams = 20
        let rule = SimulatedFaultRule(SimulatedFault(.cut, recorded: true), skip: 50, every: 200, times: 4)
        let tally = try await send(1_000, streams: streams, inStore: inStore, [rule])
        #expect(tally.report.delivered == 1_000, "\(tally.report.failed)")
        #expect(tally.lost == 0)
        #expect(tally.doubles <= 4 * streams)
        #expect(tally.collapses.values.allSatisfy { $0.count == 1 })
    }

    @Test("a stream limit that falls to 1 with every twentieth push refused: 0 lost")
    func fallingLimit() async throws {
        var rules = [
            SimulatedFaultRule(SimulatedFault(.refusal(status: 500, reason: "InternalServerError")), every: 20)
        ]
        for round in 0..<4 {
            rules.append(
                SimulatedFaultRule(SimulatedFault(.maximumConcurrentStreams(1)), skip: 100 + round * 150, times: 1))
            rules.append(
                SimulatedFaultRule(SimulatedFault(.maximumConcurrentStreams(50)), skip: 140 + round * 150, times: 1))
        }
        let tally = try await send(800, streams: 50, rules)
        #expect(tally.report.delivered == 800, "\(tally.report.failed)")
        #expect(tally.lost == 0 && tally.doubles == 0)
    }

    @Test("pushes that are owed in a store first arrive once each, and the store is left empty")
    func owed() async throws {
        let tally = try await send(600, inStore: true, [SimulatedFaultRule(SimulatedFault(.goAway), every: 100)])
        #expect(tally.report.delivered == 600)
        #expect(tally.lost == 0 && tally.doubles == 0)
        #expect(tally.collapses.values.reduce([]) { $0.union($1) } == Set((0..<600).map { "chat-\($0)" }))
    }
}
