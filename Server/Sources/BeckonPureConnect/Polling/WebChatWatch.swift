import Beckon
import BeckonPlatform
import Synchronization

/// Polls the web chats of all open chats, on the node that holds the connection.
///
/// Reading takes messages from the server. So each batch is committed before the next poll, and the first look at a chat reads its
/// history: what a node read and could not commit before it died is there (web-chat 6).
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
                if let place = places.newest(of: head.id) ?? stored { found.append((head.id, place)) }
            }
            after = last.id
        }
        return found
    }

    /// Polls one web chat until it has ended, or is another one.
    private func follow(_ chat: ChatID, _ first: WebChatReference, _ port: PlatformPort) async {
        var reader = WebChatReader(first, agentName: configuration.agentName)
        var (place, wait, needsHistory) = (first, Milliseconds(500), true)
        var backOff = BackOff(first: .seconds(1), longest: .seconds(15))
        while (try? await port.time.sleep(wait)) != nil, await isCurrent(chat, place, port) {
            do throws(WebChatCalls.Failure) {
                let batch = try await read(place, &needsHistory, reader)
                backOff.reset()
                tally.connected(at: port.time.now)
                for word in batch.unknown { tally.unknown(word) }
                guard await tell(reader.acts(of: batch), chat, port) else { return }
                wait = needsHistory ? Milliseconds(500) : batch.wait
            } catch {
                if error == .unknownChat { return await lost(chat, place, port) }
                tally.disconnected(error.trouble.reason)
                wait = backOff.next(random: ids.bits())
                if let moved = await delivery.moved(place) {
                    place = moved
                    places.put(moved, of: chat)
                    needsHistory = true
                }
            }
        }
    }

    private func read(
        _ place: WebChatReference, _ needsHistory: inout Bool, _ reader: WebChatReader
    ) async throws(WebChatCalls.Failure) -> WebChatBatch {
        if needsHistory {
            needsHistory = false
            do throws(WebChatCalls.Failure) {
                return try await calls.history(place.participant, at: place.server)
            } catch {
                if error.concernsServer || error == .unknownChat { throw error }
                // Before web-chat 6: what a dead node read is gone.
            }
        }
        let batch = try await calls.poll(place.participant, at: place.server)
        if reader.hasGap(before: batch) { needsHistory = true }
        return batch
    }

    private func isCurrent(_ chat: ChatID, _ place: WebChatReference, _ port: PlatformPort) async -> Bool {
        guard let head = try? await port.agents.head(chat) else { return true }
        guard head.state != .ended else {
            places.forget(chat)
            return false
        }
        let newest = places.newest(of: chat) ?? WebChatReference(head.side.ledger?.told.reference)
        return newest.map { $0.chat == place.chat } ?? true
    }

    /// Commits acts in order; each is tried until the database takes it.
    ///
    /// - Returns: False when the chat takes no more.
    private func tell(_ acts: [WebChatReader.Act], _ chat: ChatID, _ port: PlatformPort) async -> Bool {
        for act in acts {
            var backOff = BackOff(first: .seconds(1), longest: .seconds(15))
            while true {
                do {
                    _ = try await port.agents.tell(chat, by: act.party, act.action)
                    tally.heard(at: port.time.now)
                    break
                } catch let refusal as ChatRefusal where refusal.code != .contended {
                    tally.refused("\(refusal.code)")
                    if refusal.code == .ended || refusal.code == .unknownChat { return false }
                    break
                } catch {
                    guard (try? await port.time.sleep(backOff.next(random: ids.bits()))) != nil else { return false }
                }
            }
        }
        return true
    }

    /// The server does not know the chat any more: the agents are gone, and the customer's next words begin another.
    private func lost(_ chat: ChatID, _ place: WebChatReference, _ port: PlatformPort) async {
        tally.refused("lost-chat")
        guard let head = try? await port.agents.head(chat), let agent = head.takenBy else { return }
        _ = try? await port.agents.tell(
            chat, by: agent, .left(key: "pureconnect/\(place.chat)/lost"))
    }
}

/// The web chats that this node polls.
private final class PolledChats: Sendable {
    private let keys = Mutex<Set<String>>([])

    /// Whether it was not polled yet.
    func begin(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }

    func end(_ key: String) { keys.withLock { _ = $0.remove(key) } }
}
