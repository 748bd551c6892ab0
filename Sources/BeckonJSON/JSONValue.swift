/// A JSON value that keeps numbers exact and objects in order.
///
/// A parsed value is written back without loss: a 64-bit integer is an ``integer(_:)``, and every other number keeps its
/// source text.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent that fits 64 bits; not `-0`.
    case integer(Int64)
    /// Any other number, as its source text: fractions, exponents, `-0`, and integers beyond 64 bits.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)
}

extension JSONValue {
    /// The text, if this is a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value, if this is a number kept as an integer; nil for `1.0` and `1e3`.
    public var int: Int? {
        if case .integer(let value) = self { Int(exactly: value) } else { nil }
    }

    /// The value as 64 bits, if this is a number kept as an integer.
    public var int64: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The nearest floating-point value, if this is a number; infinite when the number is too large for a `Double`.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let text): Double(text)
        default: nil
        }
    }

    /// The truth value, if this is `true` or `false`.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, if this is an array.
    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, if this is an object.
    public var object: JSONObject? {
        if case .object(let members) = self { members } else { nil }
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }

    /// The value of a key, if this is an object with that key; the last value if the key occurs more than once.
    ///
    /// - Parameter key: The key.
    public subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The element at an index, if this is an array with that index.
    ///
    /// - Parameter index: The index; any value is allowed.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Makes `null`.
    ///
    /// - Parameter nilLiteral: The literal.
    public init(nilLiteral: ()) { self = .null }

    /// Makes a truth value.
    ///
    /// - Parameter value: The literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Makes an integer.
    ///
    /// - Parameter value: The literal.
    public init(integerLiteral value: Int64) { self = .integer(value) }

    /// Makes a string.
    ///
    /// - Parameter value: The literal.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Makes an array.
    ///
    /// - Parameter elements: The elements.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Makes an object, keeping the order of the literal.
    ///
    /// - Parameter elements: The members.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.lazy.map { (key: $0.0, value: $0.1) }))
    }
}

/// The types of JSON values.
public enum JSONType: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The type of a value that begins with this byte, or nil if no value does.
    init?(firstByte: UInt8) {
        switch firstByte {
        case UInt8(ascii: "\""): self = .string
        case UInt8(ascii: "{"): self = .object
        case UInt8(ascii: "["): self = .array
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
        case UInt8(ascii: "n"): self = .null
        default: return nil
        }
    }
}
