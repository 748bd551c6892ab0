import Beckon
import Foundation
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("Errors of the store on SQLite", .timeLimit(.minutes(20)))
struct SQLiteErrorTests {
    @Test("a newer schema is refused with what to do, and stays as it was")
    func newerSchema() async throws {
        try await TemporaryDatabase.withPath { path in
            try await SQLiteStore.open(path: path).close()
            try Self.execute("PRAGMA user_version = 999", at: path)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("schema 999") == true)
            try Self.execute("PRAGMA user_version = \(SQLiteSchema.steps.count)", at: path)
            try await SQLiteStore.open(path: path).close()
        }
    }

    @Test("another program's database is refused and left alone")
    func foreignDatabase() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.execute("CREATE TABLE theirs (a)", at: path)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            try Self.execute("INSERT INTO theirs VALUES (1)", at: path)
        }
    }

    @Test("a file that is no database is refused and left alone")
    func noDatabase() async throws {
        try await TemporaryDatabase.withPath { path in
            let bytes = Data(repeating: 0x41, count: 9_000)
            try bytes.write(to: URL(fileURLWithPath: path))
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        }
    }

    @Test("a missing folder is told as such")
    func missingFolder() async throws {
        try await TemporaryDatabase.withPath { path in
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path + "/none/db") }
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains("folder") == true)
        }
    }

    @Test("a full database fails the whole list as full, keeps what stood and takes commits when there is room")
    func full() async throws {
        try await TemporaryDatabase.withStore { store in
            try await store.commit(.putSetting(name: "first", value: "1"))
            try await store.pool.writeWithoutTransaction { database in
                let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
                try database.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
            }
            let large = String(repeating: "x", count: 100_000)
            let error = await #expect(throws: StoreError.self) {
                try await store.commit([
                    Commit([.putSetting(name: "small", value: "1")]),
                    Commit([.putSetting(name: "large", value: large)]),
                ])
            }
            #expect(error?.code == .full)
            #expect(store.condition.stands(.full))
            #expect(store.condition.news(at: .start) == [.full])
            #expect(try await store.setting("first") == "1")
            #expect(try await store.setting("small") == nil)
            try await store.pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA max_page_count = 1000000")
            }
            try await store.commit(.putSetting(name: "large", value: large))
            #expect(try await store.setting("large") == large)
            #expect(!store.condition.stands(.full))
        }
    }

    @Test("a write lock held by another program is unavailable, and reads go on")
    func busy() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA busy_timeout = 0") }
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: path, configuration: configuration)
            try Self.execute("BEGIN IMMEDIATE", on: other)
            let error = await #expect(throws: StoreError.self) {
                try await store.commit(.putSetting(name: "a", value: "b"))
            }
            #expect(error?.code == .unavailable)
            #expect(try await store.setting("a") == nil)
            try Self.execute("ROLLBACK", on: other)
            try await store.commit(.putSetting(name: "a", value: "b"))
            try other.close()
            try await store.close()
        }
    }

    @Test("rows that something else has written fail their own commit only")
    func strayRows() async throws {
        try await TemporaryDatabase.withStore { store in
            try await store.pool.write { database in
                try database.execute(
                    sql:
                        "INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 1, 'Message.Text', '', '', 'CLIENT', 0, NULL)"
                )
            }
            let results = try await store.commit([
                .appending([Sample.event(1)], with: Sample.head("B", last: 1)),
                .appending([Sample.event(1)], with: Sample.head("A", last: 1)),
                .appending([Sample.event(1)], with: Sample.head("C", last: 1)),
            ])
            #expect(results == [.committed, .conflict, .committed])
            #expect(try await store.chat(ChatID("A")) == nil)
            #expect(try await store.chat(ChatID("C")) != nil)
        }
    }

    @Test("an unreadable value in a row makes the read fail, not the program")
    func unknownWord() async throws {
        try await TemporaryDatabase.withStore { store in
            try await store.begin(Sample.head("A"))
            let damage = [
                ("state", "'odd'"), ("presence", "'odd'"), ("presence", "'away'"), ("agents", "'{'"),
                ("agents", "'[{}]'"), ("user_data", "'[]'"),
            ]
            for (column, value) in damage {
                try await store.pool.write { database in
                    try database.execute(sql: "CREATE TEMP TABLE kept AS SELECT \(column) AS value FROM chat")
                    try database.execute(sql: "UPDATE chat SET \(column) = \(value)")
                }
                let error = await #expect(throws: StoreError.self) { try await store.chat(ChatID("A")) }
                #expect(error?.code == .unusable, "\(column) \(value)")
                #expect(!store.condition.stands(.damaged))
                try await store.pool.write { database in
                    try database.execute(sql: "UPDATE chat SET \(column) = (SELECT value FROM kept)")
                    try database.execute(sql: "DROP TABLE kept")
                }
                #expect(try await store.chat(ChatID("A")) != nil)
            }
        }
    }

    @Test(
        "a disk that fails before the commit leaves nothing, one that fails at it leaves a doubt",
        arguments: [
            (ResultCode.SQLITE_IOERR_FSYNC, StoreError.Code.unavailable, StoreError.Code.unknownOutcome),
            (.SQLITE_IOERR_WRITE, .unavailable, .unknownOutcome), (.SQLITE_FULL, .full, .full),
            (.SQLITE_BUSY, .unavailable, .unavailable), (.SQLITE_LOCKED, .unavailable, .unavailable),
            (.SQLITE_CORRUPT, .unusable, .unusable), (.SQLITE_NOTADB, .unusable, .unusable),
            (.SQLITE_READONLY, .unavailable, .unavailable),
        ])
    func codes(code: ResultCode, before: StoreError.Code, atCommit: StoreError.Code) {
        let error = DatabaseError(resultCode: code, message: "names a customer")
        #expect((StoreError.reading(error) as? StoreError)?.code == before)
        #expect((StoreError.committing(error) as? StoreError)?.code == atCommit)
        #expect(!"\(StoreError.committing(error))".contains("customer"))
    }

    private static func execute(_ sql: String, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try execute(sql, on: queue)
        try queue.close()
    }

    private static func execute(_ sql: String, on queue: DatabaseQueue) throws {
        try queue.unsafeReentrantWrite { try $0.execute(sql: sql) }
    }
}
