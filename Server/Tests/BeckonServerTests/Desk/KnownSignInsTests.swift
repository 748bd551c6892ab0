import Beckon
import BeckonStoreSQLite
import Foundation
import Logging
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

#if POSTGRESQL
    import PostgreSQLTestServer
#endif

@Suite("Remembered sign-ins at the desk", .timeLimit(.minutes(20))) struct KnownSignInsTests {
    private static let password = "correct horse"
    private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// What signs in to a node, and remembers.
    private func desk(_ node: SimulatedNode) -> DeskSignIn {
        DeskSignIn(
            store: node.store, queue: node.core.queue, secret: "secret", cost: .small, time: node.time,
            ids: SystemIDs(), wakes: node.core.wakes)
    }

    private func accounts(_ node: SimulatedNode) -> DeskAccounts {
        DeskAccounts(node.store, queue: node.core.queue, cost: .small)
    }

    private func signIn(_ desk: DeskSignIn, _ user: String = "ada") async throws -> String {
        try await desk.signIn(user: user, password: Self.password, from: "1", marks: []).session
    }

    private func isSignedIn(_ token: String, at desk: DeskSignIn) async throws -> Bool {
        do {
            _ = try await desk.account(token: token)
            return true
        } catch DeskFault.notSignedIn {
            return false
        }
    }

    private func run(_ body: (SimulatedNode, DeskSignIn, DeskAccounts) async throws -> Void) async throws {
        let node = SimulatedNode()
        try await node.run {
            let accounts = accounts(node)
            try await accounts.add("ada", nickname: "Ada", role: .agent, password: Self.password)
            try await body(node, desk(node), accounts)
        }
    }

    @Test("what tells of changes and those who remember sign-ins go when nobody uses them")
    func lifetime() {
        weak var wakes: WakePlane?
        weak var known: KnownSignIns?
        do {
            let plane = WakePlane()
            let signIns = KnownSignIns(store: MemoryStore(), wakes: plane, time: ManualTime())
            (wakes, known) = (plane, signIns)
        }
        #expect(wakes == nil && known == nil)
    }

    @Test("a request of a known sign-in does not read the database, until it is read again")
    func remembered() async throws {
        try await run { node, desk, _ in
            let token = try await signIn(desk)
            #expect(try await isSignedIn(token, at: desk))
            // Behind the node's back: only a read can find it.
            _ = try await node.store.commit([Commit([.removeAccount("ada")])])
            #expect(try await isSignedIn(token, at: desk))
            node.time.advance(by: SignInMemory.longestAge)
            #expect(try await !isSignedIn(token, at: desk))
        }
    }

    @Test("what ends a sign-in on its own node ends it before the change returns")
    func sameNode() async throws {
        try await run { _, desk, accounts in
            let (first, second) = (try await signIn(desk), try await signIn(desk))
            for token in [first, second] { #expect(try await isSignedIn(token, at: desk)) }
            try await desk.signOut(token: first)
            #expect(try await !isSignedIn(first, at: desk))
            #expect(try await isSignedIn(second, at: desk))
            try await accounts.set("ada", role: .supervisor, services: ["sales"])
            let account = try await desk.account(token: second)
            #expect(account.role == .supervisor && account.services == ["sales"])
            try await accounts.setPassword("another horse", of: "ada")
            #expect(try await !isSignedIn(second, at: desk))
            let third = try await desk.signIn(user: "ada", password: "another horse", from: "1", marks: []).session
            #expect(try await isSignedIn(third, at: desk))
            try await accounts.remove("ada")
            #expect(try await !isSignedIn(third, at: desk))
        }
    }

    @Test("one sign-in too many ends the oldest of its account at once")
    func oldest() async throws {
        try await run { node, desk, _ in
            let oldest = try await signIn(desk)
            #expect(try await isSignedIn(oldest, at: desk))
            for _ in 0..<DeskSession.perAccount {
                #expect(try await isSignedIn(oldest, at: desk))
                node.time.advance(by: .seconds(1))
                _ = try await signIn(desk)
            }
            #expect(try await !isSignedIn(oldest, at: desk))
        }
    }

    @Test("a sign-in that is used lives on, one that is not used ends, as without a memory")
    func idle() async throws {
        try await run { node, desk, _ in
            let (busy, idle) = (try await signIn(desk), try await signIn(desk))
            for token in [busy, idle] { #expect(try await isSignedIn(token, at: desk)) }
            for _ in 0..<31 {
                node.time.advance(by: .seconds(60))
                #expect(try await isSignedIn(busy, at: desk))
            }
            #expect(try await !isSignedIn(idle, at: desk))
        }
    }

    @Test("while a database of several nodes cannot say that wakes arrive, each request reads it")
    func deaf() async throws {
        let node = SimulatedNode(store: MemoryStore(isShared: true))
        try await node.run {
            try await accounts(node).add("ada", nickname: "Ada", role: .agent, password: Self.password)
            let desk = desk(node)
            let token = try await signIn(desk)
            #expect(try await isSignedIn(token, at: desk))
            _ = try await node.store.commit([Commit([.removeAccount("ada")])])
            #expect(try await !isSignedIn(token, at: desk))
        }
    }

    /// A carrier between nodes whose wakes the test hands over.
    private struct HearingCarrier: WakeCarrier {
        func send(_ wakes: [Wake]) {}
        func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async {}
        var silence: Milliseconds? { .zero }
    }

    @Test(
        "a wake of another node ends it, and so does a time in which wakes may have been lost",
        arguments: [CarriedWakes.wakes([.push, .account("ada")]), .everything])
    func otherNode(heard: CarriedWakes) async throws {
        let node = SimulatedNode(store: MemoryStore(isShared: true), carrier: HearingCarrier())
        try await node.run {
            try await accounts(node).add("ada", nickname: "Ada", role: .agent, password: Self.password)
            let desk = desk(node)
            let token = try await signIn(desk)
            #expect(try await isSignedIn(token, at: desk))
            _ = try await node.store.commit([Commit([.removeAccount("ada")])])
            node.core.follower.receive(.wakes([.push, .account("bob")]))
            #expect(try await isSignedIn(token, at: desk))
            node.core.follower.receive(heard)
            #expect(try await !isSignedIn(token, at: desk))
        }
    }

    @Test("what another process changes in an SQLite file holds a second later, and nothing of it is missed")
    func otherProcess() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try await SQLiteStore.open(directory: folder)
        let node = SimulatedNode(store: store)
        try await node.run {
            try await accounts(node).add("ada", nickname: "Ada", role: .agent, password: Self.password)
            let desk = desk(node)
            let token = try await signIn(desk)
            #expect(try await isSignedIn(token, at: desk))
            try await Self.beside(folder) { try await $0.set("ada", role: .admin, services: nil) }
            node.time.advance(by: SignInMemory.longestUnseen)
            #expect(try await desk.account(token: token).role == .admin)
            try await Self.beside(folder) { try await $0.remove("ada") }
            node.time.advance(by: SignInMemory.longestUnseen)
            #expect(try await !isSignedIn(token, at: desk))
        }
        try await store.close()
    }

    /// Does what `beckon user` does, on a connection of its own.
    private static func beside(_ folder: String, _ body: (DeskAccounts) async throws -> Void) async throws {
        let store = try await SQLiteStore.openBeside(directory: folder)
        try await body(DeskAccounts(store, cost: .small))
        try await store.close()
    }

    #if POSTGRESQL
        @Test(
            "of nodes on one PostgreSQL each hears what another one or a command changes",
            .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed: apt-get install postgresql"))
        func postgreSQL() async throws {
            let server = try PostgreSQLServer.shared.get()
            let name = try server.createDatabase()
            var settings = Settings()
            settings.database = server.url(name)
            let databases = [
                try await SharedDatabase.open(settings, logger: Self.logger),
                try await SharedDatabase.open(settings, logger: Self.logger),
            ]
            let nodes = databases.map { SimulatedNode(store: $0.store, carrier: $0.carrier) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for node in nodes {
                    group.addTask { await node.core.queue.run() }
                    group.addTask { await node.core.follower.run() }
                }
                let (desks, accounts) = (nodes.map(desk), accounts(nodes[0]))
                for user in ["ada", "bob"] {
                    try await accounts.add(user, nickname: user, role: .agent, password: Self.password)
                }
                let (ada, bob) = (try await signIn(desks[0]), try await signIn(desks[1], "bob"))
                for desk in desks { for token in [ada, bob] { #expect(try await isSignedIn(token, at: desk)) } }
                try await accounts.remove("ada")
                #expect(try await !isSignedIn(ada, at: desks[0]))
                // The other node's clock stands still, so only the wake can end it there.
                while try await isSignedIn(ada, at: desks[1]) { await Task.yield() }
                #expect(try await isSignedIn(bob, at: desks[1]))
                let command = try await SharedDatabase.openBeside(settings, logger: Self.logger)
                try await DeskAccounts(command.store, cost: .small).remove("bob")
                try await command.close()
                for desk in desks { while try await isSignedIn(bob, at: desk) { await Task.yield() } }
                group.cancelAll()
            }
            for database in databases { try await database.close() }
            try server.dropDatabase(name)
        }
    #endif
}
