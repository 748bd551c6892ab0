import Foundation
import NIOPosix

/// Reads and writes pieces of files.
enum FilePiece {
    /// The most bytes of a piece.
    static let length = 32_768

    /// Reads bytes at a place of a file; fewer only at its end.
    static func read(_ descriptor: CInt, at offset: Int, count: Int) throws(FileVaultError) -> [UInt8] {
        var failure: FileVaultError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .ofSystem }
                guard got > 0 else { return }
                filled += got
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes bytes at the current place of a file, all of them.
    static func write(_ piece: [UInt8], to descriptor: CInt) throws(FileVaultError) {
        var written = 0
        while written < piece.count {
            let count = piece.withUnsafeBytes { bytes in
                Foundation.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .ofSystem }
            written += count
        }
    }
}

/// The threads that wait for disks, so that no event loop and no task's thread does.
///
/// Work waits in line without a bound of its own: each body that is stored or read has one piece at most in the line.
enum FileThreads {
    private static let count = 4

    /// Started once and never stopped.
    private static let pool = {
        let pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
        return pool
    }()

    /// Runs work on one of the threads; a cancelled task waits for it, so that nothing is left half done.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            pool.submit { _ in continuation.resume(with: Swift.Result { try work() }) }
        }
    }
}

extension FileVaultError {
    /// What the last system call of this thread failed with.
    static var ofSystem: FileVaultError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: FileVaultError(.full)
        case ENOENT: FileVaultError(.unknown)
        default: FileVaultError(.away)
        }
    }
}
