import BeckonMetrics
import CoreMetrics
import Testing

@Suite("The registry of metrics")
struct MetricsRegistryTests {
    private let count = MetricFamily("beckon_things_total", .counter, labels: ["kind"], "Things")
    private let level = MetricFamily("beckon_level", .gauge, "A level")
    private let time = MetricFamily("beckon_time_seconds", .histogram([0.01, 0.1]), "A time")

    private var registry: MetricsRegistry { MetricsRegistry([count, level, time]) }

    @Test("two handles of one series count together, from many tasks at once")
    func together() async {
        let registry = registry
        let handles = (0..<2).map { _ in count.counter(["a"], in: registry) }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask { for _ in 0..<1_000 { handles[number % 2].increment() } }
            }
        }
        count.counter(["b"], in: registry).increment(by: 5)
        #expect(Set(registry.samples[count.name] ?? []) == [MetricSample(["a"], 16_000), MetricSample(["b"], 5)])
        #expect(registry.dropped == 0)
    }

    @Test("a gauge holds what was set last, whichever handle of swift-metrics it has")
    func gauges() {
        let registry = registry
        Gauge(label: level.name, factory: registry).record(4)
        #expect(registry.samples[level.name] == [MetricSample(4)])
        let meter = Meter(label: level.name, factory: registry)
        meter.increment(by: 1.5)
        meter.decrement()
        #expect(registry.samples[level.name] == [MetricSample(4.5)] && registry.dropped == 0)
    }

    @Test("a time goes into the bucket whose bound it does not exceed, in seconds")
    func times() {
        let registry = registry
        let timer = time.timer(in: registry)
        for milliseconds in [0, 10, 11, 100, 101, 5_000] { timer.recordMilliseconds(milliseconds) }
        guard case .buckets(let counts, let sum)? = registry.samples[time.name]?.first?.value else {
            Issue.record("no histogram")
            return
        }
        #expect(counts == [2, 2, 2] && abs(sum - 5.222) < 1e-9)
        // One value that is none would spoil the sum for ever.
        Recorder(label: time.name, factory: registry).record(Double.nan)
        #expect(registry.samples[time.name] == [MetricSample([], .buckets(counts, sum: sum))])
    }

    @Test("what nobody declared is dropped and counted: families, labels, kinds")
    func undeclared() {
        let registry = registry
        Counter(label: "other_total", factory: registry).increment()
        Counter(label: count.name, factory: registry).increment()
        Counter(label: count.name, dimensions: [("name", "a")], factory: registry).increment()
        Counter(label: count.name, dimensions: [("kind", "a"), ("kind", "b")], factory: registry).increment()
        Counter(label: level.name, factory: registry).increment()
        CoreMetrics.Timer(label: level.name, factory: registry).recordSeconds(1)
        #expect(registry.dropped == 6)
        #expect(registry.samples.values.allSatisfy { $0.isEmpty })
    }

    @Test("a family keeps so many series; further ones are dropped and counted, the others go on")
    func bound() {
        let registry = registry
        let handles = (0..<MetricsRegistry.mostSeries + 3).map { count.counter(["\($0)"], in: registry) }
        for handle in handles { handle.increment() }
        count.counter(["0"], in: registry).increment()
        let samples = registry.samples[count.name] ?? []
        #expect(samples.count == MetricsRegistry.mostSeries && registry.dropped == 3)
        #expect(samples.contains(MetricSample(["0"], 2)))
    }
}
