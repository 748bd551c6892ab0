import Foundation
import Synchronization

/// An agent's session: the queue of chats, and attributes of interactions (icws §2 to §6).
///
/// Messages are read by polls. After each change at the desk a poll gives the whole queue.
extension SimulatedPureConnect {
    /// The sessions, and what was written to interactions.
    final class Sessions: Sendable {
        /// The most sessions; a further one ends the oldest.
        static let most = 50

        struct Session {
            let token: String
            var subscriptions: [String: [String]] = [:]
            /// The desk's version that the session knows; nil before its first poll.
            var known: Int64?
        }

        private struct State {
            var sessions: [String: Session] = [:]
            var order: [String] = []
            var attributes: [String: [String: String]] = [:]
            var number = 0
        }

        private let state = Mutex(State())

        func begin() -> (id: String, token: String) {
            state.withLock { state in
                state.number += 1
                let (id, token) = ("\(210_000_000 + state.number)", UUID().uuidString)
                if state.order.count >= Self.most { state.sessions[state.order.removeFirst()] = nil }
                state.order.append(id)
                state.sessions[id] = Session(token: token)
                return (id, token)
            }
        }

        func end(_ id: String) {
            state.withLock { state in
                state.order.removeAll { $0 == id }
                state.sessions[id] = nil
            }
        }

        func session(_ id: String) -> Session? { state.withLock { $0.sessions[id] } }

        func change(_ id: String, _ body: (inout Session) -> Void) {
            state.withLock { state in
                guard var session = state.sessions[id] else { return }
                body(&session)
                state.sessions[id] = session
            }
        }

        func attributes(of interaction: String) -> [String: String] {
            state.withLock { $0.attributes[interaction] ?? [:] }
        }

        func write(_ attributes: [String: String], to interaction: String) {
            state.withLock { $0.attributes[interaction, default: [:]].merge(attributes) { $1 } }
        }
    }

    /// What was written to the interaction of a chat of the gateway.
    package func attributes(ofChat customer: String) -> [String: String] {
        chats.all.last { $0.customer == customer }.map { sessions.attributes(of: $0.id) } ?? [:]
    }

    func session(_ request: StandInRequest) -> SimulatedAnswer {
        let path = request.path.dropFirst().map { $0 }
        if request.method == "POST", path == ["connection"] { return connect(request.json) }
        guard let id = path.first, let session = sessions.session(id),
            request.headers["inin-icws-csrf-token"] == session.token
        else { return Self.refusal(401, "error.session.unauthorized") }
        switch (request.method, path.dropFirst().first, path.count) {
        case ("DELETE", "connection", 2):
            sessions.end(id)
            return SimulatedAnswer(204)
        case (_, "messaging", 5) where path[2] == "subscriptions" && path[3] == "queues":
            return subscription(request, id, path[4])
        case ("GET", "messaging", 3): return messages(of: id, session)
        case ("POST", "interactions", 3): return write(request.json, to: path[2])
        default: return Self.refusal(404, "error.request.unsupported")
        }
    }

    private func connect(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let user = json["userID"]?.string, json["password"]?.string?.isEmpty == false else {
            return Self.refusal(400, "error.request.connection.authenticationFailure")
        }
        let (id, token) = sessions.begin()
        return SimulatedAnswer(
            201,
            headers: [
                ("ININ-ICWS-CSRF-Token", token), ("ININ-ICWS-Session-ID", id),
                ("Set-Cookie", "icws_\(id)=\(UUID().uuidString); Path=/icws/\(id)"),
            ],
            body: ([
                "__type": "urn:inin.com:connection:icAuthConnectionResponse", "csrfToken": .string(token),
                "sessionId": .string(id), "alternateHostList": [], "userID": .string(user),
                "userDisplayName": .string(user), "icServer": "IC1", "features": [],
            ] as SimulatedJSON).bytes)
    }

    private func subscription(_ request: StandInRequest, _ id: String, _ name: String) -> SimulatedAnswer {
        let wanted = (request.json["queueIds"]?.elements ?? []).compactMap { $0["queueName"]?.string }
        sessions.change(id) { session in
            session.subscriptions[name] = request.method == "DELETE" ? nil : wanted
            session.known = nil
        }
        return SimulatedAnswer(request.method == "DELETE" ? 204 : 200, json: [:])
    }

    private func messages(of id: String, _ session: Sessions.Session) -> SimulatedAnswer {
        let version = desk.version
        guard session.known != version else { return SimulatedAnswer(json: []) }
        sessions.change(id) { $0.known = version }
        let messages = session.subscriptions.keys.sorted().map { name -> SimulatedJSON in
            let queue = session.subscriptions[name]?.contains(workgroup) == true ? interactions : []
            return [
                "__type": "urn:inin.com:queues:queueContentsMessage", "isDelta": false,
                "subscriptionId": .string(name), "interactionsAdded": .array(queue), "interactionsChanged": [],
                "interactionsRemoved": [],
            ]
        }
        return SimulatedAnswer(json: .array(messages))
    }

    /// The chats that are not over, with their attributes.
    private var interactions: [SimulatedJSON] {
        chats.all.compactMap { chat in
            guard let conversation = desk.conversation(chat.conversation), conversation.state != .ended else {
                return nil
            }
            var attributes = sessions.attributes(of: chat.id)
            attributes["beckon_chat"] = chat.customer
            attributes["Eic_State"] = conversation.agent == nil ? "O" : "C"
            let members = attributes.sorted { $0.key < $1.key }.map {
                (name: $0.key, value: SimulatedJSON.string($0.value))
            }
            return ["interactionId": .string(chat.id), "attributes": .object(members)]
        }
    }

    private func write(_ json: SimulatedJSON, to interaction: String) -> SimulatedAnswer {
        guard let chat = chats.chat(numbered: interaction), let attributes = json["attributes"]?.texts else {
            return Self.refusal(404, "error.request.interaction.notFound")
        }
        sessions.write(attributes, to: interaction)
        if let word = attributes["beckon_receipt"], let conversation = desk.conversation(chat.conversation),
            let line = conversation.lines.last(where: { $0.side == .agent })
        {
            desk.mark(line.id, in: conversation.id, as: word)
        } else {
            desk.change(chat.conversation) { _ in }
        }
        return SimulatedAnswer(204)
    }
}
