import Bayeux
import BeckonJSON
import BeckonTransport
import Testing

@testable import BayeuxClient

/// The extension ack: what the server has not seen confirmed comes again, and counts once.
struct AcknowledgementTests {
    typealias Failure = BayeuxClientStateMachine.Failure

    static func ext(_ value: JSONValue) -> RawJSON {
        let object: JSONValue = ["ack": value]
        return RawJSON(object.encoded())
    }

    /// A machine whose server speaks the extension; its first connect is answered with batch 1.
    func connected(agreeing: JSONValue = true, type: ConnectionType = .longPolling) throws -> MachineDriver {
        var driver = MachineDriver()
        driver.machine = BayeuxClientStateMachine(
            settings: .init(
                handshakeExt: Self.ext(true), connectionTypes: [type], asksForAcknowledgement: true))
        var reply = BayeuxMessage.handshakeReply("c1")
        reply.ext = Self.ext(agreeing)
        let handshake = try driver.sent(.handshake)
        #expect(handshake.messages.first?.ext == Self.ext(true))
        driver.answer(handshake, [reply])
        return driver
    }

    func answer(_ connect: ClientRequest, batch: Int64, _ events: BayeuxMessage...) -> [BayeuxMessage] {
        var reply = BayeuxMessage.connectReply(connect)
        reply.ext = Self.ext(.integer(batch))
        return events + [reply]
    }

    @Test("each connect names the batch of the last reply")
    func names() throws {
        var driver = try connected()
        let first = try driver.sent(.connect(isHeld: false))
        #expect(first.messages.first?.ext == Self.ext(0))
        driver.answer(first, answer(first, batch: 1))
        let second = try driver.sent(.connect(isHeld: true))
        #expect(second.messages.first?.ext == Self.ext(1))
        let answer = driver.answer(second, answer(second, batch: 2, .event("/a", "7")))
        #expect(answer.deliveries.count == 1)
        #expect(try driver.sent(.connect(isHeld: true)).messages.first?.ext == Self.ext(2))
    }

    @Test("after a lost answer the old batch is named again, and a late answer is ignored")
    func lostAnswer() throws {
        var driver = try connected()
        let first = try driver.sent(.connect(isHeld: false))
        driver.answer(first, answer(first, batch: 1))
        let lost = try driver.sent(.connect(isHeld: true))
        driver.fail(lost, Failure(transport: .timeout))
        #expect(driver.answer(lost, answer(lost, batch: 2, .event("/a", "7"))).deliveries.isEmpty)
        _ = try driver.waited()
        let again = try driver.sent(.connect(isHeld: false))
        #expect(again.messages.first?.ext == Self.ext(1))
        #expect(driver.answer(again, answer(again, batch: 3, .event("/a", "7"))).deliveries.count == 1)
    }

    @Test("events without the reply that names their batch come again, so they do not count yet")
    func missingReply() throws {
        var driver = try connected()
        let first = try driver.sent(.connect(isHeld: false))
        #expect(driver.answer(first, [.event("/a", "7")]).deliveries.isEmpty)
    }

    @Test("over WebSocket events count with the reply that follows them, once")
    func overWebSocket() throws {
        var driver = try connected(type: .webSocket)
        let first = try driver.sent(.connect(isHeld: false))
        driver.answer(first, answer(first, batch: 1))
        let second = try driver.sent(.connect(isHeld: true))
        #expect(driver.machine.arrived([.event("/a", "1")], at: .init(now: driver.now)).deliveries.isEmpty)
        driver.fail(second, Failure(transport: .connectionLost))
        _ = try driver.waited()
        let third = try driver.sent(.connect(isHeld: false))
        #expect(driver.machine.arrived([.event("/a", "1")], at: .init(now: driver.now)).deliveries.isEmpty)
        #expect(driver.answer(third, answer(third, batch: 3)).deliveries.count == 1)
    }

    @Test("the handshake's ack extension may be an object with a batch number")
    func handshakeBatch() throws {
        var driver = try connected(agreeing: ["enabled": true, "batch": 4])
        #expect(try driver.sent(.connect(isHeld: false)).messages.first?.ext == Self.ext(4))
    }

    @Test(
        "a server that does not speak it is not spoken to about it",
        arguments: [false, 1, ["enabled": false], .null] as [JSONValue])
    func notAgreed(_ word: JSONValue) throws {
        var driver = try connected(agreeing: word)
        let connect = try driver.sent(.connect(isHeld: false))
        #expect(connect.messages.first?.ext == nil)
        #expect(driver.answer(connect, [.event("/a", "7")]).deliveries.count == 1)
    }
}
