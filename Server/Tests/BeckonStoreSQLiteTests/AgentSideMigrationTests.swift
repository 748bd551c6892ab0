import Beckon
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("A database whose agent sides were one text, on SQLite", .timeLimit(.minutes(5)))
struct AgentSideMigrationTests {
    @Test("source, conversation and customer of a bridged chat stand in columns of their own; a desk's chat stays")
    func bridged() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeDatabase(at: path)
            let store = try await SQLiteStore.open(path: path)
            try await BridgedRows.check(store)
            #expect(try await store.audit(limit: 9).violations.isEmpty)
            try await store.close()
        }
    }

    private static func makeDatabase(at path: String) throws {
        let version = 11
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            for step in SQLiteSchema.steps.prefix(version) { try database.execute(sql: step) }
            try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(version)")
            for statement in BridgedRows.statements(isTrue: "1", isFalse: "0") { try database.execute(sql: statement) }
        }
        try queue.close()
    }
}
