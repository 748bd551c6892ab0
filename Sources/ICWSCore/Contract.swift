public import BeckonJSON

/// A data contract of ICWS: typed access to a JSON object.
///
/// A contract that the description does not have is a type of your own with a `urn`, `fields`, accessors that read and set
/// ``fields``, and ``checkFields(_:)``, which names each field with its type.
///
/// Fields that this library does not know stay in the object, so a contract that is sent back loses nothing. A contract
/// from the wire has been checked: it has its required fields, and every known field has its type.
public protocol Contract: WireValue {
    /// The contract's `urn:inin.com:…`, the value of `__type`.
    static var urn: String { get }
    /// The urns of the contracts that derive from this one.
    static var derivedURNs: [String] { get }
    /// The fields, known and unknown.
    var fields: ContractFields { get set }
    /// Makes a contract from fields that were checked.
    ///
    /// - Parameter fields: The fields of a contract of this type or of one that derives from it.
    init(fields: ContractFields)
    /// Names every known field with its type.
    ///
    /// - Parameter checker: Checks the fields of one object.
    static func checkFields(_ checker: inout ContractChecker)
}

extension Contract {
    /// Empty by default: no contract derives from this one.
    public static var derivedURNs: [String] { [] }

    /// Checks a JSON object and makes a contract from it.
    ///
    /// - Parameter object: The object from the wire.
    /// - Throws: ``ContractError`` with the problems.
    public init(checking object: JSONObject) throws(ContractError) {
        try self.init(checkingJSON: .object(object))
    }

    /// The `__type` of this value, if it has one.
    public var typeURN: String? { fields.json["__type"]?.string }

    /// Returns the value as the derived contract that its `__type` names.
    ///
    /// - Parameter type: The derived contract.
    /// - Returns: Nil when `__type` names another type, or when the fields lack one that the type must have; other fields
    ///   that do not fit the type are left out.
    public func `as`<Derived: Contract>(_ type: Derived.Type) -> Derived? { reading(as: type)?.value }

    /// Reads the derived contract that the `__type` of this value names, as far as it can be read.
    ///
    /// - Parameter type: The derived contract.
    /// - Returns: What could be read, and what could not; nil when `__type` names another type.
    public func reading<Derived: Contract>(as type: Derived.Type) -> Reading<Derived>? {
        guard let urn = typeURN, urn == Derived.urn || Derived.derivedURNs.contains(urn) else { return nil }
        return Derived.read(json)
    }

    /// Returns a copy with changes.
    ///
    /// - Parameter change: Makes the changes.
    /// - Returns: The changed copy.
    public func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The problems of the fields, for example a required one that was never set.
    public var problems: [ContractProblem] {
        var checker = ContractChecker()
        _ = Self.mend(json, &checker)
        return checker.problems
    }

    /// Whether two contracts have equal fields.
    ///
    /// - Parameters:
    ///   - lhs: One.
    ///   - rhs: The other.
    /// - Returns: True if they do, in any order.
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

    /// Makes a contract from a JSON object without checking its fields.
    ///
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard case .object(let object) = json else { return nil }
        self.init(fields: ContractFields(object))
    }

    /// Reads each known field; those that cannot be read are left out, and all is lost without a required one.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problems.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        guard case .object(let object) = json else {
            checker.note(.wrongType)
            return .lost
        }
        return checker.object(object) { checkFields(&$0) }
    }
}

extension WireValue {
    /// Checks a JSON value and makes a value from it.
    ///
    /// - Parameter json: The value from the wire.
    /// - Throws: ``ContractError`` with the problems.
    public init(checkingJSON json: JSONValue) throws(ContractError) {
        let reading = Self.read(json)
        guard reading.problems.isEmpty, let value = reading.value else {
            throw ContractError(problems: reading.problems)
        }
        self = value
    }
}

/// A message that the server sends without a request.
///
/// ``summary`` describes it in one line.
public protocol MessageContract: Contract {
    /// The paths of the subscriptions that deliver it; empty when it needs none, or when none is known.
    static var subscriptions: [String] { get }
}

extension Contract {
    /// The contract in one line without any value, so that it may be logged: its type and its fields, lists with their lengths.
    ///
    /// For example `queueContentsMessage, delta: subscriptionId, interactionsAdded 2`.
    public var summary: String {
        let type = (typeURN ?? Self.urn).split(separator: ":").last.map(String.init) ?? ""
        let isDelta = fields.json["isDelta"]?.bool.map { $0 ? ", delta" : ", full" } ?? ""
        let names = fields.json.compactMap { key, value -> String? in
            guard key != "__type", key != "isDelta" else { return nil }
            return value.array.map { "\(key) \($0.count)" } ?? key
        }
        return type + isDelta + (names.isEmpty ? "" : ": " + names.joined(separator: ", "))
    }
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
    /// - Parameter json: The value from the wire.
    public init?(json: JSONValue) {
        guard let value = json.int else { return nil }
        self.init(rawValue: value)
    }
    /// Takes an integer in quotes, too.
    ///
    /// - Parameters:
    ///   - json: The value from the wire.
    ///   - checker: Collects the problem.
    /// - Returns: What remains of it.
    public static func mend(_ json: JSONValue, _ checker: inout ContractChecker) -> Mended {
        mend(json, &checker) { json.meantInteger.map(Self.init(rawValue:)) }
    }
}

extension Contract {
    /// Returns this contract with the fields of a later one; fields that the later one lacks are kept.
    ///
    /// - Parameter later: The contract with the changes.
    /// - Returns: The merged contract; a field that the later one cleared is null.
    public func merged(with later: Self) -> Self {
        var merged = fields.json
        for (key, member) in later.fields.json { merged[key] = member }
        return Self(fields: ContractFields(merged))
    }
}
