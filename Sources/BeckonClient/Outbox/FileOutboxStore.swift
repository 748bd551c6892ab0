import Dispatch
import Foundation

/// Stores records as files of a directory: each is written beside the one before, made durable and put in its place.
///
/// The directory is the library's own, below the one that the app names; it is left out of backups, because a restored message
/// would be said again. On Apple systems the files are protected until the first unlock of the device, so that a push can be
/// answered while it is locked. Several processes may read; one at a time writes, see ``DirectoryHold``.
///
/// `@unchecked Sendable`: all mutable state is used on ``queue`` alone, and by `deinit`.
final class FileOutboxStore: OneWriterStore, @unchecked Sendable {
    /// The name of the library's own directory.
    static let folder = "Beckon"

    private let directory: URL
    /// The app's directory, where earlier releases stored the records.
    private let former: URL?
    /// Files are read and written here, not on the threads of Swift's tasks; by all stores of the process, so that none takes
    /// over a directory in the middle of another one's change.
    private static let queue = DispatchQueue(label: "beckon.outbox")
    private let holds = DirectoryHold.ofProcess
    private let owner = DirectoryHold.ofProcess.newOwner()
    /// The directory as others may name it, too; nil before the first hold.
    private var path: String?
    /// How often the directory had changed hands when this store held it last; nil before that.
    private var count: UInt64?
    /// No count: this store may write again once it has held the directory.
    private static let unknown = UInt64.max
    private var staysHeld = true
    private var isTidy = false

    /// Makes a store; it touches no file yet.
    ///
    /// - Parameter directory: The app's directory, below which the folder `Beckon` is made at the first use; by default the app's
    ///   support directory.
    init(directory: URL? = nil) {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        former = directory
        self.directory = (directory ?? support ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent(Self.folder, isDirectory: true)
    }

    deinit {
        if let path { holds.letGo(path, by: owner) }
    }

    /// Locks other writers out; see ``OneWriterStore/hold()``.
    ///
    /// - Returns: Whether another one may have changed something.
    /// - Throws: ``DirectoryInUse``, or an error of the file system.
    func hold() async throws -> Bool {
        try await perform { [self] in
            let before = count
            do {
                try enter(unlessChanged: false)
            } catch {
                // What is read now may change under the reader, who must not write it back.
                count = Self.unknown
                throw error
            }
            staysHeld = true
            if !isTidy {
                if let former { try FormerRecords.move(from: former, to: directory) }
                tidy()
                isTidy = true
            }
            guard let before, before != Self.unknown, let count else { return before != nil }
            // Taking it counts once itself, unless this store has had it all the time.
            return count != before && count != before &+ 1
        }
    }

    /// Lets other writers in; see ``OneWriterStore/letGo()``.
    func letGo() async {
        try? await perform { [self] in
            staysHeld = false
            if let path { holds.letGo(path, by: owner) }
        }
    }

    /// Reads a record; see ``OutboxStore/read(named:)``.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The record; nil when there is none.
    /// - Throws: An error of the file system.
    func read(named name: String) async throws -> [UInt8]? {
        let file = directory.appendingPathComponent(name)
        return try await perform {
            #if canImport(Security)
            if Self.secrets.contains(name), let secret = try KeychainRecords.read(name) { return secret }
            #endif
            do {
                return Array(try Data(contentsOf: file))
            } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
                return nil
            }
        }
    }

    /// Writes a record; see ``OutboxStore/write(_:named:)``.
    ///
    /// - Parameters:
    ///   - bytes: The record.
    ///   - name: Its name.
    /// - Throws: ``DirectoryInUse``, or an error of the file system.
    func write(_ bytes: [UInt8], named name: String) async throws {
        try await change { [self] in
            #if canImport(Security)
            if Self.secrets.contains(name), try KeychainRecords.write(bytes, name) { return }
            #endif
            try DurableFile.replace(directory.appendingPathComponent(name), with: bytes)
        }
    }

    /// Writes a copy of a file; see ``OutboxStore/write(copyOf:named:)``.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - name: The record's name.
    /// - Throws: ``DirectoryInUse``, or an error of the file system.
    func write(copyOf file: URL, named name: String) async throws {
        try await change { [self] in
            try DurableFile.replace(
                directory.appendingPathComponent(name), withCopyOf: file, limit: Outbox.File.limit)
        }
    }

    /// Where a record stands; see ``OutboxStore/file(named:)``.
    ///
    /// - Parameter name: The record's name.
    /// - Returns: The file; nil when there is none.
    /// - Throws: Nothing.
    func file(named name: String) async throws -> URL? {
        let file = directory.appendingPathComponent(name)
        return try await perform { FileManager.default.fileExists(atPath: file.path) ? file : nil }
    }

    /// Removes a record; see ``OutboxStore/remove(named:)``.
    ///
    /// - Parameter name: Its name.
    /// - Throws: ``DirectoryInUse``, or an error of the file system.
    func remove(named name: String) async throws {
        try await change { [self] in
            #if canImport(Security)
            if Self.secrets.contains(name) { try KeychainRecords.remove(name) }
            #endif
            do {
                try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
                DurableFile.makeDurable(directory)
            } catch let error as CocoaError where error.code == .fileNoSuchFile {
            }
        }
    }

    /// Lists the records; see ``OutboxStore/names()``.
    ///
    /// - Returns: The names.
    /// - Throws: An error of the file system.
    func names() async throws -> [String] {
        let directory = directory
        return try await perform {
            guard FileManager.default.fileExists(atPath: directory.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: directory.path).filter(RecordName.isOurs)
        }
    }

    /// The records that the keychain has, where there is one: the customer's key at the server.
    private static let secrets: Set<String> = [RecordName.identity]

    private func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }

    // MARK: On the queue

    /// Changes something while no other writer does.
    private func change(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await perform { [self] in
            try enter(unlessChanged: true)
            defer {
                if !staysHeld, let path { holds.letGo(path, by: owner) }
            }
            try body()
        }
    }

    private func enter(unlessChanged: Bool) throws {
        try Self.prepare(directory)
        let path = directory.resolvingSymlinksInPath().path
        self.path = path
        count = try holds.take(path, for: owner, unlessChangedSince: unlessChanged ? count : nil)
    }

    /// Removes what an app that was ended had not put in its place yet.
    private func tidy() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        for name in names where Self.isDraft(name) {
            try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
        }
    }

    private static func isDraft(_ name: String) -> Bool {
        name.hasPrefix(foundationDraft)
            || name.hasSuffix(DurableFile.draftEnding)
                && RecordName.isOurs(String(name.dropLast(DurableFile.draftEnding.count)))
    }

    /// What the names of drafts began with that Foundation on Linux made for earlier releases.
    private static let foundationDraft = ".dat.nosync"

    private static func prepare(_ directory: URL) throws {
        guard !FileManager.default.fileExists(atPath: directory.path) else { return }
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        #if canImport(Darwin)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        var directory = directory
        try directory.setResourceValues(values)
        #endif
    }
}
