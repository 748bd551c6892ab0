package import Beckon
import Foundation

/// Keeps other servers out of a data directory while this object exists.
///
/// The kernel releases the lock when the process ends, for whatever reason. Commands that only read, and short ones
/// that add a row, do not need it.
package final class DirectoryLock: Sendable {
    /// The locked file; it holds the owner's process number, and is not removed when the lock is released.
    package static let fileName = "beckon.lock"

    private let descriptor: CInt

    /// Takes the lock, or reports its owner.
    ///
    /// - Parameter directory: The data directory, which must exist.
    /// - Returns: The lock.
    /// - Throws: ``StoreError`` with `occupied` if another process holds the lock, `unusable` if no file can be locked
    ///   there, each with what to do.
    package static func take(in directory: String) throws(StoreError) -> DirectoryLock {
        let path = URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
        return try DirectoryLock(locking: path)
    }

    private init(locking path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError(.unusable, "the data directory is not writable: check its permissions")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isTaken = errno == EWOULDBLOCK
            let owner = Self.owner(in: descriptor)
            close(descriptor)
            guard isTaken else {
                throw StoreError(.unusable, "files in the data directory cannot be locked: put it on a local disk")
            }
            throw StoreError(
                .occupied, "a server\(owner) uses this data directory: stop it, or name another directory with --data")
        }
        self.descriptor = descriptor
        let text = Array("\(ProcessInfo.processInfo.processIdentifier)\n".utf8)
        // The process number serves the message above and `beckon reload`.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    }

    deinit { close(descriptor) }

    /// The process that holds the lock of a data directory; nil if none does.
    package static func holder(of directory: String) -> Int32? {
        let path = URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // A lock that can be had is nobody's; the file still names the process that had it last.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
        return process(in: descriptor).flatMap { Int32(exactly: $0) }
    }

    private static func owner(in descriptor: CInt) -> String {
        process(in: descriptor).map { " (process \($0))" } ?? ""
    }

    private static func process(in descriptor: CInt) -> Int? {
        var bytes = [UInt8](repeating: 0, count: 20)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? Int(String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self)) : nil
    }
}
