import Beckon

/// Carries a process's wakes to the other processes: now, later, twice or not at all.
struct LifeCarrier: WakeCarrier {
    let life: Life

    func send(_ wakes: [Wake]) {
        guard !life.isOver else { return }
        for server in life.world.servers where server !== life.server { life.world.carry(wakes, to: server) }
    }

    func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async {
        life.hears = deliver
        // It receives wakes until its process ends.
        try? await LifeTime(life: life).sleep(Milliseconds(.max / 4))
    }
}

extension World {
    fileprivate func carry(_ wakes: [Wake], to server: Server) {
        guard !dice.chance(weather.loseWake) else { return coverage.count(.wakeLost) }
        let isLate = dice.chance(weather.lateWake)
        if isLate { coverage.count(.wakeLate) }
        let copies = dice.chance(weather.doubleWake) ? 2 : 1
        if copies > 1 { coverage.count(.wakeDoubled) }
        for _ in 0..<copies {
            after(isLate ? dice.about(3_000) : dice.between(1, 40)) {
                server.run { $0.hears?(.wakes(wakes)) }
            }
        }
    }
}
