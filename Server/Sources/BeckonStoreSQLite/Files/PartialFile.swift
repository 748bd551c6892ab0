import Beckon
import Foundation

/// A file that is being written, readable only by its owner; it gets its final name when it is complete.
final class PartialFile {
    let path: String
    private let descriptor: CInt
    private var isFinished = false

    /// The path of the file while it is written.
    static func path(besides target: String) -> String { target + ".partial" }

    /// Creates the file beside its target, or takes over the file of an earlier attempt.
    ///
    /// - Parameter target: The final path.
    /// - Throws: ``StoreError`` if the file cannot be created, or if another process is writing it.
    init(besides target: String) throws(StoreError) {
        path = PartialFile.path(besides: target)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw StoreError(.unavailable, "the file cannot be created: check that its folder exists and is writable")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            isFinished = true
            close(descriptor)
            throw StoreError(.occupied, "another backup to this file is running: wait for it, or name another file")
        }
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
            throw StoreError(.unavailable, "the file cannot be written: check its permissions")
        }
    }

    /// Syncs the file to disk under its final name.
    ///
    /// - Parameter target: The final path; a file at this path is replaced.
    /// - Returns: The size in bytes.
    /// - Throws: ``StoreError`` if the file cannot be written to disk.
    func finish(as target: String) throws(StoreError) -> Int {
        let size = lseek(descriptor, 0, SEEK_END)
        guard fsync(descriptor) == 0, rename(path, target) == 0 else {
            throw StoreError(.unavailable, "the file could not be completed: check the disk")
        }
        isFinished = true
        close(descriptor)
        // Syncing the folder puts the new name on disk as well.
        let folder = open(URL(fileURLWithPath: target).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return Int(size) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw StoreError(.unavailable, "the folder was not synced to disk") }
        return Int(size)
    }

    deinit {
        guard !isFinished else { return }
        unlink(path)
        close(descriptor)
    }
}
