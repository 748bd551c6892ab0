import Beckon

/// Why the desk refuses a request.
enum DeskFault: Error, Hashable, Sendable {
    /// User or password is wrong.
    case signInFailed
    case notSignedIn
    case foreignOrigin
    /// The account's role does not allow it.
    case forbidden
    /// The chat, callback or event does not exist.
    case unknown
    /// It cannot be done at the moment; try again.
    case busy
    case tooManyAttempts(seconds: Int)
    /// The database is damaged.
    case damaged
    /// The request is invalid; the text says why.
    case bad(String)
    /// The body of a request is not JSON.
    case contentType
    case ended
    /// A file is not taken or not given.
    case file(FileRefusal)
    /// Another agent has the chat; agents may see that agent's name.
    case taken(owner: String?)
    case callbackRefused(CallbackRefusal)

    init(_ refusal: ChatRefusal) {
        self =
            switch refusal.code {
            case .unknownChat, .unknownService, .notAChatService: .unknown
            case .ended: .ended
            case .emptyText: .bad("The text is empty.")
            case .dataTooLong: .bad("The attached data are longer than \(ChatSession.longestData) bytes.")
            case .textTooLong: .bad("The text is longer than \(ChatSession.longestText) bytes.")
            case .taken: .taken(owner: refusal.owner)
            case .file: .file(refusal.file ?? .unknown)
            case .contended, .tooManyOpen: .busy
            }
    }

    /// Maps an error of the database.
    init(_ error: StoreError) {
        self =
            switch error.code {
            case .refused: .bad("A value of the request cannot be stored.")
            case .unusable: .damaged
            default: .busy
            }
    }

    /// Maps an error of the layers below; nil for an unexpected one.
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
