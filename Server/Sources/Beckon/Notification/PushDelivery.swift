import Logging
import Synchronization

/// Called with the outcome of a claimed push after its commit; it must be quick.
package typealias PushObserver = @Sendable (ClaimedPush, SettlementRule.Decision) -> Void

/// Sends claimed pushes through their providers and commits each outcome; keeps a gate for each credential.
final class PushDelivery: Sendable {
    struct Lanes {
        var gates: [PushRoute: CredentialGate] = [:]
        var records = CredentialRecords()
        var tally = PushLogTally()
        /// Pushes of devices in doubt that are worth another attempt now.
        var released: [PushRoute: [CredentialRecord.Held]] = [:]
        /// Pushes that wait for a retry.
        var retries = WaitingRetries()
        /// Chats with new events, which may have joined pushes that wait for a retry.
        var joined: Set<ChatID> = []
        /// Why a credential's last failed push was not accepted.
        var complaints: [PushRoute: String] = [:]
        /// The ends of the pauses that were last stored for the outbox.
        var toldPauses: [PushRoute: Uptime] = [:]
        /// The registrations that the log has called forgotten: several pushes may find the same token dead.
        var forgotten = ProvenTable()
    }

    /// How many claims are read from the store at the same time.
    static let preparedTogether = 32
    /// A pause's end is stored again only when it changes by at least this.
    private static let pauseGrain = Milliseconds.seconds(1)
    /// The cause of an undelivered push whose device no credential serves.
    static let noProvider = "no provider is configured"

    typealias Ready = (claim: ClaimedPush, request: PushRequest)
    typealias Ended = (claim: ClaimedPush, decision: SettlementRule.Decision)

    let queue: CommitQueue
    let providers: PushProviderTable
    private let composer: PushComposer
    let rules: PushRules
    let rule: SettlementRule
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    private let sendMargin: Milliseconds
    private let observer: PushObserver?
    private let place: (node: NodeID, name: String)?
    let lanes = Mutex(Lanes())
    /// Whether pushes wait for a retry; changed under the lock of the lanes, and read without it.
    let hasRetries = Atomic(false)

    /// - Parameters:
    ///   - queue: Commits the outcomes.
    ///   - providers: Send the pushes.
    ///   - composer: Makes the requests.
    ///   - rules: The operator's settings.
    ///   - time: The clock.
    ///   - ids: Gives jitter.
    ///   - logger: Logs pushes that are not delivered.
    ///   - sendMargin: The part of the lease that must be left when an attempt begins: how long a service may take to
    ///     answer.
    ///   - observer: Called with the outcome of each claim after its commit.
    ///   - place: This node and its name, under which pauses are stored; nil to store none.
    init(
        queue: CommitQueue, providers: PushProviderTable, composer: PushComposer, rules: PushRules,
        time: any TimeSource, ids: any IDSource, logger: Logger, sendMargin: Milliseconds,
        observer: PushObserver?, place: (node: NodeID, name: String)? = nil
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
        self.place = place
    }

    /// How much may be claimed for a route now.
    struct Room {
        /// How many pushes.
        let count: Int
        /// For which devices, in the order in which to search.
        let choices: [DeviceChoice]
        /// How long no push may be claimed; nil when one may be, or when that is unknown.
        let wait: Milliseconds?
    }

    /// How much may be claimed for a route now.
    func room(for route: PushRoute, uptime: Uptime) -> Room {
        lanes.withLock { lanes in
            let gate = lanes.gates[route] ?? gate(of: route)
            return Room(
                count: gate.room(now: uptime), choices: gate.choices(now: uptime),
                wait: gate.opensAt(now: uptime).map { $0.elapsed(since: uptime) })
        }
    }

    /// How many claims have not ended.
    var underWay: Int { lanes.withLock { $0.gates.values.reduce(0) { $0 + $1.underWay } } }

    /// The credentials of the settings, and why the breaker of each is open; nil for a closed one.
    var credentials: [PushRoute: PushPause.Cause?] {
        let gates = lanes.withLock { $0.gates }
        return Dictionary(uniqueKeysWithValues: providers.routes.map { ($0, gates[$0]?.pauseCause) })
    }

    /// Notes a claim.
    func claimed(_ count: Int, to devices: DeviceChoice, for route: PushRoute, uptime: Uptime) {
        lanes.withLock { $0.gates[route, default: gate(of: route)].claimed(count, to: devices, now: uptime) }
    }

    /// Notes that a search found no push to claim.
    func foundNothing(for route: PushRoute, uptime: Uptime) {
        lanes.withLock { $0.gates[route]?.foundNothing(now: uptime) }
    }

    func gate(of route: PushRoute) -> CredentialGate {
        // Each httpcb address is a service of its own.
        let isTriedFirst = route.kind != .httpcb
        return CredentialGate(limit: providers.inFlightLimit(of: route), isTriedFirst: isTriedFirst)
    }

    /// Sends the claims of one route, and commits each outcome when its answer arrives.
    ///
    /// - Parameters:
    ///   - claims: The claims to send.
    ///   - freed: Called each time some of them have ended.
    func deliver(_ claims: [ClaimedPush], freed: @escaping @Sendable () -> Void = {}) async {
        guard let device = claims.first?.device else { return }
        let route = PushRoute(device)
        let end = { @Sendable (ended: [Ended], count: Int) async in
            await self.commit(ended)
            let released = self.lanes.withLock { $0.released.removeValue(forKey: route) ?? [] }
            await self.makeDue(released.map { ($0.push, $0.expiresAt) })
            self.count(ended.compactMap { PushLogTally.key(of: $0.decision, route: route.description) })
            self.lanes.withLock { $0.gates[route]?.ended(count) }
            freed()
            await self.tellPause(of: route)
        }
        let (ready, ended) = await prepare(claims)
        if ready.count < claims.count { await end(ended, claims.count - ready.count) }
        guard let device = ready.first?.request.device else { return }
        guard let provider = providers.provider(for: device) else {
            let now = time.now
            return await end(ready.map { ($0.claim, .dead(Self.noProvider, now: now)) }, ready.count)
        }
        var missing = Set(ready.indices)
        var strange: [PushAnswer] = []
        let answers = PushAnswers()
        await withTaskGroup { group in
            group.addTask {
                await provider.deliver(ready.map(\.request)) { answers.add($0) }
                answers.end()
            }
            while let come = await answers.next() {
                let new = come.filter { missing.remove($0.index) != nil }
                let elsewhere = new.filter { isOfOtherEnvironment($0, ready[$0.index].claim.device) }
                strange += elsewhere
                let here = elsewhere.isEmpty ? new : new.filter { !elsewhere.contains($0) }
                if !here.isEmpty { await end(settle(here, of: ready, by: route), here.count) }
            }
        }
        if !strange.isEmpty {
            let (found, isMoved) = await tryOtherEnvironment(strange, of: ready)
            await end(settle(found, of: ready, by: route, moved: isMoved), found.count)
        }
        let silent = missing.sorted().map { PushAnswer($0, .unsure) }
        if !silent.isEmpty { await end(settle(silent, of: ready, by: route), silent.count) }
    }

    private func settle(
        _ answers: [PushAnswer], of ready: [Ready], by route: PushRoute, moved: Set<Int> = []
    ) -> [Ended] {
        let outcomes = judged(answers, of: ready, by: route)
        let now = time.now
        let ended = zip(answers, outcomes).map { answer, outcome -> Ended in
            let claim = ready[answer.index].claim
            report(outcome.outcome, claim)
            var decision = rule.decide(
                outcome.outcome, push: claim.push, registeredAt: claim.device.registeredAt,
                isAtMostOnce: rules.isAtMostOnce(providerName: claim.device.providerName), now: now,
                jitter: ids.fraction())
            decision.receipt = answer.receipt
            decision.movesDevice = moved.contains(answer.index)
            if outcome.isDoubt, case .retry(let due, _, _) = decision.settlement { hold(claim, until: due, by: route) }
            return (claim, decision)
        }
        noteRetries(answers, outcomes, ended, by: route)
        return ended
    }

    /// Commits outcomes together; when the store fails, the claims end with their lease.
    private func commit(_ ended: [Ended]) async {
        guard !ended.isEmpty else { return }
        let now = time.now
        let changes = ended.map { Self.changes(about: $0.claim, $0.decision, now: now) }
        do {
            guard try await queue.commit(Commit(changes.flatMap(\.self))) != .committed else { return tell(ended) }
            // One of them was refused, so each is committed by itself.
            for (ended, changes) in zip(ended, changes) {
                _ = try await queue.commit(Commit(changes))
                tell([ended])
            }
        } catch {
            // The push is claimed again when its lease ends.
            logger.warning(
                "push outcomes were not stored", metadata: ["error.code": "\(StoreError.code(of: error))"])
        }
    }

    private func tell(_ ended: [Ended]) {
        for (claim, decision) in ended where decision.deadSince != nil {
            let name = TrafficLimits.hash(claim.device.id.text, "\(claim.device.registeredAt.milliseconds)")
            let isTold = lanes.withLock { lanes in
                defer { lanes.forgotten.note(name) }
                return lanes.forgotten.knows(name)
            }
            if !isTold { reportForgotten(claim, decision) }
        }
        guard let observer else { return }
        for (claim, decision) in ended { observer(claim, decision) }
    }

    /// Stores until when and why a credential's pushes are paused, and that they are resumed.
    private func tellPause(of route: PushRoute) async {
        guard let place, providers.isConfigured(route) else { return }
        let (uptime, now) = (time.uptime, time.now)
        let news = lanes.withLock { lanes -> PushPause?? in
            let (told, end) = (lanes.toldPauses[route], lanes.gates[route]?.pauseEnd)
            let (one, other) = (told ?? .distantPast, end ?? .distantPast)
            guard max(one, other).elapsed(since: min(one, other)) >= Self.pauseGrain else { return nil }
            lanes.toldPauses[route] = end
            return .some(
                end.map {
                    PushPause(
                        node: place.node, until: now.advanced(by: $0.elapsed(since: uptime)),
                        reason: lanes.complaints[route] ?? "")
                })
        }
        guard let news else { return }
        let name = PushPause.settingName(route: route, node: place.name)
        // A failure is harmless: the outbox lacks the pause, but the log has it.
        _ = try? await queue.commit(Commit([.putSetting(name: name, value: news?.text ?? "")]))
    }

    func count(_ keys: [PushLogTally.Key]) {
        let uptime = time.uptime
        log(lanes.withLock { $0.tally.count(keys, now: uptime) })
    }

    /// Logs the counts that are due; all of them when `isLast`, because no more follow.
    func tellCounts(isLast: Bool = false) {
        let uptime = time.uptime
        log(lanes.withLock { $0.tally.due(now: uptime, isLast: isLast) })
    }

    private enum Preparation {
        case send(PushRequest)
        case end(SettlementRule.Decision)
        /// The store does not answer, or too little of the lease is left; the claim ends with its lease.
        case leave
    }

    /// Prepares up to ``preparedTogether`` claims at a time, because each is read from the store.
    private func prepare(_ claims: [ClaimedPush]) async -> (ready: [Ready], ended: [Ended]) {
        var prepared = [Preparation](repeating: .leave, count: claims.count)
        await withTaskGroup(of: (Int, Preparation).self) { group in
            for (index, claim) in claims.enumerated() {
                if index >= Self.preparedTogether, let (done, preparation) = await group.next() {
                    prepared[done] = preparation
                }
                group.addTask { (index, await self.prepare(claim)) }
            }
            for await (done, preparation) in group { prepared[done] = preparation }
        }
        var ready: [Ready] = []
        var ended: [Ended] = []
        for (claim, preparation) in zip(claims, prepared) {
            switch preparation {
            case .send(let request): ready.append((claim, request))
            case .end(let decision): ended.append((claim, decision))
            case .leave: break
            }
        }
        return (ready, ended)
    }

    private func prepare(_ claim: ClaimedPush) async -> Preparation {
        // The uptime first: if the process halts between the two, the lease seems shorter, never longer.
        let uptime = time.uptime
        let now = time.now
        // After a long halt another node may have claimed the push.
        let spare = claim.leaseUntil.milliseconds - now.milliseconds - sendMargin.count
        guard spare >= 0 else { return .leave }
        guard claim.push.expiresAt > now else { return .end(.dead("expired", now: now)) }
        // An earlier claim may have sent it.
        guard claim.push.doubts == 0 || !rules.isAtMostOnce(providerName: claim.device.providerName) else {
            return .end(.inDoubt(now: now))
        }
        guard rules.enabledTypes.contains(claim.device.type) else {
            return .end(.dead("pushes of this type are disabled by pushEnabled", now: now))
        }
        do {
            guard var request = try await composer.request(for: claim) else {
                return .end(SettlementRule.Decision(settlement: .done, word: "no longer needed"))
            }
            request.latestStart = uptime.advanced(by: Milliseconds(spare))
            return .send(request)
        } catch {
            return .leave
        }
    }
}
