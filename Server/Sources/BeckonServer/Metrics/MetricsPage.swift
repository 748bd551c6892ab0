import Beckon
import BeckonJSON
package import BeckonMetrics
import BeckonNode

/// The pages `/metrics` and `/status`: gathers all values at most once a second, whatever the number of scrapers.
///
/// One scrape gathers at a time; those that wait for it, and all within the next second, get the same values. The status
/// is made of the same values.
package actor MetricsPage {
    /// How old the values of an answer are at most.
    static let longestAge = Milliseconds.seconds(1)
    /// The family that says what the others lack.
    static let dropped = MetricFamily(
        "beckon_metrics_dropped", .gauge,
        "Series that are not served, because their family has 1,024 or because nothing declares them"
    )

    /// All families, in the order in which they are served.
    package static let families =
        MetricReading.all.map(\.family) + NodeMetrics.families + [LoopDelays.family, SpanExporter.family, dropped]

    private let registry: MetricsRegistry
    private let sources: MetricSources
    private var last: (samples: [String: [MetricSample]], texts: [MetricsText: [UInt8]], at: Uptime)?

    /// - Parameters:
    ///   - registry: What is counted where it happens; it knows ``families``.
    ///   - sources: What is read at a scrape.
    package init(registry: MetricsRegistry, sources: MetricSources) {
        self.registry = registry
        self.sources = sources
    }

    /// Reads what the database holds.
    nonisolated var reader: FigureReader { sources.reader }

    /// The text for a scraper.
    package func text(_ format: MetricsText) -> [UInt8] {
        let samples = current()
        if let text = last?.texts[format] { return text }
        let text = format.encode(Self.families, samples)
        last?.texts[format] = text
        return text
    }

    /// How the node stands, as JSON for `beckon status` and the desk's page of it.
    package func status() async -> [UInt8] {
        // What was gathered before there were figures tells too little to a person.
        if await sources.reader.readFirst() { last = nil }
        let status = NodeStatus(
            version: sources.version, name: sources.node.name, node: sources.node.chats.node,
            now: sources.node.time.now, samples: current(), reading: sources.reader.last,
            warnings: sources.warnings.newest)
        return JSONValue.object(status.json).encoded()
    }

    /// The values of now, at most ``longestAge`` old.
    private func current() -> [String: [MetricSample]] {
        let now = sources.node.time.uptime
        if let last, now.elapsed(since: last.at) < Self.longestAge { return last.samples }
        let samples = gathered()
        last = (samples, [:], now)
        return samples
    }

    private func gathered() -> [String: [MetricSample]] {
        var samples = registry.samples
        var surplus = registry.dropped
        for reading in MetricReading.all {
            let found = reading.read(sources)
            surplus += max(0, found.count - MetricsRegistry.mostSeries)
            samples[reading.family.name] = Array(found.prefix(MetricsRegistry.mostSeries))
        }
        samples[Self.dropped.name] = [MetricSample(surplus)]
        return samples
    }
}
