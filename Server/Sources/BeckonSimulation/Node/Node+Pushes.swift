import Beckon

/// As ``PushDispatcher`` does it: claims what is due, has it sent, and commits what became of it.
extension Node {
    /// An attempt takes this long at most; none begins with less of its lease left.
    private static let requestTimeout: Int64 = 10_000

    func dispatch() {
        guard !isDispatching, world.store.tables.nextPushDue() != nil else { return }
        isDispatching = true
        plan(world.dice.between(1, 8)) {
            self.isDispatching = false
            guard !self.world.dice.chance(self.world.weather.failRead) else { return }
            let claims = self.world.store.claimPushes(
                self.world, now: self.now, limit: 4, owner: self.id)
            // The answer takes its time; a process may stand still meanwhile.
            for claim in claims { self.plan(self.world.dice.between(1, 20)) { self.prepare(claim) } }
        }
    }

    private func prepare(_ claim: ClaimedPush) {
        guard claim.leaseUntil.milliseconds - now.milliseconds >= Self.requestTimeout else { return }
        guard claim.push.expiresAt > now else { return conclude(claim, .init(.done), "expired") }
        guard case .chat(let chat, let after, let through) = claim.push.subject else { return send(claim) }
        let options = world.options
        read({ $0.events(chat, after: after, limit: 500) }) { events in
            guard let events else { return }
            let isLeft = events.contains { event in
                event.position <= through && NotificationPolicy.isPushable(event, options: options)
            }
            if isLeft { self.send(claim) } else { self.conclude(claim, .init(.done), "nothing-left") }
        }
    }

    private func send(_ claim: ClaimedPush) {
        let answer = world.handToProvider(claim)
        plan(answer.delay) {
            let jitter = Double(self.world.dice.below(1_000)) / 1_000
            let decision = SettlementRule().decide(answer.outcome, push: claim.push, now: self.now, jitter: jitter)
            self.conclude(claim, Conclusion(decision.settlement, deadSince: decision.deadSince), decision.word)
        }
    }

    /// What is committed about a claim.
    private struct Conclusion {
        let settlement: Settlement
        let deadSince: Timestamp?

        init(_ settlement: Settlement, deadSince: Timestamp? = nil) {
            self.settlement = settlement
            self.deadSince = deadSince
        }
    }

    private func conclude(_ claim: ClaimedPush, _ ending: Conclusion, _ word: String) {
        world.note("node \(number): push \(claim.push.id) of claim \(claim.fence): \(word)")
        var changes: [Change] = [.settle(id: claim.push.id, fence: claim.fence, ending.settlement)]
        if let time = ending.deadSince { changes.append(.dropDevice(claim.device.id, asOf: time)) }
        switch ending.settlement {
        case .done, .dead: world.judge.concluded(claim.push.subject)
        case .retry: world.coverage.count(.pushRetried)
        }
        enqueue(Commit(changes)) { _ in
            self.plan(1) { self.dispatch() }
        }
    }
}

extension World {
    /// Hands a push to its service, which may take it, refuse it, or not be heard of.
    func handToProvider(_ claim: ClaimedPush) -> (outcome: PushOutcome, delay: Int64) {
        judge.handed(claim, self)
        note("push \(claim.push.id) of claim \(claim.fence) is handed to its service")
        guard dice.chance(weather.badPush) else {
            coverage.count(.pushTaken)
            judge.concluded(claim.push.subject)
            return (.delivered, dice.between(20, 400))
        }
        switch dice.below(12) {
        case 0...2:
            // Taken, and the answer is lost.
            coverage.count(.pushUnsure)
            judge.concluded(claim.push.subject)
            return (.unsure, 10_000)
        case 3...4:
            coverage.count(.pushUnsure)
            return (.unsure, 10_000)
        case 5...6: return (.unprocessed, dice.between(10, 500))
        case 7...9:
            let after: Milliseconds? = dice.chance(300) ? Milliseconds(dice.about(3_000)) : nil
            return (.retry(after: after, reason: "503"), dice.between(20, 2_000))
        case 10:
            if dice.chance(150) {
                coverage.count(.tokenDead)
                return (.tokenDead(asOf: nil, reason: "410"), dice.between(20, 400))
            }
            return (.messageBad(reason: "400"), dice.between(20, 400))
        default: return (.configurationFault(reason: "403"), dice.between(20, 400))
        }
    }
}
