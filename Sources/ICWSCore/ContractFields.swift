public import BeckonJSON

/// The fields of a contract, in the order of the wire.
///
/// Equal when they hold the same, in whatever order.
public struct ContractFields: Sendable {
    /// The fields as JSON.
    public private(set) var json: JSONObject

    /// Makes no fields.
    public init() { json = JSONObject() }

    /// Takes fields that were checked, or are about to be.
    ///
    /// - Parameter json: The fields.
    package init(_ json: JSONObject) { self.json = json }

    /// Makes the fields of a contract that names its type on the wire.
    ///
    /// - Parameter urn: What stands in `__type`.
    package init(type urn: String) { json = ["__type": .string(urn)] }

    /// A field that may be missing; null counts as missing.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: Its value.
    package func optional<Value: WireValue>(_ key: String) -> Value? {
        guard let value = json[key], !value.isNull else { return nil }
        return Value(json: value)
    }

    /// A field that every checked contract has.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: Its value; the neutral one where it was never set.
    package func required<Value: WireValue>(_ key: String) -> Value {
        json[key].flatMap { Value(json: $0) } ?? Value.neutral
    }

    /// A field that tells absent from null.
    ///
    /// - Parameter key: The name on the wire.
    /// - Returns: What stands there.
    package func field<Value: WireValue>(_ key: String) -> Field<Value> {
        guard let value = json[key] else { return .absent }
        return Value(json: value).map { value.isNull ? .null : .value($0) } ?? .null
    }

    /// Sets a field; nil removes it.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - value: Its value.
    package mutating func set<Value: WireValue>(_ key: String, optional value: Value?) {
        json[key] = value?.json
    }

    /// Sets a field.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - value: Its value.
    package mutating func set<Value: WireValue>(_ key: String, _ value: Value) {
        json[key] = value.json
    }

    /// Sets or removes a field, or makes it null.
    ///
    /// - Parameters:
    ///   - key: The name on the wire.
    ///   - field: What is to stand there.
    package mutating func set<Value: WireValue>(_ key: String, field: Field<Value>) {
        switch field {
        case .absent: json[key] = nil
        case .null: json[key] = .null
        case .value(let value): json[key] = value.json
        }
    }
}

extension ContractFields: Hashable {
    /// Whether two sets of fields hold the same.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: The other.
    /// - Returns: True whatever the order of their members is.
    public static func == (lhs: ContractFields, rhs: ContractFields) -> Bool {
        JSONValue.object(lhs.json).holdsSame(as: .object(rhs.json))
    }

    /// Feeds the names to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        for key in Set(json.keys).sorted() { hasher.combine(key) }
    }
}

extension JSONValue {
    /// Whether two values are equal when the order of members does not count and `1.0` is `1`.
    ///
    /// - Parameter other: The other value.
    /// - Returns: True if they hold the same.
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
