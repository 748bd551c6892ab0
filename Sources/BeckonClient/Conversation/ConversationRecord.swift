import Foundation

/// What is stored of a conversation: enough to go on after the app was ended at any moment.
struct ConversationRecord: Sendable, Hashable, Codable {
    /// The name of the record, and of the conversation on this device.
    var id: String
    var request: ChatRequest
    /// The value of the header `gms_user` until the server has chosen another one.
    var userHeader: String
    /// The keys of the two calls that begin the chat.
    var serviceKey: String
    var chatKey: String
    /// When it began, in milliseconds since 1970.
    var beganAt: Int64
    /// The chat; nil until its service exists.
    var chat: ChatSnapshot?
    /// Whether an attempt to create the interaction has begun.
    var isCreationUnderWay = false
    /// Whether the interaction exists.
    var isCreated = false
    /// The customer wants to end the chat once everything is sent.
    var wantsEnd = false
    var phase = Transcript.Phase.starting
    var outbox: Outbox
    /// What the customer has typed and not sent.
    var draft = ""
    /// Up to where the customer has read.
    var readThrough: Int64 = 0
    /// The device to which the server is to push, while the chat that has begun is not told of it.
    var untoldDevice: PushDevice?
    /// Whether another device of the customer began it, to which the server pushes.
    var isAdopted: Bool?
    /// The server's address when the chat's were made of it; nil in records of earlier releases.
    var server: String?

    var name: String { RecordName.conversation + id }
    var transcriptName: String { RecordName.transcript + id }

    /// The value of the header `gms_user` that the chat has.
    var user: String { chat?.userHeader ?? userHeader }
}

extension ConversationRecord {
    /// Follows the server to another address; what the server itself has named elsewhere stays.
    mutating func follow(_ address: GatewayAddress) {
        let base = address.base.absoluteString
        defer { server = base }
        guard let server, server != base, var chat else { return }
        chat.chatURL = Self.moved(chat.chatURL, from: server, to: base)
        chat.cometURL = Self.moved(chat.cometURL, from: server, to: base)
        self.chat = chat
    }

    private static func moved(_ url: URL, from old: String, to new: String) -> URL {
        let text = url.absoluteString
        guard text.hasPrefix(old + "/") else { return url }
        return URL(string: new + text.dropFirst(old.count)) ?? url
    }
}

/// The last lines of a conversation, stored so that its screen opens with the words already there.
///
/// They may be lost: the server has them.
struct TranscriptRecord: Sendable, Codable {
    var lines: [TranscriptLine]
    var position: Int64
    var agentDelivered: Int64 = 0
    var agentRead: Int64 = 0
    var isShortened = false

    /// The most lines that are stored.
    static let limit = 1_000
}

/// Says which value of a record is to be written: changes that come while one is written are written together, once.
struct RecordWriter: Sendable {
    private(set) var version: UInt64 = 0
    private(set) var stored: UInt64 = 0
    var isWriting = false

    /// Notes a change, and returns the version that has it.
    mutating func changed() -> UInt64 {
        version += 1
        return version
    }

    mutating func wrote(_ version: UInt64) { stored = max(stored, version) }
}
