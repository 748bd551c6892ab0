package import Logging
import Synchronization

/// Claims owed pushes that are due, sends them, and commits each outcome.
///
/// Each credential has a queue of its own in the store, a limit and a breaker (``CredentialGate``), so that a slow,
/// refused or failing credential delays no other. A claim ends with its lease, so when this process dies, the push can
/// be claimed again. Unclaimed pushes wait in the store.
package final class PushDispatcher: Sendable, WakeObserver {
    /// How long a claim lasts, unless the operator sets another time.
    package static let leaseTime = Milliseconds.seconds(30)
    /// The most pushes of one claim.
    static let claimLimit = 256
    /// The pause after the store failed.
    private static let storePause = Milliseconds.seconds(1)
    /// The longest sleep, and so the longest delay that a lost wake causes.
    private static let longestSleep = Milliseconds.seconds(1)
    /// The shortest sleep: a due push may wait for another of its lane, and sooner searches would find nothing.
    private static let shortestSleep = Milliseconds(20)

    private let store: any Store
    private let time: any TimeSource
    private let logger: Logger
    private let node: NodeID
    private let lease: Milliseconds
    private let delivery: PushDelivery
    private let signal = TaskSignal()

    /// Connects a store to the push services; pushes for any other service end undelivered, with a cause.
    ///
    /// With a name (the operator's for this node), it stores the pauses of credentials. Without a spelling, pushes hold
    /// no payload for HTTP receivers. With traces, pushes go on in those of their events.
    package init(
        store: any Store, queue: CommitQueue, services: ServiceDirectory, providers: [any PushProvider],
        rules: PushRules = PushRules(), time: any TimeSource, ids: any IDSource, logger: Logger,
        node: NodeID, name: String? = nil, lease: Milliseconds = PushDispatcher.leaseTime,
        spelling: @escaping PushSpelling = { _, _ in nil }, traces: EventTraces? = nil, observer: PushObserver? = nil
    ) {
        self.store = store
        self.time = time
        self.logger = logger
        self.node = node
        self.lease = lease
        delivery = PushDelivery(
            queue: queue, providers: PushProviderTable(providers),
            composer: PushComposer(
                store: store, services: services, rules: rules, spelling: spelling, traces: traces),
            rules: rules, time: time, ids: ids, logger: logger, sendMargin: Milliseconds(min(15_000, lease.count / 2)),
            observer: observer, place: name.map { (node, $0) })
    }

    package func woken(by wakes: [Wake]) {
        // The wake of another node's chat comes after that of its push, and is seen at the next search.
        delivery.joined(by: wakes)
        if wakes.contains(.push) { signal.raise() }
    }

    /// How many claimed pushes have not ended.
    package var underWay: Int { delivery.underWay }

    /// The credentials of the settings, and why this node pauses each; nil for one that it does not pause.
    package var credentials: [PushRoute: PushPause.Cause?] { delivery.credentials }

    /// Dispatches until the task is cancelled, and then finishes the pushes under way.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let round = try await claim()
                    for claims in round.claims {
                        group.addTask {
                            await self.delivery.deliver(claims) { self.signal.raise() }
                        }
                    }
                    if round.claims.isEmpty { await signal.wait(timeout: round.wait, time: time) }
                } catch {
                    logger.warning(
                        "owed pushes cannot be read", metadata: ["error.code": "\(StoreError.code(of: error))"])
                    try? await time.sleep(Self.storePause)
                }
            }
        }
        delivery.tellCounts(isLast: true)
    }

    /// Claims and delivers every push that is due now, once; for tests, which move the clock themselves.
    package func runOnce() async throws {
        while true {
            let round = try await claim()
            guard !round.claims.isEmpty else { return }
            for claims in round.claims { await delivery.deliver(claims) }
        }
    }

    /// The result of one search in the store: claims by credential, or how long to wait.
    private struct Round {
        var claims: [[ClaimedPush]] = []
        var wait = PushDispatcher.longestSleep
    }

    /// Claims the due pushes of each credential, as far as its gate allows.
    private func claim() async throws -> Round {
        delivery.tellCounts()
        await delivery.bringForward()
        var round = Round()
        let now = time.now
        for (route, due) in try await store.nextPushDues(now: now) {
            guard due <= now else {
                round.wait = min(round.wait, Milliseconds(due.milliseconds - now.milliseconds))
                continue
            }
            let room = delivery.room(for: route, uptime: time.uptime)
            guard room.count > 0 else {
                if let wait = room.wait { round.wait = min(round.wait, wait) }
                continue
            }
            let claims = try await claim(from: route, room, now: now)
            if !claims.isEmpty { round.claims.append(claims) }
            if claims.isEmpty { round.wait = min(round.wait, Self.shortestSleep) }
        }
        round.wait = max(round.wait, Self.shortestSleep)
        return round
    }

    private func claim(
        from route: PushRoute, _ room: PushDelivery.Room, now: Timestamp
    ) async throws -> [ClaimedPush] {
        for devices in room.choices {
            let claims = try await store.claimPushes(
                from: route, to: devices, now: now, limit: min(Self.claimLimit, room.count),
                leaseUntil: now.advanced(by: lease), owner: node)
            guard claims.isEmpty else {
                delivery.claimed(claims.count, to: devices, for: route, uptime: time.uptime)
                return claims
            }
        }
        delivery.foundNothing(for: route, uptime: time.uptime)
        return []
    }
}

extension StoreError {
    /// A word for logs: the code of a store error, else the error's type.
    static func code(of error: any Error) -> String {
        (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
    }
}
