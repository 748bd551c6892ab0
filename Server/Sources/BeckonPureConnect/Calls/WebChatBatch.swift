import Beckon
import BeckonJSON

/// What a poll or the history of a web chat holds (icws §8).
struct WebChatBatch: Hashable, Sendable {
    /// One message.
    struct Message: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case text(String)
            case typing(Bool)
            case file(guid: String, name: String)
            /// 0 initializing, 1 alerting, 2 active, 3 held, 4 disconnected.
            case state(Int, name: String?, type: String?)
        }

        let participant: String
        let sequence: Int
        let kind: Kind
    }

    /// The most messages of one answer that are read; the rest comes with the history.
    static let most = 5_000

    /// In the order of their sequence numbers.
    let messages: [Message]
    /// How long to wait before the next poll: the server's suggestion, 0.5 to 60 s; 2 s if it is no number.
    let wait: Milliseconds
    /// Whether it is what was said so far, instead of what is new.
    var isHistory = false
    /// The types of messages that are not known.
    let unknown: [String]

    init(_ json: JSONValue) {
        let suggestion = json["pollWaitSuggestion"].flatMap { $0.int64 ?? $0.string.flatMap { Int64($0) } } ?? 2_000
        wait = Milliseconds(min(max(suggestion, 500), 60_000))
        var (messages, unknown): ([Message], [String]) = ([], [])
        for one in (json["messages"]?.array ?? []).prefix(Self.most) {
            if let message = Self.message(one) {
                messages.append(message)
            } else {
                unknown.append(one["__type"]?.string.map { String($0.suffix(64)) } ?? "other")
            }
        }
        self.messages = messages.sorted { $0.sequence < $1.sequence }
        self.unknown = unknown
    }

    private static func message(_ json: JSONValue) -> Message? {
        guard let participant = json["participantId"]?.string, participant.utf8.count <= 200,
            let sequence = json["sequenceNumber"]?.int
        else { return nil }
        let kind: Message.Kind
        switch json["__type"]?.string?.split(separator: ":").last {
        case "chatTextMessage": kind = .text(json["value"]?.string ?? "")
        case "chatTypingIndicatorMessage": kind = .typing(json["value"]?.bool ?? false)
        case "chatFileMessage":
            guard let guid = json["fileGuid"]?.string else { return nil }
            kind = .file(guid: guid, name: json["fileName"]?.string ?? "")
        case "chatParticipantStateChangedMessage":
            guard let state = json["state"]?.int else { return nil }
            kind = .state(state, name: json["displayName"]?.string, type: json["participantType"]?.string)
        default: return nil
        }
        return Message(participant: participant, sequence: sequence, kind: kind)
    }
}
