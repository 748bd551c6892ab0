import BeckonCrypto
import Foundation

/// The folder of bodies that are arriving: each has a file of its own until it is complete.
///
/// A file is locked while its body arrives, so what a crash left is told from what another process is writing.
struct IncomingFolder: Sendable {
    let path: String

    /// Makes the folder, and removes the files that nobody writes any more.
    init(_ path: String) throws(FileVaultError) {
        self.path = path
        try Folder.make(path)
        for name in try Folder.names(in: path) { Self.removeIfLeft("\(path)/\(name)") }
    }

    /// Receives a body and uses it if it is admitted; its file is gone at the end unless it was kept.
    ///
    /// - Throws: ``FileVaultError``, or what `next`, `admission` or `use` throws.
    func receiving(
        limit: Int, _ next: NextBytes, admission: Admission, use: (IncomingFile, StoredContent) async throws -> Void
    ) async throws -> StoredContent {
        let file = try await FileThreads.run { try begin(limit: limit) }
        let result: Result<StoredContent, any Error>
        do {
            let content = try await file.receive(next)
            try await admission(file.body(of: content.size))
            try await use(file, content)
            result = .success(content)
        } catch {
            result = .failure(error)
        }
        try await FileThreads.run { file.discard() }
        return try result.get()
    }

    private func begin(limit: Int) throws(FileVaultError) -> IncomingFile {
        // A start may take a file for one that was left, in the moment before it is locked; then there is a next one.
        for _ in 0..<8 {
            let name = RandomBytes.make(16).hexadecimal
            if let file = try IncomingFile(path: "\(path)/\(name)", limit: limit) { return file }
        }
        throw FileVaultError(.away)
    }

    private static func removeIfLeft(_ path: String) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }
}
