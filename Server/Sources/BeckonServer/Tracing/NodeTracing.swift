import Beckon
import BeckonMetrics
import BeckonPlatform
import BeckonTracing
import CoreMetrics
import Logging
import ServiceLifecycle

/// The tracer of a node, and the service that takes its spans to the collector of the settings.
struct NodeTracing: Sendable {
    let tracer: SpanTracer
    let exporter: SpanExporter

    /// - Parameters:
    ///   - settings: Where spans go.
    ///   - resource: Who tells of them.
    ///   - factory: Counts them: ``SpanExporter/family``.
    ///   - transport: Sends requests to the collector; by default over HTTPS.
    ///   - time: The clock.
    ///   - ids: The source of identifiers.
    ///   - logger: Logs that the collector takes nothing.
    init(
        _ settings: Settings.Tracing, of resource: SpanBatch.Resource, in factory: any MetricsFactory,
        over transport: (any PlatformTransport)? = nil, time: any TimeSource, ids: any IDSource, logger: Logger
    ) {
        let counts = Dictionary(
            uniqueKeysWithValues: SpanExporter.Outcome.allCases.map {
                ($0, SpanExporter.family.counter([$0.rawValue], in: factory))
            })
        let signal = TaskSignal()
        let queue = SpanQueue(dropped: { counts[.dropped]?.increment() }, isDue: { signal.raise() })
        tracer = SpanTracer(
            sample: settings.sample, into: queue,
            on: .init(now: { time.now }, uptime: { time.uptime }, bits: { ids.bits() }))
        exporter = SpanExporter(
            settings, of: resource, from: queue, signal: signal,
            over: transport ?? HTTPSTransport(trustRootsFile: settings.trustRootsFile), counts: counts, time: time,
            ids: ids, logger: logger)
    }
}

/// Runs the exporter of spans; on shutdown it sends what still waits.
struct TracingService: Service {
    let exporter: SpanExporter

    func run() async throws {
        await cancelWhenGracefulShutdown { await exporter.run() }
        await exporter.flush()
    }
}
