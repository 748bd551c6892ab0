import Beckon
import Foundation

/// A file in the making, which only its owner may read; it takes its name when it is whole.
final class PartialFile {
    let path: String
    private let descriptor: CInt
    private var isFinished = false

    /// Makes it beside its target, or takes over what an earlier attempt left.
    ///
    /// - Parameter target: What it will be called.
    /// - Throws: ``StoreError`` when it cannot be made, or somebody else makes it at this moment.
    init(besides target: String) throws(StoreError) {
        path = target + ".partial"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw StoreError(.unavailable, "no file can be made there: check that the folder is there and its rights")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            isFinished = true
            close(descriptor)
            throw StoreError(.occupied, "another backup to this file is under way")
        }
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
            throw StoreError(.unavailable, "the file cannot be written")
        }
    }

    /// Puts it on the disk under its name.
    ///
    /// - Parameter target: Its name; what had this name goes.
    /// - Returns: How many bytes it has.
    /// - Throws: ``StoreError`` when the disk does not take it.
    func finish(as target: String) throws(StoreError) -> Int {
        let size = lseek(descriptor, 0, SEEK_END)
        guard fsync(descriptor) == 0, rename(path, target) == 0 else {
            throw StoreError(.unavailable, "the file could not be written to its end")
        }
        isFinished = true
        close(descriptor)
        // The new name is on the disk as well when the folder is.
        let folder = open(URL(fileURLWithPath: target).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return Int(size) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw StoreError(.unavailable, "the folder could not be written") }
        return Int(size)
    }

    deinit {
        guard !isFinished else { return }
        unlink(path)
        close(descriptor)
    }
}
