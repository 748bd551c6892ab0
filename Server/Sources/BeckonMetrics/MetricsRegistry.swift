package import CoreMetrics
import Synchronization

/// Keeps the metrics of one node: the factory behind swift-metrics, for the families that it was made with.
///
/// Code makes its handles once and keeps them: making one takes a lock, changing a value never does. A family that the
/// registry does not know, other labels than the family's, another kind, and the series beyond ``mostSeries`` get a handle
/// that does nothing; ``dropped`` counts them.
package final class MetricsRegistry: MetricsFactory, Sendable {
    /// The most series of one family.
    package static let mostSeries = 1_024

    private struct State {
        var cells: [String: [[String]: any MetricCell]] = [:]
        var dropped = 0
    }

    package let families: [MetricFamily]
    private let known: [String: MetricFamily]
    private let state = Mutex(State())

    package init(_ families: [MetricFamily]) {
        self.families = families
        known = Dictionary(families.map { ($0.name, $0) }) { first, _ in first }
    }

    /// How many handles were asked for that keep nothing.
    package var dropped: Int { state.withLock { $0.dropped } }

    /// The series of every family that handles were made for, by the family's name.
    package var samples: [String: [MetricSample]] {
        state.withLock { $0.cells }.mapValues { cells in cells.map { MetricSample($0.key, $0.value.value) } }
    }

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let found: CounterCell? = cell(label, dimensions) { $0 == .counter ? CounterCell() : nil }
        return found ?? NOOPMetricsHandler.instance
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        let found: GaugeCell? = cell(label, dimensions) { $0 == .gauge ? GaugeCell() : nil }
        return found ?? NOOPMetricsHandler.instance
    }

    package func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        let found: (any MetricCell)? = cell(label, dimensions) { kind -> (any MetricCell)? in
            switch kind {
            case .histogram(let bounds) where aggregate: HistogramCell(bounds: bounds)
            case .gauge where !aggregate: GaugeCell()
            default: nil
            }
        }
        return (found as? any RecorderHandler) ?? NOOPMetricsHandler.instance
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let found: HistogramCell? = cell(label, dimensions) { kind in
            if case .histogram(let bounds) = kind { HistogramCell(bounds: bounds) } else { nil }
        }
        return found ?? NOOPMetricsHandler.instance
    }

    // A series stays as long as the node, so that a counter never goes back.
    package func destroyCounter(_ handler: any CounterHandler) {}
    package func destroyMeter(_ handler: any MeterHandler) {}
    package func destroyRecorder(_ handler: any RecorderHandler) {}
    package func destroyTimer(_ handler: any TimerHandler) {}

    /// The storage of a series, made when it is first asked for; nil if it is dropped.
    private func cell<Cell: Sendable>(
        _ name: String, _ dimensions: [(String, String)], make: (MetricFamily.Kind) -> Cell?
    ) -> Cell? {
        let values = known[name].flatMap { Self.values(of: dimensions, for: $0) }
        return state.withLock { state in
            guard let family = known[name], let values else {
                state.dropped += 1
                return nil
            }
            if let cell = state.cells[name]?[values] as? Cell { return cell }
            guard state.cells[name]?[values] == nil, state.cells[name, default: [:]].count < Self.mostSeries,
                let made = make(family.kind), let cell = made as? any MetricCell
            else {
                state.dropped += 1
                return nil
            }
            state.cells[name, default: [:]][values] = cell
            return made
        }
    }

    /// The values of a family's labels, in their order; nil if others are named.
    private static func values(of dimensions: [(String, String)], for family: MetricFamily) -> [String]? {
        guard dimensions.count == family.labels.count else { return nil }
        let values = family.labels.compactMap { label in dimensions.first { $0.0 == label }?.1 }
        return values.count == family.labels.count ? values : nil
    }
}
