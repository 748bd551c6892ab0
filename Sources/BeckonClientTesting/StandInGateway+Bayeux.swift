import BeckonJSON
import BeckonTransport
import Foundation

/// The live connection: it counts an answer as received when it is written, as the real one does.
extension StandInGateway {
    func bayeuxChannels(_ request: TransportRequest) throws -> [String] {
        try JSONValue(parsing: request.body).array?.compactMap { $0["channel"]?.string } ?? []
    }

    func bayeux(_ request: TransportRequest) async throws -> TransportResponse {
        let messages = try JSONValue(parsing: request.body).array ?? []
        var replies: [JSONValue] = []
        for message in messages {
            if message["channel"]?.string == "/meta/connect" {
                replies += try await connect(message)
            }
            replies.append(reply(to: message, request))
        }
        return Self.json(.array(replies))
    }

    /// Holds a connect until there are events, and takes them.
    func connect(_ message: JSONValue) async throws -> [JSONValue] {
        guard let clientID = message["clientId"]?.string else { return [] }
        while true {
            guard let session = sessions[clientID] else { return [] }
            let events = session.isSubscribed ? takeEvents(clientID, session) : []
            if !events.isEmpty || message["advice"]?["timeout"]?.int == 0 { return events }
            await change()
            if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
            if isDown { throw TransportError(code: .connectionLost, message: "down") }
        }
    }

    func takeEvents(_ clientID: String, _ session: Session) -> [JSONValue] {
        var events: [JSONValue] = []
        for (id, chat) in chats where chat.userHeader == session.userHeader && chat.isCreated {
            let sent = session.sent[id] ?? max(0, chat.cursor - resend)
            guard chat.events.count > sent || (chat.isOver && session.sent[id + "/over"] == nil) else { continue }
            sessions[clientID]?.sent[id] = chat.events.count
            if chat.isOver { sessions[clientID]?.sent[id + "/over"] = 1 }
            chats[id]?.cursor = chat.events.count
            events.append([
                "data": [
                    "message": resource(id, after: sent), "id": "0123456789abcdef0123456789abcdef",
                    "tag": .string("service.chat.refresh." + id),
                ],
                "channel": "/_genesys",
            ])
        }
        return events
    }

    func reply(to message: JSONValue, _ request: TransportRequest) -> JSONValue {
        let channel = message["channel"]?.string ?? ""
        var reply: JSONObject = ["channel": .string(channel), "successful": true]
        reply["id"] = message["id"]
        let clientID = message["clientId"]?.string ?? ""
        switch channel {
        case "/meta/handshake":
            counter += 1
            sessions["client\(counter)"] = Session(userHeader: request.headers["gms_user"] ?? "")
            reply["clientId"] = .string("client\(counter)")
            reply["version"] = "1.0"
            reply["supportedConnectionTypes"] = ["long-polling"]
            reply["advice"] = ["reconnect": "retry", "interval": 0, "timeout": 30_000]
        case _ where sessions[clientID] == nil && channel != "/meta/disconnect":
            reply["successful"] = false
            reply["error"] = "402::Unknown client"
            reply["advice"] = ["reconnect": "handshake", "interval": 0]
        case "/meta/subscribe":
            sessions[clientID]?.isSubscribed = true
            reply["subscription"] = message["subscription"]
        case "/meta/disconnect":
            farewells.append(message)
            leave(clientID, message["ext"]?["transcriptPosition"]?.string.flatMap(Int.init))
        default: break
        }
        return .object(reply)
    }

    func leave(_ clientID: String, _ position: Int?) {
        let session = sessions.removeValue(forKey: clientID)
        if let position, let user = session?.userHeader {
            for (id, chat) in chats where chat.userHeader == user {
                chats[id]?.cursor = min(position, chat.events.count)
            }
        }
        waiting.giveAll()
    }
}
