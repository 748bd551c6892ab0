import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPureConnect

@Suite("Callbacks by PureConnect's web-callback") struct PureConnectCallbackTests {
    private typealias World = PureConnectWorld

    /// Asks for a callback, and has it handed over.
    private static func ask(_ node: Node, _ parameters: [String: String] = [:]) async throws -> ServiceID {
        let record = try await node.callbacks.start(
            "callback", parameters: ["_customer_number": "+4930123456"].merging(parameters) { $1 }
        ).record
        await handOver(node)
        return record.id
    }

    private static func handOver(_ node: Node) async {
        await node.timers.turn(0)
        for line in node.telephonySenders {
            await line.runOnce { order, answer in try? await node.callbacks.answered(order, answer) }
        }
    }

    /// Looks once at the callbacks, as the node that holds does.
    @discardableResult
    private static func follow(_ world: World, _ node: Node, _ side: PureConnectSide) async throws
        -> CustomerCallFailure?
    {
        let telephony = try #require(side.telephony as? PureConnectTelephony)
        return await telephony.follow(PlatformPort(agents: node.port(of: .pureConnect), time: world.time))
    }

    private static func act(_ world: World, _ name: String) async throws {
        let id = try #require(world.server.desk.callbacks.first).id
        let answer = await world.server.answerAny(
            StandInRequest(
                method: "POST", path: ["_agent", "callbacks", id, name], query: [:], headers: [:],
                body: (["agent": "Kim"] as SimulatedJSON).bytes))
        #expect(answer?.status == 200)
    }

    @Test("an agent who takes a callback calls the customer; its end completes it")
    func life() async throws {
        let world = try await World()
        try await world.running { node, side in
            let id = try await Self.ask(node, ["_customer_name": "ignored", "first_name": "Ana", "last_name": "Kern"])
            let callback = try #require(world.server.desk.callbacks.first)
            #expect(callback.number == "+4930123456")
            #expect(callback.name == "Ana Kern")
            #expect(callback.data == ["subject": "callback"])
            for (act, state) in [
                (nil, .queued), ("offer", .queued), ("connect", .processing), ("complete", .completed),
            ]
                as [(String?, CallbackState)]
            {
                if let act { try await Self.act(world, act) }
                // A second look finds the same.
                for _ in 1...2 { #expect(try await Self.follow(world, node, side) == nil) }
                #expect(try await node.callbacks.callback(id)?.state == state)
            }
            #expect(try await node.callbacks.callback(id)?.reason == .agentConnected)
            #expect(world.server.desk.callbacks.count == 1)
        }
        await world.server.close()
    }

    @Test("the reference to the call is shown to nobody")
    func hidden() async throws {
        let world = try await World()
        try await world.running { node, _ in
            let id = try await Self.ask(node, ["order": "66"])
            let record = try #require(try await node.callbacks.callback(id))
            #expect(record.attachedData == ["order": "66"])
        }
        await world.server.close()
    }

    @Test("a node that starts goes on with the callbacks that another one ordered")
    func restart() async throws {
        let world = try await World()
        let orders = Mutex<[ServiceID]>([])
        try await world.running { node, _ in
            let id = try await Self.ask(node)
            orders.withLock { $0.append(id) }
        }
        try await Self.act(world, "offer")
        try await Self.act(world, "connect")
        let ordered = orders.withLock { $0 }
        let id = try #require(ordered.first)
        try await world.running { node, side in
            try await Self.follow(world, node, side)
            #expect(try await node.callbacks.callback(id)?.state == .processing)
        }
        try await Self.act(world, "complete")
        try await world.running { node, side in
            try await Self.follow(world, node, side)
            #expect(try await node.callbacks.callback(id)?.reason == .agentConnected)
        }
        await world.server.close()
    }

    @Test("an order whose answer is lost is not given again: the customer would be called twice")
    func answerLost() async throws {
        let world = try await World()
        try await world.running { node, side in
            world.wire.faults.withLock { $0.append((path: "web-callback/create", fault: .answerLost)) }
            let id = try await Self.ask(node)
            await Self.handOver(node)
            #expect(world.server.desk.callbacks.count == 1)
            #expect(try await node.callbacks.callback(id)?.state == .queued)
            #expect(try await Self.follow(world, node, side) == nil)
        }
        await world.server.close()
    }

    @Test("an order that a server did not get goes to the other one")
    func otherServer() async throws {
        let world = try await World()
        let second = try await SimulatedPureConnect.listen(.init())
        world.wire.servers.withLock { $0["https://ic2:8019"] = second }
        world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
        try await world.running { node, _ in _ = try await Self.ask(node) }
        #expect(second.desk.callbacks.count == 1)
        #expect(world.server.desk.callbacks.isEmpty)
        await world.server.close()
        await second.close()
    }

    @Test("no server that answers is told, and the order waits")
    func away() async throws {
        let world = try await World()
        try await world.running { node, side in
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            let id = try await Self.ask(node)
            #expect(try await node.callbacks.callback(id)?.state == .queued)
            world.wire.away.withLock { $0 = [] }
            world.time.advance(by: .seconds(300))
            await Self.handOver(node)
            #expect(world.server.desk.callbacks.count == 1)
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            #expect(try await Self.follow(world, node, side) != nil)
            // It is found again when the server is back.
            world.wire.away.withLock { $0 = [] }
            try await Self.act(world, "connect")
            #expect(try await Self.follow(world, node, side) == nil)
            #expect(try await node.callbacks.callback(id)?.state == .processing)
        }
        await world.server.close()
    }

    @Test("a callback at which the servers fail holds up no other, and is looked at again after a pause of its own")
    func failing() async throws {
        let world = try await World()
        try await world.running { node, side in
            for number in 1...3 { _ = try await Self.ask(node, ["_customer_number": "+4930123450\(number)"]) }
            let open = try await node.port(of: .pureConnect).openCalls(limit: 10)
            #expect(open.count == 3)
            let bad = try #require(open.first)
            let participant = try #require(WebCallbackReference(bad.reference)).participant
            world.wire.script.withLock { script in
                script = { call in
                    guard call.url.contains("web-callback"), call.url.contains(participant) else { return nil }
                    return PlatformReply(status: 500)
                }
            }
            for callback in world.server.desk.callbacks {
                _ = await world.server.answerAny(
                    StandInRequest(
                        method: "POST", path: ["_agent", "callbacks", callback.id, "connect"], query: [:], headers: [:],
                        body: (["agent": "Kim"] as SimulatedJSON).bytes))
            }
            for _ in 0..<2 { #expect(try await Self.follow(world, node, side) == nil) }
            for call in open {
                let state = try await node.callbacks.callback(call.callback)?.state
                #expect(state == (call.callback == bad.callback ? .queued : .processing))
            }
            #expect(side.tally.condition.refused == ["callback status": 1])
            world.wire.script.withLock { $0 = nil }
            world.time.advance(by: EntryPauses.first)
            #expect(try await Self.follow(world, node, side) == nil)
            #expect(try await node.callbacks.callback(bad.callback)?.state == .processing)
        }
        await world.server.close()
    }

    @Test("the other server that took over is asked for the callback")
    func failOver() async throws {
        let world = try await World()
        try await world.running { node, side in
            let id = try await Self.ask(node)
            let server = world.server
            world.wire.servers.withLock { $0["https://ic2:8019"] = server }
            world.wire.away.withLock { _ = $0.insert("https://ic1:8019") }
            try await Self.act(world, "connect")
            #expect(try await Self.follow(world, node, side) == nil)
            #expect(try await node.callbacks.callback(id)?.state == .processing)
        }
        await world.server.close()
    }

    @Test("a callback that the server lost ends as a call that nobody took, and is ordered again")
    func lost() async throws {
        let world = try await World()
        try await world.running { node, side in
            let id = try await Self.ask(node)
            let empty = try await SimulatedPureConnect.listen(.init())
            for address in ["https://ic1:8019", "https://ic2:8019"] {
                world.wire.servers.withLock { $0[address] = empty }
            }
            #expect(try await Self.follow(world, node, side) == nil)
            #expect(try await node.callbacks.callback(id)?.dialResults == [.noAnswer])
            world.time.advance(by: .seconds(3_600))
            await Self.handOver(node)
            #expect(empty.desk.callbacks.count == 1)
            await empty.close()
        }
        await world.server.close()
    }

    @Test("a queue that the server does not know is a call that cannot be made")
    func refused() async throws {
        let world = try await World(callbacksFor: "Sales")
        try await world.running { node, _ in
            let id = try await Self.ask(node)
            #expect(try await node.callbacks.callback(id)?.dialResults == [.createCallError])
        }
        await world.server.close()
    }

    @Test(
        "the words of a state are read as they are written anywhere",
        arguments: [
            ("Waiting", WebCallbackView.Stage.waiting, nil), ("active", .talking, nil), ("On Hold", .talking, nil),
            ("InternalDisconnect", .over, nil), ("Ended", .over, nil), ("Purple", .waiting, "purple"),
            ("", .waiting, ""),
        ])
    func words(_ word: String, _ stage: WebCallbackView.Stage, _ unknown: String?) {
        let view = WebCallbackView(["state": .string(word)])
        #expect(view.stage == stage)
        #expect(view.unknown == unknown)
    }

    @Test("a reference that is damaged is passed over")
    func damaged() {
        for text in ["", "{", "[]", "{\"server\":1}"] { #expect(WebCallbackReference(text) == nil) }
        let whole = WebCallbackReference(server: "https://ic1:8019", callback: "c", participant: "p")
        #expect(WebCallbackReference(whole.text) == whole)
    }
}
