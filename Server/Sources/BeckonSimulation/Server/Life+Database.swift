import Beckon

/// What a process meets at the database: commits may be slow, refused, or done without an answer; reads may fail.
extension Life: StoreConduct {
    /// Gives an answer as it was shortly before it arrives; in bad weather the read may fail.
    func read<Answer: Sendable>(_: String, _ answer: () -> Answer) async throws -> Answer {
        guard !isOver else { throw Self.gone }
        guard !world.dice.chance(world.weather.failRead) else {
            world.coverage.count(.readFailed)
            try await pause(world.dice.between(1, 2_000))
            throw StoreError(.unavailable, "the storm")
        }
        let value = answer()
        if world.dice.chance(500) { try await pause(world.dice.between(1, 8)) }
        return value
    }

    func commit(_ commits: [Commit]) async throws -> [CommitResult]? {
        guard world.setup.defects.contains(.pushOutsideCommit) else { return try await write(commits) }
        let results = try await write(
            commits.map { commit in
                var rest = commit
                rest.changes.removeAll { if case .owe = $0 { true } else { false } }
                return rest
            })
        for (commit, result) in zip(commits, results) where result == .committed {
            let debts = commit.changes.filter { if case .owe = $0 { true } else { false } }
            guard !debts.isEmpty else { continue }
            world.after(300) { self.run { _ = self.world.database.commit(Commit(debts), self.world) } }
        }
        return results
    }

    private func write(_ commits: [Commit]) async throws -> [CommitResult] {
        let world = world
        var delay = world.dice.between(1, 12)
        if world.dice.chance(world.weather.slowCommit) {
            world.coverage.count(.slowCommit)
            delay += world.dice.about(4_000)
        }
        let fails = world.dice.chance(world.weather.failCommit)
        let isLost = !fails && world.dice.chance(world.weather.loseCommit)
        let happens = !fails && (!isLost || world.dice.chance(500))
        return try await wait { end in
            world.after(delay) {
                // A process that died meanwhile may have sent the commit before it died.
                if self.isOver, world.dice.chance(500) { return }
                let results = happens ? commits.map { world.database.commit($0, world) } : []
                guard !self.isOver else { return }
                if fails { world.coverage.count(.commitFailed) }
                if isLost { world.coverage.count(.commitOutcomeLost) }
                world.after(isLost ? world.dice.about(2_000) : world.dice.between(0, 6)) {
                    if fails { return end(.failure(StoreError(.unavailable, "the storm"))) }
                    if isLost { return end(.failure(StoreError(.unknownOutcome, "the storm"))) }
                    end(.success(results))
                }
            }
        }
    }

    func claim(
        now: Timestamp, owner: NodeID, _ claim: (Timestamp) -> [ClaimedPush]
    ) async throws -> [ClaimedPush] {
        guard !isOver else { throw Self.gone }
        guard !world.dice.chance(world.weather.failRead) else { throw StoreError(.unavailable, "the storm") }
        let claims = claim(
            world.setup.defects.contains(.leaseIgnored) ? now.advanced(by: PushDispatcher.leaseTime) : now)
        for claim in claims {
            world.coverage.count(.pushClaimed)
            world.judge.claimed(claim, owner: owner, now: now, world)
            self.claims[claim.push.stableID] = claim
        }
        // The answer takes some time; the process may pause meanwhile.
        try await pause(world.dice.between(1, 20))
        return claims
    }

    func renew(_ renew: () -> Bool) async throws -> Bool {
        try await pause(world.dice.between(1, 8))
        guard !world.dice.chance(world.weather.failCommit) else { throw StoreError(.unavailable, "the storm") }
        let isKept = renew()
        if !isKept { world.coverage.count(.selfDeclaredDead) }
        return isKept
    }

    func clock() async throws -> Timestamp? {
        guard world.isShared else { return nil }
        let time = world.wall
        return try await read("clock()") { time }
    }
}
