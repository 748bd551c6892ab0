/// What an agent side that is delivered to has accepted of a chat besides events, and when it is told next.
package struct AgentLedger: Hashable, Sendable {
    /// What it was told that has no position.
    package struct Told: Hashable, Sendable {
        /// That there is this chat.
        package var isOpened = false
        /// That the customer is away since a time; nil when it was not told so, or told of the return.
        package var awaySince: Timestamp?
        /// Since when the customer is away by a delivery of which nobody knows whether it was accepted.
        package var perhapsAwaySince: Timestamp?
        /// How far the customer's devices have got.
        package var receipt = ReceiptMark()

        package init() {}
    }

    package var told = Told()
    /// When a delivery may begin, and while one is under way when its lease ends; nil while nothing is owed.
    package var due: Timestamp?
    /// The delivery under way; nil while there is none.
    package var claim: String?
    /// Whether something came to be owed while a delivery was under way.
    package var hasNews = false
    /// How many deliveries in a row were not accepted.
    package var failures = 0
    /// Why the last one was not, in words that a log may hold.
    package var failure: String?

    package init() {}
}
