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
    /// The most web chats that are polled; further ones wait until others have ended, and are counted as refused.
    static let most = 20_000

    let configuration: PureConnectSide.Configuration
    let calls: any CustomerCalls
    let delivery: WebChatDelivery
    let places: WebChatPlaces
    let news: WebChatNews
    let teller: WebChatTeller

    /// Polls until the task is cancelled.
    func run(_ port: PlatformPort) async {
        let polled = PolledChats(most: Self.most)
        await withDiscardingTaskGroup { group in
            repeat {
                var after: ChatID?
                while let heads = try? await port.agents.openChats(after: after, limit: Self.page),
                    let last = heads.last
                {
                    for head in heads { begin(head, polled, &group, port) }
                    after = last.id
                }
            } while (try? await port.time.sleep(Self.period)) != nil
        }
    }

    /// Begins to poll the web chat of a chat that has one and is not polled yet.
    private func begin(
        _ head: ChatHead, _ polled: PolledChats, _ group: inout DiscardingTaskGroup, _ port: PlatformPort
    ) {
        guard let place = placeToPoll(of: head) else { return }
        let key = "\(head.id.text)/\(place.chat)"
        switch polled.begin(key) {
        case .known: return
        case .full: teller.tally.refused("more than \(Self.most) web chats")
        case .begun:
            group.addTask {
                await self.follow(head.id, place, port)
                polled.end(key)
            }
        }
    }

    /// Where a chat is polled; nil without a web chat, and for one that the servers have lost.
    func placeToPoll(of head: ChatHead) -> WebChatReference? {
        let stored = WebChatReference(head.side.ledger?.told.reference)
        guard let place = places.place(of: head.id, stored: stored), !places.isLost(place.chat, of: head.id) else {
            return nil
        }
        return place
    }

    /// Polls one web chat until it has ended, or is another one.
    private func follow(_ chat: ChatID, _ first: WebChatReference, _ port: PlatformPort) async {
        let key = WebChatNews.Key(chat: chat, webChat: first.chat)
        news.open(key)
        var poll = poll(of: chat, at: first)
        while let wait = await poll.step(port) {
            guard await pause(key, wait, port) else { break }
        }
        await poll.finish(port)
    }

    /// Waits until the next poll is due; where servers push, a push ends the wait.
    private func pause(_ key: WebChatNews.Key, _ wait: Milliseconds, _ port: PlatformPort) async -> Bool {
        guard configuration.webhook == nil else { return await news.pause(key, wait, port.time) }
        return (try? await port.time.sleep(wait)) != nil
    }

    /// The polls of one web chat.
    func poll(of chat: ChatID, at place: WebChatReference) -> WebChatPoll {
        WebChatPoll(chat, at: place, configuration, calls, delivery, places, news, teller)
    }
}

/// The web chats that this node polls, at most a number of them.
final class PolledChats: Sendable {
    enum Beginning: Hashable {
        case begun
        /// It is polled already.
        case known
        /// As many as may be are polled.
        case full
    }

    private let most: Int
    private let keys = Mutex<Set<String>>([])

    init(most: Int) { self.most = most }

    func begin(_ key: String) -> Beginning {
        keys.withLock { keys in
            if keys.contains(key) { return .known }
            guard keys.count < most else { return .full }
            keys.insert(key)
            return .begun
        }
    }

    func end(_ key: String) { keys.withLock { _ = $0.remove(key) } }
}
