/// The error of a Bayeux message, the protocol's field `error`: three digits, arguments and a text.
///
/// On the wire it is `code:arguments:text` with exactly two colons, because existing clients count the parts. The text
/// is safe to show: it never quotes what the peer sent.
public struct BayeuxError: Error, Sendable, Hashable {
    /// The kind of error, a three-digit number of the protocol.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The number, 0 to 999; other numbers are clamped.
        public let rawValue: Int

        /// Makes a code.
        ///
        /// - Parameter rawValue: The number, clamped to 0...999.
        public init(rawValue: Int) {
            self.rawValue = min(max(rawValue, 0), 999)
        }

        /// Client and server have no common connection type: 301.
        public static let noCommonConnectionType = Code(rawValue: 301)
        /// The message cannot be understood: 400.
        public static let badRequest = Code(rawValue: 400)
        /// The peer sent too many requests of this kind in a short time: 429.
        public static let tooManyRequests = Code(rawValue: 429)
        /// The client ID is unknown, has expired, or belongs to another client: 402.
        public static let unknownClient = Code(rawValue: 402)
        /// The peer has no permission: 403.
        public static let forbidden = Code(rawValue: 403)
        /// What the message names does not exist: 404.
        public static let notFound = Code(rawValue: 404)
        /// The message or a part of it is too large: 413.
        public static let tooLarge = Code(rawValue: 413)
        /// The server failed: 500.
        public static let serverFailure = Code(rawValue: 500)
        /// The server is too busy; the same message may be sent again: 503.
        public static let busy = Code(rawValue: 503)
    }

    /// The kind of error.
    public let code: Code
    /// The protocol's argument list, which names what the error is about; usually empty.
    public let arguments: [String]
    /// The text to show, without a colon.
    public let message: String
    /// The error behind this one, never sent to the peer.
    public let cause: (any Error & Sendable)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of error.
    ///   - message: The text to show. A colon in it becomes a comma.
    ///   - arguments: The protocol's argument list. Colons and commas in it become spaces.
    ///   - cause: The error behind this one, kept for the log.
    public init(_ code: Code, _ message: String, arguments: [String] = [], cause: (any Error & Sendable)? = nil) {
        self.code = code
        self.message = message.contains(":") ? String(message.map { $0 == ":" ? "," : $0 }) : message
        self.arguments = arguments.map { String($0.map { $0 == ":" || $0 == "," ? " " : $0 }) }
        self.cause = cause
    }

    /// Compares code, arguments and text; the cause does not count.
    ///
    /// - Parameters:
    ///   - lhs: One error.
    ///   - rhs: The other error.
    /// - Returns: Whether both have the same form on the wire.
    public static func == (lhs: BayeuxError, rhs: BayeuxError) -> Bool {
        lhs.code == rhs.code && lhs.arguments == rhs.arguments && lhs.message == rhs.message
    }

    /// Hashes code, arguments and text.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(arguments)
        hasher.combine(message)
    }
}

extension BayeuxError {
    /// The value of the field `error`: `402::Unknown client`.
    public var wire: String {
        let digits = String(code.rawValue)
        let zeros = String(repeating: "0", count: max(0, 3 - digits.count))
        return "\(zeros)\(digits):\(arguments.joined(separator: ",")):\(message)"
    }

    /// Reads the field `error` in the forms that existing servers write.
    ///
    /// A text without a code becomes the message of an error with code 0. Colons after the second belong to the text.
    ///
    /// - Parameter wire: The value of the field.
    public init(wire: String) {
        let parts = wire.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard let first = parts.first, first.count == 3, let number = Int(first), number >= 0, parts.count >= 2 else {
            self.init(Code(rawValue: 0), wire)
            return
        }
        guard parts.count == 3 else {
            self.init(Code(rawValue: number), String(parts[1]))
            return
        }
        let arguments = parts[1].isEmpty ? [] : parts[1].split(separator: ",").map(String.init)
        self.init(Code(rawValue: number), String(parts[2]), arguments: arguments)
    }
}

extension BayeuxError: CustomStringConvertible {
    /// The wire form; safe to log.
    public var description: String { wire }
}

extension BayeuxError {
    /// The client ID is unknown, has expired, or belongs to another client; the client must shake hands again.
    public static let unknownClient = BayeuxError(.unknownClient, "Unknown client")
    /// The server is too busy; the same message may be sent again.
    public static let busy = BayeuxError(.busy, "Server busy")
}

/// Why a body as a whole could not be read as Bayeux messages.
public struct BayeuxDecodingError: Error, Sendable, Hashable {
    /// What is wrong with the body.
    public enum Reason: Sendable, Hashable {
        /// It is not JSON; the offset is that of the first wrong byte.
        case malformed(offset: Int)
        /// It is JSON, but neither an object nor an array with at least one object.
        case noMessages
        /// It is too long or has too many messages.
        case tooLarge
    }

    /// What is wrong with the body.
    public let reason: Reason

    /// Makes an error.
    ///
    /// - Parameter reason: What is wrong with the body.
    public init(reason: Reason) {
        self.reason = reason
    }

    /// The error for a reply; its text is safe to show.
    public var bayeuxError: BayeuxError {
        switch reason {
        case .malformed(let offset): BayeuxError(.badRequest, "Body is not valid JSON from byte \(offset) on")
        case .noMessages: BayeuxError(.badRequest, "Body holds no Bayeux messages")
        case .tooLarge: BayeuxError(.tooLarge, "Body is too large")
        }
    }
}
