import Foundation

/// JSON in the simulator, with a reader of its own and Foundation's writer, so that a mistake in the library's JSON is
/// not repeated here.
package indirect enum WireJSON: Sendable, Hashable {
    /// `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number without fraction.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([WireJSON])
    /// An object; the order of its members is not kept.
    case object([String: WireJSON])
}

extension WireJSON: Encodable {
    /// Writes the value.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: When the encoder does.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .text(let value): try value.encode(to: encoder)
        case .list(let elements): try elements.encode(to: encoder)
        case .object(let members): try members.encode(to: encoder)
        }
    }
}

extension WireJSON {
    /// Parses bytes.
    ///
    /// - Parameter bytes: The JSON text in UTF-8.
    /// - Returns: Nil when it is not JSON.
    package static func parse(_ bytes: [UInt8]) -> WireJSON? {
        var reader = WireReader(bytes)
        return reader.document()
    }

    /// Writes the value as JSON text.
    ///
    /// - Returns: UTF-8 bytes.
    package func bytes() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    }

    /// The member of an object.
    ///
    /// - Parameter key: Its name.
    package subscript(key: String) -> WireJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The text, if it is one.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The number, if it is one without fraction.
    package var integer: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The truth value, if it is one.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, if it is a list.
    package var list: [WireJSON]? {
        if case .list(let elements) = self { elements } else { nil }
    }

    /// The members, if it is an object.
    package var members: [String: WireJSON]? {
        if case .object(let members) = self { members } else { nil }
    }
}
