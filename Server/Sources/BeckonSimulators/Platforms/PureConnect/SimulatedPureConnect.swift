import Foundation
import Synchronization

/// A stand-in for the customer side of a PureConnect server: web chats (icws §8).
///
/// Several of them may share one contact centre, as two servers of a switchover pair do; one that is passive answers 503.
package final class SimulatedPureConnect: StandInPlatform {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The port, 0 for any free one.
        package var port = 0
        /// The workgroup that takes chats; others are refused.
        package var workgroup = "Support"
        /// The pause between two polls that it suggests, in milliseconds.
        package var pollWait = 500
        package var seed: UInt64 = 1
        /// Whether it is of a version that pushes what happens to the address that a web chat names (web-chat 5).
        package var pushes = true

        package init() {}
    }

    package let title = "PureConnect"
    package let desk: StandInDesk
    package let faults: StandInFaults
    let configuration: Configuration
    let chats: PureConnectChats
    let sessions = Sessions()
    package let box = ServerBox()

    private init(_ configuration: Configuration) {
        self.configuration = configuration
        faults = StandInFaults(seed: configuration.seed)
        desk = StandInDesk { UUID().uuidString.lowercased() }
        let caller = WebhookCaller(faults: faults, pause: .seconds(1))
        chats = PureConnectChats { message, chat in
            guard let url = chat.webhook else { return }
            let body: SimulatedJSON = ["messages": [message.json]]
            caller.enqueue(
                .init(conversation: chat.id, url: url, headers: [], body: body.bytes, ended: { _, _ in }))
        }
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedPureConnect {
        let platform = SimulatedPureConnect(configuration)
        platform.box.server = try await SimulatedServer.listen(
            port: configuration.port, handler: { [weak platform] request in await platform?.answerAny(request) })
        return platform
    }

    /// The workgroup that takes chats and callbacks.
    var workgroup: String { configuration.workgroup }

    /// The address to which what happens in a chat of the gateway is pushed; nil if it named none.
    package func webhook(ofChat customer: String) -> String? { chats.all.last { $0.customer == customer }?.webhook }

    // MARK: - Agents

    package func acted(_ act: StandInAct, in conversation: StandInConversation) async {
        switch act {
        case .accepted(let agent):
            for former in conversation.formerAgents where former != agent { state(4, of: former, conversation) }
            state(2, of: agent, conversation)
        case .sent(let line):
            var members: [(name: String, value: SimulatedJSON)]
            if let file = line.file {
                members = Self.message("chatFileMessage")
                members.append(("fileGuid", .string(line.id)))
                members.append(("fileName", .string(file.name)))
                members.append(("fileSize", 1_024))
            } else {
                members = Self.message("chatTextMessage")
                members.append(("contentType", "text/plain"))
                members.append(("value", .string(line.text)))
            }
            chats.add(members, from: Self.participant(line.name), to: conversation.id, line: line.id)
        case .typing(let agent, let isOn):
            chats.add(
                Self.message("chatTypingIndicatorMessage") + [("value", .bool(isOn))], from: Self.participant(agent),
                to: conversation.id)
        case .transferred(let from, let to):
            state(4, of: from, conversation)
            if let to { state(2, of: to, conversation) }
        case .ended(let agent):
            state(4, of: agent, conversation)
            chats.end(conversation.id)
        }
    }

    package func acted(on callback: StandInCallback) async {}

    private func state(_ number: Int64, of agent: String, _ conversation: StandInConversation) {
        chats.add(
            Self.message("chatParticipantStateChangedMessage") + [
                ("state", SimulatedJSON(number)), ("displayName", .string(agent)), ("participantType", "Agent"),
            ], from: Self.participant(agent), to: conversation.id)
    }

    private static func participant(_ agent: String) -> String { "agent-\(agent)" }

    private static func message(_ type: String) -> [(name: String, value: SimulatedJSON)] {
        [("__type", .string("urn:inin.com:webChat:\(type)"))]
    }

    // MARK: - The gateway's requests

    package func answer(_ request: StandInRequest) async -> SimulatedAnswer? {
        if request.path.first?.lowercased() == "websvcs" { return webTools(request) }
        if request.method == "GET", request.path == ["icws", "connection", "features", "web-chat"] {
            return SimulatedAnswer(json: ["featureId": "web-chat", "version": configuration.pushes ? 6 : 2])
        }
        if request.path.count > 1, request.path[0] == "icws",
            request.path[1] == "connection" || Int(request.path[1]) != nil
        {
            return session(request)
        }
        guard request.path.count >= 3, request.path[0] == "icws",
            ["web-chat", "web-callback"].contains(request.path[1])
        else { return Self.refusal(404, "error.request.unsupported") }
        if faults.occurs(.tooMany) {
            return SimulatedAnswer(503, headers: [("retry-after", "1")], body: Array("{}".utf8))
        }
        let (operation, json) = (request.path[2], request.json)
        if request.path[1] == "web-callback" { return callback(request.method, operation, request) }
        if request.method == "POST", operation == "start" { return start(json) }
        let participant = request.path.count > 3 ? request.path[3] : json["participantId"]?.string ?? ""
        guard let chat = chats.chat(participant) else {
            return Self.refusal(400, "error.request.webChat.invalidParticipantId")
        }
        if faults.occurs(.lostConversations) {
            chats.forget(participant)
            return Self.refusal(400, "error.request.webChat.invalidParticipantId")
        }
        return perform(request.method, operation, json, participant, chat)
    }

    func perform(
        _ method: String, _ operation: String, _ json: SimulatedJSON, _ participant: String,
        _ chat: PureConnectChats.Chat
    ) -> SimulatedAnswer {
        switch (method, operation) {
        case ("POST", "send-message"):
            guard let text = json["message"]?.string, json["contentType"]?.string != nil else {
                return Self.refusal(400, "error.request.missingProperty")
            }
            let isNotice =
                text.hasPrefix(Self.recapHeading) || text.hasPrefix("customer is ")
                || text.hasPrefix("The customer sent something that ")
            guard !faults.refusals.refuse(text, id: chat.customer, isNotice: isNotice) else {
                return faults.refusals.answer(Self.refusal(400, "error.request.webChat.invalidMessage"))
            }
            say(text, participant, chat)
        case ("POST", "typing-state"):
            let isOn = json["typingIndicator"]?.bool ?? false
            desk.change(chat.conversation) { $0.isTyping = isOn }
        case ("POST", "reconnect"):
            guard json["chatId"]?.string == chat.id else {
                return Self.refusal(400, "error.request.webChat.invalidChatId")
            }
        case ("GET", "messages"): return batch(chats.poll(participant), chat)
        case ("GET", "message-history"): return batch(chats.history(participant), chat)
        case ("POST", "exit"):
            chats.forget(participant)
            desk.change(chat.conversation) { $0.state = .ended }
        default: return Self.refusal(404, "error.request.unsupported")
        }
        return SimulatedAnswer(204)
    }

    func start(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let name = json["participantName"]?.string, let target = json["targetName"]?.string,
            json["targetType"]?.string != nil
        else { return Self.refusal(400, "error.request.missingProperty") }
        guard target == configuration.workgroup else { return Self.refusal(400, "error.request.webChat.invalidTarget") }
        let participant = UUID().uuidString.lowercased()
        var attributes = json["attributes"]?.texts ?? [:]
        // Which chat of the gateway it is, for the record alone.
        let customer = attributes.removeValue(forKey: "beckon_chat") ?? participant
        desk.lose(customer)
        let conversation = desk.begin(customer, name: name, data: attributes)
        let webhook = configuration.pushes ? json["webhook"]?.string : nil
        let chat = chats.begin(
            participant, in: conversation.id, customer: customer, name: name, webhook: webhook)
        return SimulatedAnswer(
            json: [
                "__type": "urn:inin.com:webChat:startChatResponse",
                "pollWaitSuggestion": .string("\(configuration.pollWait)"), "participantId": .string(participant),
                "chatId": .string(chat), "dateFormat": "MM/dd/yyyy", "timeFormat": "HH:mm",
            ])
    }

    private func say(_ text: String, _ participant: String, _ chat: PureConnectChats.Chat) {
        let number = chats.add(
            Self.message("chatTextMessage") + [("contentType", "text/plain"), ("value", .string(text))],
            from: participant, to: chat.conversation)
        let presence = ["customer is not online": true, "customer is online again": false][text]
        _ = desk.take(
            StandInDesk.Said(
                customer: chat.customer, id: "\(participant)/\(number)", name: chat.name, text: text,
                isNotice: presence != nil || text.hasPrefix(Self.recapHeading)))
        if let presence { desk.change(chat.conversation) { $0.isAway = presence } }
    }

    /// How the gateway begins what was said in a chat before its server lost it.
    private static let recapHeading = "Earlier in this chat:\n"

    /// Notes that the gateway got messages.
    func given(_ messages: [PureConnectChats.Message], _ chat: PureConnectChats.Chat) {
        for message in messages {
            guard let line = message.line, desk.mark(line, in: chat.conversation, firstAs: "sent") else { continue }
            desk.note(.outgoing, "text", chat.customer, id: line, text: message.text, .accepted)
        }
    }

    private func batch(_ messages: [PureConnectChats.Message], _ chat: PureConnectChats.Chat) -> SimulatedAnswer {
        given(messages, chat)
        return SimulatedAnswer(
            json: [
                "pollWaitSuggestion": .string("\(configuration.pollWait)"),
                "messages": .array(messages.map(\.json)),
            ])
    }

    static func refusal(_ status: Int, _ id: String) -> SimulatedAnswer {
        SimulatedAnswer(status, json: ["errorId": .string(id), "message": "(localised text)"])
    }
}

/// The web chats of a stand-in, with what each customer can read.
final class PureConnectChats: Sendable {
    struct Message: Sendable {
        let json: SimulatedJSON
        /// The agent's line that it shows; nil for anything else.
        let line: String?

        var text: String { json["value"]?.string ?? "" }
    }

    struct Chat: Sendable {
        let id: String
        let conversation: String
        let customer: String
        let name: String
        let participant: String
        var webhook: String?
        var messages: [Message] = []
        var read = 0
        var isOver = false
    }

    private let chats = Mutex<[String: Chat]>([:])
    private let count = Atomic(2_110_000)
    /// Is told of each message in a chat that names an address for them.
    private let push: @Sendable (Message, Chat) -> Void

    init(push: @escaping @Sendable (Message, Chat) -> Void) { self.push = push }

    func begin(
        _ participant: String, in conversation: String, customer: String, name: String, webhook: String?
    ) -> String {
        let id = "\(count.add(1, ordering: .relaxed).oldValue)"
        chats.withLock {
            $0[participant] = Chat(
                id: id, conversation: conversation, customer: customer, name: name, participant: participant,
                webhook: webhook)
        }
        return id
    }

    func chat(_ participant: String) -> Chat? { chats.withLock { $0[participant] } }

    /// All chats, in the order of their numbers.
    var all: [Chat] { chats.withLock { $0.values.sorted { ($0.id.count, $0.id) < ($1.id.count, $1.id) } } }

    func chat(numbered id: String) -> Chat? { chats.withLock { $0.values.first { $0.id == id } } }

    func forget(_ participant: String) { chats.withLock { $0[participant] = nil } }

    /// Adds a message for the customer of a conversation, and returns its sequence number.
    @discardableResult
    func add(
        _ members: [(name: String, value: SimulatedJSON)], from participant: String, to conversation: String,
        line: String? = nil
    ) -> Int64 {
        let added = chats.withLock { chats -> (number: Int64, message: Message, chat: Chat)? in
            guard let key = chats.first(where: { $0.value.conversation == conversation })?.key, let chat = chats[key]
            else { return nil }
            let number = Int64(chat.messages.count)
            let json = SimulatedJSON.object(
                members + [
                    (name: "participantId", value: .string(participant)),
                    (name: "sequenceNumber", value: SimulatedJSON(number)),
                    (name: "timestamp", value: .string(StandInClock.text(StandInClock.now()))),
                ])
            let message = Message(json: json, line: line)
            chats[key]?.messages.append(message)
            return (number, message, chat)
        }
        guard let added else { return -1 }
        if added.chat.webhook != nil { push(added.message, added.chat) }
        return added.number
    }

    /// The customer's own part of a conversation is over.
    func end(_ conversation: String) {
        let participant = chats.withLock { $0.first { $0.value.conversation == conversation }?.key }
        guard let participant else { return }
        add(
            [
                ("__type", "urn:inin.com:webChat:chatParticipantStateChangedMessage"), ("state", 4),
                ("participantType", "WebUser"),
            ], from: participant, to: conversation)
    }

    /// The messages since the last poll.
    func poll(_ participant: String) -> [Message] {
        chats.withLock { chats in
            guard let chat = chats[participant] else { return [] }
            chats[participant]?.read = chat.messages.count
            return Array(chat.messages.dropFirst(chat.read))
        }
    }

    func history(_ participant: String) -> [Message] { chats.withLock { $0[participant]?.messages ?? [] } }
}
