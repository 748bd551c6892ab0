import Beckon

extension Judge {
    /// Checks a callback's record that was written: each version once, each timer once and not before its time.
    func stands(_ record: CallbackRecord, after before: CallbackRecord?, _ world: World) {
        if record.version != (before?.version ?? 0) + 1 {
            fail("callback", "version \(record.version) follows \(before?.version ?? 0)")
        }
        if before?.step == .ended { fail("callback", "a callback changed after its end") }
        if record.step == .ended { world.coverage.count(.callbackEnded) }
        if record.state == .paused { world.coverage.count(.callbackPaused) }
        guard case .offered = record.step else { return }
        world.coverage.count(.callbackOffered)
        switch before?.step {
        case .scheduled(let until), .snoozed(let until):
            world.coverage.count(.callbackTimer)
            // A node's clock may be as old as its last reading of the database's clock.
            if world.jumps == 0, world.wall.advanced(by: Milliseconds(Self.clockError)) < until {
                fail("callback", "a callback was offered before its time")
            }
        default: break
        }
    }
}
