import Foundation
import Measure

/// Figures in the order in which they were first added, with their values of all rounds.
struct FigureTable {
    private var series: [Series] = []

    mutating func add(_ name: String, _ unit: String, _ value: Double) {
        let index = series.firstIndex { $0.name == name } ?? series.count
        if index == series.count { series.append(Series(name, unit: unit)) }
        series[index].add(value)
    }

    /// Returns the table as Markdown, below the facts about the measurement.
    func text(facts: [(name: String, value: String)]) -> String {
        let head = facts.map { "\($0.name): \($0.value)" } + ["", "| figure | median | least | greatest | unit |"]
        let rows = series.map { series in
            let values = [series.median, series.least, series.greatest].map(Self.number)
            return "| \(series.name) | \(values.joined(separator: " | ")) | \(series.unit) |"
        }
        return (head + ["| --- | ---: | ---: | ---: | --- |"] + rows).joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String { String(format: abs(value) < 100 ? "%.2f" : "%.0f", value) }
}
