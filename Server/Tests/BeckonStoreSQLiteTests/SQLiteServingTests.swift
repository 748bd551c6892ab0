import Beckon
import Foundation
import GRDB
import StoreConformance
import Testing

@testable import BeckonStoreSQLite

@Suite("Serving from SQLite", .timeLimit(.minutes(20)))
struct SQLiteServingTests {
    @Test("one server uses a data directory; short commands go beside it")
    func lock() async throws {
        try await TemporaryDatabase.withPath { directory in
            var first: SQLiteStore? = try await SQLiteStore.open(directory: directory)
            let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(directory: directory) }
            #expect(error?.code == .occupied)
            #expect(error?.message.contains("process \(ProcessInfo.processInfo.processIdentifier)") == true)
            let beside = try await SQLiteStore.openBeside(directory: directory)
            try await beside.commit(.putSetting(name: "a", value: "1"))
            try await beside.close()
            #expect(try await first?.setting("a") == "1")
            try await first?.close()
            first = nil
            try await SQLiteStore.open(directory: directory).close()
        }
    }

    @Test("the foreign version changes by the commits of other connections, and by no others")
    func foreignVersion() async throws {
        try await TemporaryDatabase.withPath { directory in
            let store = try await SQLiteStore.open(directory: directory)
            let first = try await store.foreignVersion()
            #expect(first != nil)
            for number in 0..<3 { try await store.commit(.putSetting(name: "\(number)", value: "1")) }
            _ = try await store.setting("1")
            #expect(try await store.foreignVersion() == first)
            let beside = try await SQLiteStore.openBeside(directory: directory)
            try await beside.commit(.putSetting(name: "0", value: "2"))
            let second = try await store.foreignVersion()
            #expect(second != first)
            try await beside.commit(.putSetting(name: "0", value: "3"))
            try await store.commit(.putSetting(name: "0", value: "4"))
            #expect(try await store.foreignVersion() != second)
            try await beside.close()
            try await store.close()
            await #expect(throws: StoreError.self) { try await store.foreignVersion() }
        }
    }

    @Test("a short command does not migrate under a server of an older version")
    func oldSchema() async throws {
        try await TemporaryDatabase.withPath { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            let queue = try DatabaseQueue(path: SQLiteStore.path(in: directory))
            try await queue.write { database in
                try database.execute(sql: SQLiteSchema.steps[0])
                try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.applicationID)")
                try database.execute(sql: "PRAGMA user_version = 1")
            }
            try queue.close()
            var server: DirectoryLock? = try DirectoryLock.take(in: directory)
            let error = await #expect(throws: StoreError.self) {
                try await SQLiteStore.openBeside(directory: directory)
            }
            #expect(error?.code == .occupied)
            #expect(try await SQLiteStore.plan(directory: directory).isEmpty == false)
            #expect(server != nil)
            server = nil
            try await SQLiteStore.openBeside(directory: directory).close()
            #expect(try await SQLiteStore.plan(directory: directory).isEmpty)
        }
    }

    @Test("a commit writes no more for a chat with much attached data than for one without")
    func bytesWritten() async throws {
        /// How much the log grows by twenty events.
        func growth(with data: [String: String]) async throws -> Int {
            var growth = 0
            try await TemporaryDatabase.withPath { path in
                let store = try await SQLiteStore.open(path: path)
                try await store.begin(Sample.head("A") { $0.customer.userData = data })
                // The log begins anew, so that its file grows by what is written from here on.
                try await store.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
                func size() throws -> Int {
                    try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int ?? 0
                }
                let before = try size()
                for position in 1...20 {
                    let head = Sample.head("A", version: Int64(position + 1), last: position) {
                        $0.customer.userData = data
                    }
                    try await store.append(Sample.event(position), with: head)
                }
                growth = try size() - before
                try await store.close()
            }
            return growth
        }
        let most = ["subject": "Oil", "long": String(repeating: "x", count: 65_000)]
        let plain = try await growth(with: [:])
        #expect(plain > 0)
        #expect(try await growth(with: most) < plain + 65_000)
    }

    @Test("a server that was killed is told to the next one, a server that stopped is not")
    func followsCrash() async throws {
        try await TemporaryDatabase.withPath { directory in
            /// Opens and closes the database of a server, whose lock ends with it.
            func followsCrash() async throws -> Bool {
                let server = try await SQLiteStore.open(directory: directory)
                try await server.close()
                return server.followsCrash
            }
            #expect(try await !followsCrash())
            #expect(try await !followsCrash())
            // What a killed server leaves: its number in a file that nobody holds.
            try Data("4711\n".utf8).write(
                to: URL(fileURLWithPath: directory).appendingPathComponent(DirectoryLock.fileName))
            #expect(try await followsCrash())
            #expect(try await !followsCrash())
        }
    }

    @Test("a data directory that is a file, and a database file that is empty, are told as such")
    func wrongPaths() async throws {
        try await TemporaryDatabase.withPath { path in
            try Data().write(to: URL(fileURLWithPath: path))
            let asFolder = await #expect(throws: StoreError.self) { try await SQLiteStore.open(directory: path) }
            #expect(asFolder?.message.contains("is a file") == true)
            let asDatabase = await #expect(throws: StoreError.self) {
                try await SQLiteStore.openForReading(path: path)
            }
            #expect(asDatabase?.message.contains("empty") == true)
        }
    }

    @Test("a lock file that cannot be made is told as such")
    func noDirectory() {
        let error = #expect(throws: StoreError.self) { try DirectoryLock.take(in: "/dev/null/none") }
        #expect(error?.code == .unusable)
    }

    @Test(
        "after the disk failed nothing is written any more, whoever asks, and reads go on",
        arguments: [
            ResultCode.SQLITE_IOERR_FSYNC, .SQLITE_IOERR_WRITE, .SQLITE_IOERR_READ, .SQLITE_CORRUPT, .SQLITE_NOTADB,
        ])
    func failure(code: ResultCode) async throws {
        try await TemporaryDatabase.withStore { store in
            try await store.commit(.putSetting(name: "a", value: "1"))
            await #expect(throws: StoreError.self) {
                try await store.write { _ in throw DatabaseError(resultCode: code, message: "names a customer") }
            }
            for write in ["commit", "claim"] {
                let error = await #expect(throws: StoreError.self) {
                    if write == "commit" {
                        try await store.commit(.putSetting(name: "a", value: "2"))
                    } else {
                        _ = try await store.claim(from: Sample.fcm)
                    }
                }
                #expect(error?.code == .unusable)
                #expect(error?.message.contains("customer") == false)
            }
            #expect(try await store.setting("a") == "1")
            var told: [StoreError.Code] = []
            for await error in store.failures { told.append(error.code) }
            #expect(told == [.unusable])
        }
    }

    @Test(
        "what passes does not end all trust",
        arguments: [
            ResultCode.SQLITE_FULL, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_IOERR_SHMSIZE, .SQLITE_READONLY,
            .SQLITE_CONSTRAINT,
        ])
    func passing(code: ResultCode) async throws {
        try await TemporaryDatabase.withStore { store in
            await #expect(throws: StoreError.self) {
                try await store.write { _ in throw DatabaseError(resultCode: code) }
            }
            let result = try await store.commit([Commit([.putSetting(name: "a", value: "1")])])
            #expect(result == [.committed])
        }
    }

    @Test("the log is copied into the database when it has grown long")
    func checkpoint() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            let text = String(repeating: "x", count: 1 << 20)
            for index in 0..<24 { try await store.commit(.putSetting(name: "\(index)", value: text)) }
            // The copying comes after the answer, on the writing thread: one more write waits for it.
            try await store.commit(.putSetting(name: "last", value: ""))
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            #expect(try #require(size) > 16 << 20)
            #expect(try #require(log) < 16 << 20)
            try await store.close()
        }
    }

    @Test("after a clean end the database file alone holds everything")
    func wholeFile() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.commit(.putSetting(name: "a", value: "1"))
            // Readers are open as well, as they are in a server.
            #expect(try await store.setting("a") == "1")
            try await store.close()
            let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            #expect(log ?? 0 == 0)
            try FileManager.default.copyItem(atPath: path, toPath: path + ".alone")
            let alone = try await SQLiteStore.open(path: path + ".alone")
            #expect(try await alone.setting("a") == "1")
            try await alone.close()
        }
    }

    @Test("a disk that failed is not asked to copy the log at the end")
    func endAfterFailure() async throws {
        try await TemporaryDatabase.withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await store.commit(.putSetting(name: "a", value: "1"))
            await #expect(throws: StoreError.self) {
                try await store.write { _ in throw DatabaseError(resultCode: .SQLITE_IOERR_FSYNC) }
            }
            let size = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            try await store.close()
            #expect(try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int == size)
        }
    }

    @Test("a backup is not opened beside the log of another database")
    func foreignLog() async throws {
        try await TemporaryDatabase.withPath { directory in
            let server = try await SQLiteStore.open(directory: directory)
            try await server.commit(.putSetting(name: "a", value: "old"))
            let (backup, path) = (directory + "/backup", SQLiteStore.path(in: directory))
            _ = try await SQLiteBackup(of: directory, to: backup, replacing: false).run { _ in }
            try await server.commit(.putSetting(name: "a", value: "new"))
            // As after a kill: the log holds what the file does not.
            let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
            try await server.close()
            for name in [path, path + "-wal", path + "-shm"] { try? FileManager.default.removeItem(atPath: name) }
            try FileManager.default.copyItem(atPath: backup, toPath: path)
            try log.write(to: URL(fileURLWithPath: path + "-wal"))
            for open in [SQLiteStore.open(path:), SQLiteStore.openForReading(path:)] {
                let error = await #expect(throws: StoreError.self) { try await open(path) }
                #expect(error?.code == .unusable)
                #expect(error?.message.contains("beckon restore") == true)
            }
            #expect(throws: StoreError.self) { try SQLiteStore.plan(path: path) }
            try FileManager.default.removeItem(atPath: path + "-wal")
            let restored = try await SQLiteStore.open(path: path)
            #expect(try await restored.setting("a") == "old")
            try await restored.close()
        }
    }
}
