import Logging
import Synchronization

extension PushDelivery {
    /// Whether a service does not know a token that a credential of the other environment may know.
    func isOfOtherEnvironment(_ answer: PushAnswer, _ device: Device) -> Bool {
        guard case .tokenDead(_, _, isStrange: true) = answer.outcome, !answer.isOwn else { return false }
        return providers.inOtherEnvironment(device) != nil
    }

    /// Sends pushes that a service does not know the token of with the credential of the other environment, once.
    ///
    /// A device changes its environment only when the other service has accepted its push, so a wrong setting moves none.
    ///
    /// - Returns: The answers, and the indexes of the pushes that were accepted there.
    func tryOtherEnvironment(
        _ strange: [PushAnswer], of ready: [Ready]
    ) async -> (answers: [PushAnswer], moved: Set<Int>) {
        var requests = strange.map { ready[$0.index].request }
        for index in requests.indices {
            requests[index].device = providers.inOtherEnvironment(requests[index].device) ?? requests[index].device
        }
        guard let device = requests.first?.device, let provider = providers.provider(for: device) else {
            return (strange, [])
        }
        let outcomes = await provider.deliver(requests)
        let uptime = time.uptime
        var moved: Set<Int> = []
        let answers = zip(strange, outcomes).map { answer, outcome -> PushAnswer in
            switch outcome {
            case .delivered:
                moved.insert(answer.index)
                return PushAnswer(answer.index, .delivered, isOwn: true)
            case .unsure: return PushAnswer(answer.index, .unsure, isOwn: true)
            default: return answer
            }
        }
        lanes.withLock { lanes in
            for index in moved {
                let device = ready[index].claim.device
                _ = lanes.records[provider.route, provider.receiver(of: device)].reached(device.id, now: uptime)
            }
        }
        return (answers, moved)
    }

    /// Remembers that a push waits because its device is in doubt.
    func hold(_ claim: ClaimedPush, until due: Timestamp, by route: PushRoute) {
        let until = time.uptime.advanced(by: Milliseconds(due.milliseconds - time.now.milliseconds))
        let held = CredentialRecord.Held(push: claim.push.id, until: until, expiresAt: claim.push.expiresAt)
        let receiver = providers.provider(for: claim.device)?.receiver(of: claim.device)
        lanes.withLock { $0.records[route, receiver].holds(held, for: claim.device.id) }
    }

    /// An outcome after the record was asked about what calls a token dead.
    struct Judged {
        var outcome: PushOutcome
        /// Whether it tells the gate about the credential.
        var isHeard = true
        /// Whether the device is in doubt.
        var isDoubt = false
        /// Whether the credential may be wrong, though only strange devices say so.
        var isSuspect = false
    }

    /// Judges what calls a token dead by the credential's record, and passes the outcomes to the gate.
    func judged(_ answers: [PushAnswer], of ready: [Ready], by route: PushRoute) -> [Judged] {
        let (uptime, jitter) = (time.uptime, ids.fraction())
        let provider = ready.first.flatMap { providers.provider(for: $0.claim.device) }
        let (judged, isShut, isOpen) = lanes.withLock { lanes in
            let judged = answers.map { answer -> Judged in
                let claim = ready[answer.index].claim
                var judged = Judged(outcome: answer.outcome, isHeard: !answer.isOwn)
                switch answer.outcome {
                case .delivered where !answer.isOwn:
                    let released = lanes.records[route, provider?.receiver(of: claim.device)].reached(
                        claim.device.id, now: uptime)
                    if !released.isEmpty { lanes.released[route, default: []] += released }
                case .tokenDead(let time, let reason, _) where isInQuestion(answer, claim, deadSince: time):
                    let receiver = provider?.receiver(of: claim.device)
                    let verdict = lanes.records[route, receiver].accused(
                        claim.device.id, isKnown: claim.device.deliveredAt != nil, now: uptime)
                    judge(&judged, receiver == nil ? verdict : verdict.ofOneReceiver, reason, claim)
                    if judged.isDoubt { judged.isHeard = lanes.records[route, receiver].isProven }
                case .messageBad(let reason) where route.kind == .customhttp && !answer.isOwn:
                    // A bad deployment refuses every message so; it is this one's fault if others are taken meanwhile.
                    let isReaching = lanes.records[route, nil].isReaching(now: uptime)
                    if claim.push.attempts == 0 || !isReaching { judged.outcome = .unexplained(reason: reason) }
                default: break
                }
                return judged
            }
            if let complaint = judged.lazy.compactMap(\.outcome.complaint).last { lanes.complaints[route] = complaint }
            let wasPaused = lanes.gates[route]?.isPaused ?? false
            let isShut = lanes.gates[route, default: gate(of: route)].heard(
                judged.filter(\.isHeard).map(\.outcome), now: uptime, timeScale: rules.timeScale, jitter: jitter)
            return (judged, isShut, wasPaused && lanes.gates[route]?.isPaused == false)
        }
        count(
            judged.compactMap { judged in
                switch judged.outcome {
                case .configurationFault(let reason):
                    PushLogTally.Key(route: route.description, kind: .fault, cause: reason)
                case .unexplained(let reason) where route.kind != .httpcb:
                    PushLogTally.Key(route: route.description, kind: .unexplained, cause: reason)
                case .retry(_, let reason, _) where judged.isSuspect:
                    PushLogTally.Key(route: route.description, kind: .fault, cause: reason)
                default: nil
                }
            })
        if isShut { logger.warning("pushes with this credential are paused", metadata: ["push.route": "\(route)"]) }
        if isOpen { logger.notice("pushes with this credential are resumed", metadata: ["push.route": "\(route)"]) }
        return judged
    }

    /// Whether the service's word about a token needs the credential's record.
    ///
    /// It does not when Beckon itself found the token malformed, when the device was registered since, and for a push that
    /// carries its device, which is stored nowhere.
    private func isInQuestion(_ answer: PushAnswer, _ claim: ClaimedPush, deadSince time: Timestamp?) -> Bool {
        !answer.isOwn && claim.push.target == nil && time.map { $0 >= claim.device.registeredAt } ?? true
    }

    private func judge(
        _ judged: inout Judged, _ verdict: CredentialRecord.Verdict, _ reason: String, _ claim: ClaimedPush
    ) {
        switch verdict {
        case .believed: break
        case .fault: judged.outcome = .configurationFault(reason: "no device is known any more: \(reason)")
        case .doubted(let isSuspect):
            let wait = rule.wait(SettlementRule.accusedBackOff, step: claim.push.attempts, jitter: ids.fraction())
            let word = isSuspect ? "no device is known: \(reason)" : "\(reason), the device is kept"
            judged.outcome = .retry(after: wait, reason: word, isDeviceOnly: true)
            (judged.isDoubt, judged.isSuspect) = (true, isSuspect)
        }
    }
}

extension CredentialRecord.Verdict {
    /// The same about a receiver that is one of many: its fault is no reason to let the others wait.
    fileprivate var ofOneReceiver: CredentialRecord.Verdict {
        self == .believed ? .believed : .doubted(isSuspect: false)
    }
}
