import Beckon
import BeckonJSON
import Synchronization

/// Where chats are at PureConnect, as far as this node knows better than what is stored, and which deliveries are in doubt.
///
/// It holds at most ``most`` chats; when there are more it forgets all, and the stored references and the servers' histories say it
/// anew.
final class WebChatPlaces: Sendable {
    static let most = 50_000

    /// Where this node left a chat.
    private struct Known {
        let place: WebChatReference?
        /// What was stored with the chat then.
        let stored: WebChatReference?
    }

    private struct State {
        var places: [ChatID: Known] = [:]
        /// Chats whose last delivery by this node ended without doubt.
        var settled: Set<ChatID> = []
        /// The web chats that the servers have lost, by chat.
        var lost: [ChatID: String] = [:]
    }

    private let state = Mutex(State())

    /// Where a chat is: as stored, unless this node has come further since and could not store it yet.
    ///
    /// What another node has stored since counts more than what this one knows. The number of texts is always that of the stored
    /// cursor.
    func place(of chat: ChatID, stored: WebChatReference?) -> WebChatReference? {
        guard let known = state.withLock({ $0.places[chat] }), known.stored == stored, var place = known.place else {
            return stored
        }
        place.sent = place.chat == stored?.chat ? stored?.sent ?? 0 : 0
        return place
    }

    /// Notes that the servers do not know a chat's web chat any more: it is not polled until they take something in it, or another one
    /// is begun.
    func lose(_ webChat: String, of chat: ChatID) {
        state.withLock { state in
            if state.lost.count >= Self.most { state.lost = [:] }
            state.lost[chat] = webChat
        }
    }

    /// Notes that a server knows a chat's web chat.
    func found(_ webChat: String, of chat: ChatID) {
        state.withLock { state in
            if state.lost[chat] == webChat { state.lost[chat] = nil }
        }
    }

    func isLost(_ webChat: String, of chat: ChatID) -> Bool { state.withLock { $0.lost[chat] == webChat } }

    func put(_ place: WebChatReference?, of chat: ChatID, stored: WebChatReference?) {
        state.withLock { state in
            if state.places.count >= Self.most { state = State() }
            state.places[chat] = Known(place: place, stored: stored)
        }
    }

    /// Whether the server may have more of the chat than is stored: after a delivery that failed or was interrupted on any node, for a
    /// chat that this node has not delivered yet, and for one that another node delivered since.
    func isInDoubt(_ chat: ChatHead, stored: WebChatReference?) -> Bool {
        guard chat.side.ledger?.failures ?? 0 == 0 else { return true }
        return state.withLock { !$0.settled.contains(chat.id) || $0.places[chat.id]?.place != stored }
    }

    /// A delivery begins; until it is settled it is in doubt.
    func begin(_ chat: ChatID) { state.withLock { _ = $0.settled.remove(chat) } }

    func settled(_ chat: ChatID, at place: WebChatReference?, stored: WebChatReference?) {
        state.withLock { state in
            if state.settled.count >= Self.most { state = State() }
            state.settled.insert(chat)
            state.places[chat] = Known(place: place, stored: stored)
        }
    }
}

/// Where a chat is at PureConnect, as it is noted with Beckon's chat.
struct WebChatReference: Hashable, Sendable {
    /// The address of the server that has it.
    var server: String
    var chat: String
    /// The customer's id there.
    var participant: String
    /// How many texts of ours the server has taken in this chat.
    var sent: Int
    /// Whether agents had the chat before, at a server that lost it, and are not yet told what was said.
    var owesRecap: Bool

    init(server: String, chat: String, participant: String, sent: Int = 0, owesRecap: Bool = false) {
        self.server = server
        self.chat = chat
        self.participant = participant
        self.sent = sent
        self.owesRecap = owesRecap
    }

    init?(_ text: String?) {
        guard let text, let json = try? JSONValue(parsing: Array(text.utf8)), let server = json["server"]?.string,
            let chat = json["chat"]?.string, let participant = json["participant"]?.string
        else { return nil }
        self.init(
            server: server, chat: chat, participant: participant,
            sent: json["sent"]?.integer(in: 0...1_000_000_000) ?? 0, owesRecap: json["recap"]?.bool ?? false)
    }

    /// The text that is noted.
    var text: String {
        var json: JSONObject = [
            "server": .string(server), "chat": .string(chat), "participant": .string(participant),
            "sent": .integer(Int64(sent)),
        ]
        if owesRecap { json["recap"] = true }
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }
}
