import Beckon
import BeckonStorePostgreSQL
import Foundation
import PostgreSQLTestServer
import StoreConformance
import Testing

@Suite("Faults between the store and PostgreSQL", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLFaultTests {
    private static let put = Change.putSetting(name: "a", value: "b")

    @Test("a commit whose answer is lost is settled by its transaction, not guessed", arguments: [true, false])
    func committed(isCut: Bool) async throws {
        try await Self.withProxy { proxy, store in
            proxy.arm(isCut ? .cutAfterCommit : .loseAnswer)
            let result = try await Self.untilStruck(proxy) { try await store.commit(Self.put) }
            #expect(result == .committed)
            #expect(try await store.setting("a") == "b")
        }
    }

    @Test("a commit that the server never saw is surely not there", arguments: [true, false])
    func notCommitted(isCut: Bool) async throws {
        try await Self.withProxy { proxy, store in
            proxy.arm(isCut ? .cutBeforeCommit : .loseCommit)
            let error = await #expect(throws: StoreError.self) {
                try await Self.untilStruck(proxy) { try await store.commit(Self.put) }
            }
            #expect(error?.code == .unavailable)
            let standing = try await store.setting("a")
            #expect(standing == nil)
            // The lost transaction holds no lock that the next one would wait for.
            #expect(try await store.commit(Self.put) == .committed)
        }
    }

    @Test("a server that stalls costs no more than the limit, and is used again when it goes on")
    func stall() async throws {
        try await Self.withProxy { proxy, store in
            try await store.commit(Self.put)
            #expect(try await store.setting("a") == "b")
            proxy.arm(.stall)
            let reading = await #expect(throws: StoreError.self) { try await store.setting("a") }
            #expect(reading?.code == .unavailable)
            let claiming = await #expect(throws: StoreError.self) { try await store.claim() }
            #expect(claiming?.code == .unavailable)
            proxy.heal()
            let standing = try await Self.untilAvailable { try await store.setting("a") }
            #expect(standing == "b")
            _ = try await Self.untilAvailable { try await store.commit(.putSetting(name: "a", value: "c")) }
            #expect(try await store.setting("a") == "c")
        }
    }

    @Test("a server that answers nobody is given up long before the limit of one exchange")
    func outOfReach() async throws {
        try await Self.withProxy(limit: .seconds(3_600), silence: Self.limit) { proxy, store in
            try await store.commit(Self.put)
            proxy.arm(.stall)
            let reading = await #expect(throws: StoreError.self) { try await store.setting("a") }
            #expect(reading?.code == .unavailable)
        }
    }

    @Test("one exchange may take long while others are answered")
    func slowExchange() async throws {
        try await TestDatabase.withClean { server, name in
            try await TestDatabase.withStore(at: server.url(name), silence: Self.limit) { store in
                try await store.commit(Self.put)
                async let locked = TestDatabase.onThread {
                    try server.query(
                        "BEGIN; LOCK TABLE beckon.setting IN SHARE MODE; SELECT pg_sleep(10); COMMIT", database: name)
                }
                let locks = "SELECT count(*) FROM pg_locks WHERE mode = 'ShareLock' AND locktype = 'relation'"
                while try await TestDatabase.onThread({ try server.query(locks, database: name) }) == "0" {
                    try Task.checkCancellation()
                }
                try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                    group.addTask { try await store.commit(.putSetting(name: "a", value: "c")) }
                    group.addTask {
                        while !Task.isCancelled { _ = try await store.setting("a") }
                        return nil
                    }
                    let first = try await group.next()
                    #expect(first == .committed)
                    group.cancelAll()
                }
                _ = try await locked
            }
        }
    }

    @Test("who finds no connection waits, and too many are told so")
    func overload() async throws {
        try await Self.withProxy(readers: 1, waitingLimit: 1) { proxy, store in
            proxy.arm(.stall)
            let codes = await withTaskGroup(of: StoreError.Code?.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        do {
                            _ = try await store.setting("a")
                            return nil
                        } catch {
                            return (error as? StoreError)?.code
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(codes.count { $0 == .overloaded } == 2)
            #expect(codes.count { $0 == .unavailable } == 2)
        }
    }

    @Test("a server that accepts and never answers cannot hang the start")
    func silence() async throws {
        let (socket, port) = try Socket.listen()
        defer { close(socket) }
        let error = await #expect(throws: StoreError.self) {
            try await PostgreSQLStore.open(url: "postgresql://beckon@127.0.0.1:\(port)/none")
        }
        #expect(error?.code == .unavailable)
    }

    @Test(
        "a restart of the server is not noticed once it is over", arguments: [PostgreSQLServer.Stop.fast, .immediate])
    func restart(how: PostgreSQLServer.Stop) async throws {
        let server = try PostgreSQLServer()
        let url = server.url(try server.createDatabase())
        try await TestDatabase.withStore(at: url) { store in
            try await store.begin(Sample.head("A"))
            _ = try await store.claim()
            try server.restart(how)
            #expect(try await store.chat(ChatID("A")) != nil)
            #expect(try await store.append(Sample.event(1), with: Sample.head("A", version: 2, last: 1)) == .committed)
            #expect(try await store.claim().isEmpty)
        }
        try server.stop()
    }

    @Test("while the server is gone everything is unavailable at once, and works again when it is back")
    func absence() async throws {
        let server = try PostgreSQLServer()
        let url = server.url(try server.createDatabase())
        try await TestDatabase.withStore(at: url) { store in
            try await store.commit(Self.put)
            try server.kill()
            // The server's processes end one by one; the last words of one may still be a good answer.
            try await Self.untilUnavailable { try await store.setting("a") }
            try await Self.untilUnavailable { try await store.commit(Self.put) }
            try server.startAfterCrash()
            let standing = try await Self.untilAvailable { try await store.setting("a") }
            #expect(standing == "b")
            let result = try await Self.untilAvailable { try await store.commit(Self.put) }
            #expect(result == .committed)
        }
        try server.stop()
    }

    /// Tries again while the armed fault has not struck: on a busy machine an exchange before it may run out of time.
    private static func untilStruck<Value>(
        _ proxy: FaultProxy, _ body: () async throws -> Value
    ) async throws -> Value {
        while true {
            do {
                return try await body()
            } catch let error as StoreError where error.code == .unavailable && proxy.isArmed {
                try Task.checkCancellation()
            }
        }
    }

    /// How long the server may take where a test waits for the end of that time.
    ///
    /// What is healthy has to be quicker, also on a busy machine.
    private static let limit = Milliseconds.seconds(5)

    /// A store whose connections go through a proxy.
    private static func withProxy(
        readers: Int = 2, waitingLimit: Int = 64, limit: Milliseconds = Self.limit,
        silence: Milliseconds? = nil, _ body: (FaultProxy, PostgreSQLStore) async throws -> Void
    ) async throws {
        try await TestDatabase.withClean { server, name in
            let proxy = try FaultProxy(to: server.port)
            defer { proxy.close() }
            let url = server.url(name, port: proxy.port, connectTimeout: 5)
            try await TestDatabase.withStore(
                at: url, readers: readers, waitingLimit: waitingLimit, limit: limit,
                silence: silence
            ) { try await body(proxy, $0) }
        }
    }

    /// Tries again until the store says that the database is away, also if that came in the middle of a commit.
    private static func untilUnavailable<Value>(_ body: () async throws -> Value) async throws {
        while true {
            do {
                _ = try await body()
            } catch let error as StoreError where [.unavailable, .unknownOutcome].contains(error.code) {
                return
            }
        }
    }

    /// Tries again while the store says that the database is away.
    private static func untilAvailable<Value>(_ body: () async throws -> Value) async throws -> Value {
        while true {
            do {
                return try await body()
            } catch let error as StoreError where error.code == .unavailable {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
    }
}
