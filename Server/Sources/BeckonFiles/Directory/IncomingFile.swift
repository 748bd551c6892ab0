import Foundation
import Synchronization

/// A body that is arriving in a file of its own, readable only by its owner; the file goes unless it is kept.
///
/// Its functions wait for the disk: they run on ``FileThreads``, one after the other.
final class IncomingFile: Sendable {
    private struct State {
        var content: ArrivingContent
        /// Whether the file is at its path.
        var isHere = true
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
        discard()
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
        state.withLock { $0.isHere = false }
    }

    /// Removes the file unless it was kept.
    func discard() {
        state.withLock { state in
            if state.isHere { unlink(path) }
            state.isHere = false
        }
    }

    /// Reads the body that was written, from its begin; each call makes a reader of its own.
    func body(of size: Int) -> NextBytes {
        let offset = Mutex(0)
        return {
            let place = offset.withLock { $0 }
            let count = min(FilePiece.length, size - place)
            guard count > 0 else { return nil }
            let piece = try await FileThreads.run { try FilePiece.read(self.descriptor, at: place, count: count) }
            guard piece.count == count else { throw FileVaultError(.away) }
            offset.withLock { $0 = place + count }
            return piece
        }
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
