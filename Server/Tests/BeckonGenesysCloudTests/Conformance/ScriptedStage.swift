import AgentSideConformance
import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime

@testable import BeckonGenesysCloud

/// Agents at a scripted Genesys Cloud: they see the messages of their conversations, write by webhooks, and come and go by
/// snapshots.
final class ScriptedStage: AgentSideStage {
    private struct State {
        var port: PlatformPort?
        /// The legs of each conversation's agents, in the order in which they began.
        var legs: [ChatID: [(agent: StageAgent, leg: ConversationEvents.Agent)]] = [:]
        var count = 0
        /// How often each message was refused, by its id and text.
        var refused: [String: Int] = [:]
    }

    let name = AgentSideName.genesysCloud
    /// Open Messaging has no receipt for reading.
    let carriesReading = false
    private let world = ChatWorld()
    private let state = Mutex(State())

    var agentSides: [any AgentSide] { [world.side] }

    func plug(into node: Node) {
        let port = PlatformPort(agents: node.port(of: .genesysCloud), time: world.time)
        state.withLock { $0.port = port }
    }

    func refuse(_ refusal: StageRefusal) {
        world.genesys.answer { [weak self] call in
            guard call.kind == "message", refusal.refuses(call.body["text"]?.string ?? "") else { return nil }
            self?.state.withLock { $0.refused[Self.name(of: call.body), default: 0] += 1 }
            return .status(refusal.status ?? 400)
        }
    }

    private static func name(of body: JSONValue) -> String {
        "\(body["channel"]?["messageId"]?.string ?? "") \(body["text"]?.string ?? "")"
    }

    func setReachable(_ isReachable: Bool) {
        if isReachable {
            world.genesys.answer(nil)
        } else {
            world.genesys.answer { _ in .fault(.notReached) }
        }
        // The pauses that were asked for are over.
        world.time.advance(by: .seconds(60))
    }

    // MARK: - Acting

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        switch act {
        case .join:
            let legs = change(chat) { state in Self.connect(agent, &state, chat) }
            return try await show(chat, legs)
        case .leave:
            let legs = change(chat) { state in Self.leave(agent, &state, chat) }
            return try await show(chat, legs)
        case .transfer(let other, _):
            let legs = change(chat) { state in
                Self.leave(agent, &state, chat)
                Self.connect(other, &state, chat)
            }
            return try await show(chat, legs)
        case .end:
            let legs = change(chat) { _ in }
            return try await show(chat, legs, isEnded: true)
        case .say(let text, let key): return await send(chat, id: key, text: text, agent)
        case .notice(let text, let key):
            return await send(chat, id: key, text: text, agent, ["metadata": ["beckon.kind": "notice"]])
        case .pushURL(let url, let key):
            let attachment: JSONValue = ["mediaType": "Link", "url": .string(url)]
            let content: JSONValue = [["contentType": "Attachment", "attachment": attachment]]
            return await send(chat, id: key, text: nil, agent, ["content": content])
        case .type:
            let events: JSONValue = [["eventType": "Typing", "typing": ["type": "On", "duration": 5_000]]]
            return await send(chat, id: "typing", type: "Event", text: nil, agent, ["events": events])
        }
    }

    private static func connect(_ agent: StageAgent, _ state: inout State, _ chat: ChatID) {
        state.count += 1
        let leg = ConversationEvents.Agent(
            participant: "leg-\(state.count)", user: agent.rawValue, name: agent.nickname, place: .connected)
        state.legs[chat, default: []].append((agent, leg))
    }

    private static func leave(_ agent: StageAgent, _ state: inout State, _ chat: ChatID) {
        for index in (state.legs[chat] ?? []).indices where state.legs[chat]?[index].agent == agent {
            state.legs[chat]?[index].leg.place = .gone
        }
    }

    private func change(_ chat: ChatID, _ body: (inout State) -> Void) -> [ConversationEvents.Agent] {
        state.withLock { state in
            body(&state)
            return (state.legs[chat] ?? []).map(\.leg)
        }
    }

    /// Reports a snapshot of the conversation.
    private func show(
        _ chat: ChatID, _ agents: [ConversationEvents.Agent], isEnded: Bool = false
    ) async throws -> Bool {
        guard let port = state.withLock({ $0.port }) else { return false }
        let events = ConversationEvents(
            conversation: "conversation-1", customer: chat.text, agents: agents, isEnded: isEnded)
        return try await world.side.context.conversations.apply(events, port) == .applied
    }

    /// Sends a webhook; false if its message failed.
    private func send(
        _ chat: ChatID, id: String, type: String = "Text", text: String?, _ agent: StageAgent,
        _ members: JSONObject = [:]
    ) async -> Bool {
        guard let port = state.withLock({ $0.port }) else { return false }
        let before = failures
        let body = world.body(chat, id: id, type: type, text: text, from: agent.nickname, adding: members)
        return await world.hear(body, port) == 200 && failures == before
    }

    private var failures: Int {
        world.genesys.bodies("receipt").filter { $0["status"]?.string == "Failed" }.count
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        guard let port = state.withLock({ $0.port }) else { return false }
        let isOver = outcome == .complete
        let customer: JSONValue = [
            "purpose": "customer", "state": isOver ? "disconnected" : "connected",
            "attributes": ["beckon.callback": .string(callback.text)],
        ]
        let agent: JSONValue = [
            "purpose": "agent", "state": isOver ? "disconnected" : "connected", "connectedTime": "2026-03-02T09:00:00Z",
        ]
        return try await world.side.context.callbacks.apply(
            ["id": "callback-1", "participants": [customer, agent]], port)
    }

    // MARK: - Looking

    func screen(of chat: ChatID) async throws -> AgentScreen {
        var (screen, seen) = (AgentScreen(), Set<String>())
        var refused = state.withLock { $0.refused }
        for call in world.genesys.calls {
            switch call.kind {
            case "message" where refused[Self.name(of: call.body), default: 0] > 0:
                refused[Self.name(of: call.body), default: 0] -= 1
            case "message" where call.body["channel"]?["from"]?["id"]?.string == chat.text:
                // Genesys Cloud takes a message with a known id as the one that it has.
                let id = call.body["channel"]?["messageId"]?.string ?? ""
                if seen.insert(id).inserted { screen.show(call.body, id: id) }
            case "receipt" where call.body["status"]?.string == "Delivered":
                screen.receipt.delivered = max(screen.receipt.delivered, try await position(of: call.body, in: chat))
            default: break
            }
        }
        return screen
    }

    /// The position of the message that a receipt is about.
    private func position(of receipt: JSONValue, in chat: ChatID) async throws -> Int {
        guard let port = state.withLock({ $0.port }), let id = receipt["id"]?.string else { return 0 }
        for case .event(let event) in try await port.agents.read(chat, after: 0, limit: 500).notices
        where event.key == InboundDecision.key(id) { return event.position }
        return 0
    }
}

extension AgentScreen {
    /// Adds a message as an agent reads it.
    fileprivate mutating func show(_ body: JSONValue, id: String) {
        let metadata = body["metadata"]?.object ?? [:]
        if data == nil {
            let attributes = body["channel"]?["metadata"]?["customAttributes"]?.object ?? [:]
            data = Dictionary(attributes.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { $1 })
            // The customer's words open the conversation, which shows by itself that the customer has come.
            if id.hasSuffix(".2") { show(position: 1, kind: "Notice.Joined", text: "has joined the session") }
        }
        let text = body["text"]?.string ?? ""
        switch metadata[ChatComposer.presenceName]?.string {
        case "away": notice = text
        case "online": notice = nil
        default:
            show(
                position: id.split(separator: ".").last.flatMap { Int($0) } ?? 0,
                kind: metadata[ChatComposer.kindName]?.string ?? "Message.Text", text: text)
        }
    }
}
