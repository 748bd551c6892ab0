import Beckon
import Foundation

/// The chats and messages that the measurements write: one event of 120 bytes with its key, and the chat's head.
enum Writing {
    /// The text of each message.
    static let text = String(repeating: "Hello, how are you? ", count: 6)
    static let start = Timestamp(milliseconds: 1_700_000_000_000)

    /// The head of a chat after so many messages, each written by a commit of its own.
    static func head(_ id: String, version: Int64, lastPosition: Int) -> ChatHead {
        ChatHead(
            ChatID(id), serviceID: ServiceID("service of \(id)"), serviceName: "request-chat",
            life: ChatLife(startedAt: start, expiresAt: start.advanced(by: .seconds(86_400))),
            customer: ChatCustomer(nickname: "Customer", user: "user of \(id)"),
            attendance: ChatAttendance(.polling), version: version, lastPosition: lastPosition)
    }

    static func event(_ position: Int) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: .messageText, nickname: "Customer", text: text, party: .client, at: start,
            key: key(position))
    }

    static func key(_ position: Int) -> String { "message-\(position)" }

    /// Returns the commit that begins a chat with some messages.
    static func beginning(_ id: String, messages: Int) -> Commit {
        let chat = ChatID(id)
        let head = head(id, version: 1, lastPosition: messages)
        return Commit(
            expecting: .chat(chat, version: 0),
            [.putChat(head, settingCursor: true)]
                + (0..<messages).map { .append(chat, event($0 + 1)) })
    }

    /// Returns the commit of the next message after a head.
    static func message(over head: ChatHead) -> Commit {
        var next = head
        next.version += 1
        next.lastPosition += 1
        return Commit(
            expecting: .chat(head.id, version: head.version),
            [
                .append(head.id, event(next.lastPosition)),
                .putChat(next, settingCursor: false, changing: next.parts(changedFrom: head)),
            ])
    }
}

/// Fills a store with chats of ten messages each.
struct Filling {
    static let messagesPerChat = 10
    private static let chatsPerTransaction = 500

    let store: any Store

    /// Writes as many chats as the number of events requires.
    func run(events: Int) async throws {
        let chats = max(1, events / Self.messagesPerChat)
        for first in stride(from: 0, to: chats, by: Self.chatsPerTransaction) {
            let numbers = first..<min(chats, first + Self.chatsPerTransaction)
            let commits = numbers.map { Writing.beginning(Self.name($0), messages: Self.messagesPerChat) }
            let results = try await store.commit(commits)
            guard results.allSatisfy({ $0 == .committed }) else { throw StoreCostError("a chat was refused") }
        }
    }

    /// Returns the id of a chat; ids have no order, like those of real chats.
    static func name(_ number: Int) -> String {
        String(UInt64(number) &* 0x9E37_79B9_7F4A_7C15 ^ 0xA5A5_5A5A_0F0F_F0F0, radix: 36)
    }
}

/// Why a measurement of the stores cannot continue.
struct StoreCostError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
