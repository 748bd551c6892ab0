import Logging
import Synchronization

/// Hears what became of a claimed push, once that is committed; it must be quick.
package typealias PushObserver = @Sendable (ClaimedPush, SettlementRule.Decision) -> Void

/// Has claimed pushes sent and commits what became of each; keeps a gate for each credential.
final class PushDelivery: Sendable {
    private struct Lanes {
        var gates: [String: CredentialGate] = [:]
        var guards: [String: TokenDropGuard] = [:]
    }

    private let queue: CommitQueue
    private let providers: PushProviderTable
    private let composer: PushComposer
    private let rules: PushRules
    private let rule: SettlementRule
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private let sendMargin: Milliseconds
    private let observer: PushObserver?
    private let lanes = Mutex(Lanes())

    /// - Parameters:
    ///   - queue: Takes the outcomes.
    ///   - providers: Who sends.
    ///   - composer: Says what is sent.
    ///   - rules: What the operator set.
    ///   - time: The clock.
    ///   - ids: Gives jitter.
    ///   - logger: Told about what is not delivered.
    ///   - sendMargin: No attempt begins with less than this left of its lease: how long a service may take to answer.
    ///   - observer: Hears what became of each claim once that is committed.
    init(
        queue: CommitQueue, providers: PushProviderTable, composer: PushComposer, rules: PushRules,
        time: any TimeSource, ids: any IDSource, logger: Logger, sendMargin: Milliseconds,
        observer: PushObserver?
    ) {
        self.queue = queue
        self.providers = providers
        self.composer = composer
        self.rules = rules
        rule = SettlementRule(timeScale: rules.timeScale)
        self.time = time
        self.ids = ids
        self.logger = logger
        self.sendMargin = sendMargin
        self.observer = observer
    }

    /// How many pushes may be claimed by a route, and, when none may, how long that is so if it is known.
    func room(for route: String, uptime: Int64) -> (count: Int, wait: Milliseconds?) {
        lanes.withLock { lanes in
            let gate = lanes.gates[route] ?? CredentialGate()
            return (gate.room(now: uptime), gate.opensAt(now: uptime).map { Milliseconds($0 - uptime) })
        }
    }

    /// How many claims have no end yet.
    var underWay: Int { lanes.withLock { $0.gates.values.reduce(0) { $0 + $1.underWay } } }

    /// Notes a claim.
    func claimed(_ count: Int, for route: String) {
        if count > 0 { lanes.withLock { $0.gates[route, default: CredentialGate()].claimed(count) } }
    }

    /// Has claims of one route sent, and commits what became of them.
    func deliver(_ claims: [ClaimedPush]) async {
        guard let device = claims.first?.device else { return }
        let route = PushRoute(device).description
        let outcomes = await outcomes(of: claims, by: route)
        do {
            let now = time.now
            let tickets = try outcomes.map { try queue.enqueue(Self.settlement(of: $0, $1, now: now)) }
            for ticket in tickets { _ = try await queue.result(of: ticket) }
            for (claim, decision) in outcomes { observer?(claim, decision) }
        } catch {
            // The lease ends by itself and the push is claimed again.
            logger.warning("a push outcome was not stored", metadata: ["error.code": "\(StoreError.code(of: error))"])
        }
        lanes.withLock { $0.gates[route]?.ended(claims.count) }
    }

    private func outcomes(
        of claims: [ClaimedPush], by route: String
    ) async -> [(ClaimedPush, SettlementRule.Decision)] {
        var ready: [(ClaimedPush, PushRequest)] = []
        var ended: [(ClaimedPush, SettlementRule.Decision)] = []
        for claim in claims {
            switch await prepare(claim) {
            case .send(let request): ready.append((claim, request))
            case .end(let decision): ended.append((claim, decision))
            case .leave: break
            }
        }
        guard let device = ready.first?.1.device else { return ended }
        guard let provider = providers.provider(for: device) else {
            let now = time.now
            return ended + ready.map { ($0.0, .dead("no provider is configured", now: now)) }
        }
        let answers = believed(await provider.deliver(ready.map(\.1)), by: route)
        let now = time.now
        return ended
            + zip(ready, answers).map { ready, outcome in
                report(outcome, ready.0)
                let decision = rule.decide(
                    outcome, push: ready.0.push, registeredAt: ready.0.device.registeredAt, now: now,
                    jitter: ids.fraction())
                return (ready.0, decision)
            }
    }

    /// Tells the gate, and takes too many dead tokens for what they are: a mistake of the configuration.
    private func believed(_ outcomes: [PushOutcome], by route: String) -> [PushOutcome] {
        let (uptime, jitter) = (time.uptime, ids.fraction())
        let (believed, isShut) = lanes.withLock { lanes in
            let believed = outcomes.map { outcome -> PushOutcome in
                switch outcome {
                case .tokenDead(_, let reason):
                    let isBelieved = lanes.guards[route, default: TokenDropGuard()].believes(isDead: true)
                    return isBelieved ? outcome : .configurationFault(reason: "too many dead tokens: \(reason)")
                case .delivered:
                    _ = lanes.guards[route, default: TokenDropGuard()].believes(isDead: false)
                    return outcome
                default: return outcome
                }
            }
            let isShut = lanes.gates[route, default: CredentialGate()].heard(
                believed, now: uptime, timeScale: rules.timeScale, jitter: jitter)
            return (believed, isShut)
        }
        if isShut { logger.warning("pushes of a credential pause", metadata: ["push.route": "\(route)"]) }
        return believed
    }

    private enum Preparation {
        case send(PushRequest)
        case end(SettlementRule.Decision)
        /// The store does not answer, or too little of the lease is left; it ends by itself.
        case leave
    }

    private func prepare(_ claim: ClaimedPush) async -> Preparation {
        let now = time.now
        // A process that stood still for long must not act on a claim that another node may have by now.
        guard claim.leaseUntil.milliseconds - now.milliseconds >= sendMargin.count else { return .leave }
        guard claim.push.expiresAt > now else { return .end(.dead("expired", now: now)) }
        guard rules.enabledTypes.contains(claim.device.type) else {
            return .end(.dead("pushes of this type are off", now: now))
        }
        do {
            guard let request = try await composer.request(for: claim) else {
                return .end(SettlementRule.Decision(settlement: .done, word: "nothing left to say"))
            }
            return .send(request)
        } catch {
            return .leave
        }
    }

    private static func settlement(
        of claim: ClaimedPush, _ decision: SettlementRule.Decision, now: Timestamp
    ) -> Commit {
        var changes: [Change] = [.settle(id: claim.push.id, fence: claim.fence, decision.settlement)]
        if let time = decision.deadSince { changes.append(.dropDevice(claim.device.id, asOf: time)) }
        if let record = PushRecord(claim, word: decision.kind, reason: decision.word, at: now) {
            changes.append(.record(record))
        }
        return Commit(changes)
    }

    private func report(_ outcome: PushOutcome, _ claim: ClaimedPush) {
        guard logger.logLevel <= .debug || !outcome.isUsual else { return }
        var metadata: Logger.Metadata = [
            "push.provider": "\(claim.device.type.provider.rawValue)", "push.job_id": "\(claim.push.id)",
            "push.attempt": "\(claim.push.attempts + 1)",
        ]
        switch outcome {
        case .delivered, .unprocessed, .unsure:
            logger.debug("push answered", metadata: metadata)
        case .retry(_, let reason, _), .tokenDead(_, let reason), .messageBad(let reason):
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
        case .delivered, .unprocessed, .unsure: true
        default: false
        }
    }
}
