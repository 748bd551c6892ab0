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
