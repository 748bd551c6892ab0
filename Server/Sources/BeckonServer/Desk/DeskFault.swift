import Beckon

/// Why the desk does not do something.
enum DeskFault: Error, Hashable, Sendable {
    /// User or password is wrong.
    case signInFailed
    case notSignedIn
    case foreignOrigin
    /// It is for admins.
    case forbidden
    /// There is no such chat, callback or event.
    case unknown
    /// It cannot be done at the moment.
    case busy
    case tooManyAttempts(seconds: Int)
    /// The database is damaged.
    case damaged
    /// What was asked for makes no sense; the words say why.
    case bad(String)
    /// The body of a request is not JSON.
    case contentType
    case ended
    /// Another agent has the chat, whose name the agents may see.
    case taken(owner: String?)
    case callbackRefused(CallbackRefusal)

    init(_ refusal: ChatRefusal) {
        self =
            switch refusal.code {
            case .unknownChat, .unknownService, .notAChatService: .unknown
            case .ended: .ended
            case .emptyText: .bad("The text is empty.")
            case .textTooLong: .bad("The text is longer than \(ChatSession.longestText) bytes.")
            case .taken: .taken(owner: refusal.owner)
            case .contended, .tooManyOpen: .busy
            }
    }

    /// What is said when the database cannot take or give it.
    init(_ error: StoreError) {
        self =
            switch error.code {
            case .refused: .bad("A value of the request cannot be stored.")
            case .unusable: .damaged
            default: .busy
            }
    }

    /// What an error of the layers below is to an agent; nil for one that is not expected.
    init?(of error: any Error) {
        switch error {
        case let fault as DeskFault: self = fault
        case let refusal as ChatRefusal: self.init(refusal)
        case let refusal as CallbackRefusal: self = .callbackRefused(refusal)
        case is NativeFault: self = .unknown
        case let error as StoreError: self.init(error)
        default: return nil
        }
    }
}
