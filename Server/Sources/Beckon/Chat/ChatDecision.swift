/// The result of one input to a chat: what is true once it is on disk, and the commit that brings it there.
///
/// Pure. "No change" and a refusal have a commit as well when they rest on a head that is not on disk yet: it changes
/// nothing but fails unless that head was written.
package struct ChatDecision: Sendable {
    /// Changes to write along with a chat's, made from its head before and after.
    package typealias Extra = @Sendable (_ before: ChatHead, _ after: ChatHead) -> [Change]

    /// The head after the decision.
    package let head: ChatHead
    /// The new events, in order; empty when nothing changed or an earlier call with the same key made them.
    package let events: [TranscriptEvent]
    /// The position of the input's own event, also when an earlier call with the same key made it.
    package let position: Int?
    /// The new lines of the chat's push history, in order.
    package let records: [PushRecord]
    /// The commit; nil when nothing needs to be written.
    package let commit: Commit?
    package let wakes: [Wake]
    /// Whether the head differs from the one before.
    package let isChange: Bool
    /// Why the chat refuses the input; final once the commit is on disk.
    package let refusal: ChatRefusal?
}

extension ChatDecision {
    /// Decides on a head.
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
    package init(
        _ input: ChatInput, on head: ChatHead, isCommitted: Bool = true, options: ServiceOptions, now: Timestamp,
        adding extra: Extra = { _, _ in [] }, audience: Audience = .none
    ) throws(ChatRefusal) {
        let base = Expectation.chat(head.id, version: head.version)
        var session = ChatSession(head: head, options: options, now: now, audience: audience)
        do throws(ChatRefusal) {
            try session.apply(input)
        } catch {
            guard !isCommitted else { throw error }
            self.init(unchanged: head, commit: Commit(expecting: base, []), refusal: error)
            return
        }
        let extra = extra(head, session.head)
        guard session.isChanged else {
            let isNeeded = !isCommitted || !extra.isEmpty
            self.init(unchanged: head, commit: isNeeded ? Commit(expecting: base, extra) : nil)
            return
        }
        session.head.version = head.version + 1
        self.init(
            head: session.head, events: session.events, position: session.events.last?.position,
            records: session.records,
            commit: Commit(expecting: base, Self.changes(of: session, to: head, adding: extra)),
            wakes: Self.wakes(of: session), isChange: true, refusal: nil)
    }

    /// What is to be written; a change takes much room, so the list does not grow.
    private static func changes(of session: ChatSession, to head: ChatHead, adding extra: [Change]) -> [Change] {
        var changes: [Change] = []
        changes.reserveCapacity(
            2 + session.events.count + session.debts.count + session.records.count + extra.count)
        let parts = session.head.parts(changedFrom: head)
        changes.append(.putChat(session.head, settingCursor: session.setsCursor, changing: parts))
        if session.head.customer.userData != head.customer.userData {
            changes.append(.attachData(head.id, session.head.customer.userData))
        }
        for event in session.events { changes.append(.append(head.id, event)) }
        changes += session.debts
        for record in session.records { changes.append(.record(record)) }
        changes += extra
        return changes
    }

    /// The result of an input that leaves a head as it is.
    ///
    /// - Parameters:
    ///   - head: the head.
    ///   - position: the position of the event that an earlier call with the input's key made.
    ///   - commit: what needs to be written nevertheless.
    ///   - refusal: why the chat refuses the input.
    package init(
        unchanged head: ChatHead, position: Int? = nil, commit: Commit? = nil, refusal: ChatRefusal? = nil
    ) {
        self.init(
            head: head, events: [], position: position, records: [], commit: commit, wakes: [], isChange: false,
            refusal: refusal)
    }

    private static func wakes(of session: ChatSession) -> [Wake] {
        var wakes: [Wake] = [.chat(session.head.id)]
        if session.workChanged { wakes.append(.work) }
        if session.owesPushes { wakes.append(.push) }
        if session.agentSideWaits { wakes.append(.agentSide) }
        return wakes
    }

    /// The decision's commit; when it makes this node the holder of a client, the node's row is written with it.
    ///
    /// So every node that holds clients has a row, whose lease tells the others when to take them over. This includes a
    /// node whose row the others have removed and that does not know it yet.
    package func commit(of place: NodePlace?, over before: ChatHead, now: Timestamp) -> Commit? {
        guard isChange, let place, head.attendance.holder == place.node,
            before.attendance.holder != place.node || before.attendance.presence != head.attendance.presence
        else { return commit }
        var commit = commit
        commit?.changes.append(.putNode(place.record(at: now)))
        return commit
    }
}
