import AgentSideConformance
import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization
import TestTime

@testable import BeckonCXone

/// Agents at the stand-in's page, over loopback.
final class StandInStage: AgentSideStage {
    private struct State {
        var node: Node?
        /// What was said with each key, to say it again as a repeated call does.
        var said: [String: JSONValue] = [:]
    }

    let name = AgentSideName.cxone
    let carriesReceipts = false
    let world: StandInWorld
    private let state = Mutex(State())

    init(_ world: StandInWorld) { self.world = world }

    var agentSides: [any AgentSide] { [world.side] }

    func plug(into node: Node) {
        world.plug(into: node)
        state.withLock { $0.node = node }
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

    /// The chat's contact, which begins with the first delivery.
    private func contact(of chat: ChatID) async -> String? {
        if let found = world.cloud.desk.conversation(of: chat.text) { return found.id }
        for dispatcher in state.withLock({ $0.node })?.agentDispatchers ?? [] { await dispatcher.runOnce() }
        return world.cloud.desk.conversation(of: chat.text)?.id
    }

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        guard let contact = await contact(of: chat) else { return false }
        var body: JSONObject = ["agent": .string(agent.nickname)]
        switch act {
        case .join: return await change("accept", contact, body, chat)
        case .leave: return await change("transfer", contact, body, chat)
        case .transfer(let other, _):
            body["to"] = .string(other.nickname)
            return await change("transfer", contact, body, chat)
        case .end: return await end(contact, agent, chat)
        case .type:
            body["on"] = true
            let before = world.told("SenderTypingStarted", chat)
            guard await world.act("typing", in: contact, .object(body)) else { return false }
            return await world.wait { world.told("SenderTypingStarted", chat) > before }
        case .say(let text, let key): return try await say(text, key, contact, agent, chat)
        case .pushURL(let url, let key):
            return try await send(["type": "RICH_LINK", "payload": ["url": .string(url)]], key, agent, chat)
        case .notice(let text, let key):
            return try await send(["type": "PLUGIN", "fallbackText": .string(text)], key, agent, chat)
        }
    }

    /// Does what changes hands, and waits until the gateway was told.
    private func change(_ word: String, _ contact: String, _ body: JSONObject, _ chat: ChatID) async -> Bool {
        let before = world.told("CaseInboxAssigneeChanged", chat)
        guard await world.act(word, in: contact, .object(body)) else { return false }
        return await world.wait { world.told("CaseInboxAssigneeChanged", chat) > before }
    }

    /// An agent closes a contact that may be nobody's, for which the page has no button.
    private func end(_ contact: String, _ agent: StageAgent, _ chat: ChatID) async -> Bool {
        guard var conversation = world.cloud.desk.conversation(contact) else { return false }
        conversation.agent = agent.nickname
        conversation.state = .ended
        let before = world.told("CaseStatusChanged", chat)
        await world.cloud.acted(.ended(agent: agent.nickname), in: conversation)
        return await world.wait { world.told("CaseStatusChanged", chat) > before }
    }

    private func say(
        _ text: String, _ key: String, _ contact: String, _ agent: StageAgent, _ chat: ChatID
    ) async throws -> Bool {
        if let body = state.withLock({ $0.said[key] }) { return try await world.outbound(body) == 200 }
        // An agent who has not accepted the chat cannot write in it.
        if world.cloud.desk.conversation(contact)?.agent == nil {
            guard await change("accept", contact, ["agent": .string(agent.nickname)], chat) else { return false }
        }
        let line = "\(chat.text)-\(key)"
        let body: JSONValue = [
            "agent": .string(agent.nickname), "text": .string(text), "id": .string(line),
        ]
        guard await world.act("send", in: contact, body), await world.settled(line, in: contact) else { return false }
        let at = world.cloud.desk.conversation(contact)?.lines.last { $0.id == line }?.at ?? 0
        let call = Bodies.second(chat, text, at: Timestamp(milliseconds: at).cxone)
        state.withLock { $0.said[key] = call }
        return true
    }

    /// A call whose time is made from the key: the same key is the same message.
    private func send(_ content: JSONValue, _ key: String, _ agent: StageAgent, _ chat: ChatID) async throws -> Bool {
        let time = Timestamp(milliseconds: 1_772_442_000_000 + (Int64(key) ?? Int64(key.utf8.first ?? 0)))
        guard var body = Bodies.second(chat, "", at: time.cxone).object else { return false }
        body["messageContent"] = content
        body["author"] = ["id": .integer(agent == .kim ? 20_456 : 20_457), "nickname": .string(agent.nickname)]
        return try await world.outbound(.object(body)) == 200
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        guard let port = world.port else { return false }
        do {
            _ = try await port.agents.tell(callback, CallbackReport(outcome))
            return true
        } catch is CallbackRefusal {
            return false
        }
    }

    func screen(of chat: ChatID) async throws -> AgentScreen {
        var screen = AgentScreen()
        for contact in world.cloud.desk.conversations where contact.customer == chat.text {
            screen.data = (screen.data ?? [:]).merging(contact.data) { $1 }
            for line in contact.lines { screen.show(line) }
        }
        return screen
    }
}

extension AgentScreen {
    /// Shows a line of the customer's: its id says of which event it is.
    fileprivate mutating func show(_ line: StandInConversation.Line) {
        let parts = line.id.split(separator: ".").map(String.init)
        // The data attached to the chat stand below the first text.
        let text = line.text.split(separator: "\n").first.map(String.init) ?? ""
        switch (line.side, parts.dropFirst().first) {
        case (.system, "away"): notice = line.text
        case (.system, "returned"): notice = nil
        case (.system, let position?):
            let kind = text.hasPrefix("has joined") ? "Notice.Joined" : "Notice.Left"
            show(position: Int(position) ?? 0, kind: kind, text: text)
            // Who left is not away any more.
            if kind == "Notice.Left" { notice = nil }
        case (.customer, let position?): show(position: Int(position) ?? 0, kind: "Message.Text", text: line.text)
        default: break
        }
    }
}
