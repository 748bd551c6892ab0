/// The reason why a JSON text was refused, and the place of the fault.
///
/// An error holds a code and a byte offset and nothing of the text itself, so its description may be logged or shown.
public struct JSONError: Error, Hashable, Sendable {
    /// What was wrong.
    public let code: Code
    /// The offset of the fault in bytes, from the start of the buffer.
    public let offset: Int

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What was wrong.
    ///   - offset: Where, in bytes from the start of the buffer.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension JSONError {
    /// The kinds of fault that a JSON text or its reading can have.
    ///
    /// More may be added; a `switch` over codes needs a `default`.
    public struct Code: Hashable, Sendable {
        private enum Kind: String {
            case unexpectedEnd = "unexpected end of the text"
            case unexpectedByte = "unexpected byte"
            case byteOrderMark = "byte order mark"
            case controlCharacter = "unescaped control character in a string"
            case invalidUTF8 = "invalid UTF-8"
            case invalidEscape = "invalid escape in a string"
            case invalidNumber = "malformed number"
            case numberOutOfRange = "number is not a 64-bit integer"
            case wrongType = "value of another type was expected"
            case tooDeep = "nesting beyond the limit"
            case tooLarge = "text longer than the limit"
            case trailingBytes = "bytes after the value"
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The text ended inside a value or before one.
        public static let unexpectedEnd = Self(.unexpectedEnd)
        /// The grammar does not allow a byte at its place.
        public static let unexpectedByte = Self(.unexpectedByte)
        /// The text began with a byte order mark.
        public static let byteOrderMark = Self(.byteOrderMark)
        /// A string held a byte below 0x20 that was not escaped.
        public static let controlCharacter = Self(.controlCharacter)
        /// A string held bytes that are not UTF-8: overlong, cut short, a surrogate, or beyond U+10FFFF.
        public static let invalidUTF8 = Self(.invalidUTF8)
        /// A backslash was followed by something that is not an escape.
        public static let invalidEscape = Self(.invalidEscape)
        /// A number did not follow the grammar, for example because of a leading zero.
        public static let invalidNumber = Self(.invalidNumber)
        /// The caller asked for an integer, and the well-formed number was not one between -2^63 and 2^63 - 1.
        public static let numberOutOfRange = Self(.numberOutOfRange)
        /// The value was of another type than the caller asked for.
        public static let wrongType = Self(.wrongType)
        /// Arrays and objects were nested deeper than ``JSONLimits/maxDepth``.
        public static let tooDeep = Self(.tooDeep)
        /// The text was longer than ``JSONLimits/maxBytes``.
        public static let tooLarge = Self(.tooLarge)
        /// Something other than white space followed the value.
        public static let trailingBytes = Self(.trailingBytes)
    }
}

extension JSONError.Code: CustomStringConvertible {
    /// A short English phrase for the fault.
    public var description: String { kind.rawValue }
}

extension JSONError: CustomStringConvertible {
    /// The fault and its place; safe to show, since it holds nothing of the text.
    public var description: String { "\(code) at byte \(offset)" }
}
