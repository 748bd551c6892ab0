import AgentSideConformance
import Beckon
import BeckonCallback
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Synchronization

@testable import BeckonPureConnect

/// Agents at the stand-in's page, whose web chats the adapter polls.
///
/// Each web chat has one reader, as on the node that holds the connection. What is told twice is what another node reads anew.
final class PureConnectStage: AgentSideStage {
    private struct State {
        var node: Node?
        var polls: [ChatID: WebChatPoll] = [:]
        /// The keys of texts that were said.
        var said: Set<String> = []
    }

    let name = AgentSideName.pureConnect
    let carriesReceipts = false
    let carriesPagesAndNotices = false
    let world: PureConnectWorld
    private let store: any Store
    private let side: PureConnectSide
    private let state = Mutex(State())

    init(_ world: PureConnectWorld, _ store: any Store) {
        self.world = world
        self.store = store
        side = world.side()
    }

    var agentSides: [any AgentSide] { [side] }

    func plug(into node: Node) {
        state.withLock { state in
            state.node = node
            state.polls = [:]
        }
    }

    private func port(of node: Node) -> PlatformPort {
        PlatformPort(agents: node.port(of: .pureConnect), time: world.time)
    }

    func refuse(_ refusal: StageRefusal) {
        let rules: SimulatedJSON =
            switch refusal {
            case .nothing: [:]
            case .words(let words): ["words": [.string(words)]]
            case .page(let words, let status): ["words": [.string(words)], "status": SimulatedJSON(Int64(status))]
            case .everything: ["everything": true]
            }
        _ = world.server.faults.refusals.take(rules)
    }

    func setReachable(_ isReachable: Bool) {
        world.wire.away.withLock { $0 = isReachable ? [] : Set(world.wire.servers.withLock { $0.keys }) }
    }

    // MARK: - Acts

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        guard let node = state.withLock({ $0.node }) else { return false }
        if world.server.desk.conversation(of: chat.text) == nil { await world.deliver(node) }
        let agentName = SimulatedJSON.string(agent.nickname)
        switch act {
        case .join: return await change("accept", chat, ["agent": agentName], node)
        case .leave: return await change("transfer", chat, ["agent": agentName], node)
        case .transfer(let other, _):
            return await change("transfer", chat, ["agent": agentName, "to": .string(other.nickname)], node)
        case .end: return await end(chat, agent, node)
        case .type: return await change("typing", chat, ["agent": agentName, "on": true], node)
        case .say(let text, let key): return await say(text, key, chat, agent, node)
        case .pushURL, .notice: return false
        }
    }

    private func change(_ word: String, _ chat: ChatID, _ body: SimulatedJSON, _ node: Node) async -> Bool {
        guard await world.act(word, chat, body) else { return false }
        return await poll(chat, node)
    }

    private func say(
        _ text: String, _ key: String, _ chat: ChatID, _ agent: StageAgent, _ node: Node
    ) async -> Bool {
        if state.withLock({ $0.said.contains(key) }) { return await poll(chat, node, anew: true) }
        let agentName = SimulatedJSON.string(agent.nickname)
        // An agent who has not accepted the chat cannot write in it.
        if world.server.desk.conversation(of: chat.text)?.agent == nil {
            guard await change("accept", chat, ["agent": agentName], node) else { return false }
        }
        guard await change("send", chat, ["agent": agentName, "text": .string(text)], node) else { return false }
        state.withLock { _ = $0.said.insert(key) }
        return true
    }

    /// An agent ends a chat that may be nobody's, for which the page has no button.
    private func end(_ chat: ChatID, _ agent: StageAgent, _ node: Node) async -> Bool {
        guard let conversation = world.server.desk.conversation(of: chat.text) else { return false }
        await world.server.acted(.ended(agent: agent.nickname), in: conversation)
        return await poll(chat, node)
    }

    /// Reads the web chat until nothing is new.
    ///
    /// - Returns: False if nobody reads it, because it is over or there is none.
    private func poll(_ chat: ChatID, _ node: Node, anew: Bool = false) async -> Bool {
        guard let head = try? await node.chats.head(chat), head.life.state != .ended,
            let place = side.places.place(of: chat, stored: WebChatReference(head.side.ledger?.told.reference))
        else { return false }
        var poll = (anew ? nil : state.withLock { $0.polls[chat] }) ?? side.watch.poll(of: chat, at: place)
        for _ in 0..<(2 + WebChatPoll.mostHolds) { guard await poll.step(port(of: node)) != nil else { break } }
        state.withLock { [poll] in $0.polls[chat] = poll }
        return true
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        guard let node = state.withLock({ $0.node }) else { return false }
        do {
            _ = try await node.port(of: .pureConnect).tell(callback, CallbackReport(outcome))
            return true
        } catch is CallbackRefusal {
            return false
        }
    }

    // MARK: - What agents see

    /// The texts as agents see them, each with the position of the customer's event that it is.
    ///
    /// A web chat that begins stands for the customer's joining, one that the customer has left for the customer's leaving.
    func screen(of chat: ChatID) async throws -> AgentScreen {
        var screen = AgentScreen()
        let events = try await store.events(chat, after: 0, limit: 500).filter { $0.party == .client }
        let texts = events.filter { $0.kind == .messageText }
        for conversation in world.server.desk.conversations where conversation.customer == chat.text {
            screen.data = (screen.data ?? [:]).merging(conversation.data) { $1 }
            if let joined = events.first(where: { $0.kind == .joined }) {
                screen.show(position: joined.position, kind: "Notice.Joined", text: joined.text)
            }
            let lines = conversation.lines.filter { $0.side == .customer }
            for (number, line) in lines.enumerated() {
                let position = number < texts.count ? texts[number].position : 0
                screen.show(position: position, kind: "Message.Text", text: line.text)
            }
            screen.notice = conversation.isAway ? "customer is not online" : nil
            if conversation.state == .ended, let left = events.last(where: { $0.kind == .left }) {
                screen.show(position: left.position, kind: "Notice.Left", text: left.text)
                screen.notice = nil
            }
        }
        return screen
    }
}
