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

    /// Maps an error of the layers below; nil for an unexpected one.
    ///
    /// It differs from the table of all surfaces in what chats and callbacks refuse, of which callers here learn only whether
    /// to try again.
    static func native(_ error: any Error) -> Fault? {
        switch error {
        case let refusal as BridgeRefusal: .bad(refusal.message)
        case let refusal as ChatRefusal: refusal.code == .contended ? .busy : .unknown
        case let refusal as CallbackRefusal: refusal.isForNow ? .busy : nil
        // Whoever counts requests answers it.
        case is TooManyRequests: nil
        default: Fault(of: error)
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
