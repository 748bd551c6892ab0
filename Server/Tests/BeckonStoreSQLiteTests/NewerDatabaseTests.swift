import Beckon
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQL
@testable import BeckonStoreSQLite

/// This program on files that a newer one has used.
@Suite("Newer databases of SQLite", .timeLimit(.minutes(20)))
struct NewerDatabaseTests {
    private static let own = Migration.all.count
    /// The mark of a new file, by which programs that note no steps know the lowest compatible version.
    private static var mark: Int { get throws { try SQLiteSchema.planForNew().mark } }

    private static func later(_ effect: Migration.Effect) -> Migration {
        Migration(
            own + 1, "later", effect, sum: 0xff,
            sqlite: "CREATE TABLE later (a TEXT) STRICT; ALTER TABLE chat ADD COLUMN later INTEGER NOT NULL DEFAULT 7;")
    }

    /// A file with a chat that a program with one more step has used.
    private func withNewer(
        _ effect: Migration.Effect, _ body: (String, DatabaseQueue) async throws -> Void
    ) async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.begin(Sample.head("A") { $0.life.due = Sample.at(9) })
            try await store.close()
            let queue = try DatabaseQueue(path: path)
            try queue.inDatabase { try SQLiteSchema.bringUpToDate($0, to: Migration.all + [Self.later(effect)]) }
            try await body(path, queue)
            try queue.close()
        }
    }

    @Test("a new file notes all steps, and has a mark as low as they allow")
    func new() async throws {
        try await TemporaryDatabase.withStore { store in
            let mark = try await store.pool.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
            #expect(try mark == Self.mark)
            let noted = try await store.pool.read { database in
                try database.all(NotedStep.reading, [], read: NotedStep.init(from:))
            }
            #expect(noted == NotedStep.all(of: Migration.all))
        }
    }

    @Test("a file with a later step that expands is used, and stays as the newer program left it")
    func expanded() async throws {
        try await withNewer(.expands) { path, queue in
            for _ in 0..<2 {
                let store = try await SQLiteStore.open(path: path)
                var head = try #require(try await store.chat(ChatID("A")))
                head.version += 1
                #expect(try await store.commit(.put(head)) == .committed)
                #expect(try await store.audit(limit: 9).violations.isEmpty)
                try await store.close()
            }
            #expect(try SQLiteStore.plan(path: path).isEmpty)
            try await SQLiteStore.openForReading(path: path).close()
            let (last, kept, mark) = try await queue.read { database in
                (
                    try Int.fetchOne(database, sql: "SELECT max(number) FROM schema_step"),
                    try Int.fetchOne(database, sql: "SELECT later FROM chat WHERE id = 'A'"),
                    try Int.fetchOne(database, sql: "PRAGMA user_version")
                )
            }
            #expect(last == Self.own + 1 && kept == 7)
            // What programs that note no steps read.
            #expect(try mark == Self.mark)
            // The newer program finds nothing to do.
            let plan = try await queue.read { database in
                try SQLiteSchema.plan(for: database, to: Migration.all + [Self.later(.expands)])
            }
            #expect(plan.isEmpty)
        }
    }

    @Test("a step that contracts to what this program knows lets it in, one that contracts to itself does not")
    func contracted() async throws {
        try await withNewer(.contracts(to: Self.own)) { path, queue in
            try await SQLiteStore.open(path: path).close()
            #expect(
                try await queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == SQLiteSchema.steps.count)
        }
        try await withNewer(.contracts(to: Self.own + 1)) { path, _ in
            let errors = [
                await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) },
                await #expect(throws: StoreError.self) { try await SQLiteStore.openForReading(path: path) },
                #expect(throws: StoreError.self) { try SQLiteStore.plan(path: path) },
            ]
            for error in errors {
                #expect(error?.code == .unusable)
                #expect(error?.message.contains("know schema \(Self.own + 1) or a later one") == true)
                #expect(error?.message.contains("up to \(Self.own)") == true)
            }
        }
    }

    @Test("an old step that was changed is found, also in a newer file")
    func changed() async throws {
        try await withNewer(.expands) { path, queue in
            try await queue.write { try $0.execute(sql: "UPDATE schema_step SET sum = 'ff' WHERE number = 3") }
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("step 3 of the tables, customers") == true)
        }
    }
}
