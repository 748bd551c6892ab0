import ArgumentParser
import BeckonJSON
import Foundation

/// The form of results.
enum OutputForm: String, ExpressibleByArgument {
    case json
    case table

    /// A table if standard output is a terminal, else JSON.
    static var usual: OutputForm { isatty(STDOUT_FILENO) == 1 ? .table : .json }
}

/// Writes results, by default to standard output.
struct Output: Sendable {
    let form: OutputForm
    private let write: @Sendable ([UInt8]) throws -> Void

    /// Makes an output.
    ///
    /// - Parameters:
    ///   - form: JSON or a table.
    ///   - write: Takes whole lines.
    init(form: OutputForm, write: @escaping @Sendable ([UInt8]) throws -> Void = Output.toStandardOutput) {
        self.form = form
        self.write = write
    }

    /// Writes bytes unchanged.
    func raw(_ bytes: [UInt8]) throws { try write(bytes) }

    /// Writes one JSON value on a line of its own.
    func line(_ json: JSONValue) throws { try write(json.encoded() + [0x0A]) }

    /// Writes rows: as one JSON list of objects, or in columns under their names.
    func rows(_ names: [String], _ rows: [[String]]) throws {
        switch form {
        case .json:
            try line(.array(rows.map { row in Self.object(zip(names, row).map { ($0, $1) }) }))
        case .table:
            let all = ([names] + rows).map { $0.map(\.printable) }
            let widths = names.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
            for row in all {
                let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
                try text(cells.joined(separator: "  "))
            }
        }
    }

    /// Writes one entry of a sequence on a line: an object, or `first: second  third`.
    func entry(_ members: [(name: String, text: String)]) throws {
        switch form {
        case .json: try line(Self.object(members))
        case .table:
            let texts = members.map(\.text.printable)
            try text((texts.first ?? "") + ": " + texts.dropFirst().joined(separator: "  "))
        }
    }

    /// Writes one value under its name.
    func note(_ name: String, _ value: String) throws {
        switch form {
        case .json: try line([name: .string(value)])
        case .table: try text("\(name): \(value.printable)")
        }
    }

    private func text(_ text: String) throws {
        var end = text[...]
        while end.last == " " { end.removeLast() }
        try write(Array((end + "\n").utf8))
    }

    private static func object(_ members: [(name: String, text: String)]) -> JSONValue {
        .object(JSONObject(members.map { (key: $0.name, value: .string($0.text)) }))
    }

    /// Writes all bytes; when the reader is gone, the command ends as by SIGPIPE.
    static func toStandardOutput(_ bytes: [UInt8]) throws {
        switch StandardStream.output.write(bytes) {
        case nil: return
        case EPIPE?: throw Failure.ended(by: SIGPIPE)
        case let code?:
            throw Failure("the output cannot be written: \(String(cString: strerror(code)))", status: Failure.noOutput)
        }
    }
}

extension String {
    /// The text on one line; characters that could control a terminal are replaced.
    var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .format where scalar != "\u{200D}", .control, .lineSeparator, .paragraphSeparator:
                        scalar == "\n" || scalar == "\t" ? " " : "\u{FFFD}"
                    default: scalar
                    }
                }))
    }
}
