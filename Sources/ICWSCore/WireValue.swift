public import BeckonJSON

/// A value that a contract can hold: a scalar, an enum, a contract, or an array or map of these.
public protocol WireValue: Sendable, Hashable {
    /// The value that a getter returns for a missing required field; checked contracts never lack one.
    static var neutral: Self { get }
    /// The value as JSON.
    var json: JSONValue { get }
    /// Reads the value without checking the fields of contracts.
    ///
    /// - Parameter json: The value from the wire; the result is nil if it has another type.
    init?(json: JSONValue)
    /// Notes all problems of a value.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    static func check(_ json: JSONValue, _ checker: inout ContractChecker)
}

extension WireValue {
    /// Notes a value that has another type.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        if Self(json: json) == nil { checker.note(.wrongType) }
    }
}

extension String: WireValue {
    /// The empty string.
    public static var neutral: String { "" }
    /// A JSON string.
    public var json: JSONValue { .string(self) }
    /// Reads a JSON string.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard case .string(let text) = json else { return nil }
        self = text
    }
}

extension Bool: WireValue {
    /// False.
    public static var neutral: Bool { false }
    /// A JSON `true` or `false`.
    public var json: JSONValue { .bool(self) }
    /// Reads a JSON `true` or `false`.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard case .bool(let value) = json else { return nil }
        self = value
    }
}

extension Int: WireValue {
    /// Zero.
    public static var neutral: Int { 0 }
    /// A JSON integer.
    public var json: JSONValue { .integer(Int64(self)) }
    /// Reads a JSON integer.
    ///
    /// - Parameter json: The value from the wire; `2.0` is not an integer.
    public init?(json: JSONValue) {
        guard let value = json.int else { return nil }
        self = value
    }
}

extension Double: WireValue {
    /// Zero.
    public static var neutral: Double { 0 }
    /// A JSON number; null if it is not finite.
    public var json: JSONValue {
        guard isFinite else { return .null }
        return Int64(exactly: self).map { .integer($0) } ?? .number(description)
    }
    /// Reads a JSON number.
    ///
    /// - Parameter json: The value from the wire; the result is nil for a number beyond the range of `Double`.
    public init?(json: JSONValue) {
        guard let value = json.double, value.isFinite else { return nil }
        self = value
    }
}

extension JSONObject: WireValue {
    /// The object without members.
    public static var neutral: JSONObject { JSONObject() }
    /// The object itself.
    public var json: JSONValue { .object(self) }
    /// Reads any JSON object.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard case .object(let object) = json else { return nil }
        self = object
    }
}

extension Array: WireValue where Element: WireValue {
    /// No elements.
    public static var neutral: [Element] { [] }
    /// A JSON array.
    public var json: JSONValue { .array(map(\.json)) }
    /// Reads a JSON array; fails if one element fails.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard case .array(let elements) = json else { return nil }
        self.init()
        reserveCapacity(elements.count)
        for element in elements {
            guard let value = Element(json: element) else { return nil }
            append(value)
        }
    }
    /// Checks each element.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        guard case .array(let elements) = json else { return checker.note(.wrongType) }
        for (index, element) in elements.enumerated() {
            checker.within(index) { Element.check(element, &$0) }
        }
    }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    /// No entries.
    public static var neutral: [String: Value] { [:] }
    /// A JSON object, sorted by key so that equal maps have equal bytes.
    public var json: JSONValue {
        .object(JSONObject(sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value.json) }))
    }
    /// Reads a JSON object; fails if one value fails.
    ///
    /// - Parameter json: The value from the wire; if a key occurs twice, the last one counts.
    public init?(json: JSONValue) {
        guard case .object(let members) = json else { return nil }
        self.init()
        for (key, member) in members {
            guard let value = Value(json: member) else { return nil }
            self[key] = value
        }
    }
    /// Checks each value.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        guard case .object(let members) = json else { return checker.note(.wrongType) }
        for (key, member) in members {
            checker.within(key) { Value.check(member, &$0) }
        }
    }
}

extension Optional: WireValue where Wrapped: WireValue {
    /// Nil.
    public static var neutral: Wrapped? { .none }
    /// The value, or null.
    public var json: JSONValue { self?.json ?? .null }
    /// Reads the value, or null.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        if json.isNull {
            self = .none
        } else {
            guard let value = Wrapped(json: json) else { return nil }
            self = .some(value)
        }
    }
    /// Checks the value unless it is null.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        if !json.isNull { Wrapped.check(json, &checker) }
    }
}
