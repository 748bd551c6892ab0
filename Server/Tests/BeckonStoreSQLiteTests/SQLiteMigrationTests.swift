import Beckon
import Foundation
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQL
@testable import BeckonStoreSQLite

@Suite("Migrations of SQLite", .timeLimit(.minutes(20)))
struct SQLiteMigrationTests {
    @Test("a database of the first version keeps its rows; what is new begins where the customer stands")
    func fromVersion1() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let store = try await SQLiteStore.open(path: path)
            let head = try #require(try await store.chat(ChatID("A")))
            #expect(head.attendance.cursor == 2)
            #expect(head.attendance.sent == 2)
            #expect(head.attendance.handedOver == 2)
            #expect(head.side.cursor == 0)
            #expect(head.side.name == .desk)
            #expect(head.attendance.holder == nil)
            #expect(try await store.events(ChatID("A"), after: 0, limit: 9).map(\.position) == [1, 2, 3])
            #expect(try await store.claim(by: NodeID("n")).map(\.push.attempts) == [1])
            #expect(try await store.audit(limit: 9).violations.isEmpty)
            try await store.close()
        }
    }

    @Test(
        """
        a database of each earlier schema opens, keeps its rows and what callbacks had noted, breaks no rule and has the \
        tables of a new one
        """,
        arguments: 1..<SQLiteSchema.steps.count)
    func fromEach(version: Int) async throws {
        try await TemporaryDatabase.withPath { path in
            let queue = try DatabaseQueue(path: path)
            let steps = try KeptSchema.steps(until: version, of: .sqlite, own: SQLiteSchema.steps)
            let names = Migration.all.filter { $0.sqlite != nil }.prefix(version).map(\.name)
            let noted = NotedCallbacks.statements(after: names)
            try await queue.write { database in
                for step in steps + noted { try database.execute(sql: step) }
                try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
                try database.execute(sql: "PRAGMA user_version = \(version)")
            }
            try queue.close()
            let store = try await SQLiteStore.open(path: path)
            try await KeptSchema.check(store, from: version, of: .sqlite)
            if !noted.isEmpty { try await NotedCallbacks.check(store, after: names) }
            #expect(try await store.pool.read { try Self.tables($0) } == Self.newTables())
            try await store.close()
            #expect(try SQLiteStore.plan(path: path).isEmpty)
        }
    }

    @Test("the kept schemas are those of the program's steps")
    func kept() throws {
        let names = try KeptSchema.all(of: .sqlite).map(\.step)
        #expect(names.count >= 28)
        let own = Migration.all.filter { $0.sqlite != nil }.map(\.name)
        #expect(names == Array(own.prefix(names.count)))
    }

    private static func tables(_ database: Database) throws -> Set<String> {
        try String.fetchSet(
            database,
            sql: """
                SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_master \
                WHERE name NOT LIKE 'sqlite_%'
                """)
    }

    /// The tables and indexes of a database that was never another version's.
    private static func newTables() throws -> Set<String> {
        try DatabaseQueue().write { database in
            for step in SQLiteSchema.steps { try database.execute(sql: step) }
            return try tables(database)
        }
    }

    @Test("numbers of owed pushes go on after the last that was given, also when its row is gone")
    func numbers() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let queue = try DatabaseQueue(path: path)
            try await queue.write { database in
                try database.execute(sql: "UPDATE sqlite_sequence SET seq = 41 WHERE name = 'owed_push'")
            }
            try queue.close()
            let store = try await SQLiteStore.open(path: path)
            try await store.owe(Sample.note("n", to: PushTarget(type: .ios, token: "phone")))
            #expect(try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.id) == [1, 42])
            // What the first version owed goes with its device, as ever.
            try await store.pool.write { try $0.execute(sql: "DELETE FROM device WHERE id = 'd'") }
            #expect(try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.id) == [42])
            try await store.close()
        }
    }

    @Test("the plan is what runs, statement by statement, and nothing afterwards")
    func plan() async throws {
        try await TemporaryDatabase.withPath { path in
            let fresh = try SQLiteStore.plan(path: path)
            #expect(!FileManager.default.fileExists(atPath: path))
            try Self.makeVersion1(at: path)
            let steps = try SQLiteStore.plan(path: path)
            #expect(steps.count > 5)
            #expect(steps.count < fresh.count)
            #expect(steps.allSatisfy { $0.lock.contains("writing") })
            let byHand = try DatabaseQueue(path: path)
            for step in steps { try await byHand.write { try $0.execute(sql: step.sql) } }
            try await byHand.write { try $0.execute(sql: "PRAGMA user_version = \(SQLiteSchema.steps.count)") }
            try byHand.close()
            let store = try await SQLiteStore.open(path: path)
            #expect(try await store.chat(ChatID("A"))?.attendance.sent == 2)
            try await store.close()
            #expect(try SQLiteStore.plan(path: path).isEmpty)
        }
    }

    @Test("data that a chat's row held whole stay when the row is written without them")
    func attachedData() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let queue = try DatabaseQueue(path: path)
            try await queue.write { database in
                try database.execute(sql: #"UPDATE chat SET user_data = '{"subject":"Oil","a":"b"}' WHERE id = 'A'"#)
            }
            try queue.close()
            let store = try await SQLiteStore.open(path: path)
            var head = try #require(try await store.chat(ChatID("A")))
            #expect(head.customer.userData == ["subject": "Oil", "a": "b"] && !head.customer.hasMoreData)
            head.version += 1
            #expect(try await store.commit(.put(head)) == .committed)
            let lean = try #require(try await store.chat(ChatID("A")))
            #expect(lean.customer.userData == ["subject": "Oil"] && lean.customer.hasMoreData)
            #expect(try await store.data(of: ChatID("A")) == ["subject": "Oil", "a": "b"])
            try await store.close()
        }
    }

    @Test("callbacks that wait when the line is made keep their order")
    func line() async throws {
        try await TemporaryDatabase.withPath { path in
            let queue = try DatabaseQueue(path: path)
            let before = SQLiteSchema.steps.prefix { $0 != Migration.callbackLine.sqlite }
            try await queue.write { database in
                for step in before { try database.execute(sql: step) }
                try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
                try database.execute(sql: "PRAGMA user_version = \(before.count)")
                for (id, state, time) in [
                    ("A", "QUEUED", "5"), ("B", "ROUTING", "NULL"), ("C", "SCHEDULED", "7"), ("D", "COMPLETED", "1"),
                ] {
                    try database.execute(
                        sql: """
                            INSERT INTO callback (id, service_name, version, state, step, customer_number, created_at, \
                            desired_time, expires_at, connects, gms_user, properties) \
                            VALUES ('\(id)', 'voice', 1, '\(state)', 'connecting', '', 3, \(time), 9, 0, 'u', '{}')
                            """)
                }
            }
            try queue.close()
            let store = try await SQLiteStore.open(path: path)
            let place = CallbackLine.Place(queuedAt: Timestamp(milliseconds: 5), id: ServiceID("A"))
            #expect(
                try await store.callbackLine(of: "voice", before: place)
                    == CallbackLine(waiting: 2, ahead: 1, oldest: Timestamp(milliseconds: 3)))
            try await store.close()
        }
    }

    @Test("devices that nothing named any more are gone after the update; named and registered ones stay")
    func unusedDevices() async throws {
        try await TemporaryDatabase.withPath { path in
            let queue = try DatabaseQueue(path: path)
            let before = SQLiteSchema.steps.prefix { $0 != Migration.unusedDevices.sqlite }
            try await queue.write { database in
                for step in before { try database.execute(sql: step) }
                try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
                try database.execute(sql: "PRAGMA user_version = \(before.count)")
                for (id, customer) in [("left", "NULL"), ("named", "NULL"), ("own", "'c'")] {
                    try database.execute(
                        sql: """
                            INSERT INTO device (id, type, token, debug, registered_at, customer) \
                            VALUES ('\(id)', 'fcm', '\(id)', 0, 0, \(customer))
                            """)
                }
                try database.execute(
                    sql: """
                        INSERT INTO callback (id, service_name, version, state, step, customer_number, created_at, \
                        expires_at, connects, gms_user, properties, device) \
                        VALUES ('A', 'voice', 1, 'QUEUED', 'connecting', '', 3, 9, 0, 'u', '{}', 'named')
                        """)
            }
            try queue.close()
            let store = try await SQLiteStore.open(path: path)
            for (id, stays) in [("left", false), ("named", true), ("own", true)] {
                let device = try await store.device(DeviceID(id))
                #expect((device != nil) == stays, "\(id)")
            }
            try await store.close()
        }
    }

    @Test("a migration that fails leaves the database as it was")
    func failure() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let queue = try DatabaseQueue(path: path)
            // The last thing but a few that the step makes.
            try await queue.write { try $0.execute(sql: "CREATE INDEX client_user ON client (gms_user)") }
            await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            let (version, columns) = try await queue.write { database in
                try database.execute(sql: "DROP INDEX client_user")
                return (
                    try Int.fetchOne(database, sql: "PRAGMA user_version"),
                    try database.columns(in: "chat").map(\.name)
                )
            }
            #expect(version == 1)
            #expect(!columns.contains("sent"))
            try queue.close()
            try await SQLiteStore.open(path: path).close()
        }
    }

    @Test("a program whose steps have a gap, or were changed, refuses the database and leaves it as it was")
    func fault() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let queue = try DatabaseQueue(path: path)
            let gap = Migration.fault(in: [Migration.foundation, Migration.customers])
            let error = #expect(throws: StoreError.self) {
                try queue.inDatabase { try SQLiteSchema.bringUpToDate($0, fault: gap) }
            }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("step 2 of the tables is missing") == true)
            #expect(try await queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 1)
            try queue.close()
            try await SQLiteStore.open(path: path).close()
        }
    }

    @Test("a database of another version is not read as if it were this one's")
    func reading() async throws {
        try await TemporaryDatabase.withPath { path in
            try Self.makeVersion1(at: path)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.openForReading(path: path) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("beckon migrate") == true)
            #expect(error?.isDamage == false)
        }
    }

    /// A database as the first version made it: a chat of three events, and a push whose claim ended.
    private static func makeVersion1(at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            try database.execute(sql: SQLiteSchema.steps[0])
            try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
            try database.execute(sql: "PRAGMA user_version = 1")
            try database.execute(
                sql: """
                    INSERT INTO chat (id, service, service_name, version, state, started_at, expires_at, \
                    last_position, customer_nickname, presence, away_since, cursor, agents, agent_is_typing, \
                    customer_is_typing, last_pushable, due, user_data) \
                    VALUES ('A', 'S', 'n', 3, 'active', 0, 9, 3, 'Ada', 'away', 0, 2, '[]', 0, 0, 3, 9, '{}')
                    """)
            for position in 1...3 {
                try database.execute(
                    sql:
                        "INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', \(position), 'Message.Text', 'Ada', 'x', 'AGENT', 0, NULL)"
                )
            }
            try database.execute(sql: "INSERT INTO device VALUES ('d', 'fcm', 'token', 0, NULL, NULL, 0)")
            try database.execute(
                sql: """
                    INSERT INTO owed_push (lane, device, chat, after_position, through_position, due, expires_at, \
                    priority, attempts, reason, fence, lease_until) \
                    VALUES ('chat/A', 'd', 'A', 2, 3, 0, 9, 10, 0, 'r', 1, 5)
                    """)
        }
        try queue.close()
    }
}
