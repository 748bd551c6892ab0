import Foundation
import GMSContract

/// What an answer or a notification says of a chat, whichever version of the contract it is written in.
struct ChatNews: Sendable {
    /// The server's id of the chat, if it is told.
    var sessionID: String?
    /// When the chat began, in the server's spelling, if it is told.
    var startedAt: String?
    /// Whether the chat is over.
    var isOver: Bool
    /// Events in order, without gaps.
    var entries: [ChatEntry] = []
    /// Whether there are events whose positions are not told.
    var hasUnplaced = false
}

extension ChatNews {
    /// Reads a chat resource of version 1, whose position is that of its last event.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - known: When the chat began, if the resource does not say it.
    init(_ resource: ChatResource, startedAt known: String? = nil) {
        self.init(
            sessionID: resource.sessionID, startedAt: resource.startedAt, isOver: resource.state == .disconnected)
        guard !resource.transcript.isEmpty else { return }
        guard let last = resource.transcriptPosition, GatewayCalls.positions.contains(last) else {
            hasUnplaced = true
            return
        }
        let first = last - Int64(resource.transcript.count) + 1
        entries = resource.transcript.enumerated().map { offset, entry in
            ChatEntry(entry, position: first + Int64(offset), startedAt: resource.startedAt ?? known)
        }
    }

    /// Reads an answer of version 2, whose events have an index each.
    ///
    /// - Parameter answer: The answer to a request that was carried out.
    init(_ answer: ChatV2Answer) {
        self.init(sessionID: answer.chatID.isEmpty ? nil : answer.chatID, isOver: answer.isEnded)
        // What has no index is no event, for example the limits of files.
        let events = answer.messages.compactMap { message -> ChatEntry? in
            guard let index = message.index, GatewayCalls.positions.contains(index) else { return nil }
            return ChatEntry(message, position: index)
        }
        // Positions count without gaps; what comes after a jump is asked for again.
        for event in events {
            if let last = entries.last, event.position != last.position + 1 {
                hasUnplaced = true
                return
            }
            entries.append(event)
        }
    }
}

extension ChatEntry {
    /// Makes an event from one of version 2, in the words of version 1.
    init(_ message: ChatV2Message, position: Int64) {
        self.init(
            position: position, type: Self.type(message.type), nickname: message.from.nickname,
            text: message.text ?? message.userData["file-name"] ?? "",
            party: TranscriptParty(rawValue: message.from.type.uppercased()),
            time: Date(timeIntervalSince1970: Double(message.utcTime) / 1_000))
    }

    private static func type(_ type: ChatV2MessageType) -> TranscriptEventType {
        switch type {
        case .message: .messageText
        case .participantJoined: .joined
        case .participantLeft: .left
        case .typingStarted: .typingStarted
        case .typingStopped: .typingStopped
        case .pushURL: .pushURL
        case .customNotice, .notice, .nicknameUpdated, .fileUploaded, .fileDeleted: .custom
        default: TranscriptEventType(rawValue: type.rawValue)
        }
    }
}
