package import BeckonFiles
import Synchronization

/// Bodies of tests: what they hold, and how they arrive.
package enum SampleBody {
    /// Bytes without a period that a block or a buffer could have.
    package static func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        return (0..<count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 24)
        }
    }

    /// The body in pieces; what `atEnd` throws ends it.
    package static func pieces(
        of bytes: [UInt8], length: Int = 10_000, atEnd: (@Sendable () throws -> Void)? = nil
    ) -> NextBytes {
        let rest = Mutex(bytes[...])
        return {
            let piece = rest.withLock { rest in
                defer { rest = rest.dropFirst(length) }
                return Array(rest.prefix(length))
            }
            if piece.isEmpty { try atEnd?() }
            return piece.isEmpty ? nil : piece
        }
    }

    /// A whole body out of a vault.
    package static func read(_ hash: ContentHash, from vault: any FileVault) async throws -> [UInt8] {
        let (size, next) = try await vault.read(hash)
        var (bytes, longest) = ([UInt8](), 0)
        while let piece = try await next() {
            bytes += piece
            longest = max(longest, piece.count)
        }
        guard bytes.count == size, longest <= 65_536 else { throw FileVaultError(.away) }
        return bytes
    }
}
