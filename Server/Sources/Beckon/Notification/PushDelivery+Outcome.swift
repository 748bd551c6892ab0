import Logging

extension PushDelivery {
    /// What is committed about a claim that has an end.
    static func changes(
        about claim: ClaimedPush, _ decision: SettlementRule.Decision, now: Timestamp
    ) -> [Change] {
        var changes: [Change] = [.settle(id: claim.push.id, fence: claim.fence, decision.settlement)]
        if decision.movesDevice {
            let isOwn = claim.push.target != nil
            changes.append(
                isOwn
                    ? .moveTarget(ofPush: claim.push.id, fence: claim.fence)
                    : .moveDevice(claim.device.id, asOf: claim.device.registeredAt))
        }
        if let time = decision.deadSince { changes.append(.dropDevice(claim.device.id, asOf: time)) }
        if let record = PushRecord(claim, word: decision.kind, reason: decision.word, at: now) {
            changes.append(.record(record))
        }
        return changes
    }

    /// Logs what is worth a line; never a token or a text.
    func report(_ outcome: PushOutcome, _ claim: ClaimedPush) {
        guard logger.logLevel <= .debug || !outcome.isUsual else { return }
        var metadata: Logger.Metadata = [
            "push.provider": "\(claim.device.type.provider.rawValue)", "push.job_id": "\(claim.push.id)",
            "push.attempt": "\(claim.push.attempts + 1)",
        ]
        switch outcome {
        case .delivered, .unprocessed, .held, .unsure:
            logger.debug("push answered", metadata: metadata)
        case .retry(_, let reason, _), .tokenDead(_, let reason, _), .messageBad(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.info("push refused", metadata: metadata)
        case .configurationFault(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.error("pushes cannot be sent with this configuration", metadata: metadata)
        }
    }
}

extension PushOutcome {
    /// Whether it is worth no more than a line at debug level.
    fileprivate var isUsual: Bool {
        switch self {
        case .delivered, .unprocessed, .held, .unsure: true
        default: false
        }
    }
}
