package import Logging
import Synchronization

/// Takes owed pushes that are due, has them sent, and commits what became of each.
///
/// Each credential has a queue of its own in the store, a limit and a breaker (``CredentialGate``), so that one that is
/// slow, refused or dead holds up no other. A push is claimed for a lease time; when this process dies, another claim
/// takes it up after that. What is not claimed waits in the store.
package final class PushDispatcher: Sendable, WakeObserver {
    /// How long a claim holds, unless the operator says otherwise.
    package static let leaseTime = Milliseconds.seconds(30)
    /// How many pushes one claim takes.
    static let claimLimit = 256
    /// How long nothing is claimed after the store failed.
    private static let storePause = Milliseconds.seconds(1)
    /// How long the dispatcher sleeps at most; a lost wake costs no more than this.
    private static let longestSleep = Milliseconds.seconds(1)
    /// A due push may wait for another of its lane; looking again sooner than this would be idle work.
    private static let shortestSleep = Milliseconds(20)

    private let store: any Store
    private let time: any TimeSource
    private let logger: Logger
    private let node: NodeID
    private let lease: Milliseconds
    private let delivery: PushDelivery
    private let signal = Signal()

    /// Joins a store with the push services; pushes for a service that is not among them end with a reason.
    ///
    /// With a name, the operator's for the node, it keeps in the store which credentials pause.
    package init(
        store: any Store, queue: CommitQueue, services: ServiceDirectory, providers: [any PushProvider],
        rules: PushRules = PushRules(), time: any TimeSource, ids: any IDSource, logger: Logger,
        node: NodeID, name: String? = nil, lease: Milliseconds = PushDispatcher.leaseTime,
        observer: PushObserver? = nil
    ) {
        self.store = store
        self.time = time
        self.logger = logger
        self.node = node
        self.lease = lease
        delivery = PushDelivery(
            queue: queue, providers: PushProviderTable(providers),
            composer: PushComposer(store: store, services: services, rules: rules), rules: rules, time: time,
            ids: ids, logger: logger, sendMargin: Milliseconds(min(15_000, lease.count / 2)),
            observer: observer, place: name.map { (node, $0) })
    }

    package func woken(by wakes: [Wake]) {
        if wakes.contains(.push) { signal.raise() }
    }

    /// How many claimed pushes have no end yet, which an observer would have heard.
    package var underWay: Int { delivery.underWay }

    /// Dispatches until the task is cancelled; what is under way then is finished first.
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

    /// Claims and delivers once everything that is due now.
    ///
    /// For clocks that a test moves.
    package func runOnce() async throws {
        while true {
            let round = try await claim()
            guard !round.claims.isEmpty else { return }
            for claims in round.claims { await delivery.deliver(claims) }
        }
    }

    /// What one look at the store brought: claims by their credential, or how long there is nothing to do.
    private struct Round {
        var claims: [[ClaimedPush]] = []
        var wait = PushDispatcher.longestSleep
    }

    /// Claims for each credential what is due, as far as its gate allows.
    private func claim() async throws -> Round {
        delivery.tellCounts()
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
    /// A word for logs about an error that may be of the store.
    static func code(of error: any Error) -> String {
        (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
    }
}
