import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Who may write in which directory: one store of one process.
///
/// Other processes are locked out by the kernel's lock on a file, which ends with the process, however it ends. Within the process
/// the store that came last takes over, because an app that is started anew has no use for the one before. The file counts how
/// often the directory has changed hands: so a store that let go finds out whether another one wrote meanwhile.
///
/// `@unchecked Sendable`: `lock` guards all mutable state.
final class DirectoryHold: @unchecked Sendable {
    /// The locked file; it stays when the lock is released.
    static let fileName = "lock"
    /// The holds of this process; the lock of a file belongs to the whole process as well.
    static let ofProcess = DirectoryHold()

    private struct Entry {
        var descriptor: CInt
        var owner: UInt64
        var count: UInt64
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private var lastOwner: UInt64 = 0

    /// A number for a store.
    func newOwner() -> UInt64 {
        lock.withLock {
            lastOwner += 1
            return lastOwner
        }
    }

    /// Takes a directory for a store, or finds that it has it.
    ///
    /// - Parameters:
    ///   - directory: The path of the directory, which exists, without symbolic links.
    ///   - owner: The store's number.
    ///   - known: How often the directory had changed hands when the store had it last; nil to take it whatever happened.
    /// - Returns: How often it has changed hands.
    /// - Throws: ``DirectoryInUse``, or `POSIXError` when no file can be locked there.
    func take(_ directory: String, for owner: UInt64, unlessChangedSince known: UInt64?) throws -> UInt64 {
        try lock.withLock {
            if let entry = entries[directory], entry.owner == owner { return entry.count }
            var entry = try entries[directory] ?? locked(directory)
            if let known {
                guard known == entry.count else {
                    guard entries[directory] == nil else { throw DirectoryInUse.byOtherStore }
                    _ = close(entry.descriptor)
                    throw DirectoryInUse.changed
                }
            } else {
                entry.count &+= 1
                // On a full disk it is not counted; then nobody else can write either.
                write(entry.count, entry.descriptor)
            }
            entry.owner = owner
            entries[directory] = entry
            return entry.count
        }
    }

    /// Lets other processes in, unless another store of this one has taken over.
    func letGo(_ directory: String, by owner: UInt64) {
        lock.withLock {
            guard let entry = entries[directory], entry.owner == owner else { return }
            entries[directory] = nil
            _ = close(entry.descriptor)
        }
    }

    private func locked(_ directory: String) throws -> Entry {
        let descriptor = open(directory + "/" + Self.fileName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure = POSIXError.last
            _ = close(descriptor)
            if failure.code == .EAGAIN { throw DirectoryInUse.byProcess }
            throw failure
        }
        return Entry(descriptor: descriptor, owner: 0, count: Self.count(descriptor) ?? Self.newCount())
    }

    /// How often the directory has changed hands, as the file says; nil when it does not say, or was damaged.
    private static func count(_ descriptor: CInt) -> UInt64? {
        // One byte more than any count has, so that a longer file shows.
        var digits = [UInt8](repeating: 0, count: 21)
        let length = pread(descriptor, &digits, digits.count, 0)
        guard (1...20).contains(length), digits[..<length].allSatisfy({ (0x30...0x39).contains($0) }),
            let count = UInt64(String(decoding: digits[..<length], as: UTF8.self)), count < largestCount
        else { return nil }
        return count
    }

    /// A count that no store can have seen: whoever had the directory before takes it for changed.
    private static func newCount() -> UInt64 { UInt64.random(in: 1 << 32..<largestCount) }

    private static let largestCount: UInt64 = 1 << 62

    private func write(_ count: UInt64, _ descriptor: CInt) {
        let digits = Array(String(count).utf8)
        _ = pwrite(descriptor, digits, digits.count, 0)
        _ = ftruncate(descriptor, off_t(digits.count))
    }
}

extension POSIXError {
    /// The error of the last call to the system in this thread.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
