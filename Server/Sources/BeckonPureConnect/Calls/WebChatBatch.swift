import Beckon
import BeckonJSON
import BeckonPlatform

/// What a poll or the history of a web chat holds (icws §8).
struct WebChatBatch: Hashable, Sendable {
    /// One message.
    struct Message: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case text(String)
            case typing(Bool)
            /// A file at a path below the server's address.
            case file(path: String, name: String)
            /// The address of a page.
            case page(String)
            /// 0 initializing, 1 alerting, 2 active, 3 held, 4 disconnected.
            case state(Int, name: String?, type: String?)
        }

        /// The sequence numbers that a server can give; a message with another one is not read.
        static let sequences = -1_000_000...1_000_000_000_000

        let participant: String
        let sequence: Int
        let kind: Kind
        /// Who says it, where the message itself tells.
        var name: String?
        /// What the participant is, where the message itself tells: `System`, `Agent`, `WebUser`.
        var type: String?

        /// Whether the server says it, and no person.
        var isSystem: Bool {
            var type = type
            if case .state(_, _, let own?) = kind { type = own }
            return type?.lowercased() == "system" || participant.allSatisfy { $0 == "0" || $0 == "-" }
        }
    }

    /// The most messages of one answer that are read; the rest comes with the history.
    static let most = 5_000

    /// In the order of their sequence numbers.
    private(set) var messages: [Message]
    /// How long to wait before the next poll: the server's suggestion, 0.5 to 60 s; 2 s if it is no number.
    private(set) var wait: Milliseconds
    /// Whether it is what was said so far, instead of what is new.
    var isHistory = false
    /// The types of messages that are not known.
    let unknown: [String]

    init(_ json: JSONValue) {
        var (messages, unknown): ([Message], [String]) = ([], [])
        for one in (json["messages"]?.array ?? []).prefix(Self.most) {
            if let message = Self.message(one) {
                messages.append(message)
            } else {
                unknown.append(one["__type"]?.string.map { String($0.suffix(64)) } ?? "other")
            }
        }
        self.init(messages, wait: json["pollWaitSuggestion"], unknown: unknown)
    }

    init(_ messages: [Message], wait suggestion: JSONValue?, unknown: [String]) {
        let waits = 500...60_000
        wait = Milliseconds(Int64(suggestion?.wholeNumber(clampedTo: waits) ?? 2_000))
        self.messages = messages.sorted { $0.sequence < $1.sequence }
        self.unknown = unknown
    }

    /// Adds messages that came another way.
    mutating func add(_ more: [Message]) {
        guard !more.isEmpty else { return }
        messages = (messages + more).sorted { $0.sequence < $1.sequence }
    }

    /// Takes all messages out, to be read with a later batch.
    mutating func hold(for pause: Milliseconds) -> [Message] {
        defer { (messages, wait) = ([], pause) }
        return messages
    }

    /// What a message says; empty where it says nothing, nil where it cannot be read.
    static func text(_ value: JSONValue?) -> String? {
        guard let value, !value.isNull else { return "" }
        return value.words
    }

    private static func message(_ json: JSONValue) -> Message? {
        guard let participant = json["participantId"]?.identifier,
            let sequence = json["sequenceNumber"]?.wholeNumber(in: Message.sequences)
        else { return nil }
        let kind: Message.Kind
        switch json["__type"]?.string?.split(separator: ":").last {
        case "chatTextMessage":
            guard let text = Self.text(json["value"]) else { return nil }
            kind = .text(text)
        case "chatTypingIndicatorMessage": kind = .typing(json["value"]?.isTrue ?? false)
        case "chatFileMessage":
            guard let guid = json["fileGuid"]?.identifier else { return nil }
            let name = json["fileName"]?.words ?? ""
            let path = [participant, guid, name].map(PlatformCall.escaped).joined(separator: "/")
            kind = .file(path: "/icws/web-chat/file/\(path)", name: name)
        case "chatParticipantStateChangedMessage":
            guard let state = json["state"]?.wholeNumber(in: 0...1_000) else { return nil }
            kind = .state(state, name: json["displayName"]?.words, type: json["participantType"]?.string)
        default: return nil
        }
        return Message(
            participant: participant, sequence: sequence, kind: kind, type: json["participantType"]?.string)
    }
}
