import Beckon
import BeckonPlatform

/// The polls of one web chat.
///
/// A batch is committed before the next poll. The first look reads the history, as one after a gap in the sequence numbers, after
/// an answer that did not come and after a change of the server does.
struct WebChatPoll: Sendable {
    /// How often a batch waits for messages before it that the answers to texts took, half a second each.
    static let mostHolds = 4

    private let chat: ChatID
    private let calls: any CustomerCalls
    private let delivery: WebChatDelivery
    private let places: WebChatPlaces
    private let news: WebChatNews
    private let teller: WebChatTeller
    private var place: WebChatReference
    private var reader: WebChatReader
    private var needsHistory = true
    /// Whether an answer was too long to be read: what it took from the server is in the history, or lost.
    private var owesAnswer = false
    /// Messages that wait for those before them.
    private var held: [WebChatBatch.Message] = []
    private var holds = 0
    private var backOff = Backoff(first: .seconds(1), longest: .seconds(15))

    private var key: WebChatNews.Key { WebChatNews.Key(chat: chat, webChat: place.chat) }

    init(
        _ chat: ChatID, at place: WebChatReference, _ configuration: PureConnectSide.Configuration,
        _ calls: any CustomerCalls, _ delivery: WebChatDelivery, _ places: WebChatPlaces, _ news: WebChatNews,
        _ teller: WebChatTeller
    ) {
        self.news = news
        self.teller = teller
        self.chat = chat
        self.place = place
        self.calls = calls
        self.delivery = delivery
        self.places = places
        reader = WebChatReader(place, agentName: configuration.agentName)
    }

    /// Tells what was taken from the server and not told yet, after the last poll.
    mutating func finish(_ port: PlatformPort) async {
        let rest = held + news.close(key)
        held = []
        guard !rest.isEmpty else { return }
        var batch = WebChatBatch([], wait: nil, unknown: [])
        batch.add(rest)
        _ = await teller.tell(reader.acts(of: batch), to: chat, port)
    }

    /// Polls once and tells what came.
    ///
    /// - Returns: How long to wait before the next poll; nil when there is none.
    mutating func step(_ port: PlatformPort) async -> Milliseconds? {
        switch await standing(port) {
        case .over: return nil
        case .replaced: return await lost(port, isReplaced: true)
        case .current: break
        }
        do throws(CustomerCallFailure) {
            let batch = try await read()
            backOff.reset()
            teller.tally.connected(at: port.time.now)
            for word in batch.unknown { teller.tally.unknown(word) }
            if owesAnswer, !batch.isHistory { await tellLoss(port) }
            owesAnswer = false
            guard await teller.tell(reader.acts(of: batch), to: chat, port) else { return nil }
            if held.isEmpty { news.told(key) }
            return needsHistory ? Milliseconds(500) : batch.wait
        } catch {
            guard error != .unknownChat else { return await lost(port) }
            // The server may have given its messages in the answer that did not come.
            needsHistory = true
            if error.isTooLong {
                // The second time the history was too long as well, or there is none.
                if owesAnswer { await tellLoss(port) }
                owesAnswer = true
                return backOff.next(random: teller.ids.bits())
            }
            teller.tally.disconnected(error.failure.reason)
            switch await delivery.moved(place) {
            case .to(let moved):
                place = moved
                await note(moved, port)
            case .nowhere: return await lost(port)
            case .unanswered: break
            }
            return backOff.next(random: teller.ids.bits())
        }
    }

    /// Says that messages of agents are lost; once, until something new is read.
    private func tellLoss(_ port: PlatformPort) async {
        let key = "pureconnect/\(place.chat)/too-long/\(reader.newest)"
        await teller.tellLoss(in: chat, key: key, port) { text in
            let batch = try? await calls.say(text, as: place.participant, at: place.server)
            if let batch { _ = news.leave(batch.messages, for: self.key) }
        }
    }

    /// The history where it is needed, else a poll; a poll after which messages are missing gives way to the history, so that those
    /// come first.
    private mutating func read() async throws(CustomerCallFailure) -> WebChatBatch {
        if needsHistory, let history = try await history() { return history }
        var batch = try await calls.poll(place.participant, at: place.server)
        batch.add(held + news.take(key))
        held = []
        guard reader.hasGap(before: batch) else {
            holds = 0
            return batch
        }
        // The history comes before the batch: else the missing messages would stand after newer ones.
        needsHistory = true
        do throws(CustomerCallFailure) {
            if var history = try await history() {
                history.add(batch.messages)
                return history
            }
        } catch {
            held = batch.messages
            throw error
        }
        // What is missing may be in an answer to a text that is under way.
        guard calls.answersTakeMessages, holds < Self.mostHolds else { return batch }
        holds += 1
        held = batch.hold(for: Milliseconds(500))
        return batch
    }

    /// The history; nil from a server without one, before web-chat 6: there, what a lost answer held is gone.
    private mutating func history() async throws(CustomerCallFailure) -> WebChatBatch? {
        do throws(CustomerCallFailure) {
            var history = try await calls.history(place.participant, at: place.server)
            history.isHistory = true
            needsHistory = false
            return history
        } catch {
            // A server that does not know the resource may answer as for an unknown chat; the poll that follows tells them apart.
            // One that is too long stays so, and must not keep the polls from being made.
            if error.concernsServer, !error.isTooLong { throw error }
            needsHistory = false
            return nil
        }
    }

    /// Remembers that another server has the chat now; the next delivery stores it.
    private func note(_ moved: WebChatReference, _ port: PlatformPort) async {
        guard let head = try? await port.agents.head(chat) else { return }
        places.put(moved, of: chat, stored: WebChatReference(head.side.ledger?.told.reference))
    }

    private enum Standing {
        /// The chat is open and still at this place, as far as the database says.
        case current
        /// The customer's words have begun another web chat, because the servers lost this one.
        case replaced
        case over
    }

    private func standing(_ port: PlatformPort) async -> Standing {
        guard let head = try? await port.agents.head(chat) else { return .current }
        guard head.life.state != .ended else { return .over }
        let newest = places.place(of: chat, stored: WebChatReference(head.side.ledger?.told.reference))
        return newest.map { $0.chat == place.chat } ?? true ? .current : .replaced
    }

    /// The server does not know the chat any more: the agents are gone, nobody polls it, and the customer's next words begin another.
    ///
    /// - Parameters:
    ///   - port: The port.
    ///   - isReplaced: Whether another web chat has begun; then agents whom this one has not shown may be in it.
    /// - Returns: When it is polled again, because it could not be stored that the agents left; else nil.
    private mutating func lost(_ port: PlatformPort, isReplaced: Bool = false) async -> Milliseconds? {
        do {
            for agent in try await port.agents.head(chat).side.agents
            where !isReplaced || reader.present.contains(agent.account) {
                _ = try await port.agents.tell(chat, by: agent, .left(key: nil))
            }
        } catch let refusal as ChatRefusal where refusal.code != .contended {
            // The chat is erased: nobody sees its agents.
        } catch {
            return backOff.next(random: teller.ids.bits())
        }
        teller.tally.refused("lost-chat")
        places.lose(place.chat, of: chat)
        return nil
    }
}
