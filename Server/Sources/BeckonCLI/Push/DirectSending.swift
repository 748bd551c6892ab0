import Beckon

/// Sends test pushes straight to their providers, without a row for each in the database.
///
/// At most `batch` × `calls` pushes are being sent at once. It resends by the dispatcher's rules: a push that surely was
/// not processed is sent again; one that may have been is sent once more with the same ids; after a refusal it waits as
/// long as the service asks. No state survives the process.
actor DirectSending {
    /// The bounds.
    struct Options: Sendable {
        /// Pushes that are given to a provider together.
        var batch = 256
        /// How many such calls run at once.
        var calls = 8
        /// How long after it was read a push expires.
        var expiry = Milliseconds.seconds(60)
        /// Whether the pushes are for development devices.
        var debug = false
        /// The provider section whose credential is used.
        var provider: String?
        /// The styles that the settings give pushes.
        var styles = PushStyles()
        /// The factor for Beckon's own waits (`push.timeScale`); a wait that a service asks for is not scaled.
        var timeScale = 1.0
    }

    private struct Item {
        var request: PushRequest
        var attempts = 0
        var doubts = 0
        /// The uptime before which the push is not sent again.
        var due = Uptime.start
    }

    private let providers: PushProviderTable
    private let options: Options
    private let time: any TimeSource
    private let ids: any IDSource
    private var lines: PushRowReader
    private var hasMoreLines = true
    private var waiting: [Item] = []
    /// The uptime at which the first of the waiting retries is due.
    private var firstDue = Uptime.never
    private var underWay = 0
    private var failure: (any Error)?

    /// The counts so far.
    private(set) var report = SendingReport()

    /// Makes a sender that has not begun.
    ///
    /// - Parameters:
    ///   - lines: The pushes to send.
    ///   - providers: The providers to send with; they must be running.
    ///   - options: The bounds.
    ///   - time: Dates pushes and measures waits.
    ///   - ids: Gives ids and jitter.
    init(
        _ lines: sending PushRowReader, providers: PushProviderTable, options: Options, time: any TimeSource,
        ids: any IDSource
    ) {
        self.lines = lines
        self.providers = providers
        self.options = options
        self.time = time
        self.ids = ids
    }

    /// Sends everything.
    ///
    /// - Returns: The counts. Cancellation ends the sending early, after the calls that are running.
    /// - Throws: The error of reading the lines.
    func run() async throws -> SendingReport {
        await withDiscardingTaskGroup { group in
            for _ in 0..<max(1, options.calls) {
                group.addTask { await self.work() }
            }
        }
        if let failure { throw failure }
        return report
    }

    private func work() async {
        while !Task.isCancelled {
            let items = next()
            guard !items.isEmpty else {
                guard underWay > 0 || !waiting.isEmpty else { return }
                // Other calls may bring retries that are due sooner, so the wait is short.
                let wait = firstDue.elapsed(since: time.uptime)
                try? await time.sleep(min(max(Milliseconds(10), wait), Milliseconds(100)))
                continue
            }
            underWay += items.count
            for items in Self.byType(items) { await deliver(items) }
            underWay -= items.count
        }
    }

    /// Groups items by the types of their devices; usually all have one type.
    private static func byType(_ items: [Item]) -> [[Item]] {
        guard let type = items.first?.request.device.type else { return [] }
        if items.allSatisfy({ $0.request.device.type == type }) { return [items] }
        return Array(Dictionary(grouping: items, by: { $0.request.device.type }).values)
    }

    /// Returns the next items: first retries that are due, then new lines.
    private func next() -> [Item] {
        var items = takeDue(now: time.uptime)
        // The bound of the waiting retries: at `batch` × `calls`, no new lines are read.
        guard hasMoreLines, waiting.count < options.batch * options.calls else { return items }
        let today = time.now
        do {
            while items.count < options.batch {
                guard let line = try lines.next() else {
                    hasMoreLines = false
                    break
                }
                guard let line else {
                    report.fail(line: lines.number)
                    continue
                }
                report.sent += 1
                items.append(Item(request: line.request(id: ids.uuid(), options, now: today)))
            }
        } catch {
            hasMoreLines = false
            failure = error
        }
        return items
    }

    /// Takes the retries that are due, a batch at most; looks through the waiting ones only when one is due.
    private func takeDue(now: Uptime) -> [Item] {
        guard firstDue <= now else { return [] }
        var due: [Item] = []
        var later: [Item] = []
        for item in waiting {
            if item.due <= now, due.count < options.batch { due.append(item) } else { later.append(item) }
        }
        waiting = later
        firstDue = later.lazy.map(\.due).min() ?? .never
        return due
    }

    private func deliver(_ items: [Item]) async {
        guard let device = items.first?.request.device, let provider = providers.provider(for: device) else {
            for _ in items { report.fail("no provider configured") }
            return
        }
        let outcomes = await provider.deliver(items.map(\.request))
        let (now, uptime) = (time.now, time.uptime)
        for (item, outcome) in zip(items, outcomes) { settle(item, outcome, now: now, uptime: uptime) }
    }

    private func settle(_ item: Item, _ outcome: PushOutcome, now: Timestamp, uptime: Uptime) {
        if case .delivered = outcome {
            report.delivered += 1
            return
        }
        let push = OwedPush(
            subject: .callback(ServiceID(""), action: "", alert: ""), deviceID: item.request.device.id, due: now,
            expiresAt: item.request.expiresAt, attempts: item.attempts, doubts: item.doubts, reason: "")
        let decision = SettlementRule(timeScale: options.timeScale).decide(
            outcome, push: push, now: now, jitter: ids.fraction())
        guard case .retry(let due, let attempt, _) = decision.settlement else {
            return report.fail(decision.word)
        }
        var item = item
        item.attempts += attempt.attempts
        item.doubts += attempt.doubts
        item.request.isRepeat = item.doubts > 0
        item.due = uptime.advanced(by: Milliseconds(max(1, due.milliseconds - now.milliseconds)))
        firstDue = min(firstDue, item.due)
        waiting.append(item)
    }
}
