package import Beckon
import Testing

/// Runs one random walk over two stores and holds every answer of one against the other's.
package struct StoreComparison: Sendable {
    /// Fixed walks, one that found a difference once, and one that is new in every run; its seed stands in the name of
    /// its case.
    package static let seeds =
        Array(1...8) + [1_378_124_877, 3_698_421_515, UInt64.random(in: 1_000...UInt64(UInt32.max))]

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
            if walk.choices.chance(10) { try await keepHouse(with: &walk, at: step) }
            guard step % 10 == 9 else { continue }
            let (expected, found) = try await (StoreReads(of: model, at: step), StoreReads(of: engine, at: step))
            try #require(expected.differences(from: found).isEmpty, "step \(step)")
        }
        #expect(committed > 100)
    }

    private func keepHouse(with walk: inout StoreWalk, at step: Int) async throws {
        let limit = walk.choices.below(4)
        switch walk.choices.below(5) {
        case 0:
            let time = walk.choices.time()
            try await model.removeClients(expiredBefore: time)
            try await engine.removeClients(expiredBefore: time)
        case 1:
            let (node, time) = (walk.choices.pick(StoreWalk.nodes), walk.choices.time())
            let isThere = try await model.renewNode(node, until: time)
            try #require(try await engine.renewNode(node, until: time) == isThere, "step \(step)")
        case 2:
            // Alone, because an engine may judge it by what later commits of its batch write.
            let change = Change.removeUnusedDevice(walk.choices.pick(StoreWalk.devices).id)
            _ = try await model.commit(change)
            _ = try await engine.commit(change)
        case 3:
            let user = walk.choices.pick(StoreWalk.users + StoreWalk.numbers)
            let rows = try await model.erase(user: user, limit: limit)
            try #require(try await engine.erase(user: user, limit: limit) == rows, "step \(step)")
        default:
            // Mostly early times, so that chats grow old enough to matter.
            let time = Sample.at(Int64(walk.choices.below(40)))
            let count = try await model.removeEnded(before: time, limit: limit)
            try #require(try await engine.removeEnded(before: time, limit: limit) == count, "step \(step)")
        }
    }

    private func claim(with walk: inout StoreWalk, at step: Int) async throws {
        let now = walk.choices.time()
        let limit = walk.choices.below(4)
        let leaseUntil = now.advanced(by: .seconds(Int64(walk.choices.below(40))))
        let owner = walk.choices.pick(StoreWalk.nodes)
        let claims = try await model.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
        let same = try await engine.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
        try #require(same == claims, "step \(step)")
        walk.claims += claims
    }
}
