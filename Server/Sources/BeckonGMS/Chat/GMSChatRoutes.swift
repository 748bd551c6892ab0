import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird

/// The REST side of GMS chat v1: `/genesys/1/service/…`.
struct GMSChatRoutes: Sendable {
    let chat: GMSChat
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits

    /// `POST` or `GET /genesys/1/service/{name}`: a live deployment is driven with GET (gms-chat §3.1).
    func createService(_ name: String, _ request: Request) async throws -> Response {
        let call = try await creating(request)
        let body = try await chat.createService(name, call)
        limits.knows(idIn: body, at: call.peer)
        var response = Response.json(body)
        BeckonHeaders.write(to: &response.headers)
        return response
    }

    /// `POST /genesys/1/service/{id}/ixn/chat`.
    func create(_ id: String, _ request: Request) async throws -> Response {
        respond(with: try await chat.create(ServiceID(id), creating(request)))
    }

    /// `POST /genesys/1/service/{id}/ixn/chat/{operation}`.
    func perform(_ operation: String, _ id: String, _ request: Request) async throws -> Response {
        guard let operation = GMSChat.Operation(rawValue: operation) else { throw Fault.unknownID }
        let call = try await call(request)
        // The limits count by the id in the path: it is a secret, so no other caller can use this chat's share up.
        switch operation {
        case .send: try limits.admit(.send, of: id, call, time: chat.time)
        case .startTyping, .stopTyping: try limits.admit(.change, of: id, call, time: chat.time)
        case .refresh where call.parameters.first(of: "push_notification_deviceid") != nil:
            try limits.admit(.change, call, user: id, time: chat.time)
        case .refresh, .disconnect: break
        }
        if operation != .send, call.parameters.first(of: "message") != nil {
            try limits.admit(.send, call, user: id, time: chat.time)
        }
        return respond(with: try await chat.perform(operation, ServiceID(id), call))
    }

    private func creating(_ request: Request) async throws -> Call {
        let call = try await call(request)
        try limits.admit(.creation, of: call.user, call, time: chat.time)
        return call
    }

    private func call(_ request: Request) async throws -> Call {
        try await Call(request, bodyLimit: bodyLimit, urls: urls)
    }

    private func respond(with answer: GMSChat.Answer) -> Response {
        chat.chats.response(answer.body, moving: answer.cursor, position: answer.position)
    }
}
