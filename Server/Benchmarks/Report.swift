import BeckonJSON
import Foundation
import Measure

/// The figures and the machine, as a table for people or as JSON for programs.
struct Report {
    let machine: Machine
    let settings: Suite.Settings
    let figures: Figures
    let loadBefore: String
    let loadAfter: String

    private var facts: [(name: String, value: String)] {
        machine.lines + [("load average before", loadBefore), ("load average after", loadAfter)]
    }

    var table: String {
        var lines = (facts + settings.lines).map { Self.cell($0.name, 22) + $0.value }
        lines.append("")
        lines.append(Self.row("figure", "median", "min", "max", "unit"))
        for series in figures.series {
            lines.append(
                Self.row(
                    series.name, Self.number(series.median), Self.number(series.least), Self.number(series.greatest),
                    series.unit))
        }
        for value in figures.single { lines.append(Self.row(value.name, Self.number(value.value), "", "", value.unit)) }
        return lines.joined(separator: "\n")
    }

    var json: String {
        let object: JSONValue = [
            "machine": .object(Self.object(facts)),
            "settings": .object(Self.object(settings.lines)),
            "figures": .array(
                figures.series.map { series in
                    [
                        "name": .string(series.name), "unit": .string(series.unit),
                        "median": Self.json(series.median), "min": Self.json(series.least),
                        "max": Self.json(series.greatest), "rounds": .array(series.values.map(Self.json)),
                    ]
                }
                    + figures.single.map {
                        ["name": .string($0.name), "unit": .string($0.unit), "median": Self.json($0.value)]
                    }),
        ]
        return String(decoding: object.encoded(), as: UTF8.self)
    }

    private static func row(_ name: String, _ columns: String...) -> String {
        let numbers = columns.dropLast().map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
        return cell(name, 54) + numbers.joined() + "  " + (columns.last ?? "")
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func number(_ value: Double) -> String {
        String(format: abs(value) < 100 && value != value.rounded() ? "%.2f" : "%.0f", value)
    }

    private static func object(_ facts: [(name: String, value: String)]) -> JSONObject {
        JSONObject(facts.map { (key: $0.name, value: .string($0.value)) })
    }

    private static func json(_ value: Double) -> JSONValue { .number(String(format: "%.3f", value)) }
}
