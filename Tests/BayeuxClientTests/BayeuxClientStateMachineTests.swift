import Bayeux
import BeckonJSON
import BeckonTransport
import Testing

@testable import BayeuxClient

struct BayeuxClientStateMachineTests {
    typealias Failure = BayeuxClientStateMachine.Failure

    @Test("handshake, subscribe, a connect answered at once, then connects that are held")
    func begin() throws {
        var driver = MachineDriver()
        _ = driver.machine.subscribe("/_genesys")
        let handshake = try driver.sent(.handshake)
        #expect(handshake.messages.first?.version == "1.0")
        #expect(handshake.messages.first?.supportedConnectionTypes == ["long-polling"])
        driver.answer(handshake, [.handshakeReply("c1")])
        let subscribe = try driver.sent(.subscribe)
        #expect(subscribe.messages.map(\.clientID) == ["c1"])
        #expect(subscribe.messages.first?.subscription?.channels == ["/_genesys"])
        driver.answer(subscribe, [.subscribeReply(subscribe)])
        #expect(driver.machine.state == .connecting)
        let first = try driver.sent(.connect(isHeld: false))
        #expect(first.messages.first?.advice?.timeout == 0)
        driver.answer(first, [.connectReply(first)])
        #expect(driver.machine.state == .connected(clientID: "c1"))
        let second = try driver.sent(.connect(isHeld: true))
        #expect(second.messages.first?.advice == nil)
        #expect(second.timeout == .seconds(40))
    }

    @Test(
        "the advised timeout plus the network delay limits a connect, within reason",
        arguments: zip(
            [20_000, 0, -5, Int64.max], [30, 10, 10, 610]))
    func connectTimeout(advised: Int64, seconds: Int64) throws {
        var driver = MachineDriver()
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c1", Advice(reconnect: .retry, timeout: advised))])
        driver.answer(try driver.sent(.connect(isHeld: false)))
        #expect(try driver.sent(.connect(isHeld: true)).timeout == .seconds(seconds))
    }

    @Test("failures wait a second more each time, up to a minute, less by chance")
    func backOff() throws {
        var driver = MachineDriver()
        var waits: [Duration] = []
        for _ in 0..<70 {
            driver.fail(try driver.sent(.handshake))
            waits.append(try driver.waited())
        }
        #expect(waits[0] == .seconds(1))
        #expect(waits[1] == .seconds(2))
        #expect(waits[59] == .seconds(60))
        #expect(waits[69] == .seconds(60))
        let backOff = LinearBackoff()
        #expect(backOff.delay(failures: 4, jitter: 1) == .seconds(2))
        #expect(backOff.delay(failures: 4, jitter: 0.5) == .seconds(3))
        #expect(backOff.delay(failures: 4, jitter: .infinity) == .seconds(2))
        #expect(backOff.delay(failures: .max, jitter: 0) == .seconds(60))
    }

    @Test("Retry-After lengthens the wait")
    func retryAfter() throws {
        var driver = MachineDriver()
        driver.fail(try driver.sent(.handshake), Failure(status: 503, retryAfter: .seconds(20)))
        #expect(try driver.waited() == .seconds(20))
    }

    @Test("after a failed connect the same session goes on, with a connect answered at once")
    func continued() throws {
        var driver = MachineDriver.connected()
        driver.fail(try driver.sent(.connect(isHeld: true)), Failure(transport: .connectionLost))
        #expect(driver.machine.state == .waiting(reason: .connectionLost))
        #expect(try driver.waited() == .seconds(1))
        let again = try driver.sent(.connect(isHeld: false))
        #expect(again.messages.first?.clientID == "c1")
        #expect(again.messages.first?.advice?.timeout == 0)
        driver.answer(again, [.connectReply(again)])
        #expect(driver.machine.state == .connected(clientID: "c1"))
        #expect(driver.machine.failures == 0)
    }

    @Test(
        "402, or the words of it, brings a new session at once and all subscriptions again",
        arguments: [
            "402::Unknown client", "402::session_unknown", "401:c1:Unknown client", "403::Unknown client",
        ])
    func unknownClient(error: String) throws {
        var driver = MachineDriver.connected(channels: ["/a", "/b"])
        let connect = try driver.sent(.connect(isHeld: true))
        driver.answer(connect, [.connectReply(connect, successful: false, error: error)])
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c2")])
        let subscribe = try driver.sent(.subscribe)
        #expect(subscribe.messages.map { $0.subscription?.channels?.first } == ["/a", "/b"])
        #expect(subscribe.messages.allSatisfy { $0.clientID == "c2" })
    }

    @Test("advice handshake counts without an error code, also on a connect that succeeded", arguments: [true, false])
    func adviceHandshake(successful: Bool) throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        let advice = Advice(reconnect: .handshake, interval: 3_000)
        driver.answer(connect, [.connectReply(connect, successful: successful, advice: advice)])
        #expect(try driver.waited() == .seconds(3))
        _ = try driver.sent(.handshake)
    }

    @Test("sessions that do not hold are asked for ever more slowly")
    func sessionsThatDoNotHold() throws {
        var driver = MachineDriver()
        var waits: [Duration] = []
        for number in 1...4 {
            driver.answer(try driver.sent(.handshake), [.handshakeReply("c\(number)")])
            waits.append(try driver.waited())
            let connect = try driver.sent(.connect(isHeld: false))
            driver.answer(connect, [.connectReply(connect, successful: false, error: "402::Unknown client")])
        }
        #expect(waits == [.zero, .seconds(1), .seconds(2), .seconds(3)])
    }

    @Test(
        "advice none, or a negative interval, ends the client",
        arguments: [
            Advice(reconnect: Advice.Reconnect.none), Advice(reconnect: .retry, interval: -1),
        ])
    func adviceNone(advice: Advice) throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        driver.answer(connect, [.connectReply(connect, advice: advice)])
        guard case .finish(.refused) = driver.step() else { throw Unexpected() }
        #expect(driver.machine.state == .ended)
    }

    @Test("a refused handshake is final unless the server says otherwise")
    func refusedHandshake() throws {
        var driver = MachineDriver()
        driver.answer(
            try driver.sent(.handshake), [.handshakeReply(nil, nil, error: "503::Server busy")])
        #expect(try driver.waited() == .seconds(1))
        driver.answer(
            try driver.sent(.handshake),
            [.handshakeReply(nil, Advice(reconnect: .handshake), error: "403::later")])
        #expect(try driver.waited() == .seconds(2))
        driver.answer(try driver.sent(.handshake), [.handshakeReply(nil, nil, error: "403::handshake_denied")])
        guard case .finish(.refused(let error, _)) = driver.step() else { throw Unexpected() }
        #expect(error?.code == .forbidden)
    }

    @Test(
        "HTTP 401 to a handshake is final, other statuses are not",
        arguments: [(401, true), (404, false), (502, false)])
    func handshakeStatus(status: Int, isFinal: Bool) throws {
        var driver = MachineDriver()
        driver.fail(try driver.sent(.handshake), Failure(status: status))
        #expect((driver.machine.state == .ended) == isFinal)
    }

    @Test(
        "a connect that HTTP refuses needs a new session, one that it delays does not",
        arguments: [
            (400, true), (410, true), (408, false), (429, false), (503, false),
        ])
    func connectStatus(status: Int, needsHandshake: Bool) throws {
        var driver = MachineDriver.connected()
        driver.fail(try driver.sent(.connect(isHeld: true)), Failure(status: status))
        _ = try driver.waited()
        _ = try driver.sent(needsHandshake ? .handshake : .connect(isHeld: false))
    }

    @Test("when the server said how long it keeps a session, a longer absence goes straight to a handshake")
    func expired() throws {
        var driver = MachineDriver()
        let advice = Advice(reconnect: .retry, interval: 0, timeout: 30_000, maxInterval: 10_000)
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c1", advice)])
        driver.answer(try driver.sent(.connect(isHeld: false)))
        driver.fail(try driver.sent(.connect(isHeld: true)))
        driver.now += .seconds(41)
        _ = try driver.sent(.handshake)
    }

    @Test("if the server did not say so, the old session is tried first, however long the absence")
    func unknownExpiry() throws {
        var driver = MachineDriver.connected()
        driver.fail(try driver.sent(.connect(isHeld: true)))
        driver.now += .seconds(3_600)
        _ = try driver.sent(.connect(isHeld: false))
    }

    @Test("a server that answers connects at once without events is not asked without pause")
    func hastyServer() throws {
        var driver = MachineDriver.connected()
        var waits: [Duration] = []
        for _ in 0..<5 {
            driver.answer(try driver.sent(.connect(isHeld: true)))
            waits.append(try driver.waited())
        }
        #expect(waits == [.zero, .zero, .seconds(1), .seconds(2), .seconds(3)])
        let connect = try driver.sent(.connect(isHeld: true))
        driver.answer(connect, [.event("/a", "1"), .connectReply(connect)])
        #expect(try driver.waited() == .zero)
    }

    @Test("events come through wherever they stand, and an acknowledgement is no event")
    func events() throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        var acknowledgement = BayeuxMessage(channel: "/a")
        acknowledgement.successful = true
        let answer = driver.answer(
            connect,
            [.event("/a", "1"), acknowledgement, .connectReply(connect), .event("/b", "2"), .event("/a", "null")])
        #expect(
            answer.deliveries == [
                BayeuxDelivery(channel: "/a", data: RawJSON(Array("1".utf8))),
                BayeuxDelivery(channel: "/b", data: RawJSON(Array("2".utf8))),
            ])
    }

    @Test(
        "a reply without ID or with a number for an ID counts, a reply with another ID does not",
        arguments: [
            (nil, true), ("N", true), ("\"other\"", false),
        ] as [(String?, Bool)])
    func replyID(id: String?, counts: Bool) throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        var reply = BayeuxMessage.connectReply(connect)
        let number = connect.messages.first?.id.map { String(decoding: $0.bytes.dropFirst().dropLast(), as: UTF8.self) }
        reply.id = id.map { RawJSON(Array(($0 == "N" ? number ?? "" : $0).utf8)) }
        driver.answer(connect, [reply])
        #expect(driver.machine.state == (counts ? .connected(clientID: "c1") : .waiting(reason: nil)))
    }

    @Test("an answer without the reply that was asked for is a failure, though its events count")
    func missingReply() throws {
        var driver = MachineDriver.connected()
        let answer = driver.answer(try driver.sent(.connect(isHeld: true)), [.event("/a", "1")])
        #expect(answer.deliveries.count == 1)
        #expect(driver.machine.state == .waiting(reason: nil))
    }

    @Test("a refused channel is told and not asked for again")
    func refusedChannel() throws {
        var driver = MachineDriver()
        _ = driver.machine.subscribe("/a")
        _ = driver.machine.subscribe("/b")
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c1")])
        let subscribe = try driver.sent(.subscribe)
        let replies = [BayeuxMessage].subscribeReplies(subscribe)
        var refusal = try #require(replies.first)
        refusal.successful = false
        refusal.error = "403:/a:subscribe_denied"
        let answer = driver.answer(subscribe, [refusal] + replies.dropFirst())
        #expect(answer.refusedChannels.map(\.channel) == ["/a"])
        #expect(driver.machine.wanted == ["/b"])
        _ = try driver.sent(.connect(isHeld: false))
    }

    @Test("a subscription without a reply is asked for again")
    func lostSubscribeReply() throws {
        var driver = MachineDriver()
        _ = driver.machine.subscribe("/a")
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c1")])
        driver.answer(try driver.sent(.subscribe), [])
        _ = try driver.waited()
        _ = try driver.sent(.subscribe)
    }

    @Test("a late subscription goes beside the held connect, once")
    func lateSubscription() throws {
        var driver = MachineDriver.connected()
        _ = try driver.sent(.connect(isHeld: true))
        let made = driver.machine.subscribe("/late")
        let subscribe = try #require(made)
        #expect(driver.machine.subscribe("/late") == nil)
        driver.answer(subscribe, .subscribeReplies(subscribe))
        #expect(driver.machine.subscribe("/late") == nil)
        #expect(driver.machine.unsubscribe("/late")?.kind == .unsubscribe)
        #expect(driver.machine.unsubscribe("/late") == nil)
    }

    @Test("402 to something beside the connect ends the session for the connect too")
    func unknownClientBeside() throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        let made = driver.machine.publish([Publication([:], to: "/a")])
        let publish = try #require(made)
        var reply = BayeuxMessage(channel: "/a")
        reply.successful = false
        reply.error = "402::Unknown client"
        let answer = driver.answer(publish, [reply])
        #expect(throws: BayeuxError.self) { try answer.published.first??.get() }
        #expect(!driver.machine.requests.isUnderWay(connect.token))
        _ = try driver.sent(.handshake)
    }

    @Test("a disconnect by the server leads to a new session")
    func serverDisconnect() throws {
        var driver = MachineDriver.connected()
        var goodbye = BayeuxMessage(channel: "/meta/disconnect")
        goodbye.successful = true
        driver.answer(try driver.sent(.connect(isHeld: true)), [goodbye])
        _ = try driver.sent(.handshake)
    }

    @Test("suspending says good-bye, parks and forgets what was under way; resuming starts over")
    func suspension() throws {
        var driver = MachineDriver.connected(channels: ["/_genesys"])
        let connect = try driver.sent(.connect(isHeld: true))
        let ext = RawJSON(Array(#"{"transcriptPosition":"4"}"#.utf8))
        let made = driver.machine.suspend(ext: ext)
        let farewell = try #require(made)
        #expect(farewell.messages.first?.channel == "/meta/disconnect")
        #expect(farewell.messages.first?.clientID == "c1")
        #expect(farewell.messages.first?.ext == ext)
        #expect(driver.answer(connect, [.event("/_genesys", "1"), .connectReply(connect)]).deliveries.isEmpty)
        guard case .park = driver.step() else { throw Unexpected() }
        #expect(driver.machine.state == .suspended)
        #expect(driver.machine.suspend(ext: nil) == nil)
        driver.machine.resume()
        driver.answer(try driver.sent(.handshake), [.handshakeReply("c2")])
        #expect(try driver.sent(.subscribe).messages.first?.clientID == "c2")
    }

    @Test("a changed network drops the poll and connects at once with the same session")
    func networkChange() throws {
        var driver = MachineDriver.connected()
        let connect = try driver.sent(.connect(isHeld: true))
        driver.machine.reconnect()
        #expect(!driver.machine.requests.isUnderWay(connect.token))
        #expect(try driver.sent(.connect(isHeld: false)).messages.first?.clientID == "c1")
    }

    @Test("disconnecting is final")
    func disconnection() throws {
        var driver = MachineDriver.connected()
        #expect(driver.machine.disconnect(ext: nil)?.kind == .disconnect)
        driver.machine.resume()
        driver.machine.reconnect()
        #expect(driver.machine.disconnect(ext: nil) == nil)
        guard case .finish(.disconnected) = driver.step() else { throw Unexpected() }
    }
}
