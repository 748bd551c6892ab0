import BeckonFiles
import Synchronization
import Testing

extension FileVaultConformance {
    private struct Refusal: Error, Equatable {}

    static var admitting: [Check] {
        [
            Check("a body is admitted whole, before anybody can read it") { vault in
                for count in [0, 1, 65_537, 200_000] {
                    let bytes = SampleBody.bytes(count, seed: 7)
                    let seen = Mutex<[UInt8]>([])
                    let stored = try await vault.store(limit: count, SampleBody.pieces(of: bytes)) { body in
                        while let piece = try await body() { seen.withLock { $0 += piece } }
                        #expect(try await vault.hashes(after: nil, limit: 10).isEmpty)
                    }
                    #expect(seen.withLock { $0 } == bytes)
                    #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
                    try await vault.remove(stored.hash)
                }
            },
            Check("a body that is not admitted is not kept, whether it was read to the end or not") { vault in
                for pieces in [0, 1, 100] {
                    await #expect(throws: Refusal()) {
                        _ = try await vault.store(
                            limit: 150_000, SampleBody.pieces(of: SampleBody.bytes(150_000))
                        ) { body in
                            for _ in 0..<pieces { _ = try await body() }
                            throw Refusal()
                        }
                    }
                }
                let kept = try await vault.hashes(after: nil, limit: 10)
                #expect(kept.isEmpty)
            },
            Check("a body that is not admitted leaves an earlier one of the same content alone") { vault in
                let bytes = SampleBody.bytes(30_000)
                let stored = try await vault.store(limit: 30_000, SampleBody.pieces(of: bytes))
                await #expect(throws: Refusal()) {
                    _ = try await vault.store(limit: 30_000, SampleBody.pieces(of: bytes)) { _ in throw Refusal() }
                }
                #expect(try await SampleBody.read(stored.hash, from: vault) == bytes)
            },
            Check("nobody is asked to admit a body that is cut or too long") { vault in
                await #expect(throws: FileVaultError(.tooLong)) {
                    _ = try await vault.store(limit: 10, SampleBody.pieces(of: SampleBody.bytes(11))) { _ in
                        Issue.record("a body that is too long was shown")
                    }
                }
                await #expect(throws: Refusal()) {
                    _ = try await vault.store(
                        limit: 10, SampleBody.pieces(of: [1]) { throw Refusal() }
                    ) { _ in Issue.record("a body that is cut was shown") }
                }
            },
            Check("it holds what was stored, until that is removed") { vault in
                let stored = try await vault.store(limit: 9, SampleBody.pieces(of: [1, 2, 3]))
                #expect(try await vault.holds(stored.hash))
                try await vault.remove(stored.hash)
                #expect(try await !vault.holds(stored.hash))
            },
        ]
    }
}
