import Beckon
import BeckonJSON
import Hummingbird

/// A refusal below `/beckon/1`: `{"error": "<word>", "message": "<text>"}`.
struct NativeFault: Error, Hashable, Sendable {
    let status: Int
    /// A word that a program can act on.
    let word: String
    /// The message, safe to show: it names members and headers, never their values.
    let message: String

    static let unauthorized = NativeFault(
        status: 401, word: "unauthorized", message: "A valid customer token or the secret of a chat is needed.")
    static let unverified = NativeFault(
        status: 401, word: "unverified", message: "The request lacks the proof that it comes from this source.")
    static let tooManyAttempts = NativeFault(
        status: 429, word: "too-many-attempts", message: "Too many wrong secrets; wait a minute.")
    static let unknown = NativeFault(status: 404, word: "unknown", message: "There is no such thing.")
    static let busy = NativeFault(status: 503, word: "busy", message: "Nothing can be stored at the moment; try again.")

    static let damaged = NativeFault(
        status: 503, word: "damaged", message: "The database is damaged; its operator has to repair it.")

    static func bad(_ message: String) -> NativeFault {
        NativeFault(status: 400, word: "bad-request", message: message)
    }

    /// Maps an error of the layers below; nil for an unexpected one.
    static func of(_ error: any Error) -> NativeFault? {
        switch error {
        case let fault as NativeFault: fault
        case let refusal as BridgeRefusal: .bad(refusal.message)
        case let refusal as ChatRefusal: refusal.code == .contended ? .busy : .unknown
        case let refusal as CallbackRefusal where refusal.isForNow: .busy
        case let error as StoreError where error.code == .refused: .bad("A value of the request cannot be stored.")
        case let error as StoreError: error.code == .unusable ? .damaged : .busy
        default: nil
        }
    }

    /// Does the work of a request, and answers its refusal; an unexpected error is thrown on.
    static func answering(_ work: () async throws -> Response) async throws -> Response {
        do {
            return try await work()
        } catch {
            guard let fault = of(error) else { throw error }
            return fault.response
        }
    }

    var response: Response {
        let body: JSONValue = ["error": .string(word), "message": .string(message)]
        var response = Response.json(body.encoded(), status: .init(code: status))
        if status == 401 { response.headers[.wwwAuthenticate] = "Bearer" }
        if status == 429 { response.headers[.retryAfter] = "60" }
        if self == .busy { response.headers[.retryAfter] = "1" }
        return response
    }
}
