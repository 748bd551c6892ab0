import Beckon
import BeckonJSON

/// A refusal in the shape of the desk's API: `{"error": "<word>", "message": "<text>"}`.
struct DeskFault: Error, Hashable, Sendable {
    let status: Int
    /// A word that a program can act on.
    let word: String
    let message: String
    /// The name of the agent who has the chat, where that is why.
    var owner: String?
    /// After how many seconds it is worth trying again; nil where it is not.
    var retryAfter: Int?

    static let signInFailed = DeskFault(status: 401, word: "sign-in-failed", message: "User or password is wrong.")
    static let notSignedIn = DeskFault(status: 401, word: "not-signed-in", message: "Sign in first.")
    static let foreignOrigin = DeskFault(status: 403, word: "foreign-origin", message: "Not from this origin.")
    static let forbidden = DeskFault(status: 403, word: "forbidden", message: "This is for admins.")
    static let unknown = DeskFault(status: 404, word: "unknown", message: "There is no such thing.")
    static let busy = DeskFault(status: 503, word: "busy", message: "Try again in a moment.", retryAfter: 1)

    static func tooManyAttempts(seconds: Int) -> DeskFault {
        DeskFault(
            status: 429, word: "too-many-attempts",
            message: "Too many failed attempts; try again in \(seconds) seconds.", retryAfter: seconds)
    }

    static let damaged = DeskFault(
        status: 503, word: "damaged", message: "The database is damaged; its operator has to repair it.")

    static func bad(_ message: String) -> DeskFault {
        DeskFault(status: 400, word: "bad-request", message: message)
    }

    init(status: Int, word: String, message: String, retryAfter: Int? = nil) {
        self.status = status
        self.word = word
        self.message = message
        self.retryAfter = retryAfter
    }

    init(_ refusal: ChatRefusal) {
        switch refusal.code {
        case .unknownChat, .unknownService, .notAChatService: self = .unknown
        case .ended: self.init(status: 409, word: "ended", message: "The chat has ended.")
        case .emptyText: self = .bad("The text is empty.")
        case .textTooLong: self = .bad("The text is longer than \(ChatSession.longestText) bytes.")
        case .taken:
            self.init(status: 409, word: "taken", message: "\(refusal.owner ?? "Another agent") has this chat.")
            owner = refusal.owner
        case .contended, .tooManyOpen: self = .busy
        }
    }

    /// What is said when the database cannot take or give it.
    init(_ error: StoreError) {
        switch error.code {
        case .refused: self = .bad("A value of the request cannot be stored.")
        case .unusable: self = .damaged
        default: self = .busy
        }
    }

    var body: [UInt8] {
        var members: JSONObject = ["error": .string(word), "message": .string(message)]
        if let owner { members.append(key: "owner", value: .string(owner)) }
        return JSONValue.object(members).encoded()
    }
}
