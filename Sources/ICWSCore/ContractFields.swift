public import BeckonJSON

/// The fields of a contract, in the order of the wire.
///
/// The order does not count when fields are compared.
public struct ContractFields: Sendable {
    /// The fields as JSON.
    public private(set) var json: JSONObject

    /// Makes an empty set of fields.
    public init() { json = JSONObject() }

    /// Wraps fields; the caller has checked them, or checks them next.
    ///
    /// - Parameter json: The fields.
    public init(_ json: JSONObject) { self.json = json }

    /// Makes the fields of a contract that names its type on the wire.
    ///
    /// - Parameter urn: The value of `__type`.
    public init(type urn: String) { json = ["__type": .string(urn)] }

    /// Reads a field that may be missing; null counts as missing.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: Its value.
    public func optional<Value: WireValue>(_ key: String) -> Value? {
        guard let value = json[key], !value.isNull else { return nil }
        return Value(json: value)
    }

    /// Reads a field that every checked contract has.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: Its value; the type's neutral value if it was never set.
    public func required<Value: WireValue>(_ key: String) -> Value {
        json[key].flatMap { Value(json: $0) } ?? Value.neutral
    }

    /// Reads a field whose absence differs from null.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: Absent, null or its value.
    public func field<Value: WireValue>(_ key: String) -> Field<Value> {
        guard let value = json[key] else { return .absent }
        return Value(json: value).map { value.isNull ? .null : .value($0) } ?? .null
    }

    /// Sets a field; nil removes it.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - value: Its value.
    public mutating func set<Value: WireValue>(_ key: String, optional value: Value?) {
        json[key] = value?.json
    }

    /// Sets a field.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - value: Its value.
    public mutating func set<Value: WireValue>(_ key: String, _ value: Value) {
        json[key] = value.json
    }

    /// Sets or removes a field, or makes it null.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - field: Absent, null or its value.
    public mutating func set<Value: WireValue>(_ key: String, field: Field<Value>) {
        switch field {
        case .absent: json[key] = nil
        case .null: json[key] = .null
        case .value(let value): json[key] = value.json
        }
    }
}

extension ContractFields: Hashable {
    /// Whether two sets of fields are equal.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: The other.
    /// - Returns: True if they are, in any order.
    public static func == (lhs: ContractFields, rhs: ContractFields) -> Bool {
        JSONValue.object(lhs.json).holdsSame(as: .object(rhs.json))
    }

    /// Feeds the names of the fields to a hasher, sorted since their order does not count.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        for key in Set(json.keys).sorted() { hasher.combine(key) }
    }
}

extension JSONValue {
    /// Whether two values are equal, whatever the order of members, and with `1.0` equal to `1`.
    ///
    /// - Parameter other: The other value.
    /// - Returns: True if they are.
    public func holdsSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.object(let mine), .object(let others)):
            let keys = Set(mine.keys)
            guard keys == Set(others.keys) else { return false }
            return keys.allSatisfy { key in
                guard let one = mine[key], let two = others[key] else { return false }
                return one.holdsSame(as: two)
            }
        case (.array(let mine), .array(let others)):
            return mine.count == others.count && zip(mine, others).allSatisfy { $0.holdsSame(as: $1) }
        case (.number, .integer), (.integer, .number), (.number, .number):
            return double == other.double
        default:
            return self == other
        }
    }
}
