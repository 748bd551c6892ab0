import Beckon
import BeckonPlatform
import Synchronization

/// Polls the web chats of all open chats, on the node that holds the connection.
///
/// Reading takes messages from the server. What a node read and could not commit before it died is in the chat's history, which the
/// next node reads first (web-chat 6).
struct WebChatWatch: Sendable {
    /// How often new chats are looked for.
    private static let period = Milliseconds.seconds(1)
    /// How many chats a page holds.
    private static let page = 500

    let configuration: PureConnectSide.Configuration
    let calls: WebChatCalls
    let delivery: WebChatDelivery
    let places: WebChatPlaces
    let tally: PlatformTally
    let ids: any IDSource

    /// Polls until the task is cancelled.
    func run(_ port: PlatformPort) async {
        let polled = PolledChats()
        await withDiscardingTaskGroup { group in
            repeat {
                for (chat, place) in await open(port) {
                    let key = "\(chat.text)/\(place.chat)"
                    guard polled.begin(key) else { continue }
                    group.addTask {
                        await self.follow(chat, place, port)
                        polled.end(key)
                    }
                }
            } while (try? await port.time.sleep(Self.period)) != nil
        }
    }

    /// The open chats that are at a server.
    private func open(_ port: PlatformPort) async -> [(ChatID, WebChatReference)] {
        var found: [(ChatID, WebChatReference)] = []
        var after: ChatID?
        while let heads = try? await port.agents.openChats(after: after, limit: Self.page), let last = heads.last {
            for head in heads {
                let stored = WebChatReference(head.side.ledger?.told.reference)
                if let place = places.place(of: head.id, stored: stored) { found.append((head.id, place)) }
            }
            after = last.id
        }
        return found
    }

    /// Polls one web chat until it has ended, or is another one.
    private func follow(_ chat: ChatID, _ first: WebChatReference, _ port: PlatformPort) async {
        var poll = poll(of: chat, at: first)
        while let wait = await poll.step(port) {
            guard (try? await port.time.sleep(wait)) != nil else { return }
        }
    }

    /// The polls of one web chat.
    func poll(of chat: ChatID, at place: WebChatReference) -> WebChatPoll {
        WebChatPoll(chat, at: place, configuration, calls, delivery, places, tally, ids)
    }
}

/// The web chats that this node polls.
private final class PolledChats: Sendable {
    private let keys = Mutex<Set<String>>([])

    /// Whether it was not polled yet.
    func begin(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }

    func end(_ key: String) { keys.withLock { _ = $0.remove(key) } }
}
