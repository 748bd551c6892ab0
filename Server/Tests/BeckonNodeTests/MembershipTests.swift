import Beckon
import Logging
import TestLog
import TestTime
import Testing

@testable import BeckonNode

/// Two nodes on one database, with a clock that the test moves.
@Suite("Membership")
struct MembershipTests {
    /// A node without surfaces.
    private struct Node {
        let chats: ChatService
        let queue: CommitQueue
        let membership: Membership
        let condition = StoreCondition()
        let id: NodeID

        let log = LogLines()

        init(_ name: String, id: String? = nil, knows: Int = 0, store: MemoryStore, time: ManualTime) {
            let registry = ChatRegistry()
            let queue = CommitQueue(store: store, updating: registry)
            let services = ServiceDirectory(ServiceCatalog([ServiceOptions(name: "request-chat", kind: .chat)]))
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let node = NodeID(id ?? name)
            chats = ChatService(
                store: store, queue: queue, registry: registry, services: services, wakes: WakePlane(), time: time,
                ids: SystemIDs(), logger: logger, node: node)
            membership = Membership(
                NodePlace(node: node, name: name, lease: .seconds(30), knows: knows), grace: .seconds(10), chats: chats,
                store: store, queue: queue, time: SteadyTime(time), condition: condition, logger: log.logger)
            self.queue = queue
            self.id = node
        }

        /// A chat whose customer's client this node holds.
        func presentChat() async throws -> ChatID {
            let service = try await chats.createService(name: "request-chat", user: "u", key: nil, userData: [:])
            let request = NewChatRequest(
                nickname: "Stan", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
            let head = try await chats.createChat(service: service.id, request).head
            return try await chats.perform(head.id, .customerPresent(clientID: "c", node: id)).head.id
        }
    }

    private static let crash =
        "the node of this name before this one did not stop by itself; what it acknowledged is kept"

    private func run(
        isShared: Bool = true, knowing: (Int, Int) = (0, 0),
        _ body: (MemoryStore, ManualTime, Node, Node) async throws -> Void
    ) async throws {
        let store = MemoryStore(isShared: isShared)
        let time = ManualTime(now: Timestamp(milliseconds: 1_000_000))
        let a = Node("a", knows: knowing.0, store: store, time: time)
        let b = Node("b", knows: knowing.1, store: store, time: time)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for node in [a, b] { group.addTask { await node.queue.run() } }
            defer { for node in [a, b] { node.queue.close() } }
            try await body(store, time, a, b)
        }
    }

    @Test("a node says what is wrong with its database")
    func condition() async throws {
        try await run { _, _, a, _ in
            _ = try await a.membership.turn()
            a.membership.tellFailures()
            for failure in StoreCondition.Failure.allCases {
                #expect(a.log.matching(failure.advice).isEmpty)
                a.condition.note(failure)
            }
            for _ in 0..<3 { a.membership.tellFailures() }
            for failure in StoreCondition.Failure.allCases {
                #expect(a.log.matching(failure.advice).map(\.level) == [.critical])
            }
        }
        try await run { _, _, a, _ in
            _ = try await a.membership.turn()
            a.condition.note(.full)
            #expect(a.membership.health == .diskFull)
            #expect(a.membership.health.takesClients)
            a.condition.wrote()
            #expect(a.membership.health == .ready)
            a.condition.note(.damaged)
            a.condition.note(.full)
            #expect(a.membership.health == .databaseDamaged)
            #expect(!a.membership.health.takesClients)
        }
    }

    @Test("a node is ready once it has its place, and keeps its lease")
    func keepsLease() async throws {
        try await run { store, time, a, _ in
            #expect(a.membership.health == .starting)
            #expect(try await a.membership.turn().isKept)
            #expect(a.membership.health == .ready)
            let first = try #require(try await store.nodes().first).leaseUntil
            time.advance(by: .seconds(6))
            #expect(try await a.membership.turn().isKept)
            #expect(try await store.nodes().first?.leaseUntil == first.advanced(by: .seconds(6)))
        }
    }

    @Test("a node knows what the programs of all live nodes know, and tells when that changes")
    func lowestKnown() async throws {
        try await run(knowing: (36, 35)) { _, time, a, b in
            #expect(a.membership.lowestKnown == 36)
            _ = try await a.membership.turn()
            #expect(a.membership.lowestKnown == 36)
            _ = try await b.membership.turn()
            #expect(
                b.membership.lowestKnown == 35 && b.log.matching("every node knows what this program knows").isEmpty)
            time.advance(by: .seconds(11))
            _ = try await a.membership.turn()
            #expect(a.membership.lowestKnown == 35)
            let older = a.log.matching("a node of an older program is running; what all nodes have to know waits")
            #expect(older.map(\.metadata) == [["schema": "36", "lowest": "35"]])
            try await b.membership.leave()
            _ = try await a.membership.turn()
            #expect(a.membership.lowestKnown == 36)
            #expect(a.log.matching("every node knows what this program knows").map(\.level) == [.notice])
        }
    }

    @Test("a program that does not say what it knows counts as the oldest; dead nodes do not count")
    func pure() {
        let now = Timestamp(milliseconds: 50)
        func node(_ id: String, until: Int64, knows: Int) -> NodeRecord {
            NodeRecord(id: NodeID(id), name: id, leaseUntil: Timestamp(milliseconds: until), knows: knows)
        }
        #expect([NodeRecord]().lowestKnown(at: now) == nil)
        #expect([node("a", until: 49, knows: 35)].lowestKnown(at: now) == nil)
        let living = [node("a", until: 50, knows: 36), node("b", until: 60, knows: 35), node("c", until: 9, knows: 3)]
        #expect(living.lowestKnown(at: now) == 35)
        #expect((living + [NodeRecord(id: NodeID("d"), name: "d", leaseUntil: now)]).lowestKnown(at: now) == 0)
    }

    @Test("the customers of a node whose lease has ended become away at another node")
    func takesOverTheDead() async throws {
        try await run { store, time, a, b in
            _ = try await a.membership.turn()
            _ = try await b.membership.turn()
            let chat = try await a.presentChat()
            for _ in 0..<29 {
                time.advance(by: .seconds(1))
                _ = try await b.membership.turn()
            }
            #expect(try await store.chat(chat)?.attendance.holder == a.id)
            #expect(try await b.membership.turn().hasTakenOver == false)
            time.advance(by: .seconds(2))
            #expect(try await b.membership.turn().hasTakenOver)
            let told = b.log.matching("chats of a node that has ended are taken over")
            #expect(told.map(\.metadata) == [["node": "a", "chats": "1"]])
            // Its client belongs to no node, and whoever looks first misses it.
            let head = try #require(try await store.chat(chat))
            #expect(head.attendance.holder == nil && head.life.due == time.now)
            _ = try await b.chats.timeReached(chat, .missing(clientID: "c", at: b.id))
            #expect(try await store.chat(chat)?.attendance.presence.isAway == true)
            #expect(try await store.nodes().map(\.id) == [b.id])
            // The dead node was only slow: it is told, and what it holds is no longer its own.
            #expect(try await a.membership.turn().isKept == false)
            #expect(try await a.membership.turn().isKept)
            #expect(try await store.nodes().count == 2)
        }
    }

    @Test("after an outage of the database no node is removed before all had time to renew their leases")
    func outage() async throws {
        try await run { store, time, a, b in
            _ = try await a.membership.turn()
            _ = try await b.membership.turn()
            store.fail(StoreError(.unavailable, "away"))
            time.advance(by: .seconds(40))
            await #expect(throws: StoreError.self) { try await a.membership.turn() }
            #expect(a.membership.health == .databaseUnreachable)
            store.fail(nil)
            #expect(try await a.membership.turn().isKept)
            #expect(try await store.nodes().count == 2)
            time.advance(by: .seconds(9))
            #expect(try await a.membership.turn().isKept)
            #expect(try await b.membership.turn().isKept)
            time.advance(by: .seconds(2))
            #expect(try await a.membership.turn().isKept)
            #expect(try await store.nodes().count == 2)
        }
    }

    @Test("a node under the name of an earlier one takes over at once, with time for its customers to come back")
    func sameName() async throws {
        try await run { store, time, a, _ in
            _ = try await a.membership.turn()
            let chat = try await a.presentChat()
            let again = Node("a", id: "a2", store: store, time: time)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await again.queue.run() }
                _ = try await again.membership.turn()
                let head = try #require(try await store.chat(chat))
                #expect(head.attendance.holder == nil && !head.attendance.presence.isAway)
                #expect(head.life.due == time.now.advanced(by: .seconds(10)))
                #expect(try await store.nodes().map(\.id) == [again.id])
                #expect(again.log.matching(Self.crash).map(\.level) == [.warning])
                again.queue.close()
            }
        }
    }

    @Test("a node that stops lets go of its customers")
    func leaves() async throws {
        try await run { store, time, a, _ in
            _ = try await a.membership.turn()
            let chat = try await a.presentChat()
            a.membership.beginDraining()
            #expect(a.membership.health == .draining)
            try await a.membership.leave()
            #expect(try await store.chat(chat)?.life.due == time.now.advanced(by: .seconds(10)))
            #expect(try await store.nodes().isEmpty)
            let again = Node("a", id: "a2", store: store, time: time)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await again.queue.run() }
                _ = try await again.membership.turn()
                again.queue.close()
            }
            #expect(again.log.matching(Self.crash).isEmpty)
        }
    }

    @Test("on a database of its own a node lets everybody come back who was there at the last stop")
    func aloneAgain() async throws {
        try await run(isShared: false) { store, time, a, b in
            _ = try await a.membership.turn()
            let chat = try await a.presentChat()
            _ = try await b.membership.turn()
            #expect(try await store.chat(chat)?.life.due == time.now.advanced(by: .seconds(10)))
            #expect(try await store.nodes().map(\.id) == [b.id])
        }
    }

    @Test("commits of another node are seen where it matters")
    func seesOthersCommits() async throws {
        try await run { store, time, a, b in
            let chat = try await a.presentChat()
            let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            _ = try await b.chats.receive(AgentEvent(chat: chat, party: agent, action: .joined))
            for text in ["one", "two"] {
                let event = AgentEvent(chat: chat, party: agent, action: .message(text: text, key: text))
                _ = try await b.chats.receive(event)
            }
            // The first node's copy is old, which its decision finds out.
            let outcome = try await a.chats.perform(chat, .customerMessage(text: "three", key: nil))
            #expect(outcome.position == 5)
            #expect(try await a.chats.reader.events(chat, after: 0, limit: 9).events.map(\.position) == Array(1...5))
            _ = try await a.chats.reader.reload(chat)
            #expect(try await a.chats.reader.events(chat, after: 3, limit: 9).events.map(\.position) == [4, 5])
        }
    }

    @Test("of two agents who take a chat at two nodes at once, one has it and the other is told")
    func takenOnce() async throws {
        try await run { store, _, a, b in
            let chat = try await a.presentChat()
            _ = try await b.chats.reader.reload(chat)
            let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            let lee = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
            async let first = a.chats.receive(AgentEvent(chat: chat, party: kim, action: .joined))
            async let second = b.chats.receive(AgentEvent(chat: chat, party: lee, action: .joined))
            var refusals = 0
            do { _ = try await first } catch is ChatRefusal { refusals += 1 }
            do { _ = try await second } catch is ChatRefusal { refusals += 1 }
            #expect(refusals == 1)
            let events = try await store.events(chat, after: 0, limit: 9)
            #expect(events.filter { $0.party == .agent }.map(\.kind) == [.joined])
        }
    }
}
