import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite("Long answers over slow lines", .timeLimit(.minutes(20)))
struct SlowAnswerTests {
    /// A client with a long answer on its way, and the exchange that carries it.
    private func begin(_ harness: OpenHarness, length: Int = 48_000) throws -> FakeExchange {
        let client = try harness.join("/a")
        let exchange = harness.connect(client)
        try harness.publish("\"\(String(repeating: "x", count: length))\"", on: "/a", as: try harness.shakeHands())
        try #require(exchange.response != nil)
        return exchange
    }

    /// Lets seconds pass, in each of which the client's machine takes so many bytes.
    private func pass(_ seconds: Int, _ harness: OpenHarness, _ exchange: FakeExchange, rate: Int) {
        for _ in 0..<(seconds * 10) {
            exchange.untakenBytes = max(0, exchange.untakenBytes - rate / 10)
            harness.pass(100)
        }
    }

    @Test("a client that takes a long answer slowly is there; its lifetime begins when it has taken all")
    func slow() throws {
        let harness = OpenHarness()
        let exchange = try begin(harness)
        exchange.untakenBytes = 48_000
        pass(12, harness, exchange, rate: 4_000)
        #expect(exchange.untakenBytes == 0)
        pass(9, harness, exchange, rate: 4_000)
        // The publisher has no connect, so it is gone by now.
        #expect(harness.hub.sessions.count == 1)
        pass(3, harness, exchange, rate: 4_000)
        #expect(harness.hub.sessions.count == 0)
    }

    @Test("one that takes nothing is missed in time, and one that stops is missed that long after its last byte")
    func stopped() throws {
        let harness = OpenHarness()
        let exchange = try begin(harness)
        exchange.untakenBytes = 48_000
        pass(11, harness, exchange, rate: 0)
        #expect(harness.hub.sessions.count == 0)
        let next = OpenHarness()
        let other = try begin(next)
        other.untakenBytes = 48_000
        pass(5, next, other, rate: 4_000)
        pass(9, next, other, rate: 0)
        #expect(next.hub.sessions.count == 1)
        pass(3, next, other, rate: 0)
        #expect(next.hub.sessions.count == 0)
    }

    @Test("an answer that was taken within its lifetime begins it when the last byte went")
    func takenInTime() throws {
        let harness = OpenHarness()
        let exchange = try begin(harness)
        exchange.untakenBytes = 36_000
        pass(9, harness, exchange, rate: 4_000)
        pass(8, harness, exchange, rate: 4_000)
        #expect(harness.hub.sessions.count == 1)
    }

    @Test("about a short answer nobody asks")
    func short() throws {
        let harness = OpenHarness()
        let exchange = try begin(harness, length: 1_000)
        exchange.untakenBytes = 1_000
        pass(11, harness, exchange, rate: 50)
        #expect(harness.hub.sessions.count == 0)
    }

    @Test("while an answer is being written, a client that takes some of it is there for longer than a write may take")
    func writing() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let exchange = FakeExchange(.byHand)
        harness.connect(client, to: exchange)
        try harness.publish("\"\(String(repeating: "x", count: 200_000))\"", on: "/a", as: try harness.shakeHands())
        exchange.untakenBytes = 50_000
        pass(90, harness, exchange, rate: 0)
        #expect(harness.hub.sessions.count == 1)
        exchange.finishWrite(.failed)
        exchange.untakenBytes = 0
        pass(11, harness, exchange, rate: 0)
        #expect(harness.hub.sessions.count == 0)
    }

    @Test("a client on a WebSocket is asked about the WebSocket")
    func socket() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        let client = try harness.join("/a", socket: harness.hub.sessions.open(socket))
        try harness.publish("\"\(String(repeating: "x", count: 48_000))\"", on: "/a", as: try harness.shakeHands())
        socket.untakenBytes = 48_000
        _ = harness.connect(client, ext: "{}")
        for _ in 0..<400 {
            socket.untakenBytes = max(0, socket.untakenBytes - 100)
            harness.pass(100)
        }
        #expect(harness.hub.sessions.count == 1)
    }
}
