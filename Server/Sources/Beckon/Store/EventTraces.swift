import BeckonTracing
import Synchronization

/// Remembers which trace a committed event belongs to, so that what is delivered of it goes on in the trace of its request.
///
/// In memory alone: another node, or this one after a restart, delivers without a trace. At most twice ``generation`` events are
/// remembered, the newest. As long as no request has named a trace and none is made here, nothing is kept and no lock is taken.
package final class EventTraces: Sendable {
    /// How many events are noted before those of the generation before are forgotten.
    static let generation = 2_048

    /// What was committed.
    private enum Committed: Hashable {
        case event(ChatID, Int)
        /// A callback's step, by the action that its push asks for.
        case callback(ServiceID, String)
    }

    private struct Noted {
        let trace: TraceContext
        let isCustomers: Bool
    }

    private let isUsed = Atomic(false)
    private let noted = Mutex<(young: [Committed: Noted], old: [Committed: Noted])>(([:], [:]))

    package init() {}

    /// Notes that the current task's request made events.
    func note(_ events: [TranscriptEvent], of chat: ChatID) {
        guard let trace = TraceContext.current, !events.isEmpty else { return }
        for event in events {
            keep(Noted(trace: trace, isCustomers: event.party == .client), of: .event(chat, event.position))
        }
    }

    /// Notes that the current task's request, or none, made pushes of callbacks owed.
    package func note(owedBy commit: Commit) {
        let trace = TraceContext.current
        guard trace != nil || isUsed.load(ordering: .relaxed) else { return }
        for case .owe(let push, _) in commit.changes {
            guard case .callback(let id, let action, _) = push.subject else { continue }
            keep(trace.map { Noted(trace: $0, isCustomers: false) }, of: .callback(id, action))
        }
    }

    /// The trace of the first event that has one.
    ///
    /// - Parameters:
    ///   - positions: The events; a lazy list costs nothing as long as nothing is kept.
    ///   - chat: Their chat.
    /// - Returns: The trace; nil if none is known.
    func cause(ofEventsAt positions: some Sequence<Int>, in chat: ChatID) -> TraceContext? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        return positions.lazy.compactMap { self.found(.event(chat, $0))?.trace }.first { _ in true }
    }

    /// The trace of the newest event of an agent in a push's range, or of its callback's step, that has one.
    func cause(of subject: PushSubject) -> TraceContext? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        switch subject {
        case .chat(let chat, let after, let through), .active(let chat, let after, let through):
            guard after < through, through > 0 else { return nil }
            let first = max(after, through - Self.longestRange)
            return (first..<through).reversed().lazy.compactMap { position -> TraceContext? in
                guard let noted = self.found(.event(chat, position + 1)), !noted.isCustomers else { return nil }
                return noted.trace
            }.first
        case .callback(let id, let action, _): return found(.callback(id, action))?.trace
        case .note, .withdrawal: return nil
        }
    }

    /// In how many of a push's events a trace is looked for.
    private static let longestRange = 64

    private func found(_ committed: Committed) -> Noted? {
        noted.withLock { $0.young[committed] ?? $0.old[committed] }
    }

    /// Keeps what is noted, or forgets with nil what was.
    private func keep(_ one: Noted?, of committed: Committed) {
        if one != nil { isUsed.store(true, ordering: .relaxed) }
        noted.withLock { noted in
            if noted.young.count >= Self.generation { noted = ([:], noted.young) }
            noted.young[committed] = one
            if one == nil { noted.old[committed] = nil }
        }
    }
}
