package import Beckon
import Testing

/// Runs one random walk over two stores and holds every answer of one against the other's.
package struct StoreComparison: Sendable {
    /// Fixed walks, and one that is new in every run; its seed stands in the name of its case.
    package static let seeds = Array(1...8) + [UInt64.random(in: 1_000...UInt64(UInt32.max))]

    private let model = MemoryStore()
    private let engine: any Store

    /// - Parameter engine: an empty store, held against the store in memory.
    package init(with engine: any Store) {
        self.engine = engine
    }

    /// Walks 200 steps.
    ///
    /// - Parameter seed: names the walk.
    /// - Throws: what a store throws, and a broken expectation when the answers differ.
    package func walk(seed: UInt64) async throws {
        var walk = StoreWalk(seed: seed)
        var committed = 0
        for step in 0..<200 {
            var commits: [Commit] = []
            for _ in 0...walk.choices.below(4) { commits.append(try await walk.commit(on: model)) }
            let results = try await model.commit(commits)
            try #require(try await engine.commit(commits) == results, "step \(step)")
            committed += results.count { $0 == .committed }
            if walk.choices.chance(60) { try await claim(with: &walk, at: step) }
            if walk.choices.chance(3) {
                let time = walk.choices.time()
                try await model.removeClients(expiredBefore: time)
                try await engine.removeClients(expiredBefore: time)
            }
            guard step % 10 == 9 else { continue }
            let (left, right) = try await (StoreReads(of: model, at: step), StoreReads(of: engine, at: step))
            try #require(left == right, "step \(step)")
        }
        #expect(committed > 100)
    }

    private func claim(with walk: inout StoreWalk, at step: Int) async throws {
        let now = walk.choices.time()
        let limit = walk.choices.below(4)
        let leaseUntil = now.advanced(by: .seconds(Int64(walk.choices.below(40))))
        let claims = try await model.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil)
        let same = try await engine.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil)
        try #require(same == claims, "step \(step)")
        walk.claims += claims
    }
}
