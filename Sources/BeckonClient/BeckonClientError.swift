import BeckonTransport
public import GMSContract

/// The reason why a call of this library failed.
///
/// The description holds no message text, name, number, token or address, so it may be logged.
public struct BeckonClientError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may be added.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Value: String {
            case offline, refused, notFound, expired, chatEnded, badAnswer, cancelled
            case invalidInput, untrustedAddress, tooManyPending, alreadyRunning, unknownPush
        }

        private let value: Value

        /// The server did not answer, also not to repeated tries; `cause` gives the reason.
        public static let offline = Code(value: .offline)
        /// The server refused the call; see ``BeckonClientError/status`` and ``BeckonClientError/fault``.
        public static let refused = Code(value: .refused)
        /// The server does not know the service.
        public static let notFound = Code(value: .notFound)
        /// The server no longer knows the chat.
        public static let expired = Code(value: .expired)
        /// The chat has ended.
        public static let chatEnded = Code(value: .chatEnded)
        /// The server's answer does not follow the contract.
        public static let badAnswer = Code(value: .badAnswer)
        /// The calling task was cancelled.
        public static let cancelled = Code(value: .cancelled)
        /// The app's input cannot be sent, for example an empty text.
        public static let invalidInput = Code(value: .invalidInput)
        /// The server named an address that is not a web address or is less secure than the gateway's.
        public static let untrustedAddress = Code(value: .untrustedAddress)
        /// The chat already keeps 64 unsent messages, or 64 of its calls wait or run.
        public static let tooManyPending = Code(value: .tooManyPending)
        /// ``Chat/run()`` is running already.
        public static let alreadyRunning = Code(value: .alreadyRunning)
        /// The push message does not follow the contract.
        public static let unknownPush = Code(value: .unknownPush)

        /// The name of the code.
        public var description: String { value.rawValue }
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence about it.
    public var message: String
    /// The HTTP status, if the server refused the call.
    public var status: Int?
    /// The server's error body; its text may quote the request, so show it but do not log it.
    public var fault: ContractFault?
    /// The underlying error.
    public var cause: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: One sentence about it, safe to show.
    ///   - status: The HTTP status, if the server refused the call.
    ///   - fault: The server's error body.
    ///   - cause: The underlying error.
    public init(
        code: Code, message: String, status: Int? = nil, fault: ContractFault? = nil, cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.status = status
        self.fault = fault
        self.cause = cause
    }

    /// Whether the same call may succeed later.
    public var isRetryable: Bool {
        code == .offline || status.map { $0 == 408 || $0 == 429 || $0 >= 500 } ?? false
    }

    /// The code, the message and the HTTP status.
    public var description: String {
        "\(code): \(message)" + (status.map { " (HTTP \($0))" } ?? "")
    }

    /// Makes an error from one of the transport.
    init(transport error: any Error) {
        if (error as? TransportError)?.code == .cancelled || error is CancellationError {
            self.init(code: .cancelled, message: "The call was cancelled.", cause: error)
        } else {
            self.init(code: .offline, message: "The server did not answer.", cause: error)
        }
    }
}
