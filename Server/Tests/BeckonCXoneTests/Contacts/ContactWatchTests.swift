import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestLog
import TestTime
import Testing

@testable import BeckonCXone

@Suite("Watching contacts") struct ContactWatchTests {
    private static func watch(_ world: World, _ change: (inout CXoneSide.Configuration) -> Void = { _ in })
        -> ContactWatch
    {
        var configuration = CXoneSide.Configuration(accessKey: .init(id: "", secret: ""), channel: "byoc_1", box: [])
        configuration.endGrace = .zero
        // Without a pause between two contacts, so that no clock has to be moved.
        configuration.pollRate = 10_000
        change(&configuration)
        let api = CXoneAPI(configuration, transport: world.platform, time: world.time, tally: world.side.tally)
        return ContactWatch(configuration: configuration, api: api, tally: world.side.tally)
    }

    private static func look(_ world: World, _ node: Node, _ change: (inout CXoneSide.Configuration) -> Void = { _ in })
        async throws(PlatformFailure)
    {
        try await watch(world, change).look(world.port(node))
    }

    @Test("without events, assignees and ends are learnt by asking, each once")
    func changes() async throws {
        let world = World { $0.events = nil }
        try await world.running { node in
            let chat = try await world.chat(node)
            for assignee in [(Int64(1), "Kim"), (1, "Kim"), (2, "Lee"), nil] as [(Int64, String)?] {
                world.platform.assign(chat.text, to: assignee)
                try await Self.look(world, node)
            }
            world.platform.set("closed", of: chat.text)
            for _ in 0..<2 { try await Self.look(world, node) }
            #expect(
                try await world.transcript(chat).dropFirst(2).map { $0.prefix { $0 != ":" } } == [
                    "Notice.Joined Kim", "Notice.Left Kim", "Notice.Joined Lee", "Notice.Left Lee", "Notice.Left Agent",
                ])
            // The last look found no open chat.
            #expect(world.platform.calls("/contacts/").count == 5)
        }
    }

    @Test("with events only ends are learnt by asking")
    func onlyEnds() async throws {
        let world = World()
        try await world.running { node in
            let chat = try await world.chat(node)
            world.platform.assign(chat.text, to: (1, "Kim"))
            let events: (inout CXoneSide.Configuration) -> Void = { $0.events = .header(name: "x", secrets: ["s"]) }
            try await Self.look(world, node, events)
            #expect(try await world.store.chat(chat)?.takenBy == nil)
            world.platform.set("trashed", of: chat.text)
            try await Self.look(world, node, events)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("all open chats are looked at, page by page; a contact that is gone holds up nobody")
    func pages() async throws {
        let world = World()
        try await world.running { node in
            var chats: [ChatID] = []
            for _ in 0..<120 { chats.append(try await world.chat(node)) }
            world.platform.answer("/contacts/", .json(404, [:]))
            for chat in chats { world.platform.set("closed", of: chat.text) }
            for _ in 0..<2 { try await Self.look(world, node) }
            for chat in chats { #expect(try await world.store.chat(chat)?.life.state == .ended) }
            #expect(world.platform.calls("/contacts/").count == 121)
            #expect(world.side.tally.condition.refused["contact status 404"] == 1)
        }
    }

    @Test("a CXone that does not answer ends the look with its fault, after what was found before it")
    func faults() async throws {
        let world = World()
        try await world.running { node in
            let chats = [try await world.chat(node), try await world.chat(node)].sorted { $0.text < $1.text }
            for chat in chats { world.platform.set("closed", of: chat.text) }
            world.platform.answer(
                "/contacts/\(world.platform.contact(of: chats[1].text) ?? "")",
                PlatformReply(status: 429, headers: ["retry-after": "7"]))
            await #expect(throws: PlatformFailure(.noAnswer, pause: .seconds(7))) { try await Self.look(world, node) }
            #expect(try await world.store.chat(chats[0])?.life.state == .ended)
            #expect(try await world.store.chat(chats[1])?.life.state == .waiting)
        }
    }

    @Test("a contact at which CXone fails holds up no other, and is asked for again after a pause of its own")
    func failing() async throws {
        let world = World()
        try await world.running { node in
            var chats: [ChatID] = []
            for _ in 0..<6 { chats.append(try await world.chat(node)) }
            chats.sort { $0.text < $1.text }
            for chat in chats { world.platform.set("closed", of: chat.text) }
            let bad = "/contacts/\(try #require(world.platform.contact(of: chats[0].text)))"
            world.platform.state.withLock { $0.failing = [bad] }
            let watch = Self.watch(world)
            try await watch.look(world.port(node))
            for chat in chats.dropFirst() { #expect(try await world.store.chat(chat)?.life.state == .ended) }
            // Where nobody is answered, CXone counts as in trouble, also while the contact waits.
            await #expect(throws: PlatformFailure.self) { try await watch.look(world.port(node)) }
            #expect(world.platform.calls(bad).count == 1)
            world.platform.state.withLock { $0.failing = [] }
            world.time.advance(by: EntryPauses.first)
            try await watch.look(world.port(node))
            #expect(try await world.store.chat(chats[0])?.life.state == .ended)
        }
    }

    @Test("contacts that fail in a row end the look; the next one asks for the others first")
    func failingRow() async throws {
        let world = World()
        try await world.running { node in
            var chats: [ChatID] = []
            for _ in 0..<8 { chats.append(try await world.chat(node)) }
            chats.sort { $0.text < $1.text }
            for chat in chats { world.platform.set("closed", of: chat.text) }
            for chat in chats.prefix(4) {
                let contact = try #require(world.platform.contact(of: chat.text))
                world.platform.state.withLock { _ = $0.failing.insert("/contacts/\(contact)") }
            }
            let watch = Self.watch(world)
            await #expect(throws: PlatformFailure.self) { try await watch.look(world.port(node)) }
            #expect(world.platform.calls("/contacts/").count == EntryPauses.mostInRow)
            world.time.advance(by: EntryPauses.first)
            try await watch.look(world.port(node))
            for chat in chats.suffix(4) { #expect(try await world.store.chat(chat)?.life.state == .ended) }
        }
    }

    @Test("the watch goes on after faults, says how it stands, and ends when it is cancelled")
    func holding() async throws {
        let world = World { $0.callbacks = nil }
        try await world.running { node in
            world.platform.setReachable(false)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await world.side.hold(world.port(node)) }
                while world.time.sleeperCount == 0 { await Task.yield() }
                #expect(world.side.tally.condition.trouble == "not reached")
                world.platform.setReachable(true)
                world.time.advance(by: .seconds(60))
                while world.time.sleeperCount == 0 { await Task.yield() }
                #expect(world.side.tally.condition.connectedSince != nil)
                group.cancelAll()
                try await group.waitForAll()
            }
            #expect(world.log.matching("CXone does not answer").count == 1)
            #expect(world.log.matching("CXone answers").count == 1)
        }
    }

    @Test("calls are followed beside contacts")
    func calls() async throws {
        let world = World()
        try await world.running { node in
            let callback = try await node.callbacks.start(
                "callback", parameters: ["_customer_number": "+4930123456"]
            ).record.id
            await node.timers.turn(0)
            for line in node.telephonySenders { await line.runOnce { try? await node.callbacks.answered($0, $1) } }
            let contact = try #require(try await node.callbacks.callback(callback)?.openCall?.reference)
            world.platform.state.withLock { $0.callContacts[contact] = ["stateName": "EndContact", "agentId": 5] }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await world.side.hold(world.port(node)) }
                while world.time.sleeperCount < 2 { await Task.yield() }
                group.cancelAll()
                try await group.waitForAll()
            }
            #expect(try await node.callbacks.callback(callback)?.state == .completed)
        }
    }

    @Test(
        "a contact is read in every form in which CXone wraps it",
        arguments: [
            ["id": 5, "status": "closed"], ["contact": ["id": "5", "status": "closed"]],
            ["case": ["id": "5", "status": "closed"]],
            ["data": ["id": "5", "status": ["status": "closed"]]],
        ] as [JSONValue])
    func forms(_ json: JSONValue) {
        let view = ContactView(json)
        #expect(view.id == "5")
        #expect(view.isOver)
        #expect(!view.tellsAssignee)
    }

    @Test(
        "the number of a contact is found wherever an answer has it",
        arguments: [
            ["contactNumber": "5"], ["contact": ["id": 5]], ["case": ["id": "5"]], ["message": ["contactNumber": 5]],
            ["message": ["case": ["id": "5"]]],
        ] as [JSONValue])
    func numbers(_ json: JSONValue) { #expect(ContactView.id(in: json) == "5") }
}
