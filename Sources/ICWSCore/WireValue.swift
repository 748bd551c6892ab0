public import BeckonJSON

/// A value that has a place in a contract: a scalar, an enum, a contract, an array or a map of these.
public protocol WireValue: Sendable, Hashable {
    /// What a getter returns where a required field is missing, which checked contracts never are.
    static var neutral: Self { get }
    /// The value as JSON.
    var json: JSONValue { get }
    /// Reads the value without looking into contracts.
    ///
    /// - Parameter json: What stood on the wire; of another type it makes nothing.
    init?(json: JSONValue)
    /// Notes everything that is wrong with a value.
    ///
    /// - Parameters:
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problems.
    static func check(_ json: JSONValue, _ checker: inout ContractChecker)
}

extension WireValue {
    /// Notes a value of another type.
    ///
    /// - Parameters:
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problem.
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
    /// - Parameter json: What stood on the wire.
    public init?(json: JSONValue) {
        guard case .string(let text) = json else { return nil }
        self = text
    }
}

extension Bool: WireValue {
    /// False.
    public static var neutral: Bool { false }
    /// A JSON truth value.
    public var json: JSONValue { .bool(self) }
    /// Reads a JSON truth value.
    ///
    /// - Parameter json: What stood on the wire.
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
    /// - Parameter json: What stood on the wire; `2.0` is no integer.
    public init?(json: JSONValue) {
        guard let value = json.int else { return nil }
        self = value
    }
}

extension Double: WireValue {
    /// Zero.
    public static var neutral: Double { 0 }
    /// A JSON number; one that is not finite becomes null.
    public var json: JSONValue {
        guard isFinite else { return .null }
        return Int64(exactly: self).map { .integer($0) } ?? .number(description)
    }
    /// Reads a JSON number.
    ///
    /// - Parameter json: What stood on the wire; beyond the range is refused.
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
    /// - Parameter json: What stood on the wire.
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
    /// Reads a JSON array; fails when one element does.
    ///
    /// - Parameter json: What stood on the wire.
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
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problems.
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
    /// A JSON object, sorted by key so that the same map is the same bytes.
    public var json: JSONValue {
        .object(JSONObject(sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value.json) }))
    }
    /// Reads a JSON object; fails when one value does.
    ///
    /// - Parameter json: What stood on the wire; of a doubled key the last one holds.
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
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        guard case .object(let members) = json else { return checker.note(.wrongType) }
        for (key, member) in members {
            checker.within(key) { Value.check(member, &$0) }
        }
    }
}

extension Optional: WireValue where Wrapped: WireValue {
    /// Nothing.
    public static var neutral: Wrapped? { .none }
    /// The value, or null.
    public var json: JSONValue { self?.json ?? .null }
    /// Reads the value, or null.
    ///
    /// - Parameter json: What stood on the wire.
    public init?(json: JSONValue) {
        if json.isNull {
            self = .none
        } else {
            guard let value = Wrapped(json: json) else { return nil }
            self = .some(value)
        }
    }
    /// Checks what is not null.
    ///
    /// - Parameters:
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        if !json.isNull { Wrapped.check(json, &checker) }
    }
}
