import Beckon
import Logging
import NIOCore
import NIOHTTP2
import NIOPosix
import NIOSSL

/// Carries out the decisions of ``HTTP2SenderState`` and ``HTTP2ConnectionState`` on the sender's event loop.
final class HTTP2SenderLoop {
    typealias RequestID = HTTP2ConnectionState.RequestID

    private struct Entry {
        var request: HTTP2Request
        var batch: OpenBatch
        var index: Int
        /// Whether it was lost with a connection and is sent again.
        var isInDoubt = false
    }

    /// Gets results with the indexes of their requests in the call.
    typealias Report = @Sendable ([(index: Int, result: HTTP2Result)]) -> Void

    /// A call that waits for the results of its requests.
    private final class OpenBatch {
        /// Results that were not reported yet.
        var ended: [(index: Int, result: HTTP2Result)] = []
        var missing: Int
        let batch: HTTP2Batch
        let requests: ClosedRange<RequestID>
        let report: Report
        let continuation: CheckedContinuation<Void, Never>

        init(
            batch: HTTP2Batch, requests: ClosedRange<RequestID>, report: @escaping Report,
            continuation: CheckedContinuation<Void, Never>
        ) {
            missing = requests.count
            self.batch = batch
            self.requests = requests
            self.report = report
            self.continuation = continuation
        }
    }

    private let configuration: HTTP2Sender.Configuration
    private let tls: NIOSSLContext
    private let eventLoop: any EventLoop
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private var state: HTTP2SenderState
    private var entries: [RequestID: Entry] = [:]
    private var nextRequest: RequestID = 1
    private var batches: [ObjectIdentifier: OpenBatch] = [:]
    /// Calls with results to report.
    private var unreported: [OpenBatch] = []
    private var connections: [Int: HTTP2ConnectionHandler] = [:]
    private var ticker: Scheduled<Void>?
    private var stopper: CheckedContinuation<Void, Never>?

    private(set) var counters = HTTP2Sender.Counters()

    init(
        configuration: HTTP2Sender.Configuration, tls: NIOSSLContext, eventLoop: any EventLoop, time: any TimeSource,
        ids: any IDSource, logger: Logger
    ) {
        self.configuration = configuration
        self.tls = tls
        self.eventLoop = eventLoop
        self.time = time
        self.ids = ids
        self.logger = logger
        state = HTTP2SenderState(limits: configuration.queue)
    }

    /// Milliseconds of a monotonic clock.
    var uptime: Uptime { time.uptime }

    // MARK: Calls

    func submit(
        _ requests: [HTTP2Request], for batch: HTTP2Batch, report: @escaping Report,
        continuation: CheckedContinuation<Void, Never>
    ) {
        let first = nextRequest
        nextRequest += requests.count
        let open = OpenBatch(
            batch: batch, requests: first...(nextRequest - 1), report: report, continuation: continuation)
        batches[ObjectIdentifier(batch)] = open
        for (index, request) in requests.enumerated() {
            entries[first + index] = Entry(request: request, batch: open, index: index)
        }
        let repeated = requests.indices.filter { requests[$0].isRepeat }.map { first + $0 }
        refuse(state.submit(Array(open.requests), repeated: Set(repeated), now: time.uptime))
        if batch.isCancelled { cancel(batch) }
        pump()
    }

    func cancel(_ batch: HTTP2Batch) {
        guard let open = batches[ObjectIdentifier(batch)] else { return }
        for request in state.withdraw(Set(open.requests)) { complete(request, .unprocessed(.cancelled)) }
        // A short wait for answers that are on their way keeps a restart from sending pushes twice.
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        let requests = open.requests
        eventLoop.scheduleTask(in: .milliseconds(configuration.cancellationGrace.count)) {
            for request in requests { bound.value.complete(request, .unsure(.cancelled)) }
        }
    }

    func withdrawWaiting() {
        for request in state.withdrawAll() { complete(request, .unprocessed(.credentialRefused)) }
    }

    func retire(_ connection: Int) {
        guard let handler = connections[connection] else { return }
        state.retired(connection)
        handler.retire()
        pump()
    }

    func stop(_ continuation: CheckedContinuation<Void, Never>) {
        for request in state.stop() { complete(request, .unprocessed(.stopped)) }
        for handler in connections.values { handler.retire() }
        stopper = continuation
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: .milliseconds(configuration.drainTimeout.count)) {
            for handler in bound.value.connections.values { handler.close() }
        }
        finishStopping()
    }

    // MARK: Reports of connections

    func connected(_ connection: Int, _ handler: HTTP2ConnectionHandler) {
        guard state.connected(connection) else { return handler.close() }
        connections[connection] = handler
        counters.connections += 1
        logger.debug("push connection open", metadata: [LogKey.connection: "\(connection)"])
        keepTicking()
    }

    /// The gate has opened, or a stream has become free.
    func streamsFree() { pump() }

    func completed(_ completions: [HTTP2ConnectionState.Completion]) {
        var unprocessed: [RequestID: HTTP2Result] = [:]
        var lost: [RequestID: HTTP2Result] = [:]
        for completion in completions {
            switch completion.result {
            // Some services reset the stream in hand before they cut its connection.
            case .unsure(.connectionLost) where mayRepeat(completion.request),
                .unsure(.resetStream) where mayRepeat(completion.request):
                lost[completion.request] = completion.result
            case .unprocessed where entries[completion.request] != nil:
                unprocessed[completion.request] = completion.result
            case .response:
                state.answered()
                complete(completion.request, completion.result)
            default: complete(completion.request, completion.result)
            }
        }
        if !lost.isEmpty { sendAgain(lost) }
        guard !unprocessed.isEmpty else { return }
        counters.resends += unprocessed.count
        for request in state.putBack(unprocessed.keys.sorted(), now: time.uptime) {
            complete(request, unprocessed[request] ?? .unprocessed(.goAway))
        }
    }

    private func mayRepeat(_ request: RequestID) -> Bool {
        entries[request].map { $0.request.mayRepeat && !$0.batch.batch.isCancelled } ?? false
    }

    /// Sends requests once more that were lost with their connection or their stream.
    private func sendAgain(_ lost: [RequestID: HTTP2Result]) {
        let over = Set(state.repeatLost(lost.keys.sorted(), now: time.uptime))
        counters.repeats += lost.count - over.count
        for (request, result) in lost {
            guard !over.contains(request) else {
                complete(request, result)
                continue
            }
            entries[request]?.isInDoubt = true
            entries[request]?.request.isRepeat = true
        }
    }

    /// The peer sent GOAWAY, so the connection takes no more requests.
    func drains(_ connection: Int, hasAnswered: Bool, reason: String) {
        logger.debug(
            "push connection drains", metadata: [LogKey.connection: "\(connection)", LogKey.reason: "\(reason)"])
        refuse(state.goneAway(connection, hasAnswered: hasAnswered, now: time.uptime, jitter: jitter()))
        pump()
    }

    /// A connection ended with open requests, after so many answers.
    func wasCut(after answers: Int) { state.wasCut(after: answers, now: time.uptime) }

    /// The peer is dead, so the connection is no longer used.
    func gaveUp(_ connection: Int, hasAnswered: Bool) {
        logger.info(
            "push connection does not answer and is replaced",
            metadata: [LogKey.connection: "\(connection)", LogKey.provider: "\(configuration.endpoint.authority)"])
        leave(connection, hasAnswered: hasAnswered)
    }

    func ended(_ connection: Int, hasAnswered: Bool) {
        logger.debug("push connection ended", metadata: [LogKey.connection: "\(connection)"])
        connections[connection] = nil
        leave(connection, hasAnswered: hasAnswered)
        finishStopping()
    }

    func connectFailed(_ connection: Int, _ error: any Error) {
        logger.debug(
            "push connection failed", metadata: [LogKey.connection: "\(connection)", LogKey.reason: "\(error)"])
        refuse(state.failed(connection, .connectFailed, now: time.uptime, jitter: jitter()))
        pump()
    }

    // MARK: Work

    private func leave(_ connection: Int, hasAnswered: Bool) {
        if hasAnswered {
            state.retired(connection)
        } else {
            refuse(state.failed(connection, .noAnswer, now: time.uptime, jitter: jitter()))
        }
        pump()
    }

    /// Passes waiting requests to the connections as far as their gates allow, the oldest first, and opens a connection if
    /// one is needed.
    private func pump() {
        var (busy, streams) = (0, 0)
        for connection in state.open {
            guard let handler = connections[connection] else { continue }
            fill(handler)
            guard !state.isSpent(handler.use, now: time.uptime) else {
                state.retired(connection)
                handler.retire()
                continue
            }
            busy += handler.freeStreams == 0 ? handler.streamLimit : handler.openStreams
            streams += handler.streamLimit
        }
        state.noteUse(busy: busy, of: streams, now: time.uptime)
        if let connection = state.connectIfNeeded(now: time.uptime) { connect(connection) }
        if state.waiting > 0 { keepTicking() }
    }

    private func fill(_ handler: HTTP2ConnectionHandler) {
        let now = time.uptime
        while handler.freeStreams > 0, let id = state.next(for: handler.use, now: now) {
            guard let entry = entries[id] else { continue }
            guard now <= entry.request.latestStart else {
                complete(id, .unprocessed(.tooLate))
                continue
            }
            handler.send(entry.request, id: id)
        }
        handler.flush()
    }

    private func connect(_ connection: Int) {
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        let endpoint = configuration.endpoint
        let tls = self.tls
        let limits = configuration.connection
        let patience = configuration.connectTimeout
        ClientBootstrap(group: eventLoop)
            .connectTimeout(.milliseconds(configuration.connectTimeout.count))
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        NIOSSLClientHandler(context: tls, serverHostname: endpoint.serverName),
                        HTTP2NegotiationHandler(
                            connection: connection, limits: limits, patience: patience, sender: bound.value))
                }
            }
            .connect(host: endpoint.host, port: endpoint.port)
            .whenFailure { bound.value.connectFailed(connection, $0) }
    }

    private func refuse(_ refusal: HTTP2SenderState.Refusal?) {
        guard let refusal else { return }
        for request in refusal.requests { complete(request, refusal.result) }
    }

    private func complete(_ request: RequestID, _ result: HTTP2Result) {
        guard let entry = entries.removeValue(forKey: request) else { return }
        state.forget(request)
        let result = entry.isInDoubt ? result.ofRepeat : result
        let batch = entry.batch
        batch.missing -= 1
        if batch.ended.isEmpty {
            if unreported.isEmpty { reportSoon() }
            unreported.append(batch)
        }
        batch.ended.append((index: entry.index, result: result))
    }

    /// Reports after the pending input is read, so that answers that arrived together are reported together.
    private func reportSoon() {
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.execute { bound.value.reportResults() }
    }

    private func reportResults() {
        let open = unreported
        unreported.removeAll(keepingCapacity: true)
        for batch in open {
            let ended = batch.ended
            batch.ended = []
            batch.report(ended)
            guard batch.missing == 0 else { continue }
            batches[ObjectIdentifier(batch.batch)] = nil
            batch.continuation.resume()
        }
    }

    private func finishStopping() {
        guard connections.isEmpty, let stopper else { return }
        self.stopper = nil
        ticker?.cancel()
        stopper.resume()
    }

    private func jitter() -> Double { 0.5 + Double(ids.bits() >> 11) / Double(1 << 53) }

    // MARK: Time

    /// Keeps ticking a few times per time-out, while there is any connection, request or call.
    private func keepTicking() {
        guard ticker == nil, stopper == nil || !connections.isEmpty else { return }
        let shortest = min(
            configuration.connection.requestTimeout.count, configuration.connection.pingTimeout.count,
            configuration.queue.queueTimeout.count)
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        let wait = min(max(shortest / 10, 5), configuration.longestTick.count)
        ticker = eventLoop.scheduleTask(in: .milliseconds(wait)) { bound.value.tick() }
    }

    private func tick() {
        ticker = nil
        let now = time.uptime
        for request in state.expired(now: now) { complete(request, .unprocessed(.noStreamInTime)) }
        for handler in Array(connections.values) { handler.tick(now: now) }
        pump()
        if !connections.isEmpty || state.waiting > 0 { keepTicking() }
    }
}
