/// A push that is owed, or that ended without having been delivered, as an operator sees it.
package struct OutboxEntry: Hashable, Sendable {
    /// Why and when a push ended.
    package struct End: Hashable, Sendable {
        /// In words that a log may hold.
        package let cause: String
        package let at: Timestamp

        package init(cause: String, at: Timestamp) { (self.cause, self.at) = (cause, at) }
    }

    package let push: OwedPush
    /// The credential it goes by.
    package let route: PushRoute
    /// Until when a dispatcher has it; nil when none has.
    package let leaseUntil: Timestamp?
    /// Why the last attempt at it failed, in words that a log may hold; nil where none did, and for what has ended.
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

    /// How many pushes that ended undelivered are kept; then the oldest go.
    package static let deadLimit = 10_000
}

extension PushSubject {
    /// What a list may call it: chats by their id; the ids of callbacks are their customers' keys and the keys of notes
    /// may be anything, so these are told apart by the beginning of a hash.
    package var listName: String {
        switch self {
        case .chat(let chat, _, _): "chat/\(chat.text)"
        case .withdrawal(let chat, _, _): "withdrawal/\(chat.text)"
        case .callback(let callback, _, _): "callback/#\(StableHash.uuid(of: callback.text).prefix(8))"
        case .note(let key, _, _): "note/#\(StableHash.uuid(of: key).prefix(8))"
        }
    }
}

extension OutboxEntry {
    /// Where it stands.
    package enum State: String, Hashable, Sendable {
        /// A dispatcher has it.
        case sending
        /// It waits for its time.
        case waiting
        /// It may go, and waits for a dispatcher or for an earlier one.
        case due
        /// It ended undelivered.
        case ended
    }

    /// Where it stands at a time.
    package func state(now: Timestamp) -> State {
        if end != nil { return .ended }
        if let leaseUntil, leaseUntil > now { return .sending }
        return push.due > now ? .waiting : .due
    }
}
