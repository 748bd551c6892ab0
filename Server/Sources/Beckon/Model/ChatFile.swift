/// The id of a file in a chat, which a customer's app and an agent's desk name it by; it alone opens nothing.
package struct FileID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { "\(text.prefix(4))…" }
}

/// A file that a party of a chat has sent; its content is kept elsewhere, under its hash.
package struct ChatFile: Hashable, Sendable {
    package let id: FileID
    package let chat: ChatID
    /// The SHA-256 of the content: 64 lower-case hexadecimal digits.
    package let content: String
    /// The name for people, without a path and control characters.
    package let name: String
    /// The media type, from the name and the content.
    package let type: String
    /// The length in bytes.
    package let size: Int
    /// Who sent it.
    package let party: PartyKind
    /// What the upload sent beside it.
    package let userData: [String: String]
    /// Whether the transcript does not name it yet; such a row only keeps the content from being removed.
    package var isPending: Bool
    /// How often the customer has begun to fetch it.
    package var downloads: Int
    package let createdAt: Timestamp

    package init(
        id: FileID, chat: ChatID, content: String, name: String, type: String, size: Int, party: PartyKind,
        userData: [String: String] = [:], isPending: Bool = false, downloads: Int = 0, createdAt: Timestamp
    ) {
        self.id = id
        self.chat = chat
        self.content = content
        self.name = name
        self.type = type
        self.size = size
        self.party = party
        self.userData = userData
        self.isPending = isPending
        self.downloads = downloads
        self.createdAt = createdAt
    }

    /// How long a row may stay without its event before it is removed.
    package static let longestPending = Milliseconds.seconds(3_600)
}

/// How many files of the customer a chat holds, and their bytes.
package struct ChatFileUse: Hashable, Sendable {
    package var count: Int
    package var bytes: Int

    package init(count: Int = 0, bytes: Int = 0) { (self.count, self.bytes) = (count, bytes) }
}

/// The file that an event of a transcript sends or deletes.
package struct EventFile: Hashable, Sendable {
    package let id: FileID
    /// The name for people; empty if the event does not tell it.
    package let name: String
    /// The length in bytes; nil for a deleted file.
    package let size: Int?

    package init(id: FileID, name: String, size: Int? = nil) {
        self.id = id
        self.name = name
        self.size = size
    }

    /// The names in an event's data, which chat version 2 shows.
    package enum Name {
        package static let id = "file-id"
        static let name = "file-name"
        static let size = "file-size"
    }

    /// Reads an event's data; nil if they name no file.
    init?(_ data: [String: String]) {
        guard let id = data[Name.id] else { return nil }
        self.init(id: FileID(id), name: data[Name.name] ?? "", size: data[Name.size].flatMap { Int($0) })
    }

    /// The data of an event about the file.
    package var data: [String: String] {
        var data = [Name.id: id.text, Name.name: name]
        if let size { data[Name.size] = String(size) }
        return data
    }
}

extension TranscriptEvent {
    /// The file that the event sends or deletes; nil for other events.
    package var file: EventFile? {
        switch kind {
        case .fileUploaded, .fileDeleted: EventFile(data)
        case .messageText, .joined, .left, .typingStarted, .typingStopped, .pushURL, .custom, .nicknameUpdated: nil
        }
    }
}

extension ChatFile {
    /// The data of the event that sends it: what the upload sent beside it, and the file.
    package var eventData: [String: String] {
        userData.merging(EventFile(id: id, name: name, size: size).data) { $1 }
    }
}
