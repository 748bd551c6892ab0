import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes files so that they are there after a loss of power, as a whole or not at all.
enum DurableFile {
    /// What the names of files end with that are not in their place yet.
    static let draftEnding = ".new"

    /// Puts a file in the place of the one before.
    ///
    /// - Parameters:
    ///   - place: The file, in a directory that exists.
    ///   - bytes: Its content.
    /// - Throws: `POSIXError`, for example `ENOSPC`; then the one before is there.
    static func replace(_ place: URL, with bytes: [UInt8]) throws {
        let draft = place.appendingPathExtension(String(draftEnding.dropFirst()))
        do {
            try create(draft, bytes)
            guard rename(draft.path, place.path) == 0 else { throw POSIXError.last }
        } catch {
            _ = unlink(draft.path)
            throw error
        }
        makeDurable(place.deletingLastPathComponent())
    }

    /// Makes a change of names durable; without it a loss of power may bring the file before back.
    static func makeDurable(_ directory: URL) {
        let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }

    private static func create(_ file: URL, _ bytes: [UInt8]) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        defer { _ = close(descriptor) }
        #if canImport(Darwin)
        try FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: file.path)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw POSIXError.last }
            rest = rest.dropFirst(max(0, count))
        }
        guard fsync(descriptor) == 0 else { throw POSIXError.last }
    }
}
