public import Bayeux

/// Why a Bayeux client failed.
///
/// The description holds no message, address or client ID, so it may be logged.
public struct BayeuxClientError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may be added.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Value: String {
            case refused, subscriptionRefused, publishRefused, notConnected, noAnswer, badAnswer, alreadyRunning
            case invalidChannel, queueFull
        }

        private let value: Value

        /// The server refused the session and advised no other try.
        public static let refused = Code(value: .refused)
        /// The server refused the subscription.
        public static let subscriptionRefused = Code(value: .subscriptionRefused)
        /// The server refused the published message.
        public static let publishRefused = Code(value: .publishRefused)
        /// There is no session at present.
        public static let notConnected = Code(value: .notConnected)
        /// The request has no answer; `cause` is a `TransportError`.
        public static let noAnswer = Code(value: .noAnswer)
        /// The answer is not one of the protocol.
        public static let badAnswer = Code(value: .badAnswer)
        /// ``BayeuxClient/run()`` is running already.
        public static let alreadyRunning = Code(value: .alreadyRunning)
        /// The channel's name is not allowed.
        public static let invalidChannel = Code(value: .invalidChannel)

        /// More publications wait to be sent than are allowed.
        public static let queueFull = Code(value: .queueFull)

        /// The name of the code.
        public var description: String { value.rawValue }
    }

    /// The kind of failure.
    public var code: Code
    /// One sentence about it.
    public var message: String
    /// What the server said, when it answered with an error.
    public var bayeuxError: BayeuxError?
    /// The HTTP status, when it was not 200.
    public var status: Int?
    /// The error below.
    public var cause: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: One sentence about it, safe to show.
    ///   - bayeuxError: What the server said.
    ///   - status: The HTTP status, when it was not 200.
    ///   - cause: The error below.
    public init(
        code: Code, message: String, bayeuxError: BayeuxError? = nil, status: Int? = nil, cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.bayeuxError = bayeuxError
        self.status = status
        self.cause = cause
    }

    /// The code, the message and the numbers that the server gave.
    public var description: String {
        let numbers = [status.map { "HTTP \($0)" }, bayeuxError.map { "Bayeux \($0.code.rawValue)" }].compactMap(\.self)
        return "\(code): \(message)" + (numbers.isEmpty ? "" : " (\(numbers.joined(separator: ", ")))")
    }
}
