package import Logging
import Synchronization

/// Takes owed pushes that are due, has them sent, and commits what became of each.
///
/// A push is claimed for a lease time; when this process dies, another claim takes it up after that. At most
/// ``inFlightLimit`` pushes are claimed at a time; the rest waits in the store.
package final class PushDispatcher: Sendable, WakeObserver {
    /// How long a claim holds, unless the operator says otherwise.
    package static let leaseTime = Milliseconds.seconds(30)
    /// How many pushes are claimed at a time at most.
    package static let inFlightLimit = 1_024
    /// How many pushes one claim takes.
    static let claimLimit = 256
    /// How long nothing is claimed after the store failed.
    private static let storePause = Milliseconds.seconds(1)
    /// How long the dispatcher sleeps at most; a lost wake costs no more than this.
    private static let longestSleep = Milliseconds.seconds(1)

    /// A due push may wait for another of its lane; looking again sooner than this would be idle work.
    private static let shortestSleep = Milliseconds(20)

    private let store: any Store
    private let queue: CommitQueue
    private let providers: [PushProviderKind: any PushProvider]
    private let composer: PushComposer
    private let rules: PushRules
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private let node: NodeID
    private let lease: Milliseconds
    private let signal = Signal()
    private let inFlight = Mutex(0)

    /// Joins a store with the push services; pushes for a service that is not among them end with a reason.
    package init(
        store: any Store, queue: CommitQueue, services: ServiceDirectory, providers: [any PushProvider],
        rules: PushRules = PushRules(), time: any TimeSource, ids: any IDSource, logger: Logger,
        node: NodeID, lease: Milliseconds = PushDispatcher.leaseTime
    ) {
        self.store = store
        self.queue = queue
        self.node = node
        self.lease = lease
        self.providers = Dictionary(providers.map { ($0.kind, $0) }, uniquingKeysWith: { _, last in last })
        composer = PushComposer(store: store, services: services, rules: rules)
        self.rules = rules
        self.time = time
        self.ids = ids
        self.logger = logger
    }

    package func woken(by wakes: [Wake]) {
        if wakes.contains(.push) { signal.raise() }
    }

    /// Dispatches until the task is cancelled; what is under way then is finished first.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let claims = try await claim()
                    for (kind, claims) in Dictionary(grouping: claims, by: { $0.device.type.provider }) {
                        group.addTask { await self.deliver(claims, to: kind) }
                    }
                    if claims.isEmpty { await sleep() }
                } catch {
                    logger.warning("owed pushes cannot be read", metadata: ["error.code": "\(Self.code(of: error))"])
                    try? await time.sleep(Self.storePause)
                }
            }
        }
    }

    /// Claims and delivers once everything that is due now.
    ///
    /// For clocks that a test moves.
    package func runOnce() async throws {
        while true {
            let claims = try await claim()
            guard !claims.isEmpty else { return }
            for (kind, claims) in Dictionary(grouping: claims, by: { $0.device.type.provider }) {
                await deliver(claims, to: kind)
            }
        }
    }

    /// No attempt begins with less than this left of its lease: how long a push service may take to answer.
    private var sendMargin: Milliseconds { Milliseconds(min(10_000, lease.count / 3)) }

    private func claim() async throws -> [ClaimedPush] {
        let room = min(Self.claimLimit, Self.inFlightLimit - inFlight.withLock { $0 })
        guard room > 0 else { return [] }
        let now = time.now
        let claims = try await store.claimPushes(
            now: now, limit: room, leaseUntil: now.advanced(by: lease), owner: node)
        inFlight.withLock { $0 += claims.count }
        return claims
    }

    private func sleep() async {
        var wait = Self.longestSleep
        if let due = try? await store.nextPushDue() {
            wait = min(wait, max(Self.shortestSleep, Milliseconds(due.milliseconds - time.now.milliseconds)))
        }
        await signal.wait(timeout: wait, time: time)
    }

    private func deliver(_ claims: [ClaimedPush], to kind: PushProviderKind) async {
        let outcomes = await outcomes(of: claims, at: kind)
        do {
            let now = time.now
            let tickets = try outcomes.map { try queue.enqueue(Self.settlement(of: $0, $1, now: now)) }
            for ticket in tickets { _ = try await queue.result(of: ticket) }
        } catch {
            // The lease ends by itself and the push is claimed again.
            logger.warning("a push outcome was not stored", metadata: ["error.code": "\(Self.code(of: error))"])
        }
        inFlight.withLock { $0 -= claims.count }
        signal.raise()
    }

    private func outcomes(
        of claims: [ClaimedPush], at kind: PushProviderKind
    ) async -> [(ClaimedPush, SettlementRule.Decision)] {
        var ready: [(ClaimedPush, PushRequest)] = []
        var ended: [(ClaimedPush, SettlementRule.Decision)] = []
        for claim in claims {
            switch await prepare(claim) {
            case .send(let request): ready.append((claim, request))
            case .end(let word): ended.append((claim, .init(settlement: .done, deadSince: nil, word: word)))
            case .leave: break
            }
        }
        guard let provider = providers[kind] else {
            let decision = SettlementRule.Decision(settlement: .done, deadSince: nil, word: "no-provider")
            return ended + ready.map { ($0.0, decision) }
        }
        guard !ready.isEmpty else { return ended }
        let outcomes = await provider.deliver(ready.map(\.1))
        let now = time.now
        return ended
            + zip(ready, outcomes).map { ready, outcome in
                report(outcome, ready.0)
                let jitter = Double(ids.bits() >> 11) / Double(UInt64(1) << 53)
                return (
                    ready.0, SettlementRule().decide(outcome, push: ready.0.push, now: now, jitter: jitter)
                )
            }
    }

    private enum Preparation {
        case send(PushRequest)
        case end(String)
        /// The store does not answer, or too little of the lease is left; it ends by itself.
        case leave
    }

    private func prepare(_ claim: ClaimedPush) async -> Preparation {
        // A process that stood still for long must not act on a claim that another node may have by now.
        guard claim.leaseUntil.milliseconds - time.now.milliseconds >= sendMargin.count else { return .leave }
        guard claim.push.expiresAt > time.now else { return .end("expired") }
        guard rules.enabledTypes.contains(claim.device.type) else { return .end("type-disabled") }
        do {
            guard let request = try await composer.request(for: claim) else { return .end("nothing-left") }
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
        if let record = PushRecord(claim, word: decision.word, at: now) { changes.append(.record(record)) }
        return Commit(changes)
    }

    private func report(_ outcome: PushOutcome, _ claim: ClaimedPush) {
        var metadata: Logger.Metadata = [
            "push.provider": "\(claim.device.type.provider.rawValue)", "push.job_id": "\(claim.push.id)",
            "push.attempt": "\(claim.push.attempts + 1)",
        ]
        switch outcome {
        case .delivered, .unprocessed, .unsure:
            logger.debug("push answered", metadata: metadata)
        case .retry(_, let reason), .tokenDead(_, let reason), .messageBad(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.info("push refused", metadata: metadata)
        case .configurationFault(let reason):
            metadata["push.outcome"] = "\(reason)"
            logger.error("pushes cannot be sent with this configuration", metadata: metadata)
        }
    }

    private static func code(of error: any Error) -> String {
        (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
    }
}
