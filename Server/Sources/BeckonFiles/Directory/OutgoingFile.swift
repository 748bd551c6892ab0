import Foundation
import Synchronization

/// A body that is being read from its file; the file is open until nobody reads it any more.
final class OutgoingFile: Sendable {
    let size: Int
    private let descriptor: CInt
    private let offset = Mutex(0)

    /// - Throws: ``FileVaultError`` (unknown, away).
    init(path: String) throws(FileVaultError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            size = 0
            throw .ofSystem
        }
        size = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileVaultError(.away) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The next piece; nil when all bytes were read.
    ///
    /// - Throws: ``FileVaultError/Code/unknown`` when the file has lost its end since it was opened.
    func next() async throws -> [UInt8]? {
        let place = offset.withLock { $0 }
        guard place < size else { return nil }
        let piece = try await FileThreads.run { [descriptor, size] in
            try FilePiece.read(descriptor, at: place, count: min(FilePiece.length, size - place))
        }
        guard !piece.isEmpty else { throw FileVaultError(.unknown) }
        offset.withLock { $0 += piece.count }
        return piece
    }
}
