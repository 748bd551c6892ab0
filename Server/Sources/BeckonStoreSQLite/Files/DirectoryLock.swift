package import Beckon
import Foundation

/// Keeps other servers out of a data directory while this object exists.
///
/// The kernel releases the lock when the process ends, for whatever reason. Commands that only read, and short ones
/// that add a row, do not need it.
package final class DirectoryLock: Sendable {
    /// The locked file; it holds the owner's process number and perhaps ``reloads``, and is not removed when the lock is
    /// released.
    package static let fileName = "beckon.lock"

    /// The second line of the file when the owner reads its settings again at SIGHUP.
    private static let reloads = "reloads"

    /// Whether the owner before this one ended without ``noteStop()``: it was killed, crashed, or lost its power.
    package let followsCrash: Bool
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
            throw StoreError(
                .unusable,
                errno == ENOTDIR
                    ? "the data directory is a file: name a folder with --data"
                    : "the data directory is not writable: check its permissions")
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
        followsCrash = !Self.lines(in: descriptor).isEmpty
        let text = Array("\(ProcessInfo.processInfo.processIdentifier)\n".utf8)
        // The process number serves the message above and `beckon reload`.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    }

    deinit {
        noteStop()
        close(descriptor)
    }

    /// Tells the next owner that this one closed its database; the lock stays until this object ends.
    package func noteStop() { _ = ftruncate(descriptor, 0) }

    /// Tells other programs that this process, which holds the lock of a data directory, reads its settings again at SIGHUP.
    package static func noteReloading(in directory: String) {
        let path = URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
        let own = ProcessInfo.processInfo.processIdentifier
        guard let holder = holder(of: directory), holder.process == own else { return }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let text = Array("\(own)\n\(reloads)\n".utf8)
        _ = pwrite(descriptor, text, text.count, 0)
    }

    /// The process that holds the lock of a data directory, and whether it reads its settings again at SIGHUP; nil if none
    /// does.
    package static func holder(of directory: String) -> (process: Int32, reloads: Bool)? {
        let path = URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // A lock that can be had is nobody's; the file still names the process that had it last.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
        let lines = lines(in: descriptor)
        guard let process = lines.first.flatMap({ Int32($0) }) else { return nil }
        return (process, lines.dropFirst().first == reloads)
    }

    private static func owner(in descriptor: CInt) -> String {
        lines(in: descriptor).first.flatMap { Int($0) }.map { " (process \($0))" } ?? ""
    }

    private static func lines(in descriptor: CInt) -> [String] {
        var bytes = [UInt8](repeating: 0, count: 40)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return [] }
        return bytes[..<count].split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    }
}
