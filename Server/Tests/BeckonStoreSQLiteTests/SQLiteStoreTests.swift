import Beckon
import Foundation
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("The store on SQLite", .timeLimit(.minutes(20)))
struct SQLiteStoreTests {
    @Test("keeps the contract of the port", arguments: StoreConformance.checks)
    func contract(check: StoreConformance.Check) async throws {
        let conformance = StoreConformance { body in try await TemporaryDatabase.withStore { try await body($0) } }
        try await conformance.verify(check)
    }

    @Test("what was committed is there after closing and opening again")
    func reopening() async throws {
        try await TemporaryDatabase.withPath { path in
            let head = Sample.head("A", last: 2) { $0.customer.user = "u" }
            let first = try await SQLiteStore.open(path: path)
            try await first.append(Sample.event(1, key: "k"), Sample.event(2), with: head)
            try await first.commit(.putDevice(Sample.device()), .owe(Sample.push("A"), now: Sample.at(0)))
            let claim = try #require(try await first.claim().first)
            try await first.close()

            let second = try await SQLiteStore.open(path: path)
            #expect(try await second.chat(head.id) == head)
            #expect(
                try await second.events(head.id, after: 0, limit: 9) == [Sample.event(1, key: "k"), Sample.event(2)])
            #expect(try await second.position(head.id, key: "k") == 1)
            #expect(try await second.nextPushDue() == Sample.at(30))
            try await second.commit(claim.settled(.done))
            #expect(try await second.nextPushDue() == nil)
            try await second.owe(Sample.push("A"))
            #expect(try #require(try await second.claim().first).push.id > claim.push.id)
            try await second.close()
        }
    }

    @Test("a closed store refuses everything as unavailable")
    func closed() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.close()
            let writing = await #expect(throws: StoreError.self) {
                try await store.commit(.putSetting(name: "a", value: "b"))
            }
            #expect(writing?.code == .unavailable)
            let reading = await #expect(throws: StoreError.self) { try await store.setting("a") }
            #expect(reading?.code == .unavailable)
        }
    }

    @Test("the writing connection syncs every commit")
    func durability() async throws {
        try await TemporaryDatabase.withStore { store in
            let (synchronous, journal, keys) = try await store.pool.writeWithoutTransaction { database in
                (
                    try Int.fetchOne(database, sql: "PRAGMA synchronous"),
                    try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                    try Int.fetchOne(database, sql: "PRAGMA foreign_keys")
                )
            }
            #expect(synchronous == 2)
            #expect(journal == "wal")
            #expect(keys == 1)
        }
    }

    @Test("a connection that does not sync is refused with what to do", arguments: ["OFF", "NORMAL"])
    func lessDurable(mode: String) async throws {
        try await TemporaryDatabase.withStore { store in
            let error = try await store.pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = \(mode)")
                defer { try? SQLiteStore.makeDurable(database) }
                return #expect(throws: StoreError.self) { try SQLiteStore.assertDurable(database) }
            }
            #expect(error?.code == .unusable)
        }
    }

    @Test("only the owner may read the files")
    func permissions() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.commit(.putSetting(name: "a", value: "b"))
            for file in [path, path + "-wal", path + "-shm"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: file)
                #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            }
            try await store.close()
        }
    }

    @Test("two callers' commits and reads go on beside each other")
    func concurrency() async throws {
        try await TemporaryDatabase.withStore { store in
            let queue = CommitQueue(store: store)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                await withTaskGroup(of: Void.self) { chats in
                    for chat in 0..<8 { chats.addTask { await Self.fill("C\(chat)", with: queue, from: store) } }
                }
                queue.close()
            }
            for chat in 0..<8 {
                let events = try await store.events(ChatID("C\(chat)"), after: 0, limit: 99)
                #expect(events.map(\.position) == Array(1...20))
            }
        }
    }

    /// Appends 20 events and reads each back as soon as it was committed.
    private static func fill(_ chat: String, with queue: CommitQueue, from store: SQLiteStore) async {
        for position in 1...20 {
            let head = Sample.head(chat, version: Int64(position), last: position)
            do {
                #expect(try await queue.commit(.appending([Sample.event(position)], with: head)) == .committed)
                #expect(try await store.events(head.id, after: position - 1, limit: 9).count == 1)
            } catch {
                Issue.record(error)
            }
        }
    }
}
