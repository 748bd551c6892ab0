public import BeckonJSON

/// The reason why a received value does not follow the contract.
///
/// An error names a field of the contract and never holds the field's value, so its description may be logged or shown.
public struct ContractError: Error, Hashable, Sendable {
    /// What was wrong.
    public let code: Code
    /// The field, in the vendor's spelling, or the type's name if the whole value is at fault.
    public let field: String
    /// The fault of the JSON text, if the text was not JSON.
    public let cause: JSONError?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What was wrong.
    ///   - field: The field's name, not its content.
    ///   - cause: The fault of the JSON text, if there was one.
    public init(code: Code, field: String, cause: JSONError? = nil) {
        self.code = code
        self.field = field
        self.cause = cause
    }
}

extension ContractError {
    /// The kinds of fault; more may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case malformed = "is not JSON"
            case missing = "is missing"
            case wrongType = "has a value of the wrong type"
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The text was not JSON; ``ContractError/cause`` gives the offset of the fault.
        public static let malformed = Self(.malformed)
        /// A required field was missing or `null`.
        public static let missing = Self(.missing)
        /// A field held a value of another type than the contract states.
        public static let wrongType = Self(.wrongType)

        /// A short English phrase for the fault.
        public var description: String { kind.rawValue }
    }
}

extension ContractError: CustomStringConvertible {
    /// The field and its fault; safe to show.
    public var description: String {
        guard let cause else { return "\(field) \(code)" }
        return "\(field) \(code): \(cause)"
    }
}
