import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps records as files of a directory: each is written beside the one before, made durable and put in its place.
///
/// The directory belongs to the app alone and is left out of backups, because a restored message would be said again. On
/// Apple systems the files are protected until the first unlock of the device, so that a push can be answered while it is
/// locked.
final class FileOutboxStore: OutboxStore {
    private let directory: URL
    /// Files are written here, not on the threads of Swift's tasks.
    private let queue = DispatchQueue(label: "beckon.outbox")

    /// Makes a store; it touches no file yet.
    ///
    /// - Parameter directory: The directory, made at the first write; by default `Beckon` in the app's support directory.
    init(directory: URL? = nil) {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        self.directory =
            directory ?? (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("Beckon")
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
            if Self.secrets.contains(name), let secret = KeychainRecords.read(name) { return secret }
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
    /// - Throws: An error of the file system.
    func write(_ bytes: [UInt8], named name: String) async throws {
        let directory = directory
        try await perform {
            #if canImport(Security)
            if Self.secrets.contains(name), KeychainRecords.write(bytes, name) { return }
            #endif
            try Self.prepare(directory)
            let place = directory.appendingPathComponent(name)
            let draft = directory.appendingPathComponent(name + ".new")
            try Self.create(draft, bytes)
            guard rename(draft.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            Self.makeDurable(directory)
        }
    }

    /// Removes a record; see ``OutboxStore/remove(named:)``.
    ///
    /// - Parameter name: Its name.
    /// - Throws: An error of the file system.
    func remove(named name: String) async throws {
        let directory = directory
        try await perform {
            #if canImport(Security)
            if Self.secrets.contains(name) { KeychainRecords.remove(name) }
            #endif
            do {
                try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
                Self.makeDurable(directory)
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
            return try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { !$0.hasSuffix(".new") }
        }
    }

    /// The records that the keychain keeps, where there is one: the customer's key at the server.
    private static let secrets: Set<String> = ["identity"]

    private func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }

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

    private static func create(_ file: URL, _ bytes: [UInt8]) throws {
        var attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        #if canImport(Darwin)
        attributes[.protectionKey] = FileProtectionType.completeUntilFirstUserAuthentication
        #endif
        guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: attributes) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.write(contentsOf: Data(bytes))
        try handle.synchronize()
    }

    /// Makes a change of names durable; without it a loss of power may bring the record before back.
    private static func makeDurable(_ directory: URL) {
        let descriptor = open(directory.path, O_RDONLY)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}
