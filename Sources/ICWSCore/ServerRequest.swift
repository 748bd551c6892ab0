public import BeckonJSON

/// Describes one operation of ICWS, without the values of its parameters.
///
/// A site's own extension of ICWS describes its operations in the same way: see ``ServerRequest``.
public struct ServerOperation: Sendable, Hashable {
    /// The name, for example `getMessages`.
    public let name: String
    /// The HTTP verb in capitals.
    public let verb: String
    /// The path with its tokens in braces, for example `/icws/{sessionId}/messaging/messages`.
    public let path: String
    /// The status of success; 0 if it is not known, so that any 2xx counts.
    public let successStatus: Int
    /// The feature that the server must have.
    public let feature: String
    /// The least version of the feature; 0 if it is not known.
    public let version: Int

    /// Describes an operation.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - verb: The verb.
    ///   - path: The path with tokens.
    ///   - successStatus: The status of success, or 0.
    ///   - feature: The feature.
    ///   - version: Its least version, or 0.
    public init(
        _ name: String, _ verb: String, _ path: String, _ successStatus: Int, _ feature: String, _ version: Int
    ) {
        self.name = name
        self.verb = verb
        self.path = path
        self.successStatus = successStatus
        self.feature = feature
        self.version = version
    }

    /// Whether the path is below a session.
    public var needsSession: Bool { path.hasPrefix("/icws/{sessionId}/") }
    /// Whether the operation puts or removes a subscription.
    public var isSubscription: Bool { path.hasPrefix("/icws/{sessionId}/messaging/subscriptions/") }
}

/// A request value: one operation with its template tokens, headers, query options and body.
///
/// All requests of the description are of this kind. For an operation that the description does not have, make a type of your
/// own; sessions send it as any other.
public protocol ServerRequest: Sendable {
    /// The body of a success; ``NoBody`` if no contract is known.
    associatedtype Success: AnswerBody
    /// The operation.
    static var operation: ServerOperation { get }
    /// Adds the values of the request to its parts.
    ///
    /// - Parameter parts: Collects the values.
    func fill(_ parts: inout RequestParts)
}

/// The values of one request under their names on the wire.
public struct RequestParts: Sendable, Hashable {
    /// Template tokens, not encoded.
    public private(set) var tokens: [String: String] = [:]
    /// Query options in order, not encoded.
    public private(set) var query: [NameAndText] = []
    /// Headers in order.
    public private(set) var headers: [NameAndText] = []
    /// The body.
    public private(set) var body: JSONValue?

    /// A name and its text.
    public struct NameAndText: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The text.
        public var text: String
    }

    /// Collects the values of a request.
    ///
    /// - Parameter request: The request.
    public init(_ request: some ServerRequest) { request.fill(&self) }

    /// Sets a template token.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - text: Its text, not encoded.
    public mutating func token(_ name: String, _ text: String) { tokens[name] = text }

    /// Adds a query option, unless it is nil.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - text: Its text, not encoded.
    public mutating func query(_ name: String, _ text: String?) {
        if let text { query.append(NameAndText(name: name, text: text)) }
    }

    /// Adds a query option that is a list, unless it is empty.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - list: Its values, joined by commas.
    public mutating func query(_ name: String, list: [String]) {
        if !list.isEmpty { query(name, list.joined(separator: ",")) }
    }

    /// Adds a header, unless it is nil.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - text: Its text.
    public mutating func header(_ name: String, _ text: String?) {
        if let text { headers.append(NameAndText(name: name, text: text)) }
    }

    /// Sets the body, unless it is nil.
    ///
    /// - Parameter contract: The body.
    public mutating func body(_ contract: (some WireValue)?) { body = contract?.json }

    /// Sets the body to any JSON value.
    ///
    /// - Parameter json: The body.
    public mutating func body(json: JSONValue) { body = json }

    /// Removes the body.
    public mutating func removeBody() { body = nil }
}

/// A type that reads the body of an answer.
public protocol AnswerBody: Sendable {
    /// Whether an empty body is valid.
    static var mayBeEmpty: Bool { get }
    /// Reads a body.
    ///
    /// - Parameter body: The bytes, not empty unless ``mayBeEmpty``.
    /// - Throws: `JSONError` or ``ContractError``.
    init(body: [UInt8]) throws
}

/// A body without a contract, usually empty.
public struct NoBody: AnswerBody, Hashable {
    /// The bytes of the body, if it is not empty after all.
    public var bytes: [UInt8]
    /// True: the body is usually empty.
    public static var mayBeEmpty: Bool { true }
    /// Takes any bytes.
    ///
    /// - Parameter body: The bytes.
    public init(body: [UInt8]) { bytes = body }
}

/// A body of bytes, such as a file.
public struct BinaryBody: AnswerBody, Hashable {
    /// The bytes.
    public var bytes: [UInt8]
    /// True: a file may be empty.
    public static var mayBeEmpty: Bool { true }
    /// Takes any bytes.
    ///
    /// - Parameter body: The bytes.
    public init(body: [UInt8]) { bytes = body }
}

/// A body of JSON.
public struct JSONBody<Value: WireValue>: AnswerBody, Hashable {
    /// The value in the body, as far as it can be read.
    public var value: Value
    /// What could not be read as described, for example elements of a list; the answer's bytes hold them.
    public var problems: [ContractProblem]
    /// False: no JSON value is empty.
    public static var mayBeEmpty: Bool { false }
    /// Reads a body of at most 4 MiB and 64 levels; one bad field or element costs itself.
    ///
    /// - Parameter body: The bytes.
    /// - Throws: `JSONError`, and ``ContractError`` when the value lacks something that it must have.
    public init(body: [UInt8]) throws {
        let reading = Value.read(try JSONValue(parsing: body, limits: .answers))
        guard let value = reading.value else { throw ContractError(problems: reading.problems) }
        self.value = value
        problems = reading.problems
    }
}

extension JSONLimits {
    /// The limits of an answer: 4 MiB and 64 levels.
    public static let answers = JSONLimits(maxDepth: 64, maxBytes: 4 * 1_024 * 1_024)
}
