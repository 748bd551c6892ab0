import Beckon
import BeckonPlatform

/// Compares all open conversations with Genesys Cloud, because events may have been missed (contact-centers §2.1).
///
/// Genesys Cloud repeats nothing, so this follows every opening of a socket. A conversation at which Genesys Cloud fails is left to
/// the comparisons that are due later (``ComparisonLine``) and holds up no other.
final class Reconciliation: Sendable {
    /// The most chats of a page.
    static let page = 200
    /// The most callbacks that are compared.
    static let mostCalls = 10_000
    /// How often one conversation is tried while Genesys Cloud asks for another time, before the next one is.
    static let tries = 3

    private let context: GenesysContext
    private let missed: MissedMessages
    private let due: ComparisonLine

    init(_ context: GenesysContext, _ missed: MissedMessages, _ due: ComparisonLine) {
        self.context = context
        self.missed = missed
        self.due = due
    }

    /// How one run goes on.
    private struct Pace {
        let pauses = EntryPauses()
        var backOff = Backoff()
    }

    /// Compares all open chats and callbacks that have a conversation.
    ///
    /// - Returns: False if it could not be finished and has to be done again.
    func run(_ port: PlatformPort) async -> Bool {
        var pace = Pace()
        let chatsAreCompared = await compareChats(&pace, port)
        let callbacksAreCompared = await compareCallbacks(&pace, port)
        return chatsAreCompared && callbacksAreCompared
    }

    private func compareCallbacks(_ pace: inout Pace, _ port: PlatformPort) async -> Bool {
        guard let calls = try? await port.agents.openCalls(limit: Self.mostCalls) else { return false }
        var isComplete = true
        for call in calls {
            guard !Task.isCancelled else { return false }
            context.callbacks.note(call)
            let isSettled = await compare(call.reference, &pace, port)
            isComplete = isComplete && isSettled
        }
        return isComplete
    }

    private func compareChats(_ pace: inout Pace, _ port: PlatformPort) async -> Bool {
        var last: ChatID?
        var isComplete = true
        while !Task.isCancelled {
            guard let heads = try? await port.agents.openChats(after: last, limit: Self.page) else { return false }
            for head in heads {
                guard let conversation = conversation(of: head) else { continue }
                let isSettled = await compare(conversation, &pace, port)
                guard !Task.isCancelled else { return false }
                isComplete = isComplete && isSettled
            }
            guard heads.count == Self.page else { return isComplete }
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

    /// Compares a conversation.
    ///
    /// - Returns: Whether it was compared, or will be later.
    private func compare(_ conversation: String, _ pace: inout Pace, _ port: PlatformPort) async -> Bool {
        for _ in 0..<Self.tries {
            var least: Milliseconds?
            switch await MissedMessages.outcome(of: { try await missed.compare(conversation, port) }) {
            case .compared:
                pace.pauses.answered(conversation)
                pace.backOff.reset()
                return true
            case .failed(let pause): return await leave(conversation, pause, &pace, port)
            case .later(let pause): least = pause
            }
            let wait = pace.backOff.next(random: context.ids.bits(), atLeast: least)
            guard (try? await port.time.sleep(wait)) != nil else { return false }
        }
        return due.add(conversation, [], at: port.time.uptime)
    }

    /// Leaves a conversation to later comparisons; after several in a row the next one is tried after a pause.
    private func leave(
        _ conversation: String, _ least: Milliseconds?, _ pace: inout Pace, _ port: PlatformPort
    ) async -> Bool {
        let now = port.time.uptime
        let own = pace.pauses.failed(conversation, at: now, atLeast: least)
        guard due.add(conversation, [], at: now.advanced(by: own)) else { return false }
        guard !pace.pauses.goesOn else { return true }
        return (try? await port.time.sleep(pace.backOff.next(random: context.ids.bits()))) != nil
    }
}
