import BeckonTransport
public import GMSContract

/// Why something that the phone asked for did not happen.
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

        /// The server did not answer, also after trying again; `cause` tells why.
        public static let offline = Code(value: .offline)
        /// The server answered no; see ``BeckonClientError/status`` and ``BeckonClientError/fault``.
        public static let refused = Code(value: .refused)
        /// The server does not know the service.
        public static let notFound = Code(value: .notFound)
        /// The server does not know the chat any more.
        public static let expired = Code(value: .expired)
        /// The chat has ended.
        public static let chatEnded = Code(value: .chatEnded)
        /// The answer is not one of the contract.
        public static let badAnswer = Code(value: .badAnswer)
        /// The calling task was cancelled.
        public static let cancelled = Code(value: .cancelled)
        /// What the app gave cannot be sent, for example an empty text.
        public static let invalidInput = Code(value: .invalidInput)
        /// An address that the server named would weaken the connection.
        public static let untrustedAddress = Code(value: .untrustedAddress)
        /// More messages wait than the chat keeps.
        public static let tooManyPending = Code(value: .tooManyPending)
        /// ``Chat/run()`` is running already.
        public static let alreadyRunning = Code(value: .alreadyRunning)
        /// The push message is none of the contract.
        public static let unknownPush = Code(value: .unknownPush)

        /// The name of the code.
        public var description: String { value.rawValue }
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence about it.
    public var message: String
    /// The HTTP status, when the server answered no.
    public var status: Int?
    /// What the server said; its text may quote what was sent, so it is for the screen and not for the log.
    public var fault: ContractFault?
    /// The error below.
    public var cause: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: One sentence about it, safe to show.
    ///   - status: The HTTP status, when the server answered no.
    ///   - fault: What the server said.
    ///   - cause: The error below.
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

    /// Names a failure of the transport in the words of this library.
    init(transport error: any Error) {
        if (error as? TransportError)?.code == .cancelled || error is CancellationError {
            self.init(code: .cancelled, message: "The call was cancelled.", cause: error)
        } else {
            self.init(code: .offline, message: "The server did not answer.", cause: error)
        }
    }
}
