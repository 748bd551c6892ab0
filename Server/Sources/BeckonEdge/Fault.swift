import Beckon
package import BeckonCallback
package import BeckonJSON
import HTTPTypes
package import Hummingbird

/// Why a request is refused; each surface answers it in the form that its clients read.
package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which refusal it is; its HTTP status goes with it.
    package enum Kind: Hashable, Sendable {
        case badRequest
        /// Credentials are missing or wrong; the answer asks for them.
        case unauthorized
        case forbidden
        case notFound
        /// What is asked for does not go with how things stand.
        case conflict
        /// It was there.
        case gone
        case payloadTooLarge
        case unsupportedMediaType
        case tooManyRequests
        case unavailable
        /// A fault that trying again does not correct.
        case damaged

        package var status: Int {
            switch self {
            case .badRequest: 400
            case .unauthorized: 401
            case .forbidden: 403
            case .notFound: 404
            case .conflict: 409
            case .gone: 410
            case .payloadTooLarge: 413
            case .unsupportedMediaType: 415
            case .tooManyRequests: 429
            case .unavailable, .damaged: 503
            }
        }

        /// After how many seconds a request may be tried again, where nobody knows it better; nil if that does not help.
        fileprivate var wait: Int64? {
            switch self {
            case .unavailable: 1
            case .tooManyRequests: 60
            default: nil
            }
        }
    }

    package let kind: Kind
    /// The message, safe to show: it names options and parameters, never their values.
    package let message: String
    /// A word that a program can act on, where GMS has no form of its own.
    package let word: String
    /// After how many seconds the same request may be taken; nil if trying again does not help.
    package let retryAfter: Int64?

    package init(_ kind: Kind, _ message: String, word: String = "refused", retryAfter: Int64? = nil) {
        self.kind = kind
        self.message = message
        self.word = word
        self.retryAfter = retryAfter ?? kind.wait
    }

    package var description: String { "\(kind.status) \(message)" }

    /// The answer `{"error": "<word>", "message": "<text>"}`, with further members.
    package func worded(_ members: JSONObject = [:]) -> Response {
        var body: JSONObject = ["error": .string(word), "message": .string(message)]
        for (name, value) in members { body[name] = value }
        var response = Response.json(JSONValue.object(body).encoded(), status: .init(code: kind.status))
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }

    package static let unsupportedContentType = Fault(
        .unsupportedMediaType,
        "Content-Type must be application/x-www-form-urlencoded, multipart/form-data or application/json.")

    package static let wrongCredentials = Fault(.unauthorized, "User or password is missing or wrong.")
    /// The person may not do this; GMS' own words.
    package static let forbidden = Fault(.forbidden, "Requires permission")

    /// The same for an id that never existed, has ended, or is another customer's.
    package static let unknownID = Fault(.notFound, "No such service.")

    /// There is nothing of this name in something that the caller may read.
    package static let unknownKey = Fault(.notFound, "Nothing is kept under this key.")

    package static let busy = Fault(.unavailable, "Nothing can be stored at the moment; try again.", word: "busy")
    package static let damaged = Fault(
        .damaged, "The database is damaged; its operator has to repair it.", word: "damaged")

    package static func bad(_ message: String) -> Fault { Fault(.badRequest, message, word: "bad-request") }

    package static func badValue(_ name: String) -> Fault {
        Fault(.badRequest, "The value of \(name) is not valid.")
    }
}

/// The table from what the layers below refuse to a fault.
extension Fault {
    /// Maps an error; nil for one that no caller caused.
    package init?(of error: any Error) {
        switch error {
        case let fault as Fault: self = fault
        case let refusal as ChatRefusal: self.init(refusal)
        case let refusal as CallbackRefusal:
            self.init(Kind(refusal.kind), refusal.message, retryAfter: refusal.retryAfter)
        case let refusal as TooManyRequests:
            self.init(.tooManyRequests, refusal.message, retryAfter: refusal.seconds)
        case let error as StoreError:
            switch error.code {
            case .refused: self = .bad("A value of the request cannot be stored.")
            case .unusable: self = .damaged
            default: self = .busy
            }
        default: return nil
        }
    }

    private init(_ refusal: ChatRefusal) {
        switch refusal.code {
        case .unknownService, .unknownChat, .notAChatService: self = .unknownID
        case .ended: self.init(.badRequest, "The chat session has ended.")
        case .emptyText: self.init(.badRequest, "The parameter message is missing or empty.")
        case .dataTooLong:
            self.init(
                .payloadTooLarge, "The attached data are longer than \(ChatSession.longestData) bytes together.")
        case .textTooLong:
            self.init(.badRequest, "The parameter message is longer than \(ChatSession.longestText) bytes.")
        case .contended, .taken: self.init(.unavailable, "The chat is busy; try again.")
        case .file: self.init(.badRequest, "The file is not taken.")
        case .tooManyOpen:
            self.init(.tooManyRequests, "This gms_user has reached the limit of open chats; end one first.")
        }
    }
}

extension Fault.Kind {
    /// The kind of a callback's refusal.
    package init(_ kind: CallbackRefusal.Kind) {
        self =
            switch kind {
            case .invalid, .number, .time: .badRequest
            case .forbidden: .forbidden
            case .unknownService, .unknown, .unknownInstance: .notFound
            case .notNow, .noAccessNumber: .unavailable
            }
    }
}

extension TooManyRequests {
    /// The message, safe to show.
    fileprivate var message: String { "Too many requests; try again in \(seconds) s." }
}
