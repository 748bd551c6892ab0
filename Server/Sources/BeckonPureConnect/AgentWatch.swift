import Beckon
import BeckonPlatform
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore
import ICWSInteractions
import ICWSQueues
import ICWSViews
import Synchronization

/// Holds an agent's session, where one is configured: agents see receipts, customers their place in line.
///
/// The session needs no licence and no station. It changes nothing that a chat depends on: while it is lost, chats go on.
struct AgentWatch: Sendable {
    /// The pause between two looks at the queue.
    static let pause = Milliseconds.seconds(5)
    /// How long a session has to last, for the next one to begin soon after its end.
    private static let shortestLife = Milliseconds.seconds(60)
    private static let subscription = "beckon"
    private static let page = 500

    let configuration: PureConnectSide.Configuration
    let agent: PureConnectSide.Configuration.Agent
    let transport: any PlatformTransport
    let tally: PlatformTally
    let ids: any IDSource

    /// Holds the session until the task is cancelled; a server that refuses it is asked again after five minutes.
    func run(_ port: PlatformPort) async {
        var backOff = Backoff(first: .seconds(5), longest: .seconds(300))
        while !Task.isCancelled {
            let session = session()
            switch try? await session.connect(passes: 1) {
            case .connected:
                let began = port.time.uptime
                await follow(session, port)
                await session.logOff()
                // One that ends at once, as where the queue may not be watched, is followed by the next after growing pauses.
                if port.time.uptime.elapsed(since: began) >= Self.shortestLife { backOff.reset() }
            case .refused: tally.refused("agent-session")
            case .noHost, nil: tally.refused("agent-session-unreached")
            }
            guard (try? await port.time.sleep(backOff.next(random: ids.bits()))) != nil else { return }
        }
    }

    /// A session that is not connected yet.
    func session() -> ICWSSession {
        let (address, hosts) = ServerAddress.of(configuration.servers)
        var settings = SessionConfiguration(address: address, hosts: hosts)
        settings.allowsStreaming = false
        settings.reconnect.maximumPasses = 1
        let transport = PlatformStreaming(dispatcher: PlatformDispatcher(transport: transport))
        return ICWSSession(settings, transport: transport) { [agent] in
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Beckon", userID: agent.user, password: agent.password))
        }
    }

    /// Whether the user may begin a session and watch the queue; warnings, because chats need neither.
    func finding() async -> PlatformFinding {
        let session = session()
        switch try? await session.connect(passes: 1) {
        case .connected:
            let isWatched = (try? await watcher(session).states()) != nil
            await session.logOff()
            let text = "The user of agent \(isWatched ? "may" : "may not") watch the queue \(configuration.target)."
            return PlatformFinding(isWatched ? .fine : .warning, "agent", text)
        case .refused(let refusal):
            let text = "The user of agent is refused with \(refusal.status): look at its name and password."
            return PlatformFinding(.warning, "agent", text)
        case .noHost, nil:
            return PlatformFinding(.warning, "agent", "No server begins a session for the user of agent.")
        }
    }

    /// The queue in which chats wait.
    func watcher(_ session: ICWSSession) -> QueueWatcher {
        let types: [String: ICWS.Queues.QueueType] = ["System": .system, "User": .user, "Station": .station]
        let queue = ICWS.Queues.QueueId(
            queueType: types[configuration.targetType] ?? .workgroup, queueName: configuration.target)
        return QueueWatcher(
            session, queues: [queue], attributes: QueueView.attributes, subscriptionID: Self.subscription)
    }

    private func follow(_ session: ICWSSession, _ port: PlatformPort) async {
        guard let states = try? await watcher(session).states() else { return tally.refused("agent-session-queue") }
        let newest = Newest()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { _ = await session.run() }
            group.addTask { for await state in states { newest.put(state) } }
            group.addTask {
                var line = LineMemory()
                while (try? await port.time.sleep(Self.pause)) != nil {
                    if let queue = newest.state, !queue.isStale { await look(queue, &line, session, port) }
                }
            }
            _ = await group.next()
            group.cancelAll()
        }
    }

    /// Tells agents and customers what a state of the queue gives.
    func look(_ queue: QueueState, _ line: inout LineMemory, _ session: ICWSSession, _ port: PlatformPort) async {
        let view = QueueView(interactions: queue.interactions)
        line.note(view, now: port.time.now)
        var news = agent.placeWords == nil ? [:] : line.news(view.places, now: port.time.now)
        var after: ChatID?
        while let heads = try? await port.agents.openChats(after: after, limit: Self.page), let last = heads.last {
            for write in view.writes(heads) { await self.write(write, session) }
            for head in heads {
                guard let place = news.removeValue(forKey: head.id.text) else { continue }
                if await !tell(place, head, port) { line.forget(head.id.text) }
            }
            after = last.id
        }
        // Chats that could not be read are told at the next look.
        for chat in news.keys { line.forget(chat) }
    }

    private func write(_ write: QueueView.Write, _ session: ICWSSession) async {
        let request = ICWS.Interactions.Resources.InteractionsByInteractionId.UpdateInteractionAttributes(
            interactionId: write.interaction,
            interactionAttributesUpdate: ICWS.Interactions.InteractionAttributesUpdate(
                attributes: [QueueView.receiptAttribute: write.receipt.rawValue]))
        if (try? await session.send(request))?.refusal != nil { tally.refused("agent-session-attribute") }
    }

    /// Tells the customer of a place once, if nobody has taken the chat yet.
    ///
    /// - Returns: Whether this place needs no more telling.
    private func tell(_ news: LineMemory.News, _ chat: ChatHead, _ port: PlatformPort) async -> Bool {
        guard let text = agent.words(of: news), chat.takenBy == nil else { return true }
        guard let web = WebChatReference(chat.side.ledger?.told.reference) else { return false }
        let party = AgentParty(nickname: configuration.agentName, kind: .external, account: "pureconnect/queue")
        let key = "pureconnect/\(web.chat)/place/\(news.step)"
        return (try? await port.agents.tell(chat.id, by: party, .custom(text: text, key: key))) != nil
    }

    /// The newest state of the queue.
    private final class Newest: Sendable {
        private let held = Mutex<QueueState?>(nil)

        var state: QueueState? { held.withLock { $0 } }

        func put(_ state: QueueState) { held.withLock { $0 = state } }
    }
}

extension PureConnectSide.Configuration.Agent {
    /// What a customer reads of a place in line: whole minutes, rounded up, where a wait is known.
    func words(of news: LineMemory.News) -> String? {
        guard let words = news.wait == nil ? placeWords : waitWords ?? placeWords else { return nil }
        let minutes = news.wait.map { min(max(1, ($0.count - 1) / 60_000 + 1), 9_999) } ?? 0
        return words.replacing("{place}", with: "\(news.place)").replacing("{minutes}", with: "\(minutes)")
    }
}
