/// A JSON value as a stand-in reads it.
///
/// The stand-ins read JSON with this parser and not with the gateway's own module, so that an error in that module
/// shows as a refused push. Object members keep their order; a repeated name is refused.
package enum SimulatedJSON: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number, kept as its text.
    case number(String)
    case string(String)
    case array([SimulatedJSON])
    case object([(name: String, value: SimulatedJSON)])

    /// Reads one JSON document.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 text.
    ///   - maximumDepth: How deep arrays and objects may nest, at least 1.
    /// - Returns: The value, or nil when the bytes are not exactly one valid JSON document.
    package static func parse(_ bytes: [UInt8], maximumDepth: Int = 32) -> SimulatedJSON? {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = SimulatedJSONReader(bytes: buffer, depthLeft: maximumDepth)
            return reader.document()
        }
    }

    /// The member with this name, if this is an object that has it.
    package subscript(name: String) -> SimulatedJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text, when this is a string.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The whole number, when this is one that fits 64 bits.
    package var integer: Int64? {
        guard case .number(let text) = self else { return nil }
        return Int64(text)
    }

    /// The members, when this is an object.
    package var members: [(name: String, value: SimulatedJSON)]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// Whether two values are the same, with object members in the same order.
    package static func == (left: SimulatedJSON, right: SimulatedJSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.0.name == $0.1.name && $0.0.value == $0.1.value }
        default: false
        }
    }

    /// Encodes a text as a JSON string, quotes included.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension SimulatedJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int64) { self = .number(String(value)) }
    package init(arrayLiteral elements: SimulatedJSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, SimulatedJSON)...) {
        self = .object(elements.map { (name: $0, value: $1) })
    }

    /// A text, or null.
    package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A whole number.
    package init(_ number: Int64) { self = .number(String(number)) }

    /// An object of texts, in the order of their names.
    package init(_ texts: [String: String]) {
        self = .object(texts.sorted { $0.key < $1.key }.map { (name: $0.key, value: .string($0.value)) })
    }

    /// The elements of an array; none for anything else.
    package var elements: [SimulatedJSON] { if case .array(let elements) = self { elements } else { [] } }

    /// Whether it is true; nil for anything else than true and false.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// A number with or without a fraction.
    package var fraction: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// Whether it is an object whose values are all texts.
    package var isTexts: Bool { members?.allSatisfy { $0.value.string != nil } ?? false }

    /// The members of an object whose values are texts.
    package var texts: [String: String] {
        Dictionary(
            (members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } },
            uniquingKeysWith: { $1 })
    }

    /// The document.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// The document in UTF-8.
    package var bytes: [UInt8] { Array(text.utf8) }
}
