import BeckonFiles
import Testing

extension FileVaultConformance {
    static var atOnce: [Check] {
        [
            Check("many uploads of one content at once leave it once and whole") { vault in
                let bytes = SampleBody.bytes(120_000)
                let all = try await withThrowingTaskGroup(of: StoredContent.self) { group in
                    for number in 0..<24 {
                        group.addTask {
                            try await vault.store(limit: 120_000, SampleBody.pieces(of: bytes, length: 900 + number))
                        }
                    }
                    return try await group.reduce(into: Set()) { $0.insert($1) }
                }
                let content = try #require(all.first)
                #expect(all.count == 1)
                #expect(try await vault.hashes(after: nil, limit: 10) == [content.hash])
                #expect(try await SampleBody.read(content.hash, from: vault) == bytes)
            },
            Check("different contents at once do not mix") { vault in
                let all = try await withThrowingTaskGroup(of: (UInt64, StoredContent).self) { group in
                    for seed in 1...UInt64(24) {
                        group.addTask {
                            let bytes = SampleBody.bytes(90_000, seed: seed)
                            return (seed, try await vault.store(limit: 90_000, SampleBody.pieces(of: bytes)))
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                for (seed, content) in all {
                    let bytes = SampleBody.bytes(90_000, seed: seed)
                    #expect(try await SampleBody.read(content.hash, from: vault) == bytes)
                }
            },
        ]
    }
}
