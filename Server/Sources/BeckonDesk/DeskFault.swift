package import Beckon
package import BeckonCallback
import BeckonEdge
import BeckonJSON
import Hummingbird

/// Why the desk refuses a request.
package enum DeskFault: Error, Hashable, Sendable {
    /// User or password is wrong.
    case signInFailed
    /// The password is right, and the account's role may not sign in by one.
    case passwordsOff
    case notSignedIn
    /// The password was right, and more is needed; the text is what the second step begins with.
    case secondStep(SecondStep, half: String)
    /// The first step of a sign-in, or what was being set up, is over.
    case beginAgain
    /// A code is wrong, late, or was used before.
    case codeRefused
    /// The password or the code of somebody who is signed in is wrong.
    case proofRefused
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
        case let error as StoreError: self.init(error)
        default: return nil
        }
    }
}

extension DeskFault {
    /// The answer of the desk's API.
    var response: Response { Fault(self).worded(members) }

    /// Further members of the answer.
    var members: JSONObject {
        guard case .taken(let owner?) = self else { return [:] }
        return ["owner": .string(owner)]
    }

    /// The same, where name and password come with every request.
    package var ofCredentials: any Error {
        switch self {
        case .tooManyAttempts(let seconds): TooManyRequests(.miss, wait: Int64(seconds) * 1_000)
        case .busy: Fault(.unavailable, "Too many passwords are being checked; try again.")
        default: Fault.wrongCredentials
        }
    }
}

extension Fault {
    init(_ fault: DeskFault) {
        switch fault {
        case .signInFailed: self.init(.unauthorized, "User or password is wrong.", word: "sign-in-failed")
        case .passwordsOff:
            self.init(.forbidden, "Sign in with your company account instead.", word: "passwords-off")
        case .notSignedIn: self.init(.unauthorized, "Sign in first.", word: "not-signed-in")
        case .secondStep:
            self.init(.unauthorized, "The second step of the sign-in is missing.", word: "second-step")
        case .beginAgain: self.init(.conflict, "This took too long. Begin again.", word: "begin-again")
        case .codeRefused: self.init(.forbidden, "This code is not accepted.", word: "code-refused")
        case .proofRefused: self.init(.forbidden, "Password or code is wrong.", word: "proof-refused")
        case .foreignOrigin:
            self.init(.forbidden, "Requests from pages of this origin are not allowed.", word: "foreign-origin")
        case .forbidden: self.init(.forbidden, "Your role does not allow this.", word: "forbidden")
        case .unknown: self.init(.notFound, "This chat, callback or event does not exist.", word: "unknown")
        case .busy: self.init(.unavailable, "Try again in a moment.", word: "busy")
        case .tooManyAttempts(let seconds):
            self.init(
                .tooManyRequests, "Too many failed attempts; try again in \(seconds) seconds.",
                word: "too-many-attempts", retryAfter: Int64(seconds))
        case .damaged: self = .damaged
        case .bad(let message): self = .bad(message)
        case .contentType:
            self.init(.unsupportedMediaType, "Content-Type must be application/json.", word: "content-type")
        case .file(.away): self.init(.unavailable, FileRefusal.away.words, word: "files-away", retryAfter: 5)
        case .file(.unknown): self.init(.notFound, FileRefusal.unknown.words, word: "unknown")
        case .file(let refusal): self.init(.conflict, refusal.words, word: "file-\(refusal.rawValue)")
        case .ended: self.init(.conflict, "The chat has ended.", word: "ended")
        case .taken(let owner): self.init(.conflict, "\(owner ?? "Another agent") has this chat.", word: "taken")
        case .callbackRefused(let refusal):
            self.init(
                Kind(refusal.kind), refusal.message, word: "callback-refused", retryAfter: refusal.retryAfter)
        }
    }
}

extension FileRefusal {
    /// The refusal for people at the desk.
    fileprivate var words: String {
        switch self {
        case .ended: "The chat has ended."
        case .noAgent: "No agent is in the chat."
        case .tooLarge: "The file is longer than files of this chat may be."
        case .type: "Programs and web pages are not taken, nor files with another content than their ending says."
        case .tooMany: "The chat holds as many files as it may."
        case .tooMuch: "The chat's files are too long together."
        case .name: "The file's name cannot be used."
        case .infected: "Something harmful was found in the file."
        case .fetched: "The file was fetched as often as it may be."
        case .kept: "The file may not be deleted."
        case .unknown: "This file does not exist."
        case .away: "Files cannot be kept or fetched at the moment."
        }
    }
}
