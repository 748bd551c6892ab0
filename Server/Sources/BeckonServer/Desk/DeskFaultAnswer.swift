import Beckon
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird

/// A fault in the shape of the desk's API: a status, and `{"error": "<word>", "message": "<text>"}`.
struct DeskFaultAnswer: Hashable, Sendable {
    let status: Int
    /// A word that a program can act on.
    let word: String
    let message: String
    /// The name of the agent who has the chat, for `taken`.
    private(set) var owner: String?
    /// After how many seconds to try again; nil if trying again does not help.
    private(set) var retryAfter: Int?

    private init(_ status: Int, _ word: String, _ message: String, retryAfter: Int? = nil) {
        self.status = status
        self.word = word
        self.message = message
        self.retryAfter = retryAfter
    }

    init(_ fault: DeskFault) {
        switch fault {
        case .signInFailed: self.init(401, "sign-in-failed", "User or password is wrong.")
        case .notSignedIn: self.init(401, "not-signed-in", "Sign in first.")
        case .foreignOrigin: self.init(403, "foreign-origin", "Requests from pages of this origin are not allowed.")
        case .forbidden: self.init(403, "forbidden", "Your role does not allow this.")
        case .unknown: self.init(404, "unknown", "This chat, callback or event does not exist.")
        case .busy: self.init(503, "busy", "Try again in a moment.", retryAfter: 1)
        case .tooManyAttempts(let seconds):
            self.init(
                429, "too-many-attempts", "Too many failed attempts; try again in \(seconds) seconds.",
                retryAfter: seconds)
        case .damaged: self.init(503, "damaged", "The database is damaged; its operator has to repair it.")
        case .bad(let message): self.init(400, "bad-request", message)
        case .contentType: self.init(415, "content-type", "Content-Type must be application/json.")
        case .file(.away): self.init(503, "files-away", "Files cannot be kept or fetched at the moment.", retryAfter: 5)
        case .file(.unknown): self.init(404, "unknown", "This file does not exist.")
        case .file(let refusal): self.init(409, "file-\(refusal.rawValue)", refusal.words)
        case .ended: self.init(409, "ended", "The chat has ended.")
        case .taken(let owner):
            self.init(409, "taken", "\(owner ?? "Another agent") has this chat.")
            self.owner = owner
        case .callbackRefused(let refusal):
            self.init(Fault.Kind(refusal.kind).status, "callback-refused", refusal.message)
        }
    }

    var body: [UInt8] {
        var members: JSONObject = ["error": .string(word), "message": .string(message)]
        if let owner { members.append(key: "owner", value: .string(owner)) }
        return JSONValue.object(members).encoded()
    }

    var response: Response {
        var response = Response.json(body, status: .init(code: status))
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }
}
