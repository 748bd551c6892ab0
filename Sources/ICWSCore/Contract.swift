public import BeckonJSON

/// A data contract of ICWS: a typed window on a JSON object.
///
/// Fields that this library does not know stay in the object, so a contract that is sent back loses nothing. What was
/// read from the wire has been checked: required fields are there and every known field is of its type.
public protocol Contract: WireValue {
    /// The `urn:inin.com:…` that stands in `__type`.
    static var urn: String { get }
    /// The urns of the contracts that derive from this one.
    static var derivedURNs: [String] { get }
    /// The fields.
    var fields: ContractFields { get set }
    /// Makes a window on fields that were checked.
    ///
    /// - Parameter fields: The fields of a contract of this type or of one that derives from it.
    init(fields: ContractFields)
    /// Names every known field with its type.
    ///
    /// - Parameter checker: Looks at the fields of one object.
    static func checkFields(_ checker: inout ContractChecker)
}

extension Contract {
    /// None.
    public static var derivedURNs: [String] { [] }

    /// Reads a contract and checks it.
    ///
    /// - Parameter object: What stood on the wire.
    /// - Throws: ``ContractError`` with what is wrong.
    public init(checking object: JSONObject) throws(ContractError) {
        try self.init(checkingJSON: .object(object))
    }

    /// The `__type` of this value, if it has one.
    public var typeURN: String? { fields.json["__type"]?.string }

    /// The value as the derived contract that its `__type` names.
    ///
    /// - Parameter type: The derived contract.
    /// - Returns: Nil when it is of another type or its fields are not those of the type.
    public func `as`<Derived: Contract>(_ type: Derived.Type) -> Derived? {
        guard let urn = typeURN, urn == Derived.urn || Derived.derivedURNs.contains(urn) else { return nil }
        return try? Derived(checking: fields.json)
    }

    /// A copy with changes.
    ///
    /// - Parameter change: Makes the changes.
    /// - Returns: The changed copy.
    public func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// What is wrong with the fields, for example a required one that was never set.
    public var problems: [ContractProblem] {
        var checker = ContractChecker()
        Self.check(json, &checker)
        return checker.problems
    }

    /// Whether two contracts hold the same.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: The other.
    /// - Returns: True whatever the order of their fields is.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.fields == rhs.fields }

    /// Feeds the fields to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    /// The hash of the fields.
    public var hashValue: Int { fields.hashValue }

    /// A contract without fields.
    public static var neutral: Self { Self(fields: ContractFields()) }
    /// The JSON object.
    public var json: JSONValue { .object(fields.json) }

    /// Opens a window on a JSON object.
    ///
    /// - Parameter json: What stood on the wire.
    public init?(json: JSONValue) {
        guard case .object(let object) = json else { return nil }
        self.init(fields: ContractFields(object))
    }

    /// Checks each known field.
    ///
    /// - Parameters:
    ///   - json: What stood on the wire.
    ///   - checker: Takes the problems.
    public static func check(_ json: JSONValue, _ checker: inout ContractChecker) {
        guard case .object(let object) = json else { return checker.note(.wrongType) }
        checker.within(object) { checkFields(&$0) }
    }
}

extension WireValue {
    /// Reads a value and checks it.
    ///
    /// - Parameter json: What stood on the wire.
    /// - Throws: ``ContractError`` with what is wrong.
    public init(checkingJSON json: JSONValue) throws(ContractError) {
        var checker = ContractChecker()
        Self.check(json, &checker)
        guard checker.problems.isEmpty, let value = Self(json: json) else {
            throw ContractError(problems: checker.problems)
        }
        self = value
    }
}

/// A message that the server sends on its own account.
public protocol MessageContract: Contract {
    /// The paths of the subscriptions that deliver it; empty when none is needed or known.
    static var subscriptions: [String] { get }
}

/// An enum of ICWS: an integer on the wire; numbers that this library does not know are kept.
public protocol WireEnum: WireValue {
    /// The number on the wire.
    var rawValue: Int { get }
    /// Makes a value; never fails.
    ///
    /// - Parameter rawValue: The number on the wire.
    init(rawValue: Int)
}

extension WireEnum {
    /// Whether two values are the same number on the wire.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: The other.
    /// - Returns: True if they are.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    /// Feeds the number to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The hash of the number.
    public var hashValue: Int { rawValue.hashValue }

    /// The value of number 0.
    public static var neutral: Self { Self(rawValue: 0) }
    /// A JSON integer.
    public var json: JSONValue { .integer(Int64(rawValue)) }
    /// Reads a JSON integer.
    ///
    /// - Parameter json: What stood on the wire.
    public init?(json: JSONValue) {
        guard let value = json.int else { return nil }
        self.init(rawValue: value)
    }
}

extension Contract {
    /// This contract with the fields of a later one on top; what is absent there stays.
    ///
    /// - Parameter later: What changed.
    /// - Returns: What holds now; a field that was cleared is null.
    public func merged(with later: Self) -> Self {
        var merged = fields.json
        for (key, member) in later.fields.json { merged[key] = member }
        return Self(fields: ContractFields(merged))
    }
}
