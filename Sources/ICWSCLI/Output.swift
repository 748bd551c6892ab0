import ArgumentParser
import BeckonJSON
import Foundation

/// How results are written.
enum OutputForm: String, ExpressibleByArgument {
    case json
    case table
}

/// Writes results to standard output.
struct Output {
    let form: OutputForm

    /// Writes one JSON value on a line of its own.
    func line(_ json: JSONValue) {
        write(json.encoded() + [0x0A])
    }

    /// Writes rows: as a list of objects, or in columns under their names.
    func rows(_ names: [String], _ rows: [[String]]) {
        switch form {
        case .json:
            let objects = rows.map { row in
                JSONValue.object(JSONObject(zip(names, row).map { (key: $0, value: .string($1)) }))
            }
            line(.array(objects))
        case .table:
            let all = [names] + rows
            let widths = names.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
            for row in all {
                let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                let text = cells.joined(separator: "  ")
                write(
                    Array((text.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression) + "\n").utf8))
            }
        }
    }

    /// Writes one line of text, or an object with it.
    func note(_ name: String, _ text: String) {
        switch form {
        case .json: line(.object([name: .string(text)]))
        case .table: write(Array("\(name): \(text)\n".utf8))
        }
    }

    private func write(_ bytes: [UInt8]) {
        FileHandle.standardOutput.write(Data(bytes))
    }
}
