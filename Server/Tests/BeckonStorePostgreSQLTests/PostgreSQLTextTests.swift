import Beckon
import Foundation
import PostgreSQLTestServer
import StoreConformance
import Testing

@testable import BeckonStorePostgreSQL
@testable import BeckonStoreSQL

@Suite("Texts, results and plans on PostgreSQL", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLTextTests {
    @Test("U+FFFD stands for U+0000, and is found by it")
    func null() async throws {
        try await TestDatabase.withStore { store in
            let head = Sample.head("A", last: 1) { $0.customer.user = "u\0" }
            #expect(try await store.append(Sample.event(1, key: "k\0", text: "a\0b\0"), with: head) == .committed)
            #expect(try await store.events(ChatID("A"), after: 0, limit: 9).map(\.text) == ["a\u{fffd}b\u{fffd}"])
            #expect(try await store.position(ChatID("A"), key: "k\0") == 1)
            #expect(try await store.chats(user: "u\0", now: Sample.at(0), limit: 9).count == 1)
            let again = Sample.head("A", version: 2, last: 2)
            let result = try await store.append(Sample.event(2, key: "k\0"), with: again)
            #expect(result == .duplicateEvent(position: 1))
            #expect(try await store.commit(.insertService(Sample.service("S", key: "s\0"))) == .committed)
            let twice = try await store.commit(.insertService(Sample.service("T", key: "s\u{fffd}")))
            #expect(twice == .duplicateService(ServiceID("S")))
            try await store.commit(.putSetting(name: "n\0", value: ""))
            #expect(try await store.setting("n\0") == "")
        }
    }

    @Test("keys are the same when their bytes are, not when they look the same")
    func bytes() async throws {
        try await TestDatabase.withStore { store in
            let composed = Sample.event(1, key: "\u{e9}")
            let decomposed = Sample.event(2, key: "e\u{301}")
            try await store.append(composed, with: Sample.head("A", last: 1))
            #expect(try await store.append(decomposed, with: Sample.head("A", version: 2, last: 2)) == .committed)
            #expect(try await store.position(ChatID("A"), key: "e\u{301}") == 2)
        }
    }

    @Test("texts of any length and script come back byte by byte")
    func scripts() async throws {
        try await TestDatabase.withStore { store in
            let texts = ["", "\u{10ffff}\u{1}'\"\\", String(repeating: "ß漢🙂", count: 100_000)]
            for (index, text) in texts.enumerated() {
                try await store.commit(.putSetting(name: "\(index)", value: text))
                #expect(try await store.setting("\(index)").map { Array($0.utf8) } == Array(text.utf8))
            }
        }
    }

    @Test("a text too long for an index fails its own commit and nobody else's")
    func indexLimit() async throws {
        try await TestDatabase.withStore { store in
            // Random, or the database would make it short.
            let long = (0..<256).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
            let queue = CommitQueue(store: store)
            let tickets = try (0..<200).map { number in
                let isBad = number % 50 == 7
                let client = StoredClient(
                    clientID: "c\(number)", scope: .user(isBad ? long : "u\(number)"), browserID: nil,
                    expiresAt: Sample.at(9))
                return try queue.enqueue(Commit([.putClient(client)]))
            }
            queue.close()
            await queue.run()
            for (number, ticket) in tickets.enumerated() {
                if number % 50 == 7 {
                    let error = await #expect(throws: StoreError.self) { try await queue.result(of: ticket) }
                    #expect(error?.code == .refused)
                } else {
                    #expect(try await queue.result(of: ticket) == .committed)
                    #expect(try await store.client("c\(number)")?.scope == .user("u\(number)"))
                }
            }
        }
    }

    @Test("every result of libpq's is cleared, those of failures too")
    func results() async throws {
        try await TestDatabase.withClean { server, name in
            let connection = try DatabaseConnection(ConnectionSettings(url: server.url(name)))
            let one = Statement("SELECT generate_series(1, $1)", .bigint)
            let broken = Statement("SELECT 1 / $1", .bigint)
            for _ in 0..<20 {
                let rows = try connection.run(one, 50.sql).count
                #expect(rows == 50)
                let error = #expect(throws: ConnectionFailure.self) {
                    try connection.run([
                        BoundStatement(one, 1.sql), BoundStatement(broken, 0.sql), BoundStatement(one, 2.sql),
                    ])
                }
                #expect(error == .server(ServerError(sqlState: "22012")))
            }
            #expect(connection.results.made > 80)
            #expect(connection.results.cleared == connection.results.made)
        }
    }

    @Test("what a refused request comes before is not run, and the connection goes on")
    func pipeline() async throws {
        try await TestDatabase.withClean { server, name in
            let connection = try DatabaseConnection(ConnectionSettings(url: server.url(name)))
            let broken = Statement("SELECT no_such_function($1)", .bigint)
            let table = Statement("CREATE TEMPORARY TABLE after_it (a integer)")
            #expect(throws: ConnectionFailure.self) {
                try connection.run([BoundStatement(broken, 1.sql), BoundStatement(table)])
            }
            // It was prepared in the failed pipeline at most; it must be there now.
            #expect(throws: Never.self) { try connection.run(table) }
        }
    }

    @Test("a message changes its chat's row beside the old one, without touching an index")
    func hotUpdates() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { store in
                try await store.begin(Sample.head("A"))
                for position in 1...100 {
                    let head = Sample.head("A", version: Int64(position) + 1, last: position)
                    try await store.append(Sample.event(position), with: head)
                }
                try await store.commit(.moveCursor(ChatID("A"), to: 100, client: nil))
            }
            // The server counts a session's rows when the session has ended.
            let counts = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'chat'"
            while try server.query(counts, database: name).hasPrefix("0|") {
                try Task.checkCancellation()
                await Task.yield()
            }
            let both = try server.query(counts, database: name).split(separator: "|").compactMap { Int($0) }
            #expect(both[0] == 101)
            #expect(both[1] >= 95)
        }
    }

    @Test("a transaction number that the server never gave is refused as the settling of a doubt expects")
    func unknownTransaction() async throws {
        try await TestDatabase.withClean { server, name in
            let connection = try DatabaseConnection(ConnectionSettings(url: server.url(name)))
            let ask = Statement("SELECT pg_xact_status($1::xid8)", .text)
            let error = #expect(throws: ConnectionFailure.self) { try connection.run(ask, "999999999999".sql) }
            #expect(error == .server(ServerError(sqlState: "22023")))
        }
    }

    @Test(
        "TLS is spoken and its certificate checked when the URL asks for it",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "openssl is not installed"))
    func tls() async throws {
        let server = try PostgreSQLServer(withTLS: true)
        // The file belongs to the server's user: what a client trusts is a copy.
        let trusted = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(contentsOf: URL(fileURLWithPath: server.certificate)).write(to: trusted)
        defer { try? FileManager.default.removeItem(at: trusted) }
        let url = server.url(try server.createDatabase(), "sslmode=verify-full&sslrootcert=\(trusted.path)")
        try await TestDatabase.withStore(at: url) { store in
            let isSecure = try await store.read { connection throws(ConnectionFailure) in
                try connection.run(Statement("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")).first {
                    row throws(ConnectionFailure) in try row.bool(.first)
                }
            }
            #expect(isSecure == true)
            let text = String(repeating: "long ", count: 200_000)
            try await store.commit(.putSetting(name: "a", value: text))
            #expect(try await store.setting("a") == text)
        }
        let plain = await #expect(throws: StoreError.self) {
            try await PostgreSQLStore.open(
                url: server.url("postgres", "sslmode=verify-full&sslrootcert=/etc/hostname"))
        }
        #expect(plain?.code == .unavailable)
        try server.stop()
    }

    private static let statements: [Statement] = [
        ChatQuery.byID, ChatQuery.byService, ChatQuery.ofUser, ChatQuery.open, ChatQuery.work, ChatQuery.openCounts,
        ChatQuery.due, ChatQuery.present,
        ChatQuery.held, ChatQuery.expected, ChatQuery.marks, ChatQuery.lock, ChatQuery.servicesTaken,
        ChatQuery.update, ChatQuery.moveCursors, ChatDataQuery.ofChat, ChatDataQuery.put, ChatDataQuery.removeOfChats,
        EventQuery.page, EventQuery.positionOfKey,
        EventQuery.positionsOfKeys, ServiceQuery.byID, ServiceQuery.byKey, ServiceQuery.ofUser, ServiceQuery.standing,
        DeviceQuery.byID,
        DeviceQuery.put, DeviceQuery.drop, ClientQuery.byID, ClientQuery.put, ClientQuery.remove,
        ClientQuery.removeExpired, CallbackQuery.byID, CallbackQuery.open, CallbackQuery.queuedCount,
        CallbackQuery.due, CallbackQuery.lock, CallbackQuery.put, SlotQuery.standing, SlotQuery.counts,
        SlotQuery.book, SlotQuery.free, CallbackQuery.search(.time),
        CallbackQuery.search(.key(name: "", value: "")), CallbackQuery.search(.number("")), CallbackKeyQuery.insert,
        CallbackKeyQuery.remove, AccountQuery.byUser, DeskSessionQuery.byID, DeskSessionQuery.withAccount,
        DeskSessionQuery.endOldest, DeskSessionQuery.prolong, DeskSessionQuery.endAll, DeskSessionQuery.removeExpired,
        DeskSessionQuery.ofUser, DeskGrantQuery.ofSession, DeskGrantQuery.due, DeskGrantQuery.put,
        DeskGrantQuery.move, DeskGrantQuery.remove, DeskGrantQuery.removeOfUser, SettingQuery.byName, NodeQuery.remove,
        NodeQuery.renew,
        OwedQuery.nextDues, SharedOwedQuery.oweChat, SharedOwedQuery.owe, SharedOwedQuery.oweTarget,
        SharedOwedQuery.removeWaiting,
        OwedQuery.cancelWaiting, OwedQuery.cancelClaimed, OwedQuery.remove, SharedOwedQuery.removeNeedless,
        SharedOwedQuery.retry, OwedQuery.removeReleased, OwedQuery.release, SharedOwedQuery.removeCancelled,
        SharedOwedQuery.claim,
        SharedOwedQuery.claimDeliveredBefore,
        RemovalQuery.chatsOfUser, RemovalQuery.callbacksOfUser, RemovalQuery.servicesOfUser,
        RemovalQuery.clientsOfUser, RemovalQuery.endedChats, RemovalQuery.endedCallbacks,
        RemovalQuery.endedServices, RemovalQuery.events, RemovalQuery.chats, RemovalQuery.callbacks,
        SlotQuery.removeOfCallbacks, OwedQuery.removeLanes, ServiceQuery.removeUnused, DeviceQuery.removeUnused,
    ]

    @Test("no statement reads a whole table, also with a plan that was made while it was empty")
    func plans() async throws {
        try await TestDatabase.withClean { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { store in
                let plans = try await store.read { connection throws(ConnectionFailure) in
                    try connection.run(Statement("SELECT set_config('plan_cache_mode', 'force_generic_plan', false)"))
                    return try Self.statements.map { statement throws(ConnectionFailure) in
                        (statement.sql, try Self.plan(of: statement, over: connection))
                    }
                }
                for (sql, plan) in plans {
                    #expect(!plan.contains { $0.contains("Seq Scan") }, "\(sql): \(plan)")
                    #expect(!plan.contains { $0.contains("Hash Join") || $0.contains("Merge Join") }, "\(sql): \(plan)")
                }
            }
        }
    }

    private static func plan(
        of statement: Statement, over connection: DatabaseConnection
    ) throws(ConnectionFailure) -> [String] {
        let types = statement.parameters.map { type in
            let name =
                switch type {
                case .bigint: "bigint"
                case .text: "text"
                case .boolean: "boolean"
                }
            return statement.takesRows ? name + "[]" : name
        }
        let list = types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"
        let values = types.isEmpty ? "" : "(\(types.map { _ in "NULL" }.joined(separator: ", ")))"
        try connection.run(Statement("PREPARE plan_\(statement.number) \(list) AS \(statement.sql)"))
        return try connection.run(Statement("EXPLAIN EXECUTE plan_\(statement.number)\(values)")).all {
            row throws(ConnectionFailure) in try row.text(.first)
        }
    }
}
