import BayeuxServer
import Beckon
import BeckonJSON
import Synchronization
import TestTime
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Several nodes on one database, with a wake plane and a clock that the test moves.
private struct SimulatedCluster {
    /// Keeps one node's wakes until the test hands them to the others.
    final class Post: WakeCarrier {
        private let waiting = Mutex<[Wake]>([])

        func send(_ wakes: [Wake]) { waiting.withLock { $0 += wakes } }
        func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async {}

        func take() -> [Wake] {
            waiting.withLock { wakes in
                defer { wakes = [] }
                return wakes
            }
        }
    }

    let nodes: [SimulatedNode]
    /// The database of all of them.
    let store: MemoryStore
    private let posts: [Post]

    init(_ count: Int = 2, _ change: @escaping @Sendable (inout Settings) -> Void = { _ in }) {
        let (store, time) = (MemoryStore(isShared: true), ManualTime())
        self.store = store
        let posts = (0..<count).map { _ in Post() }
        self.posts = posts
        nodes = posts.enumerated().map { index, post in
            SimulatedNode(store: store, time: time, carrier: post) {
                change(&$0)
                $0.node.name = "node \(index)"
            }
        }
    }

    func run(_ body: (SimulatedNode, SimulatedNode) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for node in nodes {
                group.addTask { await node.core.queue.run() }
                group.addTask { await node.core.hub.run() }
            }
            for node in nodes { _ = try await node.core.membership.turn() }
            try await body(nodes[0], nodes[1])
            group.cancelAll()
        }
    }

    /// Hands every wake to the other nodes.
    func exchangeWakes() async throws {
        for (index, post) in posts.enumerated() {
            let wakes = post.take()
            for other in nodes.indices where other != index { try await nodes[other].core.follower.follow(wakes) }
        }
    }

    /// Loses every wake; each node looks for itself.
    func lookAround() async throws {
        for post in posts { _ = post.take() }
        for node in nodes { try await node.core.follower.lookAtEverything() }
    }
}

@Suite("Journeys across nodes")
struct ClusterJourneyTests {
    private func texts(_ answer: [JSONValue]) -> [String] {
        answer.flatMap { $0["data"]?["message"]?["transcriptToShow"]?.array ?? [] }.compactMap { $0[2]?.string }
    }

    private func isConnected(_ answer: [JSONValue]) -> Bool { answer.last?["successful"] == true }

    @Test("a client of chat version 2 may send every message to another node, from its handshake on")
    func versionTwo() async throws {
        var settings = Settings()
        settings.services = [ServiceOptions(name: "support", kind: .chat)]
        let all = settings
        let cluster = SimulatedCluster { $0 = all }
        try await cluster.run { first, second in
            let browsers = [GMSBrowser(first, all), GMSBrowser(second, all)]
            let client = V2CometClient(first)
            client.nodes = browsers.map(\.node)
            try await client.shakeHands()
            try await client.publish("requestChat", ["nickname": "Ada"])
            for number in 0..<4 {
                try await client.publish("sendMessage", ["message": .string("Hello \(number)")])
                try await cluster.exchangeWakes()
            }
            for _ in 0..<4 { try await client.connect() }
            #expect(client.texts == (0..<4).map { "Hello \($0)" })
            try await client.leave()
        }
    }

    @Test("the good-bye of a client that has named nobody removes its row, at whichever node it arrives")
    func nobody() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { first, second in
            for end in [first, second] {
                let client = V2CometClient(first)
                let answer = try await client.send(["channel": "/meta/handshake", "version": "1.0"])
                let clientID = try #require(answer?["clientId"]?.string)
                #expect(try await cluster.store.client(clientID)?.scope == .nothing)
                client.nodes = [end]
                let end = try await client.send(["channel": "/meta/disconnect", "clientId": .string(clientID)])
                #expect(end?["successful"] == true)
                #expect(try await cluster.store.client(clientID) == nil)
            }
        }
    }

    /// Hands the wakes of a chat in again whenever they were taken out.
    private struct Echo: WakeObserver {
        let node: SimulatedNode
        let chat: ChatID

        func woken(by wakes: [Wake]) {
            if wakes.contains(.work) { node.core.follower.receive(.wakes([.work, .chat(chat)])) }
        }
    }

    @Test("a wake that fails again and again does not put off the look at everything", .timeLimit(.minutes(20)))
    func failingWake() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let desk = there.core.feed.subscribe(signIn: "agent")
            var chats: [ChatID] = []
            for user in ["Ada", "Stan"] {
                let service = try await here.core.chats.createService(
                    name: "request-chat", user: user, key: nil, userData: [:])
                let request = NewChatRequest(
                    nickname: user, usesComet: false, user: user, device: nil, message: nil, userData: [:])
                let chat = try await here.core.chats.createChat(service: service.id, request).head.id
                _ = try await there.core.chats.reader.reload(chat)
                chats.append(chat)
            }
            let (broken, other) = (chats[0], chats[1])
            cluster.store.damage(broken)
            there.core.wakes.add(Echo(node: there, chat: broken))
            try await here.agentSays("Hello.", in: other)
            let position = here.core.chats.registry.withLock { $0.committedHead(other)?.lastPosition }
            let registry = there.core.chats.registry
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await there.core.follower.run() }
                there.core.follower.receive(.wakes([.work, .chat(broken)]))
                there.time.advance(by: .seconds(1))
                while registry.withLock({ $0.committedHead(other)?.lastPosition }) != position, !Task.isCancelled {
                    await Task.yield()
                }
                group.cancelAll()
            }
            #expect(registry.withLock { $0.committedHead(other)?.lastPosition } == position)
            _ = desk
        }
    }

    @Test("a chat that cannot be read keeps a node from following no other one")
    func unreadable() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let desk = there.core.feed.subscribe(signIn: "agent")
            var chats: [ChatID] = []
            for user in 0..<20 {
                let service = try await here.core.chats.createService(
                    name: "request-chat", user: "user \(user)", key: nil, userData: [:])
                let request = NewChatRequest(
                    nickname: "Stan", usesComet: false, user: "user \(user)", device: nil, message: nil, userData: [:])
                let chat = try await here.core.chats.createChat(service: service.id, request).head.id
                _ = try await there.core.chats.reader.reload(chat)
                chats.append(chat)
            }
            for chat in chats { try await here.agentSays("Hello.", in: chat) }
            for chat in chats.prefix(5) { cluster.store.damage(chat) }
            await #expect(throws: StoreError.self) { try await there.core.follower.lookAtEverything() }
            for chat in chats.dropFirst(5) {
                let position = here.core.chats.registry.withLock { $0.committedHead(chat)?.lastPosition }
                #expect(there.core.chats.registry.withLock { $0.committedHead(chat)?.lastPosition } == position)
            }
            _ = desk
        }
    }

    @Test("what is said at one node reaches the client at another, by wakes or by looking", arguments: [true, false])
    func delivers(byWakes: Bool) async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (clientID, events) = try await there.arrive()
            #expect(texts(events) == ["has joined the session"])
            try await here.agentSays("Hello from the other node.", in: chat)
            if byWakes { try await cluster.exchangeWakes() } else { try await cluster.lookAround() }
            let told = texts(try await there.connect(clientID))
            #expect(told == ["has joined the session", "Hello from the other node."])
        }
    }

    /// Remembers which chats it heard of.
    private final class Listener: WakeObserver {
        private let heard = Mutex<Set<ChatID>>([])

        func woken(by wakes: [Wake]) {
            for case .chat(let chat) in wakes { heard.withLock { _ = $0.insert(chat) } }
        }

        func take() -> Set<ChatID> {
            heard.withLock { heard in
                defer { heard = [] }
                return heard
            }
        }
    }

    @Test("what a node learned of in passing, without a wake, it still tells those who wait for it")
    func learnedInPassing() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            _ = try await there.arrive()
            let listener = Listener()
            there.core.wakes.add(listener)
            try await cluster.lookAround()
            _ = listener.take()
            try await cluster.lookAround()
            #expect(listener.take().isEmpty)
            try await here.agentSays("Hello from the other node.", in: chat)
            _ = try await there.core.chats.reader.reload(chat)
            try await cluster.lookAround()
            #expect(listener.take() == [chat])
        }
    }

    @Test("a chat that begins at one node comes to the client that waits at another", arguments: [true, false])
    func begins(byWakes: Bool) async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (clientID, _) = try await there.arrive()
            _ = try await here.startChat()
            if byWakes { try await cluster.exchangeWakes() } else { try await cluster.lookAround() }
            #expect(texts(try await there.connect(clientID)) == ["has joined the session"])
        }
    }

    @Test("a client goes on at any node with its id; no event is lost, each comes twice at most")
    func takesOver() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (clientID, _) = try await here.arrive()
            var seen: [String] = []
            for round in 0..<8 {
                try await here.agentSays("line \(round)", in: chat)
                let node = round % 2 == 0 ? there : here
                let answer = try await node.connect(clientID)
                #expect(isConnected(answer))
                seen += texts(answer)
                #expect(
                    try await node.eventually {
                        let head = try await node.head(chat)
                        return head?.attendance.sent == head?.lastPosition
                    })
                try await cluster.exchangeWakes()
            }
            for round in 0..<8 {
                let count = seen.count { $0 == "line \(round)" }
                #expect((1...2).contains(count))
            }
            #expect(here.core.hub.sessions.holds(clientID))
            #expect(!there.core.hub.sessions.holds(clientID))
        }
    }

    @Test("a client that moves to another node is not missed by the node that it left")
    func isNotMissed() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (clientID, _) = try await here.arrive()
            // The wakes are lost: the node it left learns nothing.
            for _ in 0..<15 {
                #expect(isConnected(try await there.connect(clientID)))
                try await here.pass(seconds: 1)
            }
            #expect(try await here.head(chat)?.attendance.presence == .present(clientID: clientID))
            #expect(!here.core.hub.sessions.holds(clientID))
        }
    }

    @Test("the clients of a dead node go on, and who does not come back is away and gets the push")
    func deadNode() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { dead, alive in
            let (_, chat) = try await dead.startChat()
            let (clientID, _) = try await dead.arrive()
            // From here on nobody asks the first node anything.
            try await alive.agentSays("Are you there?", in: chat)
            for _ in 0..<40 {
                try await alive.pass(seconds: 1)
                _ = try await alive.core.membership.turn()
            }
            #expect(try await alive.head(chat)?.attendance.presence.isAway == true)
            try await alive.pass(seconds: 91)
            #expect(alive.recorder.pushes.count == 1)
            let answer = try await alive.connect(clientID)
            #expect(isConnected(answer))
            #expect(texts(answer).last == "Are you there?")
        }
    }

    @Test("a good-bye at another node is believed, and the node that held the client stays quiet")
    func farewellElsewhere() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (clientID, _) = try await here.arrive()
            _ = try await there.comet([
                ["channel": "/meta/disconnect", "clientId": .string(clientID), "ext": ["transcriptPosition": "1"]]
            ])
            try await cluster.exchangeWakes()
            let head = try #require(try await here.head(chat))
            #expect(head.attendance.presence.isAway && head.attendance.cursor == 1)
            #expect(!here.core.hub.sessions.holds(clientID))
            try await here.pass(seconds: 15)
            #expect(try await here.head(chat)?.attendance.presence.isAway == true)
        }
    }

    @Test("a good-bye at another node, where another client of the customer is, leaves the customer there")
    func farewellBesideAnother() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (tablet, _) = try await there.arrive()
            let (phone, _) = try await here.arrive()
            #expect(try await here.head(chat)?.attendance.presence == .present(clientID: phone))
            _ = try await there.comet([["channel": "/meta/disconnect", "clientId": .string(phone)]])
            #expect(try await there.head(chat)?.attendance.presence == .present(clientID: tablet))
            try await cluster.exchangeWakes()
            try await here.pass(seconds: 25)
            #expect(try await there.head(chat)?.attendance.presence == .present(clientID: tablet))
        }
    }

    @Test("a node with an old session of a client that said good-bye elsewhere lets it go, whatever row it finds")
    func staleSession() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (clientID, _) = try await here.arrive()
            let row = try #require(try await here.core.store.client(clientID))
            _ = try await there.comet([["channel": "/meta/disconnect", "clientId": .string(clientID)]])
            #expect(try await here.core.store.client(clientID) == nil)
            // As a resume at a third node that crossed the good-bye might leave it.
            _ = try await there.core.queue.commit(Commit([.putClient(row)]))
            let version = try await there.head(chat)?.version
            try await cluster.exchangeWakes()
            try await here.core.presence.housekeep()
            #expect(try await here.head(chat)?.attendance.presence.isAway == true)
            #expect(try await here.head(chat)?.version == version)
            #expect(!here.core.hub.sessions.holds(clientID))
            #expect(!isConnected(try await there.connect(clientID)))
        }
    }

    @Test("a session of an earlier visit, whose good-bye went elsewhere, brings nobody back when a later one is missed")
    func earlierVisit() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, chat) = try await here.startChat()
            let (first, _) = try await here.arrive()
            _ = try await there.comet([["channel": "/meta/disconnect", "clientId": .string(first)]])
            let (second, _) = try await here.arrive()
            _ = try await there.comet([["channel": "/meta/disconnect", "clientId": .string(second)]])
            try await there.agentSays("Are you there?", in: chat)
            // The wakes are lost, and what a balancer held of the first visit ends long after the second visit did.
            for round in 0..<110 {
                if round < 15 { _ = try await here.connect(first) }
                try await here.pass(seconds: 1)
                for _ in 0..<100 { await Task.yield() }
                #expect(try await here.head(chat)?.attendance.presence.isAway == true)
            }
            #expect(!here.core.hub.sessions.holds(first) && !here.core.hub.sessions.holds(second))
            #expect(here.recorder.pushes.count + there.recorder.pushes.count == 1)
        }
    }

    @Test("a good-bye that reached one chat of two is no reason to forget the other: its customer is missed there")
    func halfFarewell() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (_, one) = try await here.startChat()
            let (_, other) = try await here.startChat()
            let (clientID, _) = try await here.arrive()
            try await here.poll(clientID, seconds: 25)
            // As another node leaves it that dies between the two.
            _ = try await there.core.chats.perform(one, .customerAway(position: nil, .goodBye(clientID: clientID))) {
                _, _ in [.removeClient(clientID: clientID)]
            }
            try await cluster.exchangeWakes()
            #expect(!here.core.hub.sessions.holds(clientID))
            #expect(try await here.head(other)?.attendance.presence == .present(clientID: clientID))
            try await here.pass(seconds: 25)
            #expect(try await here.head(other)?.attendance.presence.isAway == true)
        }
    }

    @Test("who stays when another client of the customer leaves reads all chats with which it counts as there")
    func staysWithAll() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (first, _) = try await here.arrive()
            let (second, _) = try await there.arrive()
            let (_, chat) = try await here.startChat()
            try await cluster.exchangeWakes()
            #expect(try await here.head(chat)?.attendance.presence == .present(clientID: first))
            _ = try await there.core.chats.reader.reload(chat)
            _ = try await here.comet([["channel": "/meta/disconnect", "clientId": .string(first)]])
            try await cluster.exchangeWakes()
            #expect(try await there.head(chat)?.attendance.presence == .present(clientID: second))
            try await here.agentSays("Are you there?", in: chat)
            try await cluster.exchangeWakes()
            #expect(texts(try await there.connect(second)).last == "Are you there?")
        }
    }

    @Test("a client that a new chat came to reads the customer's other chats too, with which it counts as there now")
    func newChatTakesAll() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            _ = try await here.arrive()
            let (second, _) = try await there.arrive()
            let (_, earlier) = try await here.startChat()
            let (_, later) = try await there.startChat()
            try await here.agentSays("In the earlier chat.", in: earlier)
            try await here.agentSays("In the later chat.", in: later)
            try await cluster.exchangeWakes()
            var told = texts(try await there.connect(second))
            told += texts(try await there.connect(second))
            #expect(told.contains("In the earlier chat.") && told.contains("In the later chat."))
        }
    }

    @Test("after a node lost its lease, its clients come back by their stored rows")
    func takenForDead() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { slow, other in
            let (_, chat) = try await slow.startChat()
            let (clientID, _) = try await slow.arrive()
            for _ in 0..<32 {
                slow.time.advance(by: .seconds(1))
                _ = try await other.core.membership.turn()
            }
            #expect(try await slow.core.membership.turn().isKept == false)
            await slow.core.presence.leaseLost()
            #expect(!slow.core.hub.sessions.holds(clientID))
            #expect(isConnected(try await slow.connect(clientID)))
            #expect(try await slow.head(chat)?.attendance.presence == .present(clientID: clientID))
        }
    }

    @Test(
        "a client that acknowledges and changes nodes with every poll gets each event twice at most, and none is lost")
    func acknowledgesAcrossNodes() async throws {
        let cluster = SimulatedCluster()
        try await cluster.run { here, there in
            let (clientID, _) = try await here.arrive(ext: ["ack": true])
            let (_, chat) = try await here.startChat()
            var ext: JSONValue = ["ack": 0]
            func poll(_ node: SimulatedNode) async throws -> [String] {
                let answer = try await node.connect(clientID, ext: ext)
                ext = ["ack": try #require(answer.last?["ext"]?["ack"])]
                try await cluster.lookAround()
                return texts(answer)
            }
            _ = try await poll(here)
            try await here.agentSays("told", in: chat)
            var told: [String] = []
            for turn in 0..<6 { told += try await poll(turn.isMultiple(of: 2) ? here : there) }
            #expect((1...2).contains(told.count { $0 == "told" }))
            try await there.agentSays("lost", in: chat)
            // Two answers of two nodes get lost, one after the other.
            for node in [here, there] {
                #expect(texts(try await node.connect(clientID, ext: ext)).contains("lost"))
                try await cluster.lookAround()
            }
            #expect(try await poll(here).contains("lost"))
        }
    }
}
