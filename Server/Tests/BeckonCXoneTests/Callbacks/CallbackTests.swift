import AgentSideConformance
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCXone
@testable import BeckonCallback

@Suite("Callbacks by CXone") struct CallbackTests {
    private static func start(_ node: Node, _ parameters: [String: String] = [:]) async throws -> CallbackRecord {
        try await node.callbacks.start(
            "callback", parameters: ["_customer_number": "+4930123456"].merging(parameters) { $1 }
        ).record
    }

    private static func handOver(_ node: Node) async {
        await node.timers.turn(0)
        for line in node.telephonySenders {
            await line.runOnce { order, answer in try? await node.callbacks.answered(order, answer) }
        }
    }

    /// The contact to which CXone has queued a callback.
    private static func contact(of callback: CallbackRecord, _ node: Node) async throws -> String {
        try #require(try await node.callbacks.callback(callback.id)?.openCall?.reference)
    }

    private static func telephony(_ world: World) throws -> CXoneTelephony {
        try #require(world.side.telephony as? CXoneTelephony)
    }

    @Test("a callback is queued, its contact is followed, and its life is reported")
    func life() async throws {
        let world = World { $0.callbacks?.callerID = "+49301" }
        try await world.running { node in
            let callback = try await Self.start(node)
            await Self.handOver(node)
            let call = try #require(world.platform.calls("queuecallback").first)
            #expect(call.method == "POST")
            #expect(
                call.url
                    == "https://api-na1.niceincontact.com/incontactapi/services/v31.0/queuecallback?phoneNumber=%2B4930123456&skill=7&callerId=%2B49301"
            )
            let telephony = try Self.telephony(world)
            let contact = try await Self.contact(of: callback, node)
            for (state, expected) in [
                (["stateName": "Inqueue"], .queued), (["stateName": "Active", "agentId": 5], .processing),
                (["stateName": "Active", "agentId": 5], .processing),
                (["stateName": "EndContact", "agentId": 5], .completed),
            ] as [(JSONValue, CallbackState)] {
                world.platform.state.withLock { $0.callContacts[contact] = state }
                try await telephony.follow(world.port(node))
                #expect(try await node.callbacks.callback(callback.id)?.state == expected)
            }
            #expect(try await node.callbacks.callback(callback.id)?.reason == .agentConnected)
            #expect(try await world.port(node).agents.openCalls(limit: 10).isEmpty)
        }
    }

    @Test(
        "a call that nobody took is reported with its reason",
        arguments: [
            ("NoAnswer", DialResult.noAnswer), ("Busy", .busy), ("AnsweringMachine", .answeringMachine),
            ("Failed", .createCallError),
            ("Abandoned", .noAnswer),
        ])
    func failures(_ state: String, _ result: DialResult) async throws {
        let world = World()
        try await world.running { node in
            let callback = try await Self.start(node)
            await Self.handOver(node)
            let telephony = try Self.telephony(world)
            let contact = try await Self.contact(of: callback, node)
            world.platform.state.withLock { $0.callContacts[contact] = ["stateName": .string(state)] }
            try await telephony.follow(world.port(node))
            #expect(try await node.callbacks.callback(callback.id)?.dialResults == [result])
            #expect(try await world.port(node).agents.openCalls(limit: 10).isEmpty)
        }
    }

    @Test(
        "an answer of CXone means what it says of the call",
        arguments: [
            (PlatformReply.json(202, [:]), TelephonyAnswer.accepted), (.json(400, [:]), .refused(reason: "status 400")),
            (.json(429, [:]), .unreachable(reason: "status 429")), (.json(502, [:]), .inDoubt(reason: "status 502")),
            (PlatformReply(status: 503, headers: ["retry-after": "1"]), .unreachable(reason: "status 503")),
        ])
    func answers(_ reply: PlatformReply, _ answer: TelephonyAnswer) async throws {
        let world = World()
        try await world.running { node in
            let record = try await Self.start(node)
            world.platform.answer("queuecallback", reply)
            #expect(await world.side.telephony?.take(TelephonyOrder(act: .dial, attempt: 1, record: record)) == answer)
        }
    }

    @Test("without a token, or a connection, the customer is surely not called")
    func unreachable() async throws {
        let world = World()
        try await world.running { node in
            let record = try await Self.start(node)
            world.platform.setReachable(false)
            let order = TelephonyOrder(act: .dial, attempt: 1, record: record)
            #expect(await world.side.telephony?.take(order) == .unreachable(reason: "not reached"))
            world.platform.setReachable(true)
            world.time.advance(by: .seconds(1))
            world.platform.answer("/token", .json(500, [:]))
            #expect(await world.side.telephony?.take(order) == .unreachable(reason: "no answer"))
        }
    }

    @Test("a time to come is promised")
    func promise() async throws {
        let world = World()
        try await world.running { node in
            var record = try await Self.start(node)
            record.desiredTime = World.start.advanced(by: .seconds(3_600))
            #expect(
                await world.side.telephony?.take(TelephonyOrder(act: .dial, attempt: 1, record: record)) == .accepted)
            let url = try #require(world.platform.calls("promise").first?.url)
            #expect(url.contains("promiseDate=2026-03-02&promiseTime=10%3A01&timeZone=UTC"))
        }
    }

    @Test("hanging up ends the contact; an order for nobody is done")
    func hangUp() async throws {
        let world = World()
        try await world.running { node in
            let record = try await Self.start(node)
            await Self.handOver(node)
            let telephony = try Self.telephony(world)
            let contact = try await Self.contact(of: record, node)
            let taken = try #require(try await node.callbacks.callback(record.id))
            let order = TelephonyOrder(act: .hangUp, attempt: 1, record: taken)
            world.platform.answer("/end", .json(502, [:]))
            #expect(await telephony.take(order) == .inDoubt(reason: "status 502"))
            #expect(await telephony.take(order) == .accepted)
            #expect(world.platform.calls("/contacts/\(contact)/end").count == 2)
            #expect(await telephony.take(TelephonyOrder(act: .hangUp, attempt: 1, record: record)) == .accepted)
            #expect(world.platform.calls("/end").count == 2)
            #expect(await telephony.take(TelephonyOrder(act: .connectAgent, attempt: 1, record: record)) == .accepted)
        }
    }

    @Test("a node that did not order a call follows it")
    func otherNode() async throws {
        let (world, other) = (World(), World())
        try await world.running { node in
            let callback = try await Self.start(node)
            await Self.handOver(node)
            let contact = try await Self.contact(of: callback, node)
            other.platform.state.withLock { $0.callContacts[contact] = ["stateName": "EndContact", "agentId": 5] }
            try await Self.telephony(other).follow(world.port(node))
            #expect(try await node.callbacks.callback(callback.id)?.state == .completed)
        }
    }

    @Test("a look that fails is repeated; nothing is reported twice")
    func followFaults() async throws {
        let world = World()
        try await world.running { node in
            let record = try await Self.start(node)
            await Self.handOver(node)
            let telephony = try Self.telephony(world)
            let contact = try await Self.contact(of: record, node)
            world.platform.state.withLock { $0.callContacts[contact] = ["stateName": "EndContact", "agentId": "5"] }
            world.platform.answer("/contacts/\(contact)", .json(500, [:]))
            for _ in 0..<2 { try await telephony.follow(world.port(node)) }
            #expect(try await node.callbacks.callback(record.id)?.state != .completed)
            world.time.advance(by: EntryPauses.first)
            for _ in 0..<2 { try await telephony.follow(world.port(node)) }
            #expect(try await node.callbacks.callback(record.id)?.state == .completed)
            #expect(world.platform.calls("/contacts/\(contact)").count == 2)
        }
    }

    @Test("a report that others' changes kept from being stored comes again, and no later one before it")
    func busy() async throws {
        let world = World()
        try await world.running { node in
            let record = try await Self.start(node)
            await Self.handOver(node)
            let telephony = try Self.telephony(world)
            let contact = try await Self.contact(of: record, node)
            world.platform.state.withLock { $0.callContacts[contact] = ["stateName": "EndContact", "agentId": 5] }
            // All attempts to store the first report.
            world.store.changeCallbacks(beforeCommits: 5)
            try await telephony.follow(world.port(node))
            #expect(try await node.callbacks.callback(record.id)?.state == .queued)
            try await telephony.follow(world.port(node))
            #expect(try await node.callbacks.callback(record.id)?.reason == .agentConnected)
        }
    }

    @Test("an end that comes again after the chat's callback could not be written ends the callback")
    func endOfCallback() async throws {
        let world = World()
        try await world.running { node in
            let id = try await node.callbacks.start("chat-wait", parameters: ["_customer_number": "+4930123456"])
                .record.id
            let request = NewChatRequest(
                nickname: "Stan", usesComet: false, user: nil, device: nil, message: "Hello", userData: [:])
            let chat = try await node.chats.createChat(service: id, request).head.id
            await world.deliver(node)
            world.store.changeCallbacks(beforeCommits: 5)
            #expect(await world.event(Bodies.status(chat, "closed"), node).status == 503)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            #expect(await world.event(Bodies.status(chat, "closed"), node).status == 200)
            #expect(try await world.store.callback(id)?.state == .completed)
        }
    }

    @Test("a call at which CXone fails holds up no other; several in a row end the look")
    func failing() async throws {
        let world = World()
        try await world.running { node in
            let telephony = try Self.telephony(world)
            /// The contacts of new callbacks, and how CXone tells of them.
            func contacts(_ numbers: ClosedRange<Int>, _ view: JSONValue) async throws -> [String] {
                var contacts: [String] = []
                for number in numbers {
                    let callback = try await Self.start(node, ["_customer_number": "+493012340\(number)"])
                    await Self.handOver(node)
                    contacts.append(try await Self.contact(of: callback, node))
                }
                world.platform.state.withLock { state in for contact in contacts { state.callContacts[contact] = view }
                }
                return contacts
            }
            func open() async throws -> Set<String> {
                Set(try await world.port(node).agents.openCalls(limit: 100).map(\.reference))
            }
            let first = try await contacts(11...15, ["stateName": "EndContact", "agentId": 5])
            world.platform.state.withLock { $0.failing = ["/contacts/\(first[0])"] }
            for _ in 0..<2 { try await telephony.follow(world.port(node)) }
            #expect(try await open() == [first[0]])
            #expect(world.platform.calls("/contacts/\(first[0])").count == 1)

            let second = try await contacts(21...25, [:])
            world.platform.state.withLock { state in
                for contact in second { state.failing.insert("/contacts/\(contact)") }
            }
            await #expect(throws: PlatformFailure.self) { try await telephony.follow(world.port(node)) }
            #expect(second.map { world.platform.calls("/contacts/\($0)").count }.reduce(0, +) == EntryPauses.mostInRow)
        }
    }
}
