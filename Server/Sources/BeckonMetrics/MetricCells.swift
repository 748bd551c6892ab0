import CoreMetrics
import Synchronization

/// The storage of one series, changed without a lock; the handle of swift-metrics holds it.
protocol MetricCell: Sendable {
    var value: MetricSample.Value { get }
}

final class CounterCell: MetricCell, CounterHandler {
    private let count = Atomic(0)

    func increment(by amount: Int64) { count.wrappingAdd(Int(amount), ordering: .relaxed) }
    func reset() { count.store(0, ordering: .relaxed) }
    var value: MetricSample.Value { .number(Double(count.load(ordering: .relaxed))) }
}

final class GaugeCell: MetricCell, MeterHandler, RecorderHandler {
    private let number = AtomicDouble()

    func set(_ value: Int64) { number.store(Double(value)) }
    func set(_ value: Double) { number.store(value) }
    func increment(by amount: Double) { number.add(amount) }
    func decrement(by amount: Double) { number.add(-amount) }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }
    var value: MetricSample.Value { .number(number.load()) }
}

/// A histogram; times are kept in seconds.
final class HistogramCell: MetricCell, RecorderHandler, TimerHandler {
    private final class Bucket: Sendable {
        let count = Atomic(0)
    }

    private let bounds: [Double]
    private let buckets: [Bucket]
    private let sum = AtomicDouble()

    init(bounds: [Double]) {
        self.bounds = bounds
        buckets = (0...bounds.count).map { _ in Bucket() }
    }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Double) {
        // No bucket holds what is no number, and one of them would spoil the sum for ever.
        guard value.isFinite else { return }
        let index = bounds.firstIndex { value <= $0 } ?? bounds.count
        buckets[index].count.wrappingAdd(1, ordering: .relaxed)
        sum.add(value)
    }

    var value: MetricSample.Value {
        .buckets(buckets.map { $0.count.load(ordering: .relaxed) }, sum: sum.load())
    }
}

/// A floating-point number that many threads change.
private final class AtomicDouble: Sendable {
    private let bits = Atomic(Double.zero.bitPattern)

    func load() -> Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
    func store(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

    func add(_ amount: Double) {
        var known = bits.load(ordering: .relaxed)
        while true {
            let next = (Double(bitPattern: known) + amount).bitPattern
            let (exchanged, original) = bits.weakCompareExchange(expected: known, desired: next, ordering: .relaxed)
            if exchanged { return }
            known = original
        }
    }
}
