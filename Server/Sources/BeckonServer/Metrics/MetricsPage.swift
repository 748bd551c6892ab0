import Beckon
package import BeckonMetrics
import BeckonNode

/// The page `/metrics`: gathers all values at most once a second, whatever the number of scrapers.
///
/// One scrape gathers at a time; those that wait for it, and all within the next second, get the same values.
package actor MetricsPage {
    /// How old the values of an answer are at most.
    static let longestAge = Milliseconds.seconds(1)
    /// The family that says what the others lack.
    static let dropped = MetricFamily(
        "beckon_metrics_dropped", .gauge,
        "Series that are not served, because their family has 1,024 or because nothing declares them"
    )

    /// All families, in the order in which they are served.
    package static let families = MetricReading.all.map(\.family) + NodeMetrics.families + [LoopDelays.family, dropped]

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

    /// The text for a scraper.
    package func text(_ format: MetricsText) -> [UInt8] {
        let now = sources.node.time.uptime
        if let last, now.elapsed(since: last.at) < Self.longestAge {
            if let text = last.texts[format] { return text }
        } else {
            last = (gathered(), [:], now)
        }
        let text = format.encode(Self.families, last?.samples ?? [:])
        last?.texts[format] = text
        return text
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
