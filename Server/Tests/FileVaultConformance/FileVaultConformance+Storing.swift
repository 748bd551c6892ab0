import BeckonCrypto
import BeckonFiles
import Foundation
import Testing

extension FileVaultConformance {
    static var storing: [Check] {
        [
            Check("a body comes back as it was stored, whatever its length") { vault in
                for count in [0, 1, 511, 512, 513, 65_535, 65_536, 65_537, 300_000] {
                    let bytes = SampleBody.bytes(count)
                    let stored = try await vault.store(limit: count, SampleBody.pieces(of: bytes))
                    #expect(stored.hash == ContentHash(digest: SHA256.hash(data: bytes)))
                    #expect(stored.size == count)
                    #expect(stored.head == Array(bytes.prefix(512)))
                    #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
                    #expect(try await vault.isIntact(stored.hash))
                }
            },
            Check("pieces of any length make one body, also empty ones") { vault in
                let bytes = SampleBody.bytes(200_000)
                let one = try await vault.store(limit: 200_000, SampleBody.pieces(of: bytes, length: 200_000))
                let many = try await vault.store(limit: 200_000, SampleBody.pieces(of: bytes, length: 997))
                #expect(one == many)
                let pieces = SampleBody.pieces(of: Array("hello".utf8), length: 1)
                let isEmptyNext = Toggle()
                let gaps = try await vault.store(limit: 5) { isEmptyNext.flip() ? [] : try await pieces() }
                #expect(try await SampleBody.read(gaps.hash, from: vault) == Array("hello".utf8))
            },
            Check("the same content is kept once, and removed once") { vault in
                let bytes = SampleBody.bytes(5_000)
                let first = try await vault.store(limit: 5_000, SampleBody.pieces(of: bytes))
                let second = try await vault.store(limit: 9_000, SampleBody.pieces(of: bytes, length: 7))
                #expect(first == second)
                #expect(try await vault.hashes(after: nil, limit: 10) == [first.hash])
                try await vault.remove(first.hash)
                #expect(try await vault.hashes(after: nil, limit: 10).isEmpty)
            },
            Check("a removed body is unknown, and can be stored again") { vault in
                let bytes = SampleBody.bytes(70_000)
                let stored = try await vault.store(limit: 70_000, SampleBody.pieces(of: bytes))
                try await vault.remove(stored.hash)
                await #expect(throws: FileVaultError(.unknown)) { _ = try await vault.read(stored.hash) }
                try await vault.remove(stored.hash)
                #expect(try await vault.store(limit: 70_000, SampleBody.pieces(of: bytes)) == stored)
                #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
            },
            Check("a reader that goes away midway harms nobody") { vault in
                let bytes = SampleBody.bytes(1_000_000)
                let stored = try await vault.store(limit: 1_000_000, SampleBody.pieces(of: bytes))
                for _ in 0..<20 { _ = try await vault.read(stored.hash).next() }
                #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
            },
        ]
    }
}
