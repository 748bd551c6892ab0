import BeckonTransport
import Foundation

/// The reason why a call of this library failed.
///
/// The description holds no message text, name, number, token or address, so it may be logged.
public struct BeckonClientError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may be added.
    public struct Code: Sendable, Hashable, Codable, CustomStringConvertible {
        private enum Value: String, Codable {
            case offline, refused, notFound, expired, chatEnded, badAnswer, cancelled
            case invalidInput, untrustedAddress, tooManyPending, alreadyRunning, unknownPush, notStored, unavailable
            case inUse
        }

        private let value: Value

        /// The server did not answer, also not to repeated tries; `cause` gives the reason.
        public static let offline = Code(value: .offline)
        /// The server refused the call; see ``BeckonClientError/status`` and ``BeckonClientError/serverMessage``.
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
        /// The conversation already has 256 messages or 16 files that the server does not have, its files have 256 MiB together, or
        /// 64 of its calls wait or run.
        public static let tooManyPending = Code(value: .tooManyPending)
        /// It is running already.
        static let alreadyRunning = Code(value: .alreadyRunning)
        /// The device could not store or read it, for example because its disk is full; nothing was sent, and `cause` says why.
        public static let notStored = Code(value: .notStored)
        /// Another process, for example the app or its extension, writes in the directory; nothing was stored or sent.
        public static let inUse = Code(value: .inUse)
        /// The server has no such function; Beckon has it.
        public static let unavailable = Code(value: .unavailable)
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
    /// The server's own words; they are meant for the customer and may quote the request, so show them but do not log them.
    public var serverMessage: String?
    /// Free times near one that was refused.
    public var freeTimes: [CallbackSlot] = []
    /// The underlying error.
    public var cause: (any Error)?
    /// Beckon's word for the refusal, below `/beckon/1`; nil where another server refuses.
    var nativeWord: String?

    /// Makes an error, for example for a test of the app.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: One sentence about it, safe to log.
    ///   - status: The HTTP status, if the server refused the call.
    ///   - serverMessage: The server's own words.
    ///   - cause: The underlying error.
    public init(
        code: Code, message: String, status: Int? = nil, serverMessage: String? = nil, cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.status = status
        self.serverMessage = serverMessage
        self.cause = cause
    }

    /// Whether the same call may succeed later.
    var isRetryable: Bool {
        code == .offline || status.map { $0 == 408 || $0 == 429 || $0 >= 500 } ?? false
    }

    /// Whether something else than the server may have answered, which says nothing about the request.
    ///
    /// It is a refusal without the server's own error body, or a redirect, which no contract has.
    var isForeign: Bool {
        guard let status, !(200..<300).contains(status) else { return false }
        return serverMessage == nil || (300..<400).contains(status)
    }

    /// Whether another process has written since the records were read: they are to be read again.
    var isStale: Bool {
        if case .changed? = cause as? DirectoryInUse { code == .inUse } else { false }
    }

    /// The code, the message and the HTTP status.
    public var description: String {
        "\(code): \(message)" + (status.map { " (HTTP \($0))" } ?? "")
    }

    /// Makes an error from one of the store.
    init(store error: any Error, _ message: String) {
        if let error = error as? BeckonClientError {
            self = error
        } else if error is CancellationError {
            self.init(code: .cancelled, message: "The task was cancelled.", cause: error)
        } else if error is DirectoryInUse {
            self.init(
                code: .inUse, message: "Another process uses the directory; one at a time can write there.",
                cause: error)
        } else if Self.isFull(error as NSError) {
            self.init(code: .notStored, message: "The device has no room left.", cause: error)
        } else {
            self.init(code: .notStored, message: message, cause: error)
        }
    }

    private static func isFull(_ error: NSError) -> Bool { isSystem(error, [ENOSPC, EDQUOT]) }

    /// Whether an error of the store is one of a single record: it is damaged, another user's, or no file.
    ///
    /// What may end by itself is not, for example before the device's first unlock (`EPERM`).
    static func isOfOneRecord(_ error: any Error) -> Bool { isSystem(error as NSError, [EACCES, EIO, EISDIR, ELOOP]) }

    private static func isSystem(_ error: NSError, _ numbers: [CInt]) -> Bool {
        if error.domain == NSPOSIXErrorDomain { return numbers.contains { $0 == error.code } }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { isSystem($0 as NSError, numbers) } ?? false
    }

    /// Makes an error from one of the transport.
    init(transport error: any Error) {
        if (error as? TransportError)?.code == .cancelled || error is CancellationError {
            self.init(code: .cancelled, message: "The call was cancelled.", cause: error)
        } else if let failure = error as? TransportError, failure.code == .notStored {
            self.init(store: failure.cause ?? failure, "The device could not store or read the file.")
        } else if (error as? TransportError)?.code == .invalidRequest {
            self.init(code: .invalidInput, message: "The request cannot be sent as it is.", cause: error)
        } else {
            self.init(code: .offline, message: "The server did not answer.", cause: error)
        }
    }
}
