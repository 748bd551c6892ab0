import Beckon
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// Sends requests to one HTTP/2 service over few long-lived TLS connections, and replaces them when they end.
///
/// What is surely unprocessed (GOAWAY, REFUSED_STREAM) it sends again by itself, on another connection if need be;
/// what may have been processed it never sends twice. Everything happens on one event loop; a batch costs one hop
/// there and one flush. Requests wait in a bounded queue; see ``HTTP2SenderState`` for the rules.
///
/// ``run()`` has to run for as long as the sender is used: it drains and closes when its task is cancelled.
final class HTTP2Sender: Sendable {
    /// Where and how to send.
    struct Configuration: Sendable {
        var endpoint: WebAddress
        var trustRoots: TrustRoots
        var connection = HTTP2ConnectionState.Limits()
        var queue = HTTP2SenderState.Limits()
        var connectTimeout = Milliseconds.seconds(5)
        /// How seldom the clock is looked at while there is anything to look after.
        var longestTick = Milliseconds.seconds(1)
        /// How long open requests of a cancelled call may go on.
        var cancellationGrace = Milliseconds.seconds(2)
        /// How long open requests may go on when the sender ends.
        var drainTimeout = Milliseconds.seconds(5)

        init(endpoint: WebAddress, trustRoots: TrustRoots) {
            self.endpoint = endpoint
            self.trustRoots = trustRoots
        }
    }

    /// What a sender has done since it was made, for tests and measurements.
    struct Counters: Sendable, Equatable {
        var connections = 0
        var resends = 0
    }

    /// The service.
    let endpoint: WebAddress
    private let eventLoop: any EventLoop
    private let loop: NIOLoopBoundBox<HTTP2SenderLoop>

    /// - Parameters:
    ///   - configuration: Where and how to send.
    ///   - time: Measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Told about connections at debug level.
    /// - Throws: When the trust roots cannot be read.
    init(configuration: Configuration, time: any TimeSource, ids: any IDSource, logger: Logger) throws {
        let tls = try NIOSSLContext(
            configuration: configuration.trustRoots.clientConfiguration(protocols: ["h2"]))
        let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
        self.eventLoop = eventLoop
        endpoint = configuration.endpoint
        loop = NIOLoopBoundBox.makeBoxSendingValue(
            HTTP2SenderLoop(
                configuration: configuration, tls: tls, eventLoop: eventLoop, time: time, ids: ids, logger: logger),
            eventLoop: eventLoop)
    }

    /// Sends requests and waits for the last of their results.
    ///
    /// A request whose ``HTTP2Request/latestStart`` is past when its stream would be opened is `unprocessed`. When the task
    /// is cancelled, what waits is `unprocessed` at once; what is under way has ``Configuration/cancellationGrace`` to be
    /// answered and is `unsure` then.
    ///
    /// - Parameters:
    ///   - requests: Sent in their order as streams become free.
    ///   - report: Hears one result a request, by its place among them: those that came together at once, on the
    ///     sender's event loop.
    func send(
        _ requests: [HTTP2Request], report: @escaping @Sendable ([(index: Int, result: HTTP2Result)]) -> Void
    ) async {
        guard !requests.isEmpty else { return }
        let batch = HTTP2Batch()
        let loop = self.loop
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                eventLoop.execute {
                    loop.value.submit(requests, for: batch, report: report, continuation: continuation)
                }
            }
        } onCancel: {
            batch.cancel()
            eventLoop.execute { loop.value.cancel(batch) }
        }
    }

    /// Sends requests and waits for all their results, which it gives in the order of the requests.
    func send(_ requests: [HTTP2Request]) async -> [HTTP2Result] {
        let results = Mutex([HTTP2Result](repeating: .unsure(.connectionLost), count: requests.count))
        await send(requests) { ended in
            results.withLock { results in for (index, result) in ended { results[index] = result } }
        }
        return results.withLock { $0 }
    }

    /// Takes the connection out of use that gave an answer; what is open on it may still be answered.
    ///
    /// - Parameter connection: ``HTTP2Response/connection``.
    func retire(connection: Int) {
        let loop = self.loop
        eventLoop.execute { loop.value.retire(connection) }
    }

    /// Gives back what waits for a stream when a service has refused the credential: it would only be refused, too.
    ///
    /// - Parameter answers: What has come just now.
    func withdrawWaiting(after answers: [PushAnswer]) {
        let isRefused = answers.contains { if case .configurationFault = $0.outcome { true } else { false } }
        guard isRefused else { return }
        let loop = self.loop
        eventLoop.execute { loop.value.withdrawWaiting() }
    }

    /// Keeps the connection until the task is cancelled, then drains and closes it.
    func run() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self, bufferingPolicy: .bufferingNewest(1))
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        let loop = self.loop
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            eventLoop.execute { loop.value.stop(continuation) }
        }
    }

    /// What was done since the start.
    func counters() async -> Counters {
        let loop = self.loop
        return await withCheckedContinuation { continuation in
            eventLoop.execute { continuation.resume(returning: loop.value.counters) }
        }
    }
}

/// Names one call of ``HTTP2Sender/send(_:)``, so that it can be cancelled, even before it has reached the loop.
final class HTTP2Batch: Sendable {
    private let cancelled = Atomic(false)

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func cancel() { cancelled.store(true, ordering: .relaxed) }
}
