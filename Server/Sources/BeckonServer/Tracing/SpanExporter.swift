import Beckon
import BeckonJSON
import BeckonMetrics
import BeckonPlatform
import BeckonTracing
import CoreMetrics
import Logging

/// Sends the spans that have ended to a collector, in batches: OTLP over HTTP, in JSON.
///
/// A batch goes out when it is full, and at least every ``pause``. An attempt has a deadline; after no answer, 429, 502, 503 or
/// 504 the batch is sent again after growing pauses, up to ``attempts`` times. Any other refusal ends it. What ends so is counted
/// and gone: spans tell of what was done, and nothing waits for them.
actor SpanExporter {
    /// What became of a span.
    enum Outcome: String, CaseIterable {
        case sent
        /// Too many waited: the queue was full.
        case dropped
        /// The collector did not take it.
        case refused
        /// No attempt reached the collector, or it was busy each time.
        case undelivered
    }

    static let family = MetricFamily(
        "beckon_spans_total", .counter, labels: ["outcome"],
        "Spans that ended, by what became of them: sent, dropped because the queue was full, refused, undelivered after all attempts"
    )

    /// How long a span waits at most for others.
    static let pause = Milliseconds.seconds(5)
    /// How long one attempt may last.
    static let deadline = Milliseconds.seconds(10)
    /// How often a batch is sent.
    static let attempts = 5
    /// The longest pause between two attempts, also if the collector asks for more.
    static let longestPause = Milliseconds.seconds(30)
    /// How long the node waits for the collector when it stops.
    static let lastDeadline = Milliseconds.seconds(2)

    private let settings: Settings.Tracing
    private let resource: SpanBatch.Resource
    private let transport: any PlatformTransport
    private let queue: SpanQueue
    private let signal: TaskSignal
    private let counts: [Outcome: Counter]
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    /// The batch that is being sent.
    private var batch: [FinishedSpan] = []
    /// Whether the log has said that the collector takes nothing.
    private var isTold = false

    init(
        _ settings: Settings.Tracing, of resource: SpanBatch.Resource, from queue: SpanQueue, signal: TaskSignal,
        over transport: any PlatformTransport, counts: [Outcome: Counter], time: any TimeSource, ids: any IDSource,
        logger: Logger
    ) {
        self.settings = settings
        self.resource = resource
        self.transport = transport
        self.queue = queue
        self.signal = signal
        self.counts = counts
        self.time = time
        self.ids = ids
        self.logger = logger
    }

    /// Sends until the task is cancelled.
    func run() async {
        while !Task.isCancelled {
            await signal.wait(timeout: Self.pause, time: time)
            repeat {
                batch = queue.next()
                await sendBatch()
                // A rest of a batch waits for others.
            } while !Task.isCancelled && queue.count >= SpanQueue.batch
        }
    }

    /// Sends what still waits, each batch once, within ``lastDeadline``; for the stop of a node.
    func flush() async {
        let end = time.uptime.advanced(by: Self.lastDeadline)
        while true {
            if batch.isEmpty { batch = queue.next() }
            guard !batch.isEmpty else { return }
            let left = end.elapsed(since: time.uptime)
            let outcome = left > .zero ? await attempt(within: left) : .again(nil, reason: "")
            if case .again = outcome { count(.undelivered, batch.count) }
            batch = []
        }
    }

    /// Sends the batch until it is taken, refused or given up; a cancelled one is kept for ``flush()``.
    private func sendBatch() async {
        guard !batch.isEmpty else { return }
        var backoff = Backoff(first: .seconds(1), longest: Self.longestPause)
        for number in 1...Self.attempts {
            guard case .again(let asked, let reason) = await attempt(within: Self.deadline) else {
                batch = []
                return
            }
            if Task.isCancelled { return }
            tell(reason)
            guard number < Self.attempts else { break }
            let pause = backoff.next(random: ids.bits(), atLeast: asked.map { min($0, Self.longestPause) })
            guard (try? await time.sleep(pause)) != nil else { return }
        }
        count(.undelivered, batch.count)
        batch = []
    }

    private enum Attempt {
        case ended
        /// To be sent again, after the pause that the collector asks for.
        case again(Milliseconds?, reason: String)
    }

    private func attempt(within deadline: Milliseconds) async -> Attempt {
        var call = PlatformCall(
            "POST", settings.endpoint, json: SpanBatch(batch, of: resource).json, headers: settings.headers)
        call.timeout = deadline
        do throws(PlatformFailure) {
            let reply = try await transport.send(call)
            switch reply.status {
            case 200..<300:
                let refused = min(batch.count, Self.refused(in: reply))
                count(.refused, refused)
                count(.sent, batch.count - refused)
                if isTold { logger.notice("spans are accepted again") }
                isTold = false
            case 429, 502, 503, 504: return .again(reply.retryAfter, reason: "status \(reply.status)")
            default:
                count(.refused, batch.count)
                tell("status \(reply.status)")
            }
            return .ended
        } catch {
            return .again(nil, reason: error.reason.rawValue)
        }
    }

    /// How many spans the collector refused although it took the batch.
    private static func refused(in reply: PlatformReply) -> Int {
        let count = reply.json["partialSuccess"]?["rejectedSpans"]
        return max(0, count?.int ?? count?.string.flatMap { WholeNumber.read($0, in: 0...Int.max) } ?? 0)
    }

    private func count(_ outcome: Outcome, _ spans: Int) {
        if spans > 0 { counts[outcome]?.increment(by: spans) }
    }

    private func tell(_ reason: String) {
        if !isTold { logger.warning("spans are not accepted", metadata: ["reason": "\(reason)"]) }
        isTold = true
    }
}
