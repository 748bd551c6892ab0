import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation

/// Takes the events of Genesys Cloud, whether they come by WebSocket, from an SQS queue or at an HTTPS destination.
///
/// Conversations that Beckon carries get who joins, who leaves and the end; messages that no webhook brings are fetched.
/// Events of other conversations go to the bridge, if there is one. Repeated and reordered events do no harm.
struct EventIntake: Sendable {
    private let context: GenesysContext
    private let seen = SeenMessages()
    let due: ComparisonLine
    let missed: MissedMessages
    private let bridge: BridgedConversations
    private let notices: AttributeNotices

    init(_ context: GenesysContext) {
        self.context = context
        due = context.due
        missed = MissedMessages(context, seen: seen)
        bridge = BridgedConversations(context, seen: seen)
        notices = AttributeNotices(context, seen: seen)
    }

    /// Takes one notification.
    ///
    /// - Parameters:
    ///   - frame: The notification without envelopes: `topicName` and `eventBody`.
    ///   - port: The port of the agent side.
    /// - Throws: ``StoreError`` and ``ChatRefusal`` with `contended`: the event may be taken again.
    func take(_ frame: JSONValue, _ port: PlatformPort) async throws {
        guard let topic = frame["topicName"]?.string, let body = frame["eventBody"], body.object != nil else { return }
        context.tally.heard(at: port.time.now)
        if topic.hasSuffix(".conversations.callbacks") {
            try await context.callbacks.apply(body, port)
        } else if topic.hasSuffix(".conversations.messages") {
            try await take(snapshot: body, frame, port)
        } else if topic.hasPrefix("v2.detail.events.conversation.") {
            try await take(detail: topic, body, frame, port)
        } else if topic.hasSuffix(".undelivered.messages") {
            try await bridge.report(frame, port)
        } else if !topic.hasSuffix(".typing.event") {
            context.tally.unknown(Self.kind(of: topic))
        }
    }

    private func take(snapshot body: JSONValue, _ frame: JSONValue, _ port: PlatformPort) async throws {
        guard let snapshot = ConversationReader.snapshot(body) else { return context.tally.unknown("no-conversation") }
        let conversation = snapshot.events.conversation
        let missing = snapshot.messages.map(\.id).filter { !seen.contains($0, of: conversation) }
        if snapshot.events.isEnded, !missing.isEmpty, context.index.chat(of: conversation) != nil {
            // After the end nothing more is told, so that what was said before it is fetched first.
            guard try await missed.bring(snapshot, port) != .compared else { return }
            due.add(conversation, [], at: port.time.uptime)
            return
        }
        let outcome = try await context.conversations.apply(snapshot.events, port)
        guard outcome == .applied else { return try await bridge.report(frame, port) }
        if !missing.isEmpty { due.add(conversation, missing, at: port.time.uptime.advanced(by: MissedMessages.grace)) }
        try await notices.show(snapshot.attributes, of: conversation, port)
    }

    private func take(
        detail topic: String, _ body: JSONValue, _ frame: JSONValue, _ port: PlatformPort
    ) async throws {
        if topic.hasSuffix(".attributes"), let conversation = ConversationReader.id(body["conversationId"]) {
            let attributes = ConversationReader.attributes(body["attributes"])
            return try await notices.show(attributes, of: conversation, port)
        }
        guard let events = ConversationReader.detail(topic, body) else { return }
        let outcome = try await context.conversations.apply(events, port)
        if outcome == .unknown { try await bridge.report(frame, port) }
    }

    /// A topic without its ids, to count it by.
    private static func kind(of topic: String) -> String {
        topic.split(separator: ".").filter { !$0.contains("-") }.suffix(3).joined(separator: ".")
    }

    // MARK: - Comparisons

    /// How the later comparisons go on.
    struct Pace {
        let pauses = EntryPauses()
        var backOff = Backoff(first: .seconds(1), longest: .seconds(30))
        var notBefore = Uptime.distantPast
    }

    /// Compares conversations whose messages did not come by webhook, until the task is cancelled.
    func compareLate(_ port: PlatformPort) async {
        var pace = Pace()
        while (try? await port.time.sleep(.seconds(1))) != nil { await compareDue(&pace, port) }
    }

    /// Compares what is due.
    ///
    /// A conversation at which Genesys Cloud fails has a pause of its own, and is given up when its chat has ended. Only several
    /// failures in a row, and what concerns all conversations, hold up the others.
    func compareDue(_ pace: inout Pace, _ port: PlatformPort) async {
        while pace.notBefore <= port.time.uptime, let entry = due.take(at: port.time.uptime) {
            let outcome = await MissedMessages.outcome { try await missed.settle(entry, port) }
            let now = port.time.uptime
            var (own, least) = (Milliseconds.zero, Milliseconds?.none)
            switch outcome {
            case .compared:
                pace.pauses.answered(entry.conversation)
                pace.backOff.reset()
                continue
            case .failed(let pause):
                guard await isOpen(entry.conversation, port) else { continue }
                own = pace.pauses.failed(entry.conversation, at: now, atLeast: pause)
                guard !pace.pauses.goesOn else {
                    due.add(entry.conversation, Array(entry.messages), at: now.advanced(by: own))
                    continue
                }
            case .later(let pause): least = pause
            }
            pace.notBefore = now.advanced(by: pace.backOff.next(random: context.ids.bits(), atLeast: least))
            due.add(entry.conversation, Array(entry.messages), at: max(pace.notBefore, now.advanced(by: own)))
        }
    }

    /// Whether a conversation carries a chat or a callback that goes on; also while the store does not say.
    private func isOpen(_ conversation: String, _ port: PlatformPort) async -> Bool {
        if let callback = context.callbacks.callback(of: conversation) {
            do { return try await port.agents.callback(callback)?.step != .ended } catch { return true }
        }
        guard let chat = context.index.chat(of: conversation) else { return false }
        do {
            return try await port.agents.head(chat).life.state != .ended
        } catch {
            return !(error is ChatRefusal)
        }
    }
}

/// Shows customers what flows and scripts put into the attribute ``name`` of the customer's participant.
///
/// Each text is shown once in its chat, as a notice.
struct AttributeNotices: Sendable {
    /// The attribute's name.
    static let name = "beckon.notice"

    let context: GenesysContext
    let seen: SeenMessages

    init(_ context: GenesysContext, seen: SeenMessages) {
        self.context = context
        self.seen = seen
    }

    /// - Throws: ``StoreError`` and ``ChatRefusal`` with `contended`.
    func show(_ attributes: [String: String], of conversation: String, _ port: PlatformPort) async throws {
        let text = ControlCharacters.stripped(from: attributes[Self.name] ?? "")
        guard !text.isEmpty, let chat = context.index.chat(of: conversation) else { return }
        let digest = SHA256.hash(data: Data(text.utf8)).prefix(12).hexadecimal
        let id = "attribute/\(conversation)/\(digest)"
        guard !seen.contains(id, of: conversation) else { return }
        let open = context.configuration.openMessaging
        let names = AgentNames(agentName: open.agentName, botName: open.botName)
        do {
            let party = try await port.agents.head(chat).side.agents.first ?? names.bot
            _ = try await port.agents.tell(
                chat, by: party, .custom(text: text, key: ConversationDecision.prefix + id))
        } catch let refusal as ChatRefusal where refusal.code != .contended {
            // The chat has ended, or the text is too long for it.
        }
        seen.note(id, of: conversation)
    }
}
