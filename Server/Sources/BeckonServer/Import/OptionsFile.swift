import Beckon
import BeckonJSON
import Foundation

/// The options of a GMS application object, as they are exported (gms-other §14).
///
/// The text form has sections `[name]` and lines `key=value`; the JSON form is an object of objects of strings.
package enum OptionsFile {
    /// One option and its place.
    package struct Option: Hashable, Sendable {
        /// The file's name, as it was given.
        package let file: String
        /// The line in the text form, from 1; nil in the JSON form.
        package let line: Int?
        /// The section's name, without brackets.
        package let section: String
        /// The option's name.
        package let key: String
        /// The option's value; it may be a secret.
        package let value: String

        /// Where it stands, for messages.
        package var place: String { line.map { "\(file):\($0)" } ?? file }
    }

    /// Why a file cannot be read; it holds no value.
    package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// The longest file, in bytes.
    package static let longest = 8 << 20
    /// The most options of all files.
    private static let most = 100_000

    /// Reads files, which may share sections.
    ///
    /// - Parameter files: The names and contents.
    /// - Returns: All options, in the order of the files.
    /// - Throws: ``Refusal`` for the first thing that is not an options file, and for an option that is given twice.
    package static func read(_ files: [(name: String, bytes: [UInt8])]) throws(Refusal) -> [Option] {
        var options: [Option] = []
        var places: [String: Option] = [:]
        for file in files {
            for option in try read(file.bytes, named: file.name) {
                if let first = places.updateValue(option, forKey: "\(option.section)\n\(option.key)") {
                    throw Refusal(
                        description:
                            "\(option.place): \(option.key) of [\(option.section)] stands at \(first.place) already")
                }
                options.append(option)
                guard options.count <= most else {
                    throw Refusal(description: "\(file.name): more than \(most) options")
                }
            }
        }
        return options
    }

    private static func read(_ bytes: [UInt8], named file: String) throws(Refusal) -> [Option] {
        guard bytes.count <= longest else { throw Refusal(description: "\(file): longer than \(longest >> 20) MiB") }
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard let text = String(validating: content, as: UTF8.self) else {
            let line = 1 + content.prefix(upTo: firstWrong(in: content)).count { $0 == UInt8(ascii: "\n") }
            throw Refusal(description: "\(file):\(line): is not UTF-8; convert the file first, for example with iconv")
        }
        let first = content.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x0d }
        return first == UInt8(ascii: "{") ? try json(Array(content), file) : try lines(text, file)
    }

    /// The place of the first byte that is not UTF-8.
    private static func firstWrong(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>.Index {
        var (low, high) = (bytes.startIndex, bytes.endIndex)
        // A prefix is valid up to the wrong byte; one that ends within a character is off by three bytes at most.
        while high - low > 1 {
            let middle = (low + high) / 2
            let isValid = (0...3).contains { String(validating: bytes[..<max(low, middle - $0)], as: UTF8.self) != nil }
            if isValid { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: - The text form

    private static func lines(_ text: String, _ file: String) throws(Refusal) -> [Option] {
        var options: [Option] = []
        var section: String?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).enumerated() {
            let (number, line) = (index + 1, trim(line))
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
            if line.hasPrefix("[") {
                guard line.hasSuffix("]"), line.count > 2 else {
                    throw Refusal(description: "\(file):\(number): a section has the form [name]")
                }
                section = String(trim(line.dropFirst().dropLast()))
                continue
            }
            guard let sign = line.firstIndex(of: "=") else {
                throw Refusal(description: "\(file):\(number): a line has the form key=value")
            }
            let key = trim(line[..<sign])
            guard !key.isEmpty else { throw Refusal(description: "\(file):\(number): the key before = is missing") }
            guard let section else { throw Refusal(description: "\(file):\(number): stands before the first section") }
            options.append(
                Option(
                    file: file, line: number, section: section, key: String(key),
                    value: String(trim(line[line.index(after: sign)...]))))
        }
        return options
    }

    private static func trim(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    private static func trim(_ text: some StringProtocol) -> Substring { trim(Substring(text)) }

    // MARK: - The JSON form

    private static func json(_ bytes: [UInt8], _ file: String) throws(Refusal) -> [Option] {
        let sections: JSONObject
        do {
            guard let object = try JSONValue(parsing: bytes).object else { return [] }
            sections = object
        } catch {
            throw Refusal(description: "\(file): is not valid JSON (\(error.code) at byte \(error.offset))")
        }
        var options: [Option] = []
        for (section, value) in sections {
            guard let members = value.object else {
                throw Refusal(description: "\(file): [\(section)] must be an object of options")
            }
            for (key, value) in members {
                let text = value.string ?? (value.isNull ? "" : String(decoding: value.encoded(), as: UTF8.self))
                options.append(Option(file: file, line: nil, section: section, key: key, value: text))
            }
        }
        return options
    }
}
