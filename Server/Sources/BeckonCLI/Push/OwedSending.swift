import Beckon
import BeckonPush
import Logging
import Synchronization

/// Sends test pushes as the gateway sends its own: each is owed in the database, claimed, sent and settled.
///
/// The rows are written while earlier ones are being sent; new ones are written only while fewer than ``backlog`` are
/// open. A push replaces an older one with the same collapse id that still waits, and a running gateway may claim some:
/// both are counted as `replaced or sent by a gateway`. Each row holds its device, which need not be registered.
final class OwedSending: Sendable {
    /// No new rows are written while this many pushes have no end yet.
    private static let backlog = 8_192
    /// How many pushes one commit owes.
    private static let batch = 256
    /// After this long without an end, the sender reads from the store which pushes are still owed.
    private static let patience = Milliseconds.seconds(1)

    /// A push that has no end yet.
    private struct Open: Hashable {
        var lane: String
        var device: DeviceID
    }

    private struct State {
        var report = SendingReport()
        var open: [Open: Int] = [:]
        var lastEnd: Uptime

        /// Removes a push that ended from the open ones.
        ///
        /// - Returns: False when the push is not one of the open ones.
        mutating func ended(_ push: Open) -> Bool {
            guard let index = open.index(forKey: push) else { return false }
            if open.values[index] > 1 { open.values[index] -= 1 } else { open.remove(at: index) }
            return true
        }
    }

    private let lines: Mutex<PushRowReader>
    private let state: Mutex<State>
    private let store: any Store
    private let queue: CommitQueue
    private let providers: PushProviderTable
    private let options: DirectSending.Options
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger

    /// Makes a sender that has not begun.
    ///
    /// - Parameters:
    ///   - lines: The pushes to send.
    ///   - store: The store that owes them.
    ///   - providers: The providers to send with; they must be running.
    ///   - options: The bounds.
    ///   - time: Dates pushes and measures waits.
    ///   - ids: Gives ids and jitter.
    ///   - logger: Logs pushes that are not delivered.
    init(
        _ lines: sending PushRowReader, store: any Store, providers: PushProviderTable,
        options: DirectSending.Options, time: any TimeSource, ids: any IDSource, logger: Logger
    ) {
        self.lines = Mutex(lines)
        state = Mutex(State(lastEnd: time.uptime))
        self.store = store
        self.providers = providers
        self.options = options
        self.time = time
        self.ids = ids
        self.logger = logger
        queue = CommitQueue(store: store)
    }

    /// The counts so far.
    var report: SendingReport { state.withLock { $0.report } }

    /// Sends everything.
    ///
    /// - Returns: The counts.
    /// - Throws: The error of reading the lines, and ``StoreError``.
    func run() async throws -> SendingReport {
        let dispatcher = PushDispatcher(
            store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: providers.all,
            rules: PushRules(styles: options.styles, timeScale: options.timeScale), time: time, ids: ids,
            logger: logger,
            node: NodeID(ids.hexadecimal(digits: 16)), observer: { self.heard($0, $1) })
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.queue.run() }
            group.addTask { await dispatcher.run() }
            try await self.oweAll(waking: dispatcher)
            try await self.waitForEnds(of: dispatcher)
            group.cancelAll()
        }
        return report
    }

    private func oweAll(waking dispatcher: PushDispatcher) async throws {
        while !Task.isCancelled {
            guard state.withLock({ $0.open.count }) < Self.backlog else {
                try await time.sleep(Milliseconds(10))
                continue
            }
            let pushes = try nextPushes()
            guard !pushes.isEmpty else { return }
            let now = time.now
            _ = try await queue.commit(Commit(pushes.map { .owe($0, now: now) }))
            dispatcher.woken(by: [.push])
        }
    }

    private func nextPushes() throws -> [OwedPush] {
        let now = time.now
        return try lines.withLock { lines in
            var pushes: [OwedPush] = []
            while pushes.count < Self.batch, let line = try lines.next() {
                guard let line else {
                    let number = lines.number
                    state.withLock { $0.report.fail(line: number) }
                    continue
                }
                let target = PushTarget(
                    type: line.type, token: line.token, debug: options.debug, providerName: options.provider)
                let push = OwedPush(
                    subject: .note(
                        key: line.collapse.flatMap(CollapseID.fitted) ?? ids.uuid(), title: line.title ?? "",
                        body: line.body),
                    deviceID: target.device().id, target: target, due: now, expiresAt: now.advanced(by: options.expiry),
                    reason: "push send")
                pushes.append(push)
                state.withLock { state in
                    state.report.sent += 1
                    state.open[Open(lane: push.subject.lane, device: push.deviceID), default: 0] += 1
                }
            }
            return pushes
        }
    }

    private func heard(_ claim: ClaimedPush, _ decision: SettlementRule.Decision) {
        if case .retry = decision.settlement { return }
        let key = Open(lane: claim.push.subject.lane, device: claim.device.id)
        state.withLock { state in
            guard state.ended(key) else { return }
            switch decision.settlement {
            case .retry: break
            case .done: state.report.delivered += 1
            case .dead(let cause, _): state.report.fail(cause)
            }
            state.lastEnd = time.uptime
        }
    }

    private func waitForEnds(of dispatcher: PushDispatcher) async throws {
        while !Task.isCancelled, state.withLock({ !$0.open.isEmpty }) {
            try await time.sleep(Milliseconds(20))
            let lastEnd = state.withLock { $0.lastEnd }
            guard time.uptime.elapsed(since: lastEnd) >= Self.patience, dispatcher.underWay == 0 else { continue }
            let owed = try await stillOwed()
            guard dispatcher.underWay == 0 else { continue }
            state.withLock { state in
                // If a push ended while the store was read, `owed` is older than `open`: the next round decides.
                guard state.lastEnd == lastEnd else { return }
                for (key, count) in state.open where !owed.contains(key) {
                    state.report.failed["replaced or sent by a gateway", default: 0] += count
                    state.open[key] = nil
                }
                state.lastEnd = time.uptime
            }
        }
    }

    private func stillOwed() async throws -> Set<Open> {
        var owed: Set<Open> = []
        var last: Int64 = 0
        while true {
            let entries = try await store.outbox(dead: false, after: last, limit: 1_000)
            guard let final = entries.last else { return owed }
            last = final.push.id
            for entry in entries { owed.insert(Open(lane: entry.push.subject.lane, device: entry.push.deviceID)) }
        }
    }
}
