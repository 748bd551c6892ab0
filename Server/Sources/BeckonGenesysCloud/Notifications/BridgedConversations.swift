import Beckon
import BeckonJSON
import BeckonPlatform

/// Reports events of conversations that Beckon does not carry to the bridge, which decides about pushes.
///
/// Messages, joins and ends are reported, each once: a message by its id, however it came. Typing, receipts and other events
/// are passed over.
struct BridgedConversations: Sendable {
    private let context: GenesysContext
    private let seen: SeenMessages

    init(_ context: GenesysContext, seen: SeenMessages) {
        self.context = context
        self.seen = seen
    }

    /// Reports what is new in a notification.
    ///
    /// - Throws: ``StoreError`` and ``ChatRefusal``: the notification may come again.
    func report(_ frame: JSONValue, _ port: PlatformPort) async throws {
        guard let bridge = port.bridge else { return }
        guard let report = try? GenesysNotifications.report(ofFrame: frame) else {
            return context.tally.unknown("malformed")
        }
        var fresh = Self.named(report.events, frame).filter { event in
            guard let conversation = event.conversation, let message = event.message else { return false }
            return !seen.contains(message, of: conversation)
        }
        guard !fresh.isEmpty else { return }
        if context.configuration.notifications.readsTexts { fresh = await detailed(fresh) }
        fresh = fresh.suffix(BridgeMapping.longestReport)
        try await bridge(BridgeReport(fresh))
        for event in fresh {
            if let conversation = event.conversation, let message = event.message {
                seen.note(message, of: conversation)
            }
        }
    }

    /// The events that matter, each with an id that repetitions have, too.
    private static func named(_ events: [BridgeEvent], _ frame: JSONValue) -> [BridgeEvent] {
        events.compactMap { event in
            var event = event
            switch event.kind {
            case .text, .structured, .attachment: return event
            // A conversation ends once.
            case .ended: event.message = "ended"
            case .joined: event.message = frame["eventBody"]?["participantId"]?.string.map { "joined/\($0)" }
            case .partial, .typing, .receipt, .other: return nil
            }
            return event.message == nil ? nil : event
        }
    }

    /// The details of messages; where they are refused together, those that are told of each alone.
    private func details(of messages: [String], in conversation: String) async -> [String: MessageDetail] {
        guard let reply = try? await context.api.messages(messages, of: conversation) else { return [:] }
        if reply.isSuccess { return MessageDetail.all(in: reply.json) }
        guard case .refused? = reply.failure, messages.count > 1 else { return [:] }
        var details: [String: MessageDetail] = [:]
        for message in messages { details.merge(await self.details(of: [message], in: conversation)) { $1 } }
        return details
    }

    /// Adds text and originator to messages to customers; without an answer they stay as they are.
    private func detailed(_ events: [BridgeEvent]) async -> [BridgeEvent] {
        var byConversation: [String: [String]] = [:]
        for event in events where event.kind.isMessage && event.direction == .outbound && event.text == nil {
            guard let conversation = event.conversation, let message = event.message else { continue }
            byConversation[conversation, default: []].append(message)
        }
        var details: [String: MessageDetail] = [:]
        for (conversation, messages) in byConversation {
            let newest = Array(messages.suffix(MissedMessages.mostOfCall))
            details.merge(await self.details(of: newest, in: conversation)) { $1 }
        }
        return events.map { event in
            guard let detail = event.message.flatMap({ details[$0] })?.message else { return event }
            var event = event
            event.text = event.text ?? detail.text
            if detail.isBot { event.actor = .bot } else if event.actor == .agentOrBot { event.actor = .agent }
            return event
        }
    }
}
