import Foundation
import Synchronization

/// A body that is arriving in a file of its own, readable only by its owner; the file goes unless it is kept.
///
/// Its functions wait for the disk: they run on ``FileThreads``, one after the other.
final class IncomingFile: Sendable {
    private struct State {
        var content: ArrivingContent
        var isKept = false
    }

    let path: String
    private let descriptor: CInt
    private let state: Mutex<State>

    /// Creates the file; nil if another process removed it before it was locked.
    init?(path: String, limit: Int) throws(FileVaultError) {
        self.path = path
        state = Mutex(State(content: ArrivingContent(limit: limit)))
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            let error = FileVaultError.ofSystem
            throw error.code == .unknown ? FileVaultError(.away) : error
        }
        var status = stat()
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
            return nil
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        if !state.withLock({ $0.isKept }) { unlink(path) }
        close(descriptor)
    }

    /// Writes the next piece.
    ///
    /// - Throws: ``FileVaultError`` (too long, full, away).
    func append(_ piece: [UInt8]) throws(FileVaultError) {
        try state.withLock { state throws(FileVaultError) in try state.content.take(piece) }
        try FilePiece.write(piece, to: descriptor)
    }

    /// Puts the whole body on disk and says what it is.
    func finish() throws -> StoredContent {
        guard fsync(descriptor) == 0 else { throw FileVaultError.ofSystem }
        return try state.withLock { try $0.content.finish() }
    }

    /// Gives the finished file its name, which another one of the same content may have.
    func keep(as target: String) throws(FileVaultError) {
        guard rename(path, target) == 0 else { throw .ofSystem }
        state.withLock { $0.isKept = true }
    }

    /// Reads the body that was written; the piece is shorter at the end, and empty behind it.
    func read(at offset: Int, count: Int) throws(FileVaultError) -> [UInt8] {
        try FilePiece.read(descriptor, at: offset, count: count)
    }

    /// Reads a whole body into the file.
    ///
    /// - Throws: ``FileVaultError``, or what `next` throws.
    func receive(_ next: NextBytes) async throws -> StoredContent {
        while let piece = try await next() {
            guard !piece.isEmpty else { continue }
            try await FileThreads.run { try self.append(piece) }
        }
        return try await FileThreads.run { try self.finish() }
    }
}
