import Beckon
import BeckonJSON
import BeckonPlatform
import ICWSCore
import ICWSWebCallback
import ICWSWebChat

/// The calls of a customer's side, in one of the dialects that PureConnect's servers speak.
///
/// What a server sends is read without trust: a message that lacks something is passed over, and does not spoil the others.
protocol CustomerCalls: Sendable {
    /// Whether the answers to texts and to typing take new messages from the server, as those to polls do.
    var answersTakeMessages: Bool { get }

    /// Whether a server pushes what happens in a chat that begins with an address for it.
    func takesWebhooks(_ server: String) async -> Bool

    func start(_ request: ICWS.WebChat.StartChatRequest, at server: String) async throws(CustomerCallFailure)
        -> StartedChat

    /// Says a text.
    ///
    /// - Returns: The new messages that the answer took from the server; nil where answers take none.
    func say(_ text: String, as participant: String, at server: String) async throws(CustomerCallFailure)
        -> WebChatBatch?

    /// Shows whether the customer types.
    ///
    /// - Returns: As ``say(_:as:at:)``.
    func showTyping(
        _ isOn: Bool, as participant: String, at server: String
    ) async throws(CustomerCallFailure) -> WebChatBatch?

    /// Asks another server for a chat.
    ///
    /// - Returns: The customer's id there.
    func reconnect(_ chat: String, as participant: String, at server: String) async throws(CustomerCallFailure)
        -> String

    func exit(_ participant: String, at server: String) async throws(CustomerCallFailure)

    /// The new messages; reading takes them from the server.
    func poll(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch

    /// All messages of the chat; a server that keeps none refuses.
    func history(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch

    /// Asks a server to have a customer called.
    ///
    /// - Returns: Where the callback is.
    func createCallback(
        _ request: ICWS.WebCallback.CallbackCreateRequest, at server: String
    ) async throws(CustomerCallFailure) -> WebCallbackReference

    func callbackStatus(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebCallbackView

    /// Asks another server for a callback.
    func reconnectCallback(_ place: WebCallbackReference, at server: String) async throws(CustomerCallFailure)

    /// Asks a server whether it offers what is needed, without changing anything.
    ///
    /// - Returns: What is missing or strange, in words that follow the server's address; empty if all is in order.
    func check(_ server: String) async throws(CustomerCallFailure) -> [String]
}

/// What a server says of a chat that it began.
struct StartedChat: Hashable, Sendable {
    let chat: String
    let participant: String

    /// Reads both ids; nil without the participant's, by which every call is made.
    ///
    /// Without an id of its own the chat goes by that.
    init?(chat: JSONValue?, participant: JSONValue?) {
        guard let participant = participant?.identifier else { return nil }
        self.chat = chat?.identifier ?? participant
        self.participant = participant
    }
}

/// How a call ended that was not taken.
enum CustomerCallFailure: Error, Hashable {
    /// The server does not know the chat: it ended there, or the server was started again.
    case unknownChat
    /// The server asks for a pause, or is not the active one.
    case busy(Milliseconds?, status: Int)
    /// The server refuses what was sent.
    case refused(status: Int)
    /// No answer came; the server may have got the request unless it was not reached.
    case noAnswer(PlatformFailure.Reason)
}

extension CustomerCallFailure {
    /// What the failure means for a delivery.
    var failure: AgentAnswer.Failure {
        switch self {
        case .unknownChat: .refused(reason: "the chat is not known")
        case .busy(let pause?, let status): .busy(pause, reason: "status \(status)")
        case .busy(nil, let status) where status >= 500: .failing(reason: "status \(status)")
        case .busy(nil, let status): .unreachable(reason: "status \(status)")
        case .refused(let status): .refused(reason: "status \(status)")
        case .noAnswer(.malformed): .failing(reason: PlatformFailure.Reason.malformed.rawValue)
        case .noAnswer(let reason): .unreachable(reason: reason.rawValue)
        }
    }

    /// What the failure of a call about one notice means; Web Tools refuse with a status of 200.
    var noticeFailure: AgentAnswer.Failure {
        switch self {
        case .refused(200): .content(reason: failure.reason)
        case .refused(let status) where status > 0: .ofContent(status: status, reason: failure.reason)
        case .refused, .unknownChat, .busy, .noAnswer: failure
        }
    }

    /// Whether it may say that the server does not know the chat: something before the server may say it, too.
    var perhapsUnknownChat: Bool { self == .refused(status: 404) || self == .refused(status: 410) }

    /// Whether another server may take what this one did not.
    var concernsServer: Bool {
        switch self {
        case .busy, .noAnswer: true
        case .unknownChat, .refused: false
        }
    }

    /// Whether the answer was too long to be read, so that what it took from the server is lost unless the history has it.
    var isTooLong: Bool { self == .noAnswer(.tooLarge) }

    /// Whether nothing can be asked now, so that it says nothing about what was asked for.
    var isOutage: Bool {
        if case .noAnswer(let reason) = self { PlatformFailure(reason).isOutage } else { false }
    }

    /// The pause that the server asks for.
    var pause: Milliseconds? {
        if case .busy(let pause, _) = self { pause } else { nil }
    }

    /// Whether the server may have done what was asked.
    var isInDoubt: Bool {
        switch self {
        case .noAnswer(let reason): reason != .notReached
        case .busy(_, let status): status != 429 && status != 503
        case .unknownChat, .refused: false
        }
    }
}
