import Beckon
import TestLog
import Testing

/// Limits by address and by customer.
@Suite("Limits of traffic")
struct TrafficLimitsTests {
    private let limits = TrafficLimits(
        rules: .init(perAddress: [.creation: 3, .miss: 1], perUser: [.creation: 2, .send: 1])
    ) { $0 == "127.0.0.1" }

    @Test("an address has its share, a customer has one over all addresses, and acts have shares of their own")
    func shares() {
        #expect(limits.take(.creation, from: "192.0.2.1", user: "a", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.2", user: "a", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.3", user: "a", uptime: 0) == 30_000)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "b", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "c", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "d", uptime: 0) == 20_000)
        #expect(limits.take(.miss, from: "192.0.2.1", uptime: 0) == nil)
        #expect(limits.take(.miss, from: "192.0.2.1", uptime: 0) == 60_000)
        #expect(limits.take(.send, from: "192.0.2.1", uptime: 0) == nil)
    }

    @Test("what was refused is a line of log a minute with its count, and names nobody")
    func told() {
        let lines = LogLines()
        for _ in 0..<5 { _ = limits.take(.creation, from: "192.0.2.77", user: "customer", uptime: 0) }
        limits.tellRefusals(uptime: 0, logger: lines.logger)
        for _ in 0..<4 { _ = limits.take(.miss, from: "192.0.2.77", uptime: 0) }
        limits.tellRefusals(uptime: 1_000, logger: lines.logger)
        for _ in 0..<3 { _ = limits.take(.miss, from: "192.0.2.77", uptime: 1_000) }
        limits.tellRefusals(uptime: 2_000, logger: lines.logger)
        let first: [[String: String]] = [
            ["limit": "creation", "of": "address", "count": "2"],
            ["limit": "creation", "of": "gms_user", "count": "1"], ["limit": "miss", "of": "address", "count": "3"],
        ]
        #expect(lines.matching("requests beyond a limit were refused").map(\.metadata) == first)
        limits.tellRefusals(uptime: 61_000, logger: lines.logger)
        #expect(
            lines.matching("requests beyond a limit were refused").map(\.metadata)
                == first + [["limit": "miss", "of": "address", "count": "3"]])
    }

    @Test("an exempt address is not counted, one that nobody knows counts by its customer alone")
    func exempt() {
        for _ in 0..<100 { #expect(limits.take(.creation, from: "127.0.0.1", user: "a", uptime: 0) == nil) }
        for _ in 0..<100 { #expect(limits.take(.creation, from: "", uptime: 0) == nil) }
        for _ in 0..<100 { #expect(TrafficLimits.none.take(.miss, from: "192.0.2.1", uptime: 0) == nil) }
        #expect(limits.take(.send, from: "", user: "z", uptime: 0) == nil)
        #expect(limits.take(.send, from: "", user: "z", uptime: 0) == 60_000)
    }
}
