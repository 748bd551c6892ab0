import AgentSideConformance
import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization
import TestTime

@testable import BeckonGenesysCloud

/// Agents at the stand-in's page, over loopback.
final class StandInStage: AgentSideStage {
    let name = AgentSideName.genesysCloud
    let carriesReading = false
    let world: StandInWorld
    private let node = Mutex<Node?>(nil)

    init() async throws { world = try await StandInWorld() }

    var agentSides: [any AgentSide] { [world.side] }

    func plug(into node: Node) {
        world.plug(into: node)
        self.node.withLock { $0 = node }
    }

    func refuse(_ refusal: StageRefusal) {
        let rules: SimulatedJSON =
            switch refusal {
            case .nothing: [:]
            case .words(let words): ["words": [.string(words)]]
            case .page(let words, let status): ["words": [.string(words)], "status": SimulatedJSON(Int64(status))]
            case .everything: ["everything": true]
            }
        _ = world.cloud.faults.refusals.take(rules)
    }

    func setReachable(_ isReachable: Bool) {
        world.cloud.faults.beginOutage(seconds: isReachable ? 0 : 86_400)
        world.time.advance(by: .seconds(60))
    }

    /// The customer's conversation, which begins with the first delivery.
    private func conversation(of chat: ChatID) async -> String? {
        if let found = world.cloud.desk.conversation(of: chat.text) { return found.id }
        for dispatcher in node.withLock({ $0 })?.agentDispatchers ?? [] { await dispatcher.runOnce() }
        return world.cloud.desk.conversation(of: chat.text)?.id
    }

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        guard let conversation = await conversation(of: chat) else { return false }
        var body: JSONObject = ["agent": .string(agent.nickname)]
        switch act {
        case .join: return try await change("accept", conversation, body)
        case .end:
            // An agent who has left takes the chat once more to end it.
            _ = await world.act("accept", in: conversation, .object(body))
            return try await change("end", conversation, body)
        case .leave: return try await change("transfer", conversation, body)
        case .transfer(let other, _):
            body["to"] = .string(other.nickname)
            return try await change("transfer", conversation, body)
        case .say(let text, let key):
            body["text"] = .string(text)
            body["id"] = .string(key)
            // An agent who has not accepted the chat cannot write in it.
            if world.cloud.desk.conversation(conversation)?.agent == nil {
                _ = try await change("accept", conversation, ["agent": .string(agent.nickname)])
            }
            guard await world.act("send", in: conversation, .object(body)) else { return false }
            return await world.settled(key, in: conversation)
        case .type:
            body["on"] = true
            guard await world.act("typing", in: conversation, .object(body)) else { return false }
            return await typed(chat)
        case .pushURL(let url, let key):
            let attachment: JSONValue = ["mediaType": "Link", "url": .string(url)]
            return await send(
                chat, key, nil, agent, ["content": [["contentType": "Attachment", "attachment": attachment]]])
        case .notice(let text, let key):
            return await send(chat, key, text, agent, ["metadata": ["beckon.kind": "notice"]])
        }
    }

    /// Waits for the webhook about typing, which nobody at the stand-in waits for.
    private func typed(_ chat: ChatID) async -> Bool {
        guard let port = world.port else { return false }
        for _ in 0..<2_000 {
            if let head = try? await port.agents.head(chat), head.side.typing.isTyping { return true }
            await Task.yield()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return false
    }

    private func change(_ word: String, _ conversation: String, _ body: JSONObject) async throws -> Bool {
        guard await world.act(word, in: conversation, .object(body)) else { return false }
        return try await world.report(conversation)
    }

    private func send(
        _ chat: ChatID, _ id: String, _ text: String?, _ agent: StageAgent, _ members: JSONObject
    ) async -> Bool {
        var body: JSONObject = [
            "id": .string(id), "type": "Text", "direction": "Outbound", "originatingEntity": "Human",
            "channel": [
                "to": ["id": .string(chat.text)], "from": ["firstName": .string(agent.nickname)],
                "time": .string(SystemTime().now.openMessagingText),
            ],
        ]
        if let text { body["text"] = .string(text) }
        for member in members { body[member.key] = member.value }
        return await world.hear(.object(body)) == 200
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        guard let port = world.port else { return false }
        let isOver = outcome == .complete
        let customer: JSONValue = [
            "purpose": "customer", "state": isOver ? "disconnected" : "connected",
            "attributes": ["beckon.callback": .string(callback.text)],
        ]
        let agent: JSONValue = ["purpose": "agent", "state": "connected", "connectedTime": "2026-03-02T09:00:00Z"]
        return try await world.side.context.callbacks.apply(["id": "c", "participants": [customer, agent]], port)
    }

    func screen(of chat: ChatID) async throws -> AgentScreen {
        var screen = AgentScreen()
        for conversation in world.cloud.desk.conversations where conversation.customer == chat.text {
            screen.data = (screen.data ?? [:]).merging(conversation.data) { $1 }
            // The customer's words open a conversation, which shows by itself that the customer has come.
            let first = conversation.lines.first { $0.side == .customer }?.id.split(separator: ".").last
            if first == "2", screen.events.isEmpty {
                screen.show(position: 1, kind: "Notice.Joined", text: "has joined the session")
            }
            for line in conversation.lines {
                let place = line.id.split(separator: ".").last.flatMap { Int($0) } ?? 0
                switch line.side {
                case .customer: screen.show(position: place, kind: "Message.Text", text: line.text)
                case .agent where line.state == "delivered":
                    screen.receipt.delivered = max(screen.receipt.delivered, try await position(of: line.id, in: chat))
                case .system where line.id.contains(".away."): screen.notice = line.text
                case .system where line.id.contains(".online."): screen.notice = nil
                case .system:
                    let kind = line.text.hasPrefix("has joined") ? "Notice.Joined" : "Notice.Left"
                    screen.show(position: place, kind: kind, text: line.text)
                default: break
                }
            }
        }
        return screen
    }

    private func position(of message: String, in chat: ChatID) async throws -> Int {
        for case .event(let event) in try await world.port?.agents.read(chat, after: 0, limit: 500).notices ?? []
        where event.key == InboundDecision.key(message) { return event.position }
        return 0
    }
}
