import Beckon
import BeckonCallback
import BeckonEdge
import GMSContract
import HTTPTypes
import Hummingbird

/// Why an operation of chat version 2 failed: the chat server's number with its words, or that it may be repeated.
struct ChatV2Fault: PossibleMiss, Hashable, Sendable {
    let status: ChatV2Answer.Status
    let code: Int64
    let advice: String
    /// Whether the client has to learn that there is no such chat any more.
    let isEnded: Bool
    /// After how many seconds the same request may be taken.
    var retryAfter: Int64?

    var isMiss: Bool { self == .unknownChat }

    /// The chat or its key is unknown; the same for both.
    static let unknownChat = ChatV2Fault(status: .failed, code: 249, advice: "No such chat.", isEnded: true)
    static let noNickname = ChatV2Fault(
        status: .failed, code: 161, advice: "The parameter nickname is missing.", isEnded: true)

    static let busy = later("The request cannot be carried out at the moment; try again.")

    /// The chat is over.
    static let over = ChatV2Fault(status: .failed, code: 249, advice: "The chat has ended.", isEnded: true)

    static func missing(_ name: String) -> ChatV2Fault {
        ChatV2Fault(status: .failed, code: 249, advice: "The parameter \(name) is missing.", isEnded: false)
    }

    static func refused(_ advice: String) -> ChatV2Fault {
        ChatV2Fault(status: .failed, code: 249, advice: advice, isEnded: false)
    }

    /// Maps what the services below throw; nil for what has an HTTP status of its own.
    init?(_ error: any Error) {
        switch error {
        case let fault as ChatV2Fault: self = fault
        case let refusal as ChatRefusal: self.init(refusal)
        case let refusal as CallbackRefusal where refusal.isForNow: self = .later("The chat is busy; try again.")
        case let error as StoreError where error.code == .refused:
            self = .refused("A value of the request cannot be stored.")
        case is StoreError: self = .later("Nothing can be stored at the moment; try again.")
        case let error as TooManyRequests:
            let code: Int64 = error.act == .creation ? 240 : 249
            self = .later("Too many requests; try again.", code: code, after: error.seconds)
        case let fault as Fault where fault.kind == .badRequest: self = .refused(fault.message)
        default: return nil
        }
    }

    private init(_ refusal: ChatRefusal) {
        switch refusal.code {
        case .unknownService, .unknownChat, .notAChatService: self = .unknownChat
        case .ended:
            self = .over
        case .emptyText: self = .missing("message")
        case .dataTooLong:
            self = .refused("The attached data are longer than \(ChatSession.longestData) bytes together.")
        case .textTooLong:
            self = ChatV2Fault(
                status: .failed, code: 204,
                advice: "The message is longer than \(ChatSession.longestText) bytes.", isEnded: false)
        case .contended, .taken: self = .later("The chat is busy; try again.")
        case .file: self.init(refusal.file ?? .unknown)
        case .tooManyOpen:
            self = ChatV2Fault(
                status: .failed, code: 240, advice: "The limit of open chats is reached; end one first.", isEnded: true)
        }
    }

    private init(_ refusal: FileRefusal) {
        switch refusal {
        case .ended: self = .over
        case .noAgent: self = .refused("Files can be sent while an agent is in the chat.")
        case .tooLarge: self = Self.file(202, "The file is too long.")
        case .type: self = Self.file(203, "Files of this type are not taken.")
        case .tooMany: self = Self.file(201, "The chat holds as many files as it may.")
        case .tooMuch: self = Self.file(202, "The chat's files are too long together.")
        case .name: self = Self.file(203, "The file's name cannot be used.")
        case .infected: self = Self.file(203, "Something harmful was found in the file.")
        case .fetched: self = .refused("The file was fetched as often as it may be.")
        case .kept: self = .refused("The file may not be deleted.")
        case .unknown: self = .refused("There is no such file.")
        case .away: self = .later("Files cannot be kept or fetched at the moment; try again.")
        }
    }

    private static func file(_ code: Int64, _ advice: String) -> ChatV2Fault {
        ChatV2Fault(status: .failed, code: code, advice: advice, isEnded: false)
    }

    private init(status: ChatV2Answer.Status, code: Int64, advice: String, isEnded: Bool) {
        self.status = status
        self.code = code
        self.advice = advice
        self.isEnded = isEnded
    }

    private static func later(_ advice: String, code: Int64 = 249, after seconds: Int64 = 1) -> ChatV2Fault {
        var fault = ChatV2Fault(status: .later, code: code, advice: advice, isEnded: false)
        fault.retryAfter = seconds
        return fault
    }

    /// The answer with HTTP 200, since clients read nothing else.
    ///
    /// - Parameter chat: The chat in the request's path; empty for none.
    /// - Returns: The answer.
    func response(_ chat: String) -> Response {
        var response = Response.json(answer(chat).encoded())
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }

    /// The answer's body.
    ///
    /// - Parameter chat: The chat in the request's path; empty for none.
    /// - Returns: The answer.
    func answer(_ chat: String) -> ChatV2Answer {
        ChatV2Answer(
            status: status, isEnded: isEnded, chatID: chat, errors: [.init(code: code, advice: advice)])
    }
}
