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
    /// Reads a value as far as it can be read, and notes all its problems.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    /// - Returns: What remains of it.
    static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended
}

extension WireValue {
    /// Takes a value of this type whole; any other is lost.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        if Self(json: json) != nil { return .same }
        checker.note(.wrongType)
        return .lost
    }

    /// Takes a value that another type may say, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    ///   - meant: The value that is meant; nil when none is.
    /// - Returns: What remains of it.
    static func mend(_ json: JSONValue, _ checker: inout ContractChecker, as meant: () -> Self?) -> Mended {
        if Self(json: json) != nil { return .same }
        guard let meant = meant() else {
            checker.note(.wrongType)
            return .lost
        }
        checker.note(.converted)
        return .changed(meant.json)
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
    /// Takes a number or a truth value, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        mend(json, &checker) { json.scalarText }
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
    /// Takes `"true"`, `"false"`, 1 and 0, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        mend(json, &checker) { json.meantBool }
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
    /// Takes an integer in quotes, or with a fraction of 0, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        mend(json, &checker) { json.meantInteger }
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
    /// Takes a number in quotes, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        mend(json, &checker) { json.string.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }
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
    /// Reads each element; those that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        guard case .array(let elements) = json else {
            checker.note(.wrongType)
            return .lost
        }
        var mended = Elements<JSONValue>()
        for (index, element) in elements.enumerated() {
            mended.add(element, checker.element(String(index), Element.self, element)) { $0 }
        }
        return mended.isChanged ? .changed(.array(mended.kept)) : .same
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
    /// Reads each value; those that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        guard case .object(let members) = json else {
            checker.note(.wrongType)
            return .lost
        }
        var mended = Elements<(key: String, value: JSONValue)>()
        for (key, member) in members {
            mended.add((key, member), checker.element(key, Value.self, member)) { (key, $0) }
        }
        return mended.isChanged ? .changed(.object(JSONObject(mended.kept))) : .same
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
    /// Reads the value unless it is null.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        json.isNull ? .same : Wrapped.mend(json, &checker)
    }
}

/// The elements of an array or a map that could be read.
private struct Elements<Element> {
    private(set) var kept: [Element] = []
    private(set) var isChanged = false

    mutating func add(_ element: Element, _ mended: Mended, _ make: (JSONValue) -> Element) {
        switch mended {
        case .same: kept.append(element)
        case .changed(let new):
            kept.append(make(new))
            isChanged = true
        case .lost: isChanged = true
        }
    }
}

extension JSONValue {
    /// The text of a number or a truth value.
    fileprivate var scalarText: String? {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let text): text
        default: nil
        }
    }

    /// The truth value that a text or a number means.
    fileprivate var meantBool: Bool? {
        switch self {
        case .string(let text): ["true": true, "false": false][text.lowercased()]
        case .integer(let value): [1: true, 0: false][value]
        default: nil
        }
    }

    /// The integer that a text or a number with a fraction of 0 means.
    var meantInteger: Int? {
        switch self {
        case .string(let text): Int(text)
        case .number: double.flatMap { Int(exactly: $0) }
        default: nil
        }
    }
}
