import BeckonJSON
import Measure
import NIOCore
import NIOPosix

/// A running gateway as the generator uses it.
struct Gateway: Sendable {
    let port: Int
    let process: ProcessFigures
    let group: MultiThreadedEventLoopGroup

    func connect() async throws -> HTTPConnection { try await .open(port: port, on: group) }

    /// Creates a chat: with a customer who polls, or with `user` a customer who gets events over Bayeux.
    func makeChat(user: String? = nil, over connection: HTTPConnection) async throws -> Chat {
        let header = user.map { "gms_user: \($0)\r\n" } ?? ""
        let service = try await connection.expect2xx(
            HTTPRequests.form("/genesys/1/service/request-chat", headers: header, ""))
        let id = try service.member("_id")
        let fields = "userDisplayName=Customer" + (user == nil ? "" : "&notify_by=comet")
        let created = try await connection.expect2xx(
            HTTPRequests.form("/genesys/1/service/\(id)/ixn/chat", headers: header, fields))
        return Chat(service: id, id: try created.member("chatSessionId"), user: user)
    }
}

/// A chat under measurement.
struct Chat: Sendable {
    /// The customer's key.
    let service: String
    /// The agent's name for the chat.
    let id: String
    let user: String?

    /// Makes the request of the customer's next message.
    func customerSend(_ text: String) -> ByteBuffer {
        HTTPRequests.form(
            "/genesys/1/service/\(service)/ixn/chat/send", "message=\(text.replacing(" ", with: "+"))")
    }
}

/// An agent signed in at the desk.
struct Agent: Sendable {
    private let cookie: String

    init(password: String, over connection: HTTPConnection) async throws {
        let body: JSONValue = ["user": "agent", "password": .string(password)]
        let answer = try await connection.expect2xx(
            HTTPRequests.json("/desk/api/sign-in", String(decoding: body.encoded(), as: UTF8.self)))
        let lines = answer.head.split(separator: "\r\n")
        guard let line = lines.first(where: { $0.lowercased().hasPrefix("set-cookie:") }),
            let value = line.split(separator: ":").dropFirst().joined(separator: ":").split(separator: ";").first
        else { throw BenchmarkError("the desk's answer has no cookie") }
        cookie = "Cookie:\(value)\r\n"
    }

    func take(_ chat: Chat) -> ByteBuffer {
        HTTPRequests.json("/desk/api/chats/\(chat.id)/take", headers: cookie, "{}")
    }

    func send(_ mark: Mark, to chat: Chat) -> ByteBuffer {
        HTTPRequests.json("/desk/api/chats/\(chat.id)/send", headers: cookie, "{\"text\":\"\(mark.text)\"}")
    }
}

extension HTTPAnswer {
    /// Returns a text member of the JSON object in the answer.
    func member(_ name: String) throws -> String {
        guard let text = try JSONValue(parsing: Array(body.readableBytesView))[name]?.string else {
            throw BenchmarkError("the answer has no \(name)")
        }
        return text
    }
}
