import BeckonFiles
import Testing

extension FileVaultConformance {
    static var listing: [Check] {
        [
            Check("an empty vault lists nothing") { vault in
                #expect(try await vault.hashes(after: nil, limit: 10).isEmpty)
                let last = try #require(ContentHash(String(repeating: "f", count: 64)))
                #expect(try await vault.hashes(after: last, limit: 10).isEmpty)
            },
            Check("hashes come in order, page by page, each once") { vault in
                var stored: Set<ContentHash> = []
                for number in 0..<41 {
                    let body = Array("body \(number)".utf8)
                    stored.insert(try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash)
                }
                for limit in [1, 7, 41, 100] {
                    var listed: [ContentHash] = []
                    while case let page = try await vault.hashes(after: listed.last, limit: limit), !page.isEmpty {
                        #expect(page.count <= limit)
                        listed += page
                    }
                    #expect(listed == stored.sorted())
                }
            },
            Check("a page begins behind a hash that is kept no more") { vault in
                var stored: [ContentHash] = []
                for number in 0..<5 {
                    let body = Array("body \(number)".utf8)
                    stored.append(try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash)
                }
                stored.sort()
                try await vault.remove(stored[1])
                #expect(try await vault.hashes(after: stored[1], limit: 10) == Array(stored[2...]))
            },
        ]
    }
}
