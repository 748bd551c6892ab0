import Beckon

/// A push service as seen by one process: it may accept a push, refuse it, or not answer.
struct PushService: PushProvider {
    let life: Life

    var kind: PushProviderKind { .fcm }

    func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
        let (life, world) = (life, life.world)
        let answers = pushes.map { push -> (outcome: PushOutcome, delay: Int64) in
            guard push.latestStart.milliseconds >= world.now else { return (.unprocessed, 0) }
            return world.handToProvider(push, of: life)
        }
        // A push without an outcome when the process has ended is unsure.
        try? await life.wait { (end: @escaping (Result<Void, any Error>) -> Void) in
            var left = answers.count
            for (index, answer) in answers.enumerated() {
                world.after(answer.delay) {
                    life.run {
                        report([PushAnswer(index, answer.outcome)])
                        left -= 1
                        if left == 0 { end(.success(())) }
                    }
                }
            }
        }
    }
}

extension World {
    /// Hands a push to its service.
    fileprivate func handToProvider(_ push: PushRequest, of life: Life) -> (outcome: PushOutcome, delay: Int64) {
        guard let claim = life.claims[push.id] else {
            judge.fail("I11", "a push was sent without a claim")
            return (.delivered, 1)
        }
        judge.handed(claim, self)
        note("push \(claim.push.id) of claim \(claim.fence) is handed to its service")
        if dice.chance(weather.stallSender) {
            coverage.count(.pause)
            life.server.pause(for: dice.between(20_000, 60_000))
        }
        let answer = answer(to: claim)
        let isOpen =
            switch answer.outcome {
            case .delivered, .tokenDead, .messageBad: false
            default: true
            }
        judge.answered(claim, isOpen: isOpen)
        return answer
    }

    private func answer(to claim: ClaimedPush) -> (outcome: PushOutcome, delay: Int64) {
        guard dice.chance(weather.badPush) else {
            coverage.count(.pushTaken)
            judge.concluded(claim.push.subject)
            return (.delivered, dice.between(20, 400))
        }
        switch dice.below(12) {
        case 0...2:
            // The push is accepted, and the answer is lost.
            coverage.count(.pushUnsure)
            judge.concluded(claim.push.subject)
            return (.unsure, 9_900)
        case 3...4:
            coverage.count(.pushUnsure)
            return (.unsure, 9_900)
        case 5...6: return (.unprocessed, dice.between(10, 500))
        case 7...8:
            let after: Milliseconds? = dice.chance(300) ? Milliseconds(dice.about(3_000)) : nil
            return (.retry(after: after, reason: "503"), dice.between(20, 2_000))
        case 9...10:
            if dice.chance(600) {
                coverage.count(.tokenDead)
                return (.tokenDead(asOf: nil, reason: "410"), dice.between(20, 400))
            }
            return (.messageBad(reason: "400"), dice.between(20, 400))
        default: return (.configurationFault(reason: "403"), dice.between(20, 400))
        }
    }
}
