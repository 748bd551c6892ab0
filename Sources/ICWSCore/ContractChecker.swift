package import BeckonJSON

/// Checks a JSON value and notes the problems that a contract does not allow.
///
/// Notes at most ``limit`` problems, then stops looking.
public struct ContractChecker: Sendable {
    /// The most problems that are noted.
    public static let limit = 16

    /// The problems so far.
    public private(set) var problems: [ContractProblem] = []
    private var path: [String] = []
    private var object = JSONObject()

    /// Makes a checker at the top of a value.
    public init() {}

    /// Notes a problem at the current place.
    ///
    /// - Parameter kind: What is wrong.
    public mutating func note(_ kind: ContractProblem.Kind) {
        guard problems.count < Self.limit else { return }
        problems.append(ContractProblem(path: path.joined(separator: "."), kind: kind))
    }

    /// Goes into an element of an array.
    ///
    /// - Parameters:
    ///   - index: Its index.
    ///   - look: Checks it.
    package mutating func within(_ index: Int, _ look: (inout ContractChecker) -> Void) {
        within(String(index), look)
    }

    /// Goes into a member of an object.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - look: Checks it.
    package mutating func within(_ key: String, _ look: (inout ContractChecker) -> Void) {
        guard problems.count < Self.limit else { return }
        path.append(key)
        look(&self)
        path.removeLast()
    }

    /// Goes into an object, whose members the checks then name by key.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - look: Checks its members.
    package mutating func within(_ object: JSONObject, _ look: (inout ContractChecker) -> Void) {
        let outer = self.object
        self.object = object
        look(&self)
        self.object = outer
    }

    /// Checks a field that must be present and not null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func required(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key] else { return within(key) { $0.note(.missing) } }
        within(key) { value.isNull ? $0.note(.null) : type.check(value, &$0) }
    }

    /// Checks a field that must be present but may be null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func requiredNullable(_ key: String, _ type: (some WireValue).Type) {
        guard object[key] != nil else { return within(key) { $0.note(.missing) } }
        optional(key, type)
    }

    /// Checks a field that may be missing; null counts as missing.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func optional(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key], !value.isNull else { return }
        within(key) { type.check(value, &$0) }
    }
}

/// One problem of a contract; it names the field and holds no values.
public struct ContractProblem: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of problems.
    public enum Kind: String, Sendable, Hashable {
        /// A required field is missing.
        case missing
        /// A field is null that must not be.
        case null
        /// A field has another type.
        case wrongType = "of another type"
    }

    /// The names down to the field, joined by dots.
    public var path: String
    /// What is wrong with it.
    public var kind: Kind

    /// The field and what is wrong with it.
    public var description: String { "\(path.isEmpty ? "the value" : path) is \(kind.rawValue)" }
}

/// A JSON value does not fit its contract.
public struct ContractError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems; at most ``ContractChecker/limit``.
    public var problems: [ContractProblem]

    /// The problems in one line.
    public var description: String { problems.map(\.description).joined(separator: "; ") }
}
