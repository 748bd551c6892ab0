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
        try replace(place) { try put(bytes, $0) }
    }

    /// Puts a copy of a file in the place of the one before.
    ///
    /// - Parameters:
    ///   - place: The file, in a directory that exists.
    ///   - file: What is copied.
    ///   - limit: The most bytes that are copied.
    /// - Throws: `POSIXError`, for example `ENOSPC`, or `EFBIG` beyond the limit; then the one before is there.
    static func replace(_ place: URL, withCopyOf file: URL, limit: Int64) throws {
        try replace(place) { try put(contentOf: file, limit, $0) }
    }

    /// Writes bytes, a file's content and more bytes into a new file, which need not be there after a loss of power.
    ///
    /// - Parameters:
    ///   - head: What stands before the content.
    ///   - file: The file with the content.
    ///   - tail: What stands behind it.
    ///   - place: The new file.
    /// - Throws: `POSIXError`; then the new file is not there.
    static func join(_ head: [UInt8], _ file: URL, _ tail: [UInt8], into place: URL) throws {
        do {
            try create(place) { descriptor in
                try put(head, descriptor)
                try put(contentOf: file, .max, descriptor)
                try put(tail, descriptor)
            }
        } catch {
            _ = unlink(place.path)
            throw error
        }
    }

    /// Moves a file into the place of the one before.
    static func move(_ file: URL, to place: URL) throws {
        guard rename(file.path, place.path) == 0 else { throw POSIXError.last }
    }

    /// Makes a change of names durable; without it a loss of power may bring the file before back.
    static func makeDurable(_ directory: URL) {
        let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }

    private static func replace(_ place: URL, _ fill: (CInt) throws -> Void) throws {
        let draft = place.appendingPathExtension(String(draftEnding.dropFirst()))
        do {
            try create(draft) { descriptor in
                try fill(descriptor)
                guard fsync(descriptor) == 0 else { throw POSIXError.last }
            }
            guard rename(draft.path, place.path) == 0 else { throw POSIXError.last }
        } catch {
            _ = unlink(draft.path)
            throw error
        }
        makeDurable(place.deletingLastPathComponent())
    }

    private static func create(_ file: URL, _ fill: (CInt) throws -> Void) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        defer { _ = close(descriptor) }
        #if canImport(Darwin)
        try FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: file.path)
        #endif
        try fill(descriptor)
    }

    private static func put(_ bytes: some Collection<UInt8>, _ descriptor: CInt) throws {
        var rest = ArraySlice(bytes)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw POSIXError.last }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Copies a part at a time; a pipe or a device, which may have no end, is refused.
    private static func put(contentOf file: URL, _ limit: Int64, _ descriptor: CInt) throws {
        let source = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { throw POSIXError.last }
        defer { _ = close(source) }
        var facts = stat()
        guard fstat(source, &facts) == 0 else { throw POSIXError.last }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
        var part = [UInt8](repeating: 0, count: 262_144)
        var left = limit
        while true {
            let count = part.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw POSIXError.last }
            guard count != 0 else { return }
            left -= Int64(max(0, count))
            guard left >= 0 else { throw POSIXError(.EFBIG) }
            try put(part[..<max(0, count)], descriptor)
        }
    }
}
