/// The result of one input to a chat: the commit to write, and what is true once it is on disk.
///
/// Pure. "No change" and a refusal are decisions as well when they rest on a head that is not on disk yet: the commit then
/// changes nothing but fails unless that head was written.
package struct ChatDecision: Sendable {
    /// Changes to write along with a chat's, made from its head before and after.
    package typealias Extra = @Sendable (_ before: ChatHead, _ after: ChatHead) -> [Change]

    /// The head after the decision.
    package let head: ChatHead
    /// The new events, in order.
    package let events: [TranscriptEvent]
    /// The new lines of the chat's push history, in order.
    package let records: [PushRecord]
    package let commit: Commit
    package let wakes: [Wake]
    /// Whether the head differs from the one before.
    package let isChange: Bool
    /// Why the chat refuses the input; final once the commit is on disk.
    package let refusal: ChatRefusal?

    /// Decides on a head; nil when nothing needs to be written.
    ///
    /// - Parameters:
    ///   - input: what happened.
    ///   - head: the chat's latest head.
    ///   - isCommitted: whether that head is on disk; false while its commit waits.
    ///   - options: the options of the chat's service.
    ///   - now: the wall clock.
    ///   - extra: makes changes to write in the same commit, from the head before and after.
    ///   - audience: the devices that may get pushes besides the one that the chat's own request named.
    /// - Throws: ``ChatRefusal`` for an input that the chat does not allow.
    package init?(
        _ input: ChatInput, on head: ChatHead, isCommitted: Bool = true, options: ServiceOptions, now: Timestamp,
        adding extra: Extra = { _, _ in [] }, audience: Audience = .none
    ) throws(ChatRefusal) {
        var session = ChatSession(head: head, options: options, now: now, audience: audience)
        do throws(ChatRefusal) {
            try session.apply(input)
        } catch {
            guard !isCommitted else { throw error }
            self.init(confirming: head, refusal: error)
            return
        }
        let extra = extra(head, session.head)
        guard session.isChanged else {
            guard !isCommitted || !extra.isEmpty else { return nil }
            self.init(confirming: head, refusal: nil, adding: extra)
            return
        }
        var next = session.head
        next.version = head.version + 1
        var changes: [Change] = [.putChat(next, settingCursor: session.setsCursor)]
        if next.userData != head.userData { changes.append(.attachData(head.id, next.userData)) }
        changes += session.events.map { .append(head.id, $0) }
        changes += session.debts
        changes += session.records.map { .record($0) }
        changes += extra
        self.init(
            head: next, events: session.events, records: session.records, wakes: Self.wakes(of: session),
            isChange: true, refusal: nil,
            commit: Commit(expecting: .chat(head.id, version: head.version), changes))
    }

    private init(confirming head: ChatHead, refusal: ChatRefusal?, adding extra: [Change] = []) {
        self.init(
            head: head, events: [], records: [], wakes: [], isChange: false, refusal: refusal,
            commit: Commit(expecting: .chat(head.id, version: head.version), extra))
    }

    private init(
        head: ChatHead, events: [TranscriptEvent], records: [PushRecord], wakes: [Wake], isChange: Bool,
        refusal: ChatRefusal?, commit: Commit
    ) {
        self.head = head
        self.events = events
        self.records = records
        self.wakes = wakes
        self.isChange = isChange
        self.refusal = refusal
        self.commit = commit
    }

    private static func wakes(of session: ChatSession) -> [Wake] {
        var wakes: [Wake] = [.chat(session.head.id)]
        if session.workChanged { wakes.append(.work) }
        if session.owesPushes { wakes.append(.push) }
        if session.agentSideWaits { wakes.append(.agentSide) }
        return wakes
    }
}

extension ChatDecision {
    /// The decision's commit; when it makes this node the holder of a client, the node's row is written with it.
    ///
    /// So every node that holds clients has a row, whose lease tells the others when to take them over. This includes a
    /// node whose row the others have removed and that does not know it yet.
    package func commit(of place: NodePlace?, over before: ChatHead, now: Timestamp) -> Commit {
        guard isChange, let place, head.holder == place.node,
            before.holder != place.node || before.presence != head.presence
        else { return commit }
        var commit = commit
        commit.changes.append(.putNode(place.record(at: now)))
        return commit
    }
}
