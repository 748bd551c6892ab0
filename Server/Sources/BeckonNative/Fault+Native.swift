import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird

/// The refusals below `/beckon/1`: `{"error": "<word>", "message": "<text>"}`.
extension Fault {
    static let unauthorized = Fault(
        .unauthorized, "A valid customer token or the secret of a chat is needed.", word: "unauthorized")
    static let unverified = Fault(
        .unauthorized, "The request lacks the proof that it comes from this source.", word: "unverified")
    static let tooManyAttempts = Fault(
        .tooManyRequests, "Too many wrong secrets; wait a minute.", word: "too-many-attempts")
    static let unknown = Fault(.notFound, "There is no such thing.", word: "unknown")
    static let busy = Fault(.unavailable, "Nothing can be stored at the moment; try again.", word: "busy")
    static let damaged = Fault(
        .damaged, "The database is damaged; its operator has to repair it.", word: "damaged")

    static func bad(_ message: String) -> Fault { Fault(.badRequest, message, word: "bad-request") }

    /// Maps an error of the layers below; nil for an unexpected one.
    static func native(_ error: any Error) -> Fault? {
        switch error {
        case let fault as Fault: fault
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
            guard let fault = native(error) else { throw error }
            return fault.answer
        }
    }

    var answer: Response {
        var response = worded()
        if kind == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}
