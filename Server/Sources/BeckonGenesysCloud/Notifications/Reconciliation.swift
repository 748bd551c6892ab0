import Beckon
import BeckonPlatform
import Synchronization

/// Compares all open conversations with Genesys Cloud, because events may have been missed (contact-centers §2.1).
///
/// Genesys Cloud repeats nothing, so this follows every opening of a socket.
final class Reconciliation: Sendable {
    /// The most chats of a page.
    static let page = 200
    /// How often one conversation is tried.
    static let tries = 8

    private let context: GenesysContext
    private let missed: MissedMessages

    init(_ context: GenesysContext, _ missed: MissedMessages) {
        self.context = context
        self.missed = missed
    }

    /// Compares all open chats that have a conversation.
    ///
    /// - Returns: False if it could not be finished and has to be done again.
    func run(_ port: PlatformPort) async -> Bool {
        var last: ChatID?
        while !Task.isCancelled {
            guard let heads = try? await port.agents.openChats(after: last, limit: Self.page) else { return false }
            for head in heads {
                guard let conversation = conversation(of: head) else { continue }
                guard await compare(conversation, port) else { return false }
            }
            guard heads.count == Self.page else { return true }
            last = heads.last?.id
        }
        return false
    }

    /// The conversation that has a chat's customer now; nil before the first message was accepted.
    private func conversation(of head: ChatHead) -> String? {
        let reference = ConversationReference(text: head.side.ledger?.told.reference)
        guard let conversation = context.index.newest(of: head.id) ?? reference?.conversation else { return nil }
        context.index.note(conversation, of: head.id)
        return conversation
    }

    private func compare(_ conversation: String, _ port: PlatformPort) async -> Bool {
        var backOff = BackOff()
        for _ in 0..<Self.tries {
            let outcome = try? await missed.compare(conversation, port)
            if outcome == .compared { return true }
            var pause: Milliseconds?
            if case .later(let least)? = outcome { pause = least }
            let wait = backOff.next(random: context.ids.bits(), atLeast: pause)
            guard (try? await port.time.sleep(wait)) != nil else { return false }
        }
        return false
    }
}
