import Beckon
import Foundation
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("Damaged files of SQLite", .timeLimit(.minutes(20)))
struct SQLiteDamageTests {
    @Test(
        "a file that lacks a part is refused and the part named",
        arguments: [
            ("DROP INDEX event_key", "index event_key"), ("DROP TABLE slot_booking", "table slot_booking"),
            ("ALTER TABLE device DROP COLUMN language", "column device.language"),
        ])
    func missing(statement: String, name: String) async throws {
        try await TemporaryDatabase.withPath { path in
            try await SQLiteStore.open(path: path).close()
            try Self.execute(statement, at: path)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains(name) == true)
        }
    }

    @Test("an index of the operator's own is no reason to refuse")
    func additions() async throws {
        try await TemporaryDatabase.withPath { path in
            try await SQLiteStore.open(path: path).close()
            try Self.execute("CREATE INDEX theirs ON event (at)", at: path)
            try await SQLiteStore.open(path: path).close()
        }
    }

    @Test("a small damaged file is not served, and an audit says so")
    func flippedBytes() async throws {
        try await TemporaryDatabase.withPath { path in
            try await Self.fill(path, events: 400)
            try Self.damageTable("event", at: path)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("restore a backup") == true)
            let store = try await SQLiteStore.openForReading(path: path)
            #expect(try await store.audit(limit: 9).violations.contains { $0.rule == .intactFile })
            try await store.close()
        }
    }

    @Test("damage in a file too large to be read at the start is noted at the first read that meets it")
    func damageWhileServing() async throws {
        try await TemporaryDatabase.withPath { path in
            try await Self.fill(path, events: 3)
            let filling = try await SQLiteStore.open(path: path)
            let text = String(repeating: "x", count: 8 << 20)
            for index in 0..<9 { try await filling.commit(.putSetting(name: "\(index)", value: text)) }
            try await filling.close()
            try Self.damageTable("event", at: path)
            let store = try await SQLiteStore.open(path: path)
            #expect(store.condition.news(at: .start).isEmpty)
            for _ in 0..<2 {
                let error = await #expect(throws: StoreError.self) {
                    try await store.events(ChatID("A"), after: 0, limit: 9)
                }
                #expect(error?.code == .unusable)
            }
            #expect(store.condition.stands(.damaged))
            #expect(store.condition.news(at: .start) == [.damaged])
            #expect(store.condition.news(at: .never).isEmpty)
            // Whatever lies elsewhere is there.
            #expect(try await store.chat(ChatID("A")) != nil)
            try await store.close()
            let reading = try await SQLiteStore.openForReading(path: path)
            #expect(try await reading.audit(limit: 9).violations.contains { $0.rule == .intactFile })
            try await reading.close()
        }
    }

    @Test("a file that is cut off is not served")
    func cutOff() async throws {
        try await TemporaryDatabase.withPath { path in
            try await Self.fill(path, events: 400)
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            try file.truncate(atOffset: try file.seekToEnd() / 2)
            try file.close()
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(path: path) }
            #expect(error?.code == .unusable)
        }
    }

    @Test("what is torn at the end of the log is left out; all commits before it are there")
    func tornTail() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            // So that the log holds nothing but what follows, and ends with it.
            try await store.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            for position in 1...20 { try await store.append(position) }
            let copy = path + ".copy"
            for ending in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
            }
            try await store.close()
            let log = try FileHandle(forUpdating: URL(fileURLWithPath: copy + "-wal"))
            try log.truncate(atOffset: try log.seekToEnd() - 100)
            try log.close()
            let torn = try await SQLiteStore.open(path: copy)
            #expect(try await torn.events(ChatID("A"), after: 0, limit: 99).map(\.position) == Array(1...19))
            #expect(try await torn.audit(limit: 9).violations.isEmpty)
            try await torn.append(20)
            try await torn.close()
        }
    }

    @Test("what a file cannot hold by itself is found when something else has written it")
    func strayRows() async throws {
        let damage: [(statements: [String], rule: AuditRule, subject: String)] = [
            (["DELETE FROM event WHERE position = 2"], .densePositions, "A"),
            (["UPDATE event SET position = 9 WHERE position = 3"], .densePositions, "A"),
            (["UPDATE chat SET last_position = 2", "UPDATE chat SET sent = 2"], .densePositions, "A"),
            (["DROP INDEX event_key", "UPDATE event SET key = 'k'"], .uniqueKeys, "A"),
            (
                [
                    "INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('B', 1, 'Message.Text', '', '', 'CLIENT', 0, NULL)"
                ], .eventsHaveChats, "B"
            ),
            (["UPDATE chat SET cursor = 4"], .cursorsWithin, "A"),
            (["PRAGMA foreign_keys = OFF", "DELETE FROM device"], .owedHasDevice, "owed push 1"),
            (["UPDATE owed_push SET through_position = 4"], .owedWithinTranscript, "owed push 1"),
            (
                ["UPDATE owed_push SET chat = NULL, kind = 'active', callback = 'A', action = '3', alert = '4'"],
                .activeWithinTranscript, "owed push 1"
            ),
            (["UPDATE chat SET presence = 'polling'"], .nothingOwedToPresent, "owed push 1"),
            (["UPDATE chat SET due = NULL"], .timersFollowState, "A"),
        ]
        for (statements, rule, subject) in damage {
            try await TemporaryDatabase.withPath { path in
                try await Self.fill(path, events: 3)
                try Self.execute(statements.joined(separator: ";"), at: path)
                let store = try await SQLiteStore.openForReading(path: path)
                let violations = try await store.audit(limit: 9).violations
                #expect(violations.contains(.init(rule: rule, subject: subject)), "\(statements): \(violations)")
                try await store.close()
            }
        }
    }

    @Test("damage to callbacks and slots that no commit can do is found when something else has done it")
    func strayCallbacks() async throws {
        for damage in CallbackDamage.all() {
            try await TemporaryDatabase.withPath { path in
                let filled = try await SQLiteStore.open(path: path)
                try await CallbackDamage.fill(filled)
                #expect(try await filled.audit(limit: 9).violations.isEmpty)
                try await filled.close()
                try Self.execute(damage.statement, at: path)
                let store = try await SQLiteStore.openForReading(path: path)
                #expect(try await store.audit(limit: 9).violations == damage.violations, "\(damage.statement)")
                try await store.close()
            }
        }
    }

    @Test("an audit goes on beside a writer, on one snapshot")
    func besideWriter() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.append(1)
            let reader = try await SQLiteStore.openForReading(path: path)
            for position in 2...40 {
                try await store.append(position)
                #expect(try await reader.audit(limit: 9) == AuditReport(chats: 1, events: position))
            }
            let error = await #expect(throws: StoreError.self) { try await reader.append(41) }
            #expect(error?.code == .unavailable)
            try await reader.close()
            try await store.close()
        }
    }

    /// A closed database with one chat of an absent customer, to whom the last event is owed.
    private static func fill(_ path: String, events count: Int) async throws {
        let store = try await SQLiteStore.open(path: path)
        try await store.commit(.putDevice(Sample.device()))
        let head = Sample.head("A", last: count) {
            $0.attendance.presence = .away(since: Sample.at(0))
            $0.life.due = Sample.at(9)
        }
        let events = (1...count).map { Sample.event($0, key: "key \($0)", text: String(repeating: "x", count: 300)) }
        _ = try await store.commit([.appending(events, with: head)])
        try await store.owe(Sample.push("A", after: count - 1, through: count))
        try await store.close()
    }

    /// Flips bytes in the first page of a table.
    private static func damageTable(_ name: String, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        let page = try queue.read { database in
            try Int.fetchOne(database, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [name])
        }
        try queue.close()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: UInt64(try #require(page) - 1) * 4_096)
        try file.write(contentsOf: Data(repeating: 0xa5, count: 64))
        try file.close()
    }

    private static func execute(_ sql: String, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }
}

extension Store {
    /// Appends the next event of a chat that breaks no rule.
    fileprivate func append(_ position: Int) async throws {
        let head = Sample.head("A", version: Int64(position), last: position) { $0.life.due = Sample.at(9) }
        #expect(try await append(Sample.event(position), with: head) == .committed)
    }
}
