import Beckon
import Foundation
import StoreConformance
import Synchronization
import Testing

@testable import BeckonStoreSQLite

@Suite("Backups of SQLite", .timeLimit(.minutes(20)))
struct SQLiteBackupTests {
    /// How far the writer has come.
    private final class Written: Sendable {
        let position = Mutex(300)
    }

    @Test("a backup beside a writer is one snapshot that keeps every rule and can be served from")
    func besideWriter() async throws {
        try await Self.withDirectory { directory, file in
            let store = try await SQLiteStore.open(directory: directory)
            try await Self.write(1...300, to: store)
            let written = Written()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for position in 301...600 {
                        try await Self.write(position...position, to: store)
                        written.position.withLock { $0 = position }
                    }
                }
                for _ in 0..<3 {
                    let before = written.position.withLock { $0 }
                    _ = try await SQLiteBackup(of: directory, to: file, replacing: true).run { _ in }
                    let copy = try await SQLiteStore.openForReading(path: file)
                    let report = try await copy.audit(limit: 9)
                    #expect(report.violations.isEmpty)
                    #expect(report.events >= before)
                    try await copy.close()
                }
                try await group.waitForAll()
            }
            try await store.close()
            #expect(try Self.names(beside: file) == ["data", "file"])
            let restored = try await SQLiteStore.open(path: file)
            let last = try #require(try await restored.chat(ChatID("A"))).lastPosition
            try await Self.write(last + 1...last + 1, to: restored)
            try await restored.close()
        }
    }

    @Test("only its owner may read it, and it needs no log beside it")
    func privacy() async throws {
        try await Self.withDirectory { directory, file in
            let store = try await SQLiteStore.open(directory: directory)
            let size = try await SQLiteBackup(of: directory, to: file, replacing: false).run { _ in }
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect(attributes[.size] as? Int == size)
            let copy = try await SQLiteStore.openForReading(path: file)
            #expect(try await copy.audit(limit: 9) == AuditReport())
            #expect(try Self.names(beside: file) == ["data", "file"])
            try await copy.close()
            try await store.close()
        }
    }

    @Test("a file that is there is kept unless it may go, and a failed backup leaves nothing")
    func refusals() async throws {
        try await Self.withDirectory { directory, file in
            try await SQLiteStore.open(directory: directory).close()
            try Data("theirs".utf8).write(to: URL(fileURLWithPath: file))
            func refusal(of directory: String, to file: String, replacing: Bool) async -> StoreError.Code? {
                let error = await #expect(throws: StoreError.self) {
                    try await SQLiteBackup(of: directory, to: file, replacing: replacing).run { _ in }
                }
                return error?.code
            }
            #expect(await refusal(of: directory, to: file, replacing: false) == .occupied)
            #expect(await refusal(of: directory + "/none", to: file, replacing: true) == .unavailable)
            #expect(await refusal(of: directory, to: file + "/none/file", replacing: true) == .unavailable)
            #expect(await refusal(of: directory, to: directory, replacing: true) == .unusable)
            let own = SQLiteStore.path(in: directory)
            #expect(await refusal(of: directory, to: own, replacing: true) == .unusable)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data("theirs".utf8))
            try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: own))
            #expect(await refusal(of: directory, to: file, replacing: true) == .unusable)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data("theirs".utf8))
            #expect(try Self.names(beside: file) == ["data", "file"])
        }
    }

    @Test("a backup never replaces the database or a file beside it, however the path is spelled")
    func ownFiles() async throws {
        try await Self.withDirectory { directory, file in
            try await SQLiteStore.open(directory: directory).close()
            let link = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "link").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: directory)
            try FileManager.default.linkItem(atPath: SQLiteStore.path(in: directory), toPath: file)
            var targets = [file, "\(directory)/../data/beckon.sqlite", "\(directory)//beckon.sqlite"]
            for folder in [directory, link, directory + "/."] {
                for name in ["sqlite", "sqlite-wal", "sqlite-shm", "sqlite.replaced", "sqlite.replaced-wal", "lock"] {
                    targets.append("\(folder)/beckon.\(name)")
                }
            }
            for target in targets {
                let error = await #expect(throws: StoreError.self) {
                    try await SQLiteBackup(of: directory, to: target, replacing: true).run { _ in }
                }
                #expect(error?.code == .unusable, "\(target)")
            }
            #expect(DataFiles.areSame(file, SQLiteStore.path(in: directory)))
            let other = directory + "/copy.sqlite"
            #expect(try await SQLiteBackup(of: directory, to: other, replacing: true).run { _ in } > 0)
        }
    }

    @Test("the database of another data directory is not replaced; a backup of any name is")
    func foreignDirectory() async throws {
        try await Self.withDirectory { directory, file in
            try await SQLiteStore.open(directory: directory).close()
            let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            let other = folder.appending(path: "other").path
            try await SQLiteStore.open(directory: other).close()
            let error = await #expect(throws: StoreError.self) {
                try await SQLiteBackup(of: directory, to: SQLiteStore.path(in: other), replacing: true).run { _ in }
            }
            #expect(error?.code == .unusable)
            let copy = folder.appending(path: "beckon.sqlite").path
            for _ in 0..<2 {
                #expect(try await SQLiteBackup(of: directory, to: copy, replacing: true).run { _ in } > 0)
            }
        }
    }

    @Test("what an interrupted restore left is no backup to restore")
    func interruptedRestore() async throws {
        try await Self.withDirectory { directory, _ in
            try await SQLiteStore.open(directory: directory).close()
            let left = PartialFile.path(besides: SQLiteStore.path(in: directory))
            try Data("theirs".utf8).write(to: URL(fileURLWithPath: left))
            let error = await #expect(throws: StoreError.self) {
                try await SQLiteRestore(of: left, to: directory, replacing: true).run { _ in }
            }
            #expect(error?.code == .unusable)
            #expect(try Data(contentsOf: URL(fileURLWithPath: left)) == Data("theirs".utf8))
        }
    }

    @Test("what an interrupted backup left is taken over; one that is under way is not disturbed")
    func leftOver() async throws {
        try await Self.withDirectory { directory, file in
            try await SQLiteStore.open(directory: directory).close()
            try Data(repeating: 1, count: 100_000).write(to: URL(fileURLWithPath: file + ".partial"))
            _ = try await SQLiteBackup(of: directory, to: file, replacing: false).run { _ in }
            let copy = try await SQLiteStore.openForReading(path: file)
            #expect(try await copy.audit(limit: 9).violations.isEmpty)
            try await copy.close()
            let other = try PartialFile(besides: file)
            let error = await #expect(throws: StoreError.self) {
                try await SQLiteBackup(of: directory, to: file, replacing: true).run { _ in }
            }
            #expect(error?.code == .occupied)
            #expect(FileManager.default.fileExists(atPath: other.path))
        }
    }

    @Test("the progress of a large copy rises to its end")
    func progress() async throws {
        try await Self.withDirectory { directory, file in
            let store = try await SQLiteStore.open(directory: directory)
            let text = String(repeating: "x", count: 1 << 20)
            for index in 0..<12 { try await store.commit(.putSetting(name: "\(index)", value: text)) }
            let steps = Mutex<[SQLiteBackup.Progress]>([])
            _ = try await SQLiteBackup(of: directory, to: file, replacing: false).run { step in
                steps.withLock { $0.append(step) }
            }
            let told = steps.withLock { $0 }
            #expect(told.count > 2)
            #expect(told.map(\.copiedPages) == told.map(\.copiedPages).sorted())
            #expect(told.last.map { $0.copiedPages == $0.pages } == true)
            try await store.close()
        }
    }

    private static func withDirectory(_ body: (_ directory: String, _ file: String) async throws -> Void) async throws {
        try await TemporaryDatabase.withPath { path in
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try await body(folder.appending(path: "data").path, folder.appending(path: "file").path)
        }
    }

    private static func names(beside file: String) throws -> [String] {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// Appends events to one chat that breaks no rule.
    private static func write(_ positions: ClosedRange<Int>, to store: SQLiteStore) async throws {
        let version = try await store.chat(ChatID("A"))?.version ?? 0
        let head = Sample.head("A", version: version + 1, last: positions.upperBound) { $0.life.due = Sample.at(9) }
        let events = positions.map { Sample.event($0, text: String(repeating: "x", count: 500)) }
        #expect(try await store.commit([.appending(events, with: head)]) == [.committed])
    }
}
