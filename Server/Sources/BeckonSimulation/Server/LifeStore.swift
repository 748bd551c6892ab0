import Beckon

/// The database as seen by one process: commits may be slow, refused, or done without an answer.
struct LifeStore: Store {
    let life: Life

    private var world: World { life.world }

    var isShared: Bool { world.isShared }

    func commit(_ commits: [Commit]) async throws -> [CommitResult] {
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
            let life = life
            world.after(300) { life.run { _ = life.world.database.commit(Commit(debts), life.world) } }
        }
        return results
    }

    private func write(_ commits: [Commit]) async throws -> [CommitResult] {
        let (life, world) = (life, world)
        var delay = world.dice.between(1, 12)
        if world.dice.chance(world.weather.slowCommit) {
            world.coverage.count(.slowCommit)
            delay += world.dice.about(4_000)
        }
        let fails = world.dice.chance(world.weather.failCommit)
        let isLost = !fails && world.dice.chance(world.weather.loseCommit)
        let happens = !fails && (!isLost || world.dice.chance(500))
        return try await life.wait { end in
            world.after(delay) {
                // A process that died meanwhile may have sent the commit before it died.
                if life.isOver, world.dice.chance(500) { return }
                let results = happens ? commits.map { world.database.commit($0, world) } : []
                guard !life.isOver else { return }
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

    func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        guard !life.isOver else { throw Life.gone }
        guard !world.dice.chance(world.weather.failRead) else { throw StoreError(.unavailable, "the storm") }
        let ahead = world.setup.defects.contains(.leaseIgnored) ? now.advanced(by: PushDispatcher.leaseTime) : now
        let claims = world.database.memory.change {
            $0.claimPushes(from: route, to: devices, now: ahead, limit: limit, leaseUntil: leaseUntil, owner: owner)
        }
        for claim in claims {
            world.coverage.count(.pushClaimed)
            world.judge.claimed(claim, owner: owner, now: now, world)
            life.claims[claim.push.stableID] = claim
        }
        // The answer takes some time; the process may pause meanwhile.
        try await life.pause(world.dice.between(1, 20))
        return claims
    }

    func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        try await life.pause(world.dice.between(1, 8))
        guard !world.dice.chance(world.weather.failCommit) else { throw StoreError(.unavailable, "the storm") }
        let isKept = try await world.database.memory.renewNode(id, until: until)
        if !isKept { world.coverage.count(.selfDeclaredDead) }
        return isKept
    }

    func clock() async throws -> Timestamp? {
        guard isShared else { return nil }
        let time = world.wall
        return try await life.read { _ in time }
    }
}
