/// A push that is owed, or that ended without having been delivered, as an operator sees it.
package struct OutboxEntry: Hashable, Sendable {
    /// Why and when a push ended.
    package struct End: Hashable, Sendable {
        /// In words that a log may hold.
        package let cause: String
        package let at: Timestamp

        package init(cause: String, at: Timestamp) {
            self.cause = cause
            self.at = at
        }
    }

    package let push: OwedPush
    /// The credential it goes by, as ``PushRoute`` spells it.
    package let route: String
    /// Until when a dispatcher has it; nil when none has.
    package let leaseUntil: Timestamp?
    /// Nil while it is owed.
    package let end: End?

    package init(push: OwedPush, route: String, leaseUntil: Timestamp?, end: End?) {
        self.push = push
        self.route = route
        self.leaseUntil = leaseUntil
        self.end = end
    }

    /// How many pushes that ended undelivered are kept; then the oldest go.
    package static let deadLimit = 10_000
}
