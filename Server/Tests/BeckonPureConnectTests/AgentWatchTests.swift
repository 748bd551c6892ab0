import Beckon
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Foundation
import ICWSClient
import ICWSViews
import Synchronization
import Testing

@testable import BeckonPureConnect

/// An agent's session: receipts for agents, and the place in line for customers.
@Suite struct AgentWatchTests {
    private struct Stage {
        let world: PureConnectWorld
        let node: Node
        let watch: AgentWatch
        let session: ICWSSession
        let port: PlatformPort
        /// The queue as the session's first poll shows it.
        let queue: QueueState
    }

    /// A world with a chat at the server, and a session that is connected and reads.
    private func running(
        placeWords: String? = nil, _ body: (Stage, ChatID) async throws -> Void
    ) async throws {
        var agent = PureConnectSide.Configuration.Agent(user: "beckon", password: UUID().uuidString)
        agent.placeWords = placeWords
        let world = try await PureConnectWorld(agent: agent)
        try await world.running { node, side in
            let chat = try await world.chat(node)
            for _ in 0..<2 { await world.deliver(node, after: 2) }
            let watch = try #require(side.agents)
            let session = watch.session()
            guard case .connected = try await session.connect(passes: 1) else {
                Issue.record("the session is refused")
                return
            }
            let states = try await watch.watcher(session).states()
            let run = Task { _ = await session.run() }
            defer { run.cancel() }
            let queue = try #require(await states.first { !$0.isStale })
            let port = PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
            try await body(
                Stage(world: world, node: node, watch: watch, session: session, port: port, queue: queue), chat)
            await session.logOff()
        }
        await world.server.close()
    }

    @Test("agents see how far their last message came")
    func receipts() async throws {
        try await running { stage, chat async throws in
            let party = AgentParty(nickname: "Kim", kind: .agent, account: "agent-Kim")
            _ = try await stage.port.agents.tell(chat, by: party, .message(text: "Hello", key: "1"))
            #expect(stage.queue.interactions.count == 1)
            var line = LineMemory()
            await stage.watch.look(stage.queue, &line, stage.session, stage.port)
            #expect(stage.world.server.attributes(ofChat: chat.text)["beckon_receipt"] == "sent")

            let head = try await stage.node.chats.head(chat)
            for (isRead, word) in [(false, "delivered"), (true, "read")] {
                _ = try await CustomerService(chats: stage.node.chats).receive(
                    isRead: isRead, .position(head.lastPushable),
                    conversation: head.conversation, device: nil, of: .chat(head))
                await stage.world.deliver(stage.node, after: 2)
                await stage.watch.look(stage.queue, &line, stage.session, stage.port)
                #expect(stage.world.server.attributes(ofChat: chat.text)["beckon_receipt"] == word)
            }
        }
    }

    @Test("a receipt is written once, and again when it grows")
    func writes() {
        var head = Self.head("A", lastPushable: 3)
        let queue = QueueView(interactions: ["7": ["beckon_chat": "A"]])
        #expect(queue.writes([head]) == [.init(interaction: "7", receipt: .sent)])
        head.side.ledger = AgentLedger()
        head.side.ledger?.told.receipt = ReceiptMark(delivered: 3, read: 2)
        #expect(queue.writes([head]) == [.init(interaction: "7", receipt: .delivered)])
        let known = QueueView(interactions: ["7": ["WebTools_beckon_chat": "A", "beckon_receipt": "delivered"]])
        #expect(known.writes([head]) == [])
        head.side.ledger?.told.receipt = ReceiptMark(delivered: 3, read: 3)
        #expect(known.writes([head]) == [.init(interaction: "7", receipt: .read)])
        #expect(known.writes([Self.head("B", lastPushable: 1), Self.head("A", lastPushable: 0)]) == [])
    }

    @Test("the place counts those who wait and came before")
    func places() {
        let queue = QueueView(interactions: [
            "9": ["beckon_chat": "A", "Eic_State": "C"], "10": ["beckon_chat": "B", "Eic_State": "O"],
            "11": ["Eic_State": "A"], "100": ["beckon_chat": "C", "Eic_State": "O"],
        ])
        #expect(queue.places == ["B": 1, "C": 3])
    }

    @Test("sessions go to each server where the addresses differ in the host alone")
    func addresses() {
        let two = ServerAddress.of(["https://ic1:8019", "https://ic2:8019"])
        #expect(two.address == ServerAddress(template: "https://{host}:8019"))
        #expect(two.hosts == ["ic1", "ic2"])
        let mixed = ServerAddress.of(["https://ic1:8019", "http://ic2:8018"])
        #expect(mixed.address == ServerAddress(template: "https://ic1:8019"))
        #expect(mixed.hosts == ["ic1"])
    }

    @Test("a customer who waits reads each place once, also when the session began anew")
    func placeTold() async throws {
        try await running(placeWords: "You are number {place} in line.") { stage, chat async throws in
            for _ in 0..<2 {
                var line = LineMemory()
                for _ in 0..<2 { await stage.watch.look(stage.queue, &line, stage.session, stage.port) }
            }
            let notices = try await stage.world.transcript(chat).filter { $0.hasPrefix("Notice.Custom") }
            #expect(notices == ["Notice.Custom Agent: You are number 1 in line."])
        }
    }

    @Test("a place that could not be told, because the chats could not be read, is told at the next look")
    func placeUnread() async throws {
        try await running(placeWords: "You are number {place} in line.") { stage, chat async throws in
            var line = LineMemory()
            stage.world.store.fail(StoreError(.unavailable, "down"))
            await stage.watch.look(stage.queue, &line, stage.session, stage.port)
            stage.world.store.fail(nil)
            await stage.watch.look(stage.queue, &line, stage.session, stage.port)
            let notices = try await stage.world.transcript(chat).filter { $0.hasPrefix("Notice.Custom") }
            #expect(notices == ["Notice.Custom Agent: You are number 1 in line."])
        }
    }

    @Test("a place is told when a step of the line is reached, and the wait when it is known")
    func steps() {
        let start = Timestamp(milliseconds: 1_700_000_000_000)
        var line = LineMemory()
        /// The queue with interactions that an agent has, and those that wait, the last of them a chat.
        func queue(_ taken: Range<Int>, _ waiting: Range<Int>) -> QueueView {
            var all: [String: [String: String]] = [:]
            for number in taken { all["\(number)"] = ["Eic_State": "C"] }
            for number in waiting { all["\(number)"] = ["Eic_State": "O"] }
            all["\(waiting.upperBound - 1)", default: [:]]["beckon_chat"] = "A"
            return QueueView(interactions: all)
        }
        var told: [LineMemory.News] = []
        for taken in 0..<12 {
            let now = start.advanced(by: .seconds(Int64(60 * taken)))
            let view = queue(100..<(100 + taken), (100 + taken)..<112)
            line.note(view, now: now)
            told += line.news(view.places, now: now).values
        }
        #expect(told.map(\.place) == [12, 10, 5, 3, 2, 1])
        #expect(told.map(\.step) == [20, 10, 5, 3, 2, 1])
        // One a minute.
        #expect(told.map { $0.wait.map { $0.count / 60_000 } } == [nil, nil, 5, 3, 2, 1])
    }

    @Test("customers who gave up count as waiting, not as taken")
    func gaveUp() {
        let start = Timestamp(milliseconds: 1_700_000_000_000)
        var line = LineMemory()
        var all: [String: [String: String]] = [:]
        for number in 1...9 { all["\(number)"] = ["Eic_State": "O", "beckon_chat": "\(number)"] }
        line.note(QueueView(interactions: all), now: start)
        let now = start.advanced(by: .seconds(60))
        line.note(QueueView(interactions: all.filter { $0.key > "4" }), now: now)
        #expect(line.news(["9": 5], now: now)["9"] == .init(place: 5, step: 5, wait: nil))
        line.forget("9")
        #expect(line.news(["9": 5], now: now)["9"]?.place == 5)
        #expect(line.news(["9": 5], now: now).isEmpty)
    }

    @Test("words have the place, and minutes where the wait is known")
    func words() {
        var agent = PureConnectSide.Configuration.Agent(user: "a", password: "b")
        #expect(agent.words(of: .init(place: 3, step: 3, wait: nil)) == nil)
        agent.placeWords = "Number {place}."
        #expect(agent.words(of: .init(place: 3, step: 3, wait: .seconds(61))) == "Number 3.")
        agent.waitWords = "Number {place}, {minutes} min."
        #expect(agent.words(of: .init(place: 3, step: 3, wait: .seconds(61))) == "Number 3, 2 min.")
        #expect(agent.words(of: .init(place: 3, step: 3, wait: .zero)) == "Number 3, 1 min.")
        #expect(agent.words(of: .init(place: 3, step: 3, wait: Milliseconds(.max))) == "Number 3, 9999 min.")
    }

    @Test("a check says whether the user may begin a session and see the queue")
    func finding() async throws {
        try await running { stage, _ async throws in
            let fine = PlatformFinding(.fine, "agent", "The user of agent may watch the queue Support.")
            #expect(await stage.watch.finding() == fine)
            stage.world.wire.faults.withLock { $0 = [(path: "/messaging/subscriptions", fault: .status(403))] }
            #expect(await stage.watch.finding().level == .warning)
            stage.world.wire.faults.withLock { $0 = [(path: "/icws/connection", fault: .status(400))] }
            #expect(await stage.watch.finding().level == .warning)
            #expect(await stage.world.side().findings().last == fine)
        }
    }

    private static func head(_ id: String, lastPushable: Int) -> ChatHead {
        let now = Timestamp(milliseconds: 1_700_000_000_000)
        var head = ChatHead(
            ChatID(id), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Ana"), attendance: ChatAttendance(.polling),
            side: ChatAgentSide(.pureConnect), version: 1)
        head.lastPushable = lastPushable
        return head
    }
}
