import BeckonJSON
import Foundation
import Measure

/// The figures and the machine, as a table for people or as JSON for programs.
struct Report {
    let facts: [(name: String, value: String)]
    let table: Table
    let bars: [Bar]

    var text: String {
        var lines = facts.map { "\($0.name): \($0.value)" }
        let figures = Table.Figure.allCases
        lines += ["", Self.line([" "] + figures.map(\.rawValue)), Self.line(["---"] + figures.map { _ in "---:" })]
        for row in table.rows {
            lines.append(Self.line([row.text] + figures.map { Self.cell(table.series(row, $0)) }))
        }
        lines += ["", Self.line(["bar", "figure", "limit", "kept"]), Self.line(["---", "---:", "---:", "---"])]
        for bar in bars {
            lines.append(
                Self.line([bar.text, Self.number(bar.value), Self.number(bar.limit), bar.isKept ? "yes" : "no"]))
        }
        return lines.joined(separator: "\n")
    }

    var json: String {
        let rows = table.rows.map { row in
            JSONValue.object(
                JSONObject(
                    [(key: "name", value: .string(row.text))]
                        + Table.Figure.allCases.compactMap { figure in
                            table.series(row, figure).map { (key: figure.rawValue, value: Self.json($0.values)) }
                        }))
        }
        let object: JSONValue = [
            "facts": .object(JSONObject(facts.map { (key: $0.name, value: .string($0.value)) })),
            "rows": .array(rows),
            "bars": .array(
                bars.map {
                    ["name": .string($0.text), "figures": Self.json($0.values), "limit": Self.json($0.limit)]
                }),
        ]
        return String(decoding: object.encoded(), as: UTF8.self)
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    /// The median with the least and the greatest value.
    private static func cell(_ series: Series?) -> String {
        guard let series else { return "" }
        guard series.least != series.greatest else { return number(series.median) }
        return "\(number(series.median)) (\(number(series.least))–\(number(series.greatest)))"
    }

    private static func number(_ value: Double) -> String {
        String(format: abs(value) < 100 && value != value.rounded() ? "%.2f" : "%.0f", value)
    }

    private static func json(_ values: [Double]) -> JSONValue { .array(values.map(json)) }

    private static func json(_ value: Double) -> JSONValue { .number(String(format: "%.3f", value)) }
}
