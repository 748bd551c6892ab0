import BeckonCrypto
import BeckonFiles
import Foundation
import Testing

extension FileVaultConformance {
    private struct Cut: Error, Equatable {}

    static var refusing: [Check] {
        [
            Check("a body that is longer than the limit is refused, and nothing is kept") { vault in
                let bytes = SampleBody.bytes(100_001)
                for length in [1_000, 100_001] {
                    await #expect(throws: FileVaultError(.tooLong)) {
                        try await vault.store(limit: 100_000, SampleBody.pieces(of: bytes, length: length))
                    }
                }
                await #expect(throws: FileVaultError(.tooLong)) {
                    try await vault.store(limit: 0, SampleBody.pieces(of: [1]))
                }
                let kept = try await vault.hashes(after: nil, limit: 10)
                #expect(kept.isEmpty)
            },
            Check("an endless body is read only as far as the limit") { vault in
                await #expect(throws: FileVaultError(.tooLong)) {
                    try await vault.store(limit: 1_000_000) { [UInt8](repeating: 7, count: 4_096) }
                }
            },
            Check("a body that is cut in the middle throws what cut it, and nothing is kept") { vault in
                let bytes = SampleBody.bytes(150_000)
                await #expect(throws: Cut()) {
                    try await vault.store(limit: 200_000, SampleBody.pieces(of: bytes) { throw Cut() })
                }
                let kept = try await vault.hashes(after: nil, limit: 10)
                #expect(kept.isEmpty)
                let hash = try #require(ContentHash(digest: SHA256.hash(data: bytes)))
                await #expect(throws: FileVaultError(.unknown)) { _ = try await vault.read(hash) }
            },
            Check("a cut upload leaves an earlier body of the same content alone") { vault in
                let bytes = SampleBody.bytes(30_000)
                let stored = try await vault.store(limit: 30_000, SampleBody.pieces(of: bytes))
                await #expect(throws: Cut()) {
                    try await vault.store(limit: 30_000, SampleBody.pieces(of: bytes) { throw Cut() })
                }
                #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
            },
            Check("what was never stored is unknown") { vault in
                let hash = try #require(ContentHash(String(repeating: "0a", count: 32)))
                await #expect(throws: FileVaultError(.unknown)) { _ = try await vault.read(hash) }
                try await vault.remove(hash)
            },
        ]
    }
}
