import Beckon
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("Migrations of what was one text, on SQLite", .timeLimit(.minutes(20)))
struct SplitTextMigrationTests {
    @Test("source, conversation and customer of a bridged chat stand in columns of their own; a desk's chat stays")
    func bridged() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeDatabase(11, at: path, BridgedRows.statements(isTrue: "1", isFalse: "0"))
            let store = try await SQLiteStore.open(path: path)
            try await BridgedRows.check(store)
            #expect(try await store.audit(limit: 9).violations.isEmpty)
            try await store.close()
        }
    }

    @Test("routes are respelled so that each is read back, also of devices that are gone")
    func routes() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeDatabase(12, at: path, RespelledRoutes.statements(isTrue: "1", isFalse: "0"))
            let store = try await SQLiteStore.open(path: path)
            try await RespelledRoutes.check(store)
            try await store.close()
        }
    }

    /// A database as an older version made it, with rows.
    private static func makeDatabase(_ version: Int, at path: String, _ statements: [String]) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            for step in SQLiteSchema.steps.prefix(version) { try database.execute(sql: step) }
            try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(version)")
            for statement in statements { try database.execute(sql: statement) }
        }
        try queue.close()
    }
}
