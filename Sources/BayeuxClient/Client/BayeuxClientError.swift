public import Bayeux

/// Why a Bayeux client failed.
///
/// The description contains no message text, address or client ID, so it may be logged.
public struct BayeuxClientError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may be added.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Value: String {
            case refused, subscriptionRefused, publishRefused, notConnected, noAnswer, badAnswer, alreadyRunning
            case invalidChannel, queueFull
        }

        private let value: Value

        /// The server refused the session and did not advise another try.
        public static let refused = Code(value: .refused)
        /// The server refused the subscription.
        public static let subscriptionRefused = Code(value: .subscriptionRefused)
        /// The server refused the published message.
        public static let publishRefused = Code(value: .publishRefused)
        /// The client has no session at present.
        public static let notConnected = Code(value: .notConnected)
        /// The request got no answer; `cause` is a `TransportError`.
        public static let noAnswer = Code(value: .noAnswer)
        /// The answer does not follow the protocol.
        public static let badAnswer = Code(value: .badAnswer)
        /// ``BayeuxClient/run()`` is already running.
        public static let alreadyRunning = Code(value: .alreadyRunning)
        /// The channel's name is not allowed.
        public static let invalidChannel = Code(value: .invalidChannel)

        /// The limit of waiting publications is reached.
        public static let queueFull = Code(value: .queueFull)

        /// The name of the code.
        public var description: String { value.rawValue }
    }

    /// The kind of failure.
    public var code: Code
    /// A description for people.
    public var message: String
    /// The server's error, if it answered with one.
    public var bayeuxError: BayeuxError?
    /// The HTTP status, if it was not 200.
    public var status: Int?
    /// The underlying error.
    public var cause: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: A description for people, safe to show.
    ///   - bayeuxError: The server's error, if it answered with one.
    ///   - status: The HTTP status, if it was not 200.
    ///   - cause: The underlying error.
    public init(
        code: Code, message: String, bayeuxError: BayeuxError? = nil, status: Int? = nil, cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.bayeuxError = bayeuxError
        self.status = status
        self.cause = cause
    }

    /// The code, the message, and the numbers of the server's error.
    public var description: String {
        let numbers = [status.map { "HTTP \($0)" }, bayeuxError.map { "Bayeux \($0.code.rawValue)" }].compactMap(\.self)
        return "\(code): \(message)" + (numbers.isEmpty ? "" : " (\(numbers.joined(separator: ", ")))")
    }
}
