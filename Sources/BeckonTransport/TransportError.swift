/// The reason why a request has no answer.
///
/// The description holds no address, header or body, so it may be logged.
public struct TransportError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    ///
    /// More may be added: handle unknown ones like ``connectionLost``.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Value: String {
            case invalidRequest, cannotConnect, secureConnectionFailed, connectionLost, timeout, cancelled
            case bodyTooLarge, invalidResponse, notStored
        }

        private let value: Value

        /// The request cannot be sent as it is, for example its URL is not `http` or `https`.
        public static let invalidRequest = Code(value: .invalidRequest)
        /// No connection: no network, no such host, or no server on the port.
        ///
        /// The server has not seen the request.
        public static let cannotConnect = Code(value: .cannotConnect)
        /// The TLS handshake failed or the certificate is not trusted.
        ///
        /// The server has not seen the request.
        public static let secureConnectionFailed = Code(value: .secureConnectionFailed)
        /// The connection ended before the answer was complete.
        public static let connectionLost = Code(value: .connectionLost)
        /// The answer was not complete in time.
        public static let timeout = Code(value: .timeout)
        /// The calling task was cancelled.
        public static let cancelled = Code(value: .cancelled)
        /// The answer was longer than the request allows.
        public static let bodyTooLarge = Code(value: .bodyTooLarge)
        /// A file of the device could not be read to be sent, or the answer could not be written to its file.
        public static let notStored = Code(value: .notStored)
        /// The server did not answer in HTTP.
        public static let invalidResponse = Code(value: .invalidResponse)

        /// The name of the code.
        public var description: String { value.rawValue }
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence about it.
    public var message: String
    /// The underlying error, for diagnosis; it may hold the address.
    public var cause: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: One sentence about it, safe to show.
    ///   - cause: The underlying error.
    public init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    static func notStored(_ cause: any Error) -> TransportError {
        TransportError(code: .notStored, message: "The answer could not be written to its file.", cause: cause)
    }

    /// Whether it is certain that the server has not processed the request, so that sending it again cannot double its effect.
    ///
    /// False means unknown: perhaps the server processed the request and only the answer was lost.
    public var isRetrySafe: Bool {
        code == .cannotConnect || code == .secureConnectionFailed
    }

    /// The code and the message.
    public var description: String { "\(code): \(message)" }
}
