package import BeckonJSON

/// Looks through a JSON value and notes what a contract does not allow.
///
/// At most ``limit`` problems are kept; the rest is not looked for.
public struct ContractChecker: Sendable {
    /// How many problems are kept.
    public static let limit = 16

    /// What was found so far.
    public private(set) var problems: [ContractProblem] = []
    private var path: [String] = []
    private var object = JSONObject()

    /// Begins at the top of a value.
    public init() {}

    /// Notes a problem at the present place.
    ///
    /// - Parameter kind: What is wrong.
    public mutating func note(_ kind: ContractProblem.Kind) {
        guard problems.count < Self.limit else { return }
        problems.append(ContractProblem(path: path.joined(separator: "."), kind: kind))
    }

    /// Looks at an element of an array.
    ///
    /// - Parameters:
    ///   - index: Its place.
    ///   - look: Checks it.
    package mutating func within(_ index: Int, _ look: (inout ContractChecker) -> Void) {
        within(String(index), look)
    }

    /// Looks at a member.
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

    /// Looks at the members of an object.
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

    /// Checks a field that must be there and not be null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func required(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key] else { return within(key) { $0.note(.missing) } }
        within(key) { value.isNull ? $0.note(.null) : type.check(value, &$0) }
    }

    /// Checks a field that must be there but may be null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func requiredNullable(_ key: String, _ type: (some WireValue).Type) {
        guard object[key] != nil else { return within(key) { $0.note(.missing) } }
        optional(key, type)
    }

    /// Checks a field that may be missing; null is taken for missing.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    package mutating func optional(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key], !value.isNull else { return }
        within(key) { type.check(value, &$0) }
    }
}

/// One thing that is wrong with a contract; it names fields and holds no values.
public struct ContractProblem: Sendable, Hashable, CustomStringConvertible {
    /// What can be wrong.
    public enum Kind: String, Sendable, Hashable {
        /// A required field is not there.
        case missing
        /// A field is null that may not be.
        case null
        /// A field is of another type.
        case wrongType = "of another type"
    }

    /// The names down to the field, joined by dots.
    public var path: String
    /// What is wrong with it.
    public var kind: Kind

    /// The field and what is wrong with it.
    public var description: String { "\(path.isEmpty ? "the value" : path) is \(kind.rawValue)" }
}

/// A JSON value is not what a contract says.
public struct ContractError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong; at most ``ContractChecker/limit`` problems.
    public var problems: [ContractProblem]

    /// The problems in one line.
    public var description: String { problems.map(\.description).joined(separator: "; ") }
}
