import AgentSideConformance
import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Foundation
import Logging
import Synchronization
import Testing

@testable import BeckonCXone

@Suite("CXone as an agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { _ in ScriptedStage() }
    }
}

/// CXone's agents at a scripted CXone: what they see are the messages of their threads, and what they do comes by calls and
/// events.
final class ScriptedStage: AgentSideStage {
    private struct State {
        var node: Node?
        var events = 0
        var assignee: StageAgent?
    }

    let name = AgentSideName.cxone
    let carriesReceipts = false
    private let world = World()
    private let state = Mutex(State())

    var agentSides: [any AgentSide] { [world.side] }

    func plug(into node: Node) { state.withLock { $0.node = node } }
    func setReachable(_ isReachable: Bool) { world.platform.setReachable(isReachable) }
    func refuse(_ refusal: StageRefusal) {
        world.platform.state.withLock { ($0.refuses, $0.refusal) = (refusal.refuses, refusal.status ?? 422) }
    }

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        guard let node = state.withLock({ $0.node }) else { return false }
        switch act {
        case .join: return await assign(chat, to: agent, node)
        case .transfer(let other, _): return await assign(chat, to: other, node)
        case .leave: return await assign(chat, to: nil, node)
        case .type: return await event(Bodies.typing(chat, "SenderTypingStarted", agent.user), chat, node)
        case .end: return await event(Bodies.status(chat, "closed", assignee: agent.user), chat, node)
        case .say(let text, let key):
            return try await say(["type": "TEXT", "payload": ["text": .string(text)]], key, chat, agent, node)
        case .pushURL(let url, let key):
            return try await say(["type": "RICH_LINK", "payload": ["url": .string(url)]], key, chat, agent, node)
        case .notice(let text, let key):
            return try await say(["type": "PLUGIN", "fallbackText": .string(text)], key, chat, agent, node)
        }
    }

    private func assign(_ chat: ChatID, to agent: StageAgent?, _ node: Node) async -> Bool {
        let number = state.withLock { state in
            state.events += 1
            return state.events
        }
        return await event(Bodies.assigned(chat, to: agent?.user, id: "event-\(number)"), chat, node)
    }

    /// An event is taken if its chat is known; CXone is not told.
    private func event(_ body: JSONValue, _ chat: ChatID, _ node: Node) async -> Bool {
        let before = world.side.tally.condition.unknown["other-thread"]
        let answer = await world.event(body, node)
        return answer.status == 200 && world.side.tally.condition.unknown["other-thread"] == before
    }

    /// A call of the second version, whose time is made from the key: the same key is the same message.
    private func say(_ content: JSONValue, _ key: String, _ chat: ChatID, _ agent: StageAgent, _ node: Node)
        async throws
        -> Bool
    {
        let time = Timestamp(milliseconds: 1_772_442_000_000 + (Int64(key) ?? Int64(key.utf8.first ?? 0)))
        var body = try #require(Bodies.second(chat, "", at: time.cxone).object)
        body["messageContent"] = content
        body["author"] = ["id": .integer(agent.user.0), "nickname": .string(agent.user.1)]
        return try await world.outbound(.object(body), node).status == 200
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        guard let node = state.withLock({ $0.node }) else { return false }
        do {
            _ = try await node.port(of: .cxone).tell(callback, CallbackReport(outcome))
            return true
        } catch is CallbackRefusal {
            return false
        }
    }

    func screen(of chat: ChatID) async throws -> AgentScreen {
        var screen = AgentScreen()
        for message in world.platform.messages(of: chat.text) { screen.show(message) }
        return screen
    }
}

extension StageAgent {
    /// The user at CXone.
    var user: (Int64, String) { (self == .kim ? 1 : 2, nickname) }
}

extension AgentScreen {
    /// Shows a message of a thread: its id says of which event it is.
    mutating func show(_ message: JSONValue) {
        let parts = (message["idOnExternalPlatform"]?.string ?? "").split(separator: ".").map(String.init)
        var lines = (message["messageContent"]?["payload"]?["text"]?.string ?? "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        switch parts.dropFirst().first {
        case "away": notice = lines.joined(separator: "\n")
        case "returned": notice = nil
        case let position?:
            if data == nil {
                data = [:]
                for line in lines.dropFirst() {
                    let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                    if pair.count == 2 { data?[pair[0]] = pair[1] }
                }
                lines = Array(lines.prefix(1))
            }
            let text = lines.joined(separator: "\n")
            let kind = message["messageContent"]?["parameters"]?["beckon.event"]?.string ?? "Message.Text"
            show(position: Int(position) ?? 0, kind: kind, text: text)
            // Who left is not away any more.
            if kind == "Notice.Left" { notice = nil }
        case nil: break
        }
    }
}
