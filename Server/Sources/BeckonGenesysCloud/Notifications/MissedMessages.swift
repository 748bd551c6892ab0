import Beckon
import BeckonJSON
import BeckonPlatform
import Synchronization

/// Compares a conversation at Genesys Cloud with its chat, and tells what the chat has missed (contact-centers §2.1, §2.4).
///
/// Texts come by webhook. A message that a snapshot names and the chat has not is fetched by its id and told under the key that
/// its webhook has, so that it stands once however often and in whatever way it comes.
struct MissedMessages: Sendable {
    /// What became of a comparison.
    enum Outcome: Hashable, Sendable {
        case compared
        /// Genesys Cloud fails at this conversation; it may answer for others. After the pause, if one is told.
        case failed(pause: Milliseconds?)
        /// Genesys Cloud is not reached, or asks for another time whatever the conversation; after the pause, if one is told.
        case later(pause: Milliseconds?)

        /// What a call without an answer means.
        init(_ failure: PlatformFailure) {
            self = failure.isOutage || failure.pause != nil ? .later(pause: failure.pause) : .failed(pause: nil)
        }

        /// What an answer means that is no success.
        init(_ reply: PlatformReply) {
            let concernsAll = reply.status == 401 || reply.status == 429
            self = concernsAll ? .later(pause: reply.retryAfter) : .failed(pause: reply.retryAfter)
        }
    }

    /// How long a webhook may take before its message counts as missed.
    static let grace = Milliseconds.seconds(15)
    /// The most messages of one call.
    static let mostOfCall = 50
    /// How often Genesys Cloud may fail at the details of one message before the message is passed over.
    static let mostFailures = 5
    /// The most events of a transcript that are read for one comparison.
    static let longestSearch = 20_000

    private let context: GenesysContext
    private let seen: SeenMessages
    /// How far each chat's transcript has been read.
    private let positions = PositionBook()
    private let failures = FailureBook()

    init(_ context: GenesysContext, seen: SeenMessages) {
        self.context = context
        self.seen = seen
    }

    /// What became of a comparison that may throw: a chat that is not there any more has nothing to be compared, and a store that
    /// fails does so for all.
    static func outcome(of comparison: () async throws -> Outcome) async -> Outcome {
        do {
            return try await comparison()
        } catch let refusal as ChatRefusal {
            return refusal.code == .contended ? .failed(pause: nil) : .compared
        } catch {
            return .later(pause: nil)
        }
    }

    /// Reads a conversation and brings its chat or its callback up to date: who is in it, its messages, its end.
    ///
    /// - Returns: Whether it was compared; also for a conversation that is not known any more, or that Beckon does not carry.
    /// - Throws: ``StoreError`` and ``ChatRefusal`` with `contended`: the comparison may be repeated.
    func compare(_ conversation: String, _ port: PlatformPort) async throws -> Outcome {
        if context.callbacks.callback(of: conversation) != nil {
            return try await context.callbacks.compare(conversation, port)
        }
        let reply: PlatformReply
        do throws(PlatformFailure) { reply = try await context.api.conversation(conversation) } catch {
            return Outcome(error)
        }
        // The customer's next message opens a new conversation.
        if [400, 403, 404, 410].contains(reply.status) { return .compared }
        guard reply.isSuccess, let snapshot = ConversationReader.snapshot(reply.json) else { return Outcome(reply) }
        return try await bring(snapshot, port)
    }

    /// Looks whether messages that had not come are in the chat by now, and compares the conversation if not.
    ///
    /// - Throws: ``StoreError`` and ``ChatRefusal`` with `contended`: the comparison may be repeated.
    func settle(_ entry: DueComparisons.Entry, _ port: PlatformPort) async throws -> Outcome {
        if !entry.messages.isEmpty, let chat = context.index.chat(of: entry.conversation) {
            try await read(chat, entry.conversation, port)
            if entry.messages.allSatisfy({ seen.contains($0, of: entry.conversation) }) { return .compared }
        }
        return try await compare(entry.conversation, port)
    }

    /// Brings a chat up to date with a snapshot.
    ///
    /// Agents join before their messages are told, and leave afterwards.
    func bring(_ snapshot: ConversationReader.Snapshot, _ port: PlatformPort) async throws -> Outcome {
        let (events, conversation) = (snapshot.events, snapshot.events.conversation)
        guard snapshot.messages.contains(where: { !seen.contains($0.id, of: conversation) }) else {
            _ = try await context.conversations.apply(events, port)
            return .compared
        }
        var joins = events
        joins.agents.removeAll { $0.place != .connected }
        joins.isEnded = false
        guard try await context.conversations.apply(joins, port) == .applied,
            let chat = context.index.chat(of: conversation)
        else { return .compared }
        try await read(chat, conversation, port)
        let missing = snapshot.messages.filter { !seen.contains($0.id, of: conversation) }
        let outcome = try await tell(missing, conversation, chat, port)
        if outcome == .compared { _ = try await context.conversations.apply(events, port) }
        return outcome
    }

    // MARK: - The transcript

    /// Notes the messages that a chat has, from where it was read last.
    private func read(_ chat: ChatID, _ conversation: String, _ port: PlatformPort) async throws {
        var position = positions.position(of: chat)
        let last = position + Self.longestSearch
        while position < last {
            let page = try await port.agents.read(chat, after: position, limit: 500)
            for case .event(let event) in page.notices {
                if let id = InboundDecision.message(ofKey: event.key) { seen.note(id, of: conversation) }
            }
            guard page.through > position else { break }
            position = page.through
        }
        positions.note(position, of: chat)
    }

    // MARK: - Telling

    private func tell(
        _ messages: [ConversationReader.Message], _ conversation: String, _ chat: ChatID, _ port: PlatformPort
    ) async throws -> Outcome {
        for start in stride(from: 0, to: messages.count, by: Self.mostOfCall) {
            let some = Array(messages[start..<min(start + Self.mostOfCall, messages.count)])
            let outcome = try await tell(together: some, conversation, chat, port)
            guard outcome == .compared else { return outcome }
        }
        return .compared
    }

    /// Tells messages whose details come by one call.
    ///
    /// Where Genesys Cloud refuses that call, or fails at it, each message has a call of its own, so that one does not keep the
    /// others. One that is refused alone is passed over; one at which Genesys Cloud fails keeps those after it, so that the order
    /// holds, and is passed over after ``mostFailures``.
    private func tell(
        together messages: [ConversationReader.Message], _ conversation: String, _ chat: ChatID, _ port: PlatformPort
    ) async throws -> Outcome {
        var (outcome, isRefusal) = (Outcome.compared, false)
        var details: [String: MessageDetail] = [:]
        do throws(PlatformFailure) {
            let reply = try await context.api.messages(messages.map(\.id), of: conversation)
            if reply.isSuccess { details = MessageDetail.all(in: reply.json) } else { outcome = Outcome(reply) }
            if case .refused? = reply.failure { isRefusal = true }
        } catch {
            outcome = Outcome(error)
        }
        guard outcome != .compared else {
            try await tell(messages, details, conversation, chat, port)
            return .compared
        }
        guard case .failed = outcome else { return outcome }
        guard messages.count == 1, let message = messages.first else {
            for message in messages {
                let single = try await tell(together: [message], conversation, chat, port)
                guard single == .compared else { return single }
            }
            return .compared
        }
        guard isRefusal || failures.add(message.id, of: conversation) >= Self.mostFailures else { return outcome }
        context.tally.refused("missed-message-details")
        seen.note(message.id, of: conversation)
        return .compared
    }

    private func tell(
        _ messages: [ConversationReader.Message], _ details: [String: MessageDetail], _ conversation: String,
        _ chat: ChatID, _ port: PlatformPort
    ) async throws {
        for message in messages {
            if let detail = details[message.id] {
                try await tell(detail, message, chat, port)
            } else {
                context.tally.unknown("message-without-details")
            }
            seen.note(message.id, of: conversation)
        }
    }

    private func tell(
        _ detail: MessageDetail, _ message: ConversationReader.Message, _ chat: ChatID, _ port: PlatformPort
    ) async throws {
        guard detail.message.isOutbound else { return }
        var told = detail.message
        (told.id, told.customer) = (message.id, chat.text)
        // A message's details name no sender.
        if told.sender.firstName == nil, !told.isBot { told.sender.firstName = message.sender }
        if case .failed(let reason) = try await context.messages.take(told, port) {
            context.tally.refused("missed-message-\(reason.rawValue)")
        }
    }
}

/// The details of a message, as a call returns them (contact-centers §2.4).
struct MessageDetail: Hashable, Sendable {
    let message: OpenMessage

    /// Reads details; nil without a normalized message.
    init?(_ json: JSONValue) {
        guard var normalized = json["normalizedMessage"], normalized.object != nil else { return nil }
        if normalized["id"]?.string == nil, let id = json["id"], case .object(var members) = normalized {
            members["id"] = id
            normalized = .object(members)
        }
        guard var message = OpenMessage(normalized) else { return nil }
        if json["direction"]?.string == "inbound" { message.isOutbound = false }
        self.message = message
    }

    /// The details in the answer to a call for several messages, by their ids.
    static func all(in answer: JSONValue) -> [String: MessageDetail] {
        var details: [String: MessageDetail] = [:]
        for entry in (answer["entities"]?.array ?? answer.array ?? []).prefix(1_000) {
            guard let id = entry["id"]?.string, let detail = MessageDetail(entry) else { continue }
            details[id] = detail
        }
        return details
    }
}

/// How far chats' transcripts have been read for messages.
///
/// Memory for at most ``capacity`` chats; a forgotten chat is read again from its beginning.
final class PositionBook: Sendable {
    static let capacity = 16_384
    private let table = Mutex(RecentTable<Int>(capacity: PositionBook.capacity))

    func position(of chat: ChatID) -> Int { table.withLock { $0[chat.text] ?? 0 } }

    func note(_ position: Int, of chat: ChatID) { table.withLock { $0[chat.text] = position } }
}

/// How often Genesys Cloud failed at the details of single messages.
///
/// Memory for at most ``capacity`` messages; a forgotten one is counted anew.
final class FailureBook: Sendable {
    static let capacity = 4_096
    private let table = Mutex(RecentTable<Int>(capacity: FailureBook.capacity))

    /// Counts another failure.
    ///
    /// - Returns: How many there were.
    func add(_ message: String, of conversation: String) -> Int {
        table.withLock { table in
            let count = (table["\(conversation) \(message)"] ?? 0) + 1
            table["\(conversation) \(message)"] = count
            return count
        }
    }
}

extension GenesysAPI {
    /// The details of messages of a conversation (contact-centers §2.4).
    func messages(_ ids: [String], of conversation: String) async throws(PlatformFailure) -> PlatformReply {
        try await call(
            "POST", "/api/v2/conversations/messages/\(PlatformCall.escaped(conversation))/messages/bulk",
            json: .array(ids.map { .string($0) }))
    }
}
