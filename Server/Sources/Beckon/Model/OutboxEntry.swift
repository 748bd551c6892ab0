/// An owed push, or one that ended undelivered, as an operator sees it.
package struct OutboxEntry: Hashable, Sendable {
    /// Why and when a push ended.
    package struct End: Hashable, Sendable {
        /// The cause, in words that a log may hold.
        package let cause: String
        package let at: Timestamp

        package init(cause: String, at: Timestamp) { (self.cause, self.at) = (cause, at) }
    }

    package let push: OwedPush
    /// The credential that it is sent with.
    package let route: PushRoute
    /// When its claim ends; nil while it is unclaimed.
    package let leaseUntil: Timestamp?
    /// Why the last attempt failed, in words that a log may hold; nil if none failed, and for ended pushes.
    package let failure: String?
    /// Nil while it is owed.
    package let end: End?

    package init(push: OwedPush, route: PushRoute, leaseUntil: Timestamp?, failure: String? = nil, end: End?) {
        self.push = push
        self.route = route
        self.leaseUntil = leaseUntil
        self.failure = failure
        self.end = end
    }

    /// How many pushes that ended undelivered are kept; beyond it the oldest are removed.
    package static let deadLimit = 10_000
}

extension PushSubject {
    /// The subject's name for lists: a chat's id, or the first digits of a hash.
    ///
    /// The hash is for callbacks, whose ids are secrets of their customers, and for notes, whose keys may be any text.
    package var listName: String {
        switch self {
        case .chat(let chat, _, _): "chat/\(chat.text)"
        case .withdrawal(let chat, _, _): "withdrawal/\(chat.text)"
        case .active(let chat, _, _): "active/\(chat.text)"
        case .callback(let callback, _, _): "callback/#\(StableHash.uuid(of: callback.text).prefix(8))"
        case .note(let key, _, _): "note/#\(StableHash.uuid(of: key).prefix(8))"
        }
    }
}

extension OutboxEntry {
    /// The state of a push in the outbox.
    package enum State: String, Hashable, Sendable {
        /// A node has claimed it.
        case sending
        /// It waits for its due time.
        case waiting
        /// It is due and waits for a claim or for an earlier push of its lane.
        case due
        /// It ended undelivered.
        case ended
    }

    /// Its state at a time.
    package func state(now: Timestamp) -> State {
        if end != nil { return .ended }
        if let leaseUntil, leaseUntil > now { return .sending }
        return push.due > now ? .waiting : .due
    }
}
