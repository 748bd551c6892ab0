public import BeckonJSON

/// Reads a JSON value as far as it can be read: notes what a contract does not allow, and leaves out no more than that.
///
/// Notes at most ``limit`` problems; it reads on beyond them.
public struct ContractChecker: Sendable {
    /// The most problems that are noted.
    public static let limit = 16

    /// The problems so far.
    public private(set) var problems: [ContractProblem] = []
    private var path: [String] = []
    private var object = JSONObject()
    /// Whether the object has changed, and whether it lacks a field that it must have.
    private var isChanged = false
    private var isBroken = false

    /// Makes a checker at the top of a value.
    public init() {}

    /// Notes a problem at the current place.
    ///
    /// - Parameter kind: What is wrong.
    public mutating func note(_ kind: ContractProblem.Kind) {
        guard problems.count < Self.limit else { return }
        problems.append(ContractProblem(path: path.joined(separator: "."), kind: kind))
    }

    /// Reads an element of an array, or an entry of a map.
    ///
    /// - Parameters:
    ///   - name: Its index or key.
    ///   - type: Its type.
    ///   - json: The element.
    /// - Returns: The element as far as it can be read.
    package mutating func element(_ name: String, _ type: (some WireValue).Type, _ json: JSONValue) -> Mended {
        path.append(name)
        defer { path.removeLast() }
        return type.mend(json, &self)
    }

    /// Reads an object, whose members the checks then name by key.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - look: Checks its members.
    /// - Returns: The object without the members that cannot be read; lost when it must have one of them.
    package mutating func object(_ object: JSONObject, _ look: (inout ContractChecker) -> Void) -> Mended {
        let outer = (self.object, isChanged, isBroken)
        (self.object, isChanged, isBroken) = (object, false, false)
        defer { (self.object, isChanged, isBroken) = outer }
        look(&self)
        if isBroken { return .lost }
        return isChanged ? .changed(.object(self.object)) : .same
    }

    /// Checks a field that must be present and not null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    public mutating func required(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key], !value.isNull else {
            path.append(key)
            note(object[key] == nil ? .missing : .null)
            path.removeLast()
            isBroken = true
            return
        }
        if !member(key, type, value) { isBroken = true }
    }

    /// Checks a field that must be present but may be null.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    public mutating func requiredNullable(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key] else {
            path.append(key)
            note(.missing)
            path.removeLast()
            isBroken = true
            return
        }
        if !value.isNull, !member(key, type, value) { isBroken = true }
    }

    /// Checks a field that may be missing; null counts as missing.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - type: Its type.
    public mutating func optional(_ key: String, _ type: (some WireValue).Type) {
        guard let value = object[key], !value.isNull else { return }
        _ = member(key, type, value)
    }

    /// Reads a member; one that cannot be read is left out.
    private mutating func member(_ key: String, _ type: (some WireValue).Type, _ value: JSONValue) -> Bool {
        switch element(key, type, value) {
        case .same: return true
        case .changed(let new): object[key] = new
        case .lost: object[key] = nil
        }
        isChanged = true
        return object[key] != nil
    }
}

/// What remains of a JSON value that was read as far as it can be.
public enum Mended: Sendable, Hashable {
    /// All of it.
    case same
    /// This.
    case changed(JSONValue)
    /// Nothing.
    case lost
}

/// A value that was read from the wire as far as it can be.
public struct Reading<Value: Sendable>: Sendable {
    /// The value; nil when it lacks something that it must have.
    public let value: Value?
    /// What could not be read as described, at most ``ContractChecker/limit`` problems.
    public let problems: [ContractProblem]

    /// Whether nothing was left out; values of a related type, such as a number in quotes, are taken as they are meant.
    public var isWhole: Bool { value != nil && problems.allSatisfy { $0.kind == .converted } }
}

extension WireValue {
    /// Reads a value as far as it can be read: one bad field or element costs itself.
    ///
    /// - Parameter json: The value from the wire.
    /// - Returns: What could be read, and what could not.
    public static func read(_ json: JSONValue) -> Reading<Self> {
        var checker = ContractChecker()
        let value: Self? =
            switch mend(json, &checker) {
            case .same: Self(json: json)
            case .changed(let mended): Self(json: mended)
            case .lost: nil
            }
        return Reading(value: value, problems: checker.problems)
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
        /// A field has another type that says the same, such as a number in quotes.
        case converted = "written as another type"
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
