import BayeuxHTTP
import Beckon
import BeckonEdge
import GMSContract
import HTTPTypes
import Hummingbird
import NIOCore

/// The REST side of chat version 2: `/genesys/2/chat/…`, all of it POST.
///
/// Its clients accept only HTTP 200, so a failure is in the body; an unknown service, wrong credentials, and a body that is too
/// long or of another content type have a status of their own.
struct GMSChatV2Routes: Sendable {
    let chat: GMSChatV2
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func add<Context: RequestContext>(to router: Router<Context>) {
        let group = router.group("genesys/2/chat")
        group.post(":service") { request, context in
            let service = try service(request, context)
            return try await answer("") {
                let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
                try limits.admit(.creation, of: call.user, call, time: chat.time)
                let answer = try await chat.request(service, call)
                limits.knows(
                    Self.secret(ChatID(answer.body.chatID), answer.body.userID, answer.body.secureKey), at: call.peer)
                return answer
            }
        }
        group.post(":service/:chat/:operation") { request, context in
            let service = try service(request, context)
            let id = try context.parameters.require("chat")
            guard let operation = GMSChatV2.Operation(rawValue: try context.parameters.require("operation")) else {
                throw Fault.unknownID
            }
            return try await answer(id) {
                let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
                let act = LimitedAct.ofChatV2[operation.rawValue] ?? .change
                let secret = Self.secret(ChatID(id), call.parameters["userId"], call.parameters["secureKey"])
                return try await limits.trying(secret, call, time: chat.time) {
                    // The chat's share is for those who have its key.
                    try await chat.perform(operation, ChatID(id), of: service, call) {
                        if act != .read { try limits.admit(act, of: id, call, time: chat.time) }
                        if act != .send, call.parameters.first(of: "message") != nil {
                            try limits.admit(.send, call, user: id, time: chat.time)
                        }
                    }
                }
            }
        }
    }

    private func service<Context: RequestContext>(_ request: Request, _ context: Context) throws -> String {
        let name = try context.parameters.require("service")
        try access.check(request, service: name)
        guard chat.offers(name) else { throw Fault.unknownID }
        return name
    }

    /// The answer of an operation, or its failure in the words of chat version 2.
    private func answer(_ id: String, _ work: () async throws -> GMSChatV2.Answer) async throws -> Response {
        do {
            let answer = try await work()
            return chat.chats.response(answer.body.encoded(), moving: answer.cursor, position: answer.position)
        } catch {
            guard let fault = ChatV2Fault(error) else { throw error }
            return fault.response(id)
        }
    }

    /// What a caller of a chat has to know.
    static func secret(_ chat: ChatID, _ user: String?, _ key: String?) -> String {
        "chat \(chat.text) \(user ?? "") \(key ?? "")"
    }
}
