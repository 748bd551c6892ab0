import AgentSideConformance
import BeckonJSON
import BeckonNode
import BeckonPlatform
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback
@testable import BeckonGenesysCloud

@Suite struct CallbackTests {
    // MARK: - Values

    @Test("a request is spelled as in the example, but for the scheduled time, which Beckon keeps itself")
    func spelling() throws {
        var example = try #require(try Example.json("genesys-callback-create.request.json")["body"]?.object)
        example["callbackScheduledTime"] = nil
        example["data"] = ["beckon.callback": "cb-000042", "beckon.attempt": "1"]
        let record = Heads.callback("cb-000042", data: ["first_name": "Ana", "last_name": "Costa"])
        let body = CallbackSpelling.request(
            for: TelephonyOrder(act: .dial, attempt: 1, record: record),
            .init(queue: "64c1e2f2-f212-516f-b3c1-93cbb3a08482", countryCode: "PT"))
        var object = try #require(body.object)
        #expect(object["data"]?["first_name"]?.string == "Ana")
        object["data"] = ["beckon.callback": "cb-000042", "beckon.attempt": "1"]
        #expect(object == example)
    }

    @Test("the example of a snapshot is a callback that an agent has taken")
    func snapshot() throws {
        let body = try #require(
            try Example.json("genesys-notification-callback-agent-connected.json")["eventBody"])
        let snapshot = try #require(CallbackSnapshot(body))
        #expect(snapshot.callback == ServiceID("cb-000042"))
        #expect(snapshot.conversation == "8454b399-0d95-5fd2-93d9-6e4e7d130ea4")
        #expect(snapshot.isConnected && !snapshot.isOver && !snapshot.isOffered && snapshot.attempt == 1)
        #expect(
            SnapshotDecision(snapshot, Heads.callback("cb-000042")).reports == [CallbackReport(.connect, attempt: 1)])
        #expect(SnapshotDecision(snapshot, Heads.callback("cb-000042", state: .processing)).reports.isEmpty)
        let over = SnapshotDecision(snapshot, Heads.callback("cb-000042", state: .completed))
        #expect(over.reports.isEmpty && over.disconnects)
    }

    /// A snapshot of a callback.
    private static func body(
        _ callback: String, attempt: Int = 1, customer: String = "connected", because: String? = nil,
        agent: String? = nil, wasConnected: Bool = false, conversation: String = "callback-1"
    ) -> JSONValue {
        var person: JSONObject = [
            "purpose": "customer", "state": .string(customer),
            "attributes": ["beckon.callback": .string(callback), "beckon.attempt": .string("\(attempt)")],
        ]
        if let because { person["disconnectType"] = .string(because) }
        var participants: [JSONValue] = [.object(person), ["purpose": "acd", "state": "connected"]]
        if let agent {
            var leg: JSONObject = ["purpose": "agent", "state": .string(agent)]
            if wasConnected { leg["connectedTime"] = "2026-03-02T09:01:00.000Z" }
            participants.append(.object(leg))
        }
        return ["id": .string(conversation), "participants": .array(participants)]
    }

    @Test("each end of a conversation means what became of the callback")
    func ends() throws {
        let record = Heads.callback("cb")
        func reports(_ body: JSONValue) -> [CallbackReport] {
            CallbackSnapshot(body).map { SnapshotDecision($0, record).reports } ?? []
        }
        #expect(reports(Self.body("cb")) == [])
        #expect(reports(Self.body("cb", agent: "alerting")) == [CallbackReport(.offer)])
        #expect(reports(Self.body("cb", customer: "disconnected", because: "client")) == [CallbackReport(.cancel)])
        #expect(
            reports(Self.body("cb", customer: "disconnected", because: "timeout")) == [
                CallbackReport(.callFailed, attempt: 1)
            ])
        #expect(
            reports(
                Self.body("cb", customer: "disconnected", because: "peer", agent: "disconnected", wasConnected: true))
                == [CallbackReport(.connect, attempt: 1), CallbackReport(.complete)])
        // The snapshot of another call than the present one ends nothing.
        #expect(reports(Self.body("cb", attempt: 2, customer: "disconnected", because: "client")) == [])
        #expect(CallbackSnapshot(["id": "c", "participants": [["purpose": "customer"]]]) == nil)
        #expect(CallbackSnapshot([]) == nil)
    }

    // MARK: - With a node

    private func start(_ world: ChatWorld, _ node: Node) async throws -> ServiceID {
        let id = try await node.callbacks.start(
            "callback", parameters: ["_customer_number": "+351912345678", "first_name": "Ana"]
        ).record.id
        _ = try await node.callbacks.timersDue()
        await carry(node)
        return id
    }

    private func carry(_ node: Node) async {
        for line in node.telephonySenders { await line.runOnce { await node.telephoneAnswered($0, $1) } }
    }

    private func state(_ id: ServiceID, _ world: ChatWorld) async throws -> CallbackState? {
        try await world.store.callback(id)?.state
    }

    @Test("a callback is ordered from the queue, connected by its agent and completed, each once")
    func life() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let id = try await start(world, node)
            let call = try #require(world.genesys.calls.first)
            #expect(call.path == "/api/v2/conversations/callbacks")
            #expect(call.body["queueId"]?.string == "queue-1")
            #expect(call.body["callbackNumbers"] == ["+351912345678"])
            #expect(call.body["callbackUserName"]?.string == "Ana")
            #expect(call.body["data"]?["beckon.callback"]?.string == id.text)
            let applier = world.side.context.callbacks
            for body in [
                Self.body(id.text, agent: "alerting"), Self.body(id.text, agent: "connected"),
                Self.body(id.text, agent: "connected"),
            ] { #expect(try await applier.apply(body, port)) }
            #expect(try await state(id, world) == .processing)
            let end = Self.body(
                id.text, customer: "disconnected", because: "peer", agent: "disconnected", wasConnected: true)
            for _ in 0..<2 { _ = try await applier.apply(end, port) }
            #expect(try await state(id, world) == .completed)
            #expect(try await world.store.callback(id)?.reason == .agentConnected)
            #expect(world.genesys.calls.count == 1)
        }
    }

    @Test("the answer to an order is stored again until the database takes it, so that its call is followed")
    func answerStoredLater() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let id = try await node.callbacks.start("callback", parameters: ["_customer_number": "+351912345678"])
                .record.id
            _ = try await node.callbacks.timersDue()
            var answers: [(order: TelephonyOrder, answer: TelephonyAnswer)] = []
            for line in node.telephonySenders { await line.runOnce { answers.append(($0, $1)) } }
            let (order, answer) = try #require(answers.first)
            world.store.changeCallbacks(beforeCommits: 5)
            async let stored: Void = node.telephoneAnswered(order, answer)
            while world.time.sleeperCount == 0 { await Task.yield() }
            #expect(try await world.store.callback(id)?.openCall == nil)
            world.time.advance(by: Node.answerPause)
            await stored
            #expect(try await world.store.callback(id)?.openCall?.reference != nil)
            #expect(world.genesys.calls.count == 1)
        }
    }

    @Test("what is told again after the chat's callback could not be written brings the callback up to date")
    func chatOfCallback() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let id = try await node.callbacks.start(
                "chat-wait", parameters: ["_customer_number": "+351912345678"]
            ).record.id
            let request = NewChatRequest(
                nickname: "Ana", usesComet: false, user: nil, device: nil, message: "Hello?", userData: [:])
            let chat = try await node.chats.createChat(service: id, request).head.id
            world.store.changeCallbacks(beforeCommits: 5)
            #expect(await world.hear(world.body(chat), port) == 503)
            #expect(try await state(id, world) == .queued)
            #expect(await world.hear(world.body(chat), port) == 200)
            #expect(try await state(id, world) == .processing)
            #expect(try await world.transcript(chat).count { $0 == "Message.Text Kim: Hello" } == 1)
            world.store.changeCallbacks(beforeCommits: 5)
            let end = ConversationEvents(conversation: "conversation-1", customer: chat.text, isEnded: true)
            let applier = world.side.context.conversations
            await #expect(throws: CallbackRefusal.self) { try await applier.apply(end, port) }
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            #expect(try await applier.apply(end, port) == .applied)
            #expect(try await state(id, world) == .completed)
        }
    }

    @Test("a customer who cancels is not called: the conversation ends, also when another node ordered it")
    func cancelled() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let id = try await start(world, node)
            _ = try await node.callbacks.cancel(id)
            await carry(node)
            #expect(world.genesys.calls.last?.method == "PATCH")
            #expect(world.genesys.calls.last?.path == "/api/v2/conversations/callbacks/callback-1")
            let other = ChatWorld()
            #expect(try await other.side.context.callbacks.apply(Self.body(id.text, agent: "alerting"), port))
            #expect(other.genesys.calls.map(\.body) == [["state": "disconnected"]])
        }
    }

    @Test("what happened to a callback while no socket was open is found by asking, also by another node")
    func gap() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let id = try await start(world, node)
            let other = ChatWorld()
            func ask(_ asked: ChatWorld, _ answer: ScriptedGenesys.Answer) async -> Bool {
                asked.genesys.answer { $0.method == "GET" ? answer : nil }
                return await Reconciliation(
                    asked.side.context, MissedMessages(asked.side.context, seen: SeenMessages()), asked.side.context.due
                ).run(port)
            }
            // A role that may not read callbacks is counted, and holds up nothing.
            #expect(await ask(world, .status(403)))
            #expect(world.side.tally.condition.refused["callback-details"] == 1)
            #expect(await ask(world, .status(200, [:], Self.body(id.text, agent: "connected"))))
            #expect(world.genesys.calls.last?.path == "/api/v2/conversations/callbacks/callback-1")
            #expect(try await state(id, world) == .processing)
            // A failure is left to a later look, which gives up when the callback has ended.
            #expect(await ask(other, .status(500)))
            #expect(try await state(id, world) == .processing)
            other.time.advance(by: EntryPauses.first)
            other.genesys.answer { _ in
                .status(
                    200, [:],
                    Self.body(
                        id.text, customer: "disconnected", because: "peer", agent: "disconnected", wasConnected: true))
            }
            var pace = EventIntake.Pace()
            await EventIntake(other.side.context).compareDue(
                &pace, PlatformPort(agents: port.agents, time: other.time))
            #expect(try await state(id, world) == .completed)
            other.genesys.forget()
            #expect(await ask(other, .status(500)))
            #expect(other.genesys.calls.isEmpty)
        }
    }

    @Test("what happened before the reference was stored is found by one look")
    func firstLook() async throws {
        let world = ChatWorld()
        try await world.running { node, port in
            let id = try await start(world, node)
            world.genesys.forget()
            world.genesys.answer {
                $0.method == "GET" ? .status(200, [:], Self.body(id.text, agent: "connected")) : nil
            }
            var pace = EventIntake.Pace()
            let intake = EventIntake(world.side.context)
            await intake.compareDue(&pace, port)
            #expect(world.genesys.calls.isEmpty)
            world.time.advance(by: MissedMessages.grace)
            for _ in 0..<2 { await intake.compareDue(&pace, port) }
            #expect(world.genesys.calls.count == 1)
            #expect(try await state(id, world) == .processing)
        }
    }

    @Test("a node that did not order a call ends it")
    func otherNodeHangsUp() async throws {
        let world = ChatWorld()
        try await world.running { node, _ in
            let id = try await start(world, node)
            let record = try #require(try await world.store.callback(id))
            let other = ChatWorld()
            for attempt in 1...2 {
                let order = TelephonyOrder(act: .hangUp, attempt: attempt, record: record)
                #expect(await other.side.telephony?.take(order) == .accepted)
            }
            #expect(
                other.genesys.calls.map(\.path)
                    == Array(repeating: "/api/v2/conversations/callbacks/callback-1", count: 2))
        }
    }

    @Test("refused, not reached and in doubt are told apart")
    func answers() async throws {
        let world = ChatWorld()
        let telephony = try #require(world.side.telephony)
        let order = TelephonyOrder(act: .dial, attempt: 1, record: Heads.callback("cb"))
        func answer(_ scripted: ScriptedGenesys.Answer) async -> TelephonyAnswer {
            world.genesys.answer { _ in scripted }
            world.time.advance(by: .seconds(3_600))
            return await telephony.take(order)
        }
        #expect(await answer(.status(200)) == .accepted)
        #expect(await answer(.status(400)) == .refused(reason: "status 400"))
        #expect(await answer(.status(429)) == .unreachable(reason: "status 429"))
        #expect(await answer(.status(503)) == .unreachable(reason: "status 503"))
        #expect(await answer(.status(500)) == .inDoubt(reason: "status 500"))
        #expect(await answer(.fault(.noAnswer)) == .inDoubt(reason: "no answer"))
        #expect(await answer(.fault(.notReached)) == .unreachable(reason: "not reached"))
        world.genesys.revokeTokens()
        world.genesys.answerTokens(.fault(.noAnswer))
        world.time.advance(by: .seconds(86_400))
        #expect(await telephony.take(order) == .unreachable(reason: "no answer"))
        #expect(await telephony.take(TelephonyOrder(act: .connectAgent, attempt: 1, record: order.record)) == .accepted)
        #expect(
            await telephony.take(TelephonyOrder(act: .hangUp, attempt: 1, record: Heads.callback("x"))) == .accepted)
    }

    @Test("the waiting time is the first estimate")
    func waiting() async throws {
        let world = ChatWorld()
        world.genesys.answer { _ in .status(200, [:], ["results": [["estimatedWaitTimeSeconds": .number("42.5")]]]) }
        #expect(try await world.side.context.api.waitingTime(inQueue: "q") == .seconds(42))
        #expect(
            world.genesys.calls.last?.path == "/api/v2/routing/queues/q/mediatypes/callback/estimatedwaittime")
        world.genesys.answer { _ in .status(200, [:], ["results": [["estimatedWaitTimeSeconds": .number("-1e400")]]]) }
        #expect(try await world.side.context.api.waitingTime(inQueue: "q") == nil)
    }
}
