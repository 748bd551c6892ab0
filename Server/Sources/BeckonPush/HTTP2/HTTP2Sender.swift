import Beckon
// Whoever configures a provider names the roots that it trusts.
@_exported public import BeckonTLS
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// Sends requests to one HTTP/2 service over few long-lived TLS connections, and replaces them when they end.
///
/// The sender resends requests that surely were not processed (GOAWAY, REFUSED_STREAM), if needed on another connection.
/// One that is lost with its connection, so that it may have been processed, it sends once more if ``HTTP2Request/mayRepeat``
/// allows. Everything happens on one event loop; a batch costs one hop there
/// and one flush. Requests wait in a bounded queue; see ``HTTP2SenderState`` for the rules.
///
/// ``run()`` must run while the sender is used: it drains and closes the connections when its task is cancelled.
final class HTTP2Sender: Sendable {
    /// The configuration of a sender.
    struct Configuration: Sendable {
        var endpoint: WebAddress
        var trustRoots: TrustRoots
        var connection = HTTP2ConnectionState.Limits()
        var queue = HTTP2SenderState.Limits()
        var connectTimeout = Milliseconds.seconds(5)
        /// The longest time between two checks of the clock while connections, requests or calls are open.
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

    /// Counts since the sender was made, for tests and measurements.
    struct Counters: Sendable, Equatable {
        var connections = 0
        var resends = 0
        /// Requests that were sent once more after their connection was lost.
        var repeats = 0
    }

    /// The service.
    let endpoint: WebAddress
    private let eventLoop: any EventLoop
    private let loop: NIOLoopBoundBox<HTTP2SenderLoop>

    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - time: Measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Logs connections at debug level.
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
    /// A request whose ``HTTP2Request/latestStart`` has passed before its stream opens is `unprocessed`. When the task is
    /// cancelled, waiting requests are `unprocessed` at once; open ones have ``Configuration/cancellationGrace`` to be
    /// answered, then they are `unsure`.
    ///
    /// - Parameters:
    ///   - requests: The requests, sent in their order as streams become free.
    ///   - report: Gets one result for each request, with its index; called on the sender's event loop, with all results
    ///     that arrived together.
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

    /// Sends requests and returns all their results, in the order of the requests.
    func send(_ requests: [HTTP2Request]) async -> [HTTP2Result] {
        let results = Mutex([HTTP2Result](repeating: .unsure(.connectionLost), count: requests.count))
        await send(requests) { ended in
            results.withLock { results in for (index, result) in ended { results[index] = result } }
        }
        return results.withLock { $0 }
    }

    /// Retires the connection of an answer; its open requests may still be answered.
    ///
    /// - Parameter connection: ``HTTP2Response/connection``.
    func retire(connection: Int) {
        let loop = self.loop
        eventLoop.execute { loop.value.retire(connection) }
    }

    /// Ends the waiting requests if a service has refused the credential, because it would refuse them too.
    ///
    /// - Parameter answers: The answers that have just arrived.
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

    /// Returns the counts since the start.
    func counters() async -> Counters {
        let loop = self.loop
        return await withCheckedContinuation { continuation in
            eventLoop.execute { continuation.resume(returning: loop.value.counters) }
        }
    }
}

/// Identifies one call of ``HTTP2Sender/send(_:)``, so that it can be cancelled even before it reaches the event loop.
final class HTTP2Batch: Sendable {
    private let cancelled = Atomic(false)

    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func cancel() { cancelled.store(true, ordering: .relaxed) }
}

extension HTTP2Sender {
    /// Makes a sender to the service at an address.
    ///
    /// - Parameters:
    ///   - address: An `https` address; its path does not matter.
    ///   - trustRoots: The authorities that may sign the service's certificate.
    ///   - requestTimeout: The time-out from sending a request to its answer; half of it is the longest wait for a stream.
    ///   - maximumStreams: The most requests at once on a connection.
    ///   - connections: The most connections that take requests.
    ///   - time: Measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Logs connections at debug level.
    /// - Returns: A sender that connects with the first request.
    /// - Throws: ``PushConfigurationError/Code/badEndpoint`` or ``PushConfigurationError/Code/badTrustRoots``.
    static func toService(
        _ address: String, trustRoots: TrustRoots, requestTimeout: Milliseconds, maximumStreams: Int,
        connections: Int, time: any TimeSource, ids: any IDSource, logger: Logger
    ) throws(PushConfigurationError) -> HTTP2Sender {
        guard let endpoint = WebAddress(address), endpoint.isSecure else {
            throw PushConfigurationError(.badEndpoint, "the push service's address is not an https address")
        }
        var configuration = Configuration(endpoint: endpoint, trustRoots: trustRoots)
        configuration.connection.requestTimeout = requestTimeout
        configuration.connection.maximumStreams = maximumStreams
        configuration.queue.connections = connections
        configuration.queue.queueTimeout = Milliseconds(requestTimeout.count / 2)
        do {
            return try HTTP2Sender(configuration: configuration, time: time, ids: ids, logger: logger)
        } catch {
            throw PushConfigurationError(.badTrustRoots, "the trust roots cannot be read", cause: error)
        }
    }
}

/// The metadata keys of this library.
enum LogKey {
    /// `apns`, `fcm`, `httpcb` or `customhttp`.
    static let provider = "push.provider"
    /// The number of a connection, from 1 for the first since the start.
    static let connection = "push.connection"
    /// Why a connection drains or cannot be made; the peer's or the library's text.
    static let reason = "push.reason"
    /// How many events were left out of a push.
    static let droppedEvents = "push.dropped_events"
}
