import Logging

extension PushDelivery {
    /// The changes to commit for an ended claim.
    static func changes(
        about claim: ClaimedPush, _ decision: SettlementRule.Decision, now: Timestamp
    ) -> [Change] {
        let settlement = decision.settlement.because(decision.word)
        var changes: [Change] = [.settle(id: claim.push.id, fence: claim.fence, settlement)]
        if decision.movesDevice, claim.push.target == nil {
            changes.append(
                .moveDevice(claim.device.id, debug: !claim.device.debug, asOf: claim.device.registeredAt))
        }
        let isFirst = decision.word == PushRecord.delivered && claim.device.deliveredAt == nil
        if isFirst, claim.push.target == nil { changes.append(.noteDelivery(claim.device.id, at: now)) }
        if let time = decision.deadSince {
            changes.append(.dropDevice(claim.device.id, asOf: time, at: now, cause: decision.word))
        }
        if let record = PushRecord(claim, word: decision.kind.rawValue, reason: decision.account, at: now) {
            changes.append(.record(record))
        }
        if mayBeLast(claim, decision) { changes.append(.removeUnusedDevice(claim.device.id)) }
        return changes
    }

    /// Whether this push may be the last that names its device: the chat or callback may have named another one meanwhile.
    ///
    /// Not looked for after each push of a chat that is delivered: such a device goes with the chat, whose history names it.
    private static func mayBeLast(_ claim: ClaimedPush, _ decision: SettlementRule.Decision) -> Bool {
        guard claim.device.registration == nil else { return false }
        return switch (claim.push.subject, decision.settlement) {
        case (.note, _), (.withdrawal, _): false
        case (.callback, _): true
        case (.chat, .retry), (.active, .retry): false
        case (.chat, _), (.active, _): decision.word != PushRecord.delivered
        }
    }

    /// Logs that a device was removed because its token is dead.
    func reportForgotten(_ claim: ClaimedPush, _ decision: SettlementRule.Decision) {
        logger.info(
            "device forgotten, its token is dead",
            metadata: [
                "push.route": "\(PushRoute(claim.device))", "push.job_id": "\(claim.push.id)",
                "push.device": "\(claim.device.id)", "push.outcome": "\(decision.word)",
            ])
    }

    /// Logs one outcome: refusals at info level, others at debug level; never a token or a text.
    func report(_ outcome: PushOutcome, _ claim: ClaimedPush) {
        guard logger.logLevel <= .debug || outcome.isRefusal else { return }
        var metadata: Logger.Metadata = [
            "push.provider": "\(claim.device.type.provider.rawValue)", "push.job_id": "\(claim.push.id)",
            "push.attempt": "\(claim.push.attempts + 1)",
        ]
        switch outcome {
        case .delivered, .unprocessed, .held: logger.debug("push answered", metadata: metadata)
        case .unsure: logger.debug("push in doubt", metadata: metadata)
        case .retry(_, let reason, _), .tokenDead(_, let reason, _), .messageBad(let reason), .unexplained(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.info("push refused", metadata: metadata)
        case .configurationFault(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.debug("push not sent with this configuration", metadata: metadata)
        }
    }

    /// Logs counted events, each with the number of its pushes.
    func log(_ notes: [PushLogTally.Note]) {
        for note in notes {
            let metadata: Logger.Metadata = [
                "push.route": "\(note.key.route)", "push.outcome": "\(note.key.cause)", "push.count": "\(note.count)",
            ]
            switch note.key.kind {
            case .fault: logger.error("pushes cannot be sent with this configuration", metadata: metadata)
            case .unexplained:
                logger.warning("pushes are refused and kept; check the service's address", metadata: metadata)
            case .undelivered: logger.warning("pushes ended undelivered", metadata: metadata)
            }
        }
    }
}

extension Settlement {
    /// This settlement; a retry gets the reason of the failure.
    fileprivate func because(_ failure: String) -> Settlement {
        guard case .retry(let time, let attempt, _) = self else { return self }
        return .retry(at: time, attempt: attempt, failure: failure)
    }
}

extension PushLogTally {
    /// The key under which an undelivered push is counted for the log; nil for other ends and for dead tokens, which are
    /// no fault of the configuration.
    static func key(of decision: SettlementRule.Decision, route: String) -> Key? {
        guard case .dead(let cause, _) = decision.settlement, decision.deadSince == nil else { return nil }
        return Key(route: route, kind: cause == PushDelivery.noProvider ? .fault : .undelivered, cause: cause)
    }
}

extension PushOutcome {
    /// Why the service refused the credential or failed as a whole; nil for other outcomes.
    var complaint: String? {
        switch self {
        case .configurationFault(let reason), .retry(_, let reason, isDeviceOnly: false): reason
        default: nil
        }
    }

    /// Whether it is logged above debug level.
    fileprivate var isRefusal: Bool {
        switch self {
        case .retry, .tokenDead, .messageBad, .unexplained: true
        case .delivered, .unprocessed, .held, .unsure, .configurationFault: false
        }
    }
}

extension SettlementRule.Decision {
    /// The attempt's outcome, the service's id for the push, and whether the device is removed.
    fileprivate var account: String {
        let parts = [word, receipt.map { "as \($0)" }, deadSince == nil ? nil : "the device is forgotten"]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
