/// The state of a chat's deliveries to its agent side: notices without a position that it accepted, and the next delivery.
package struct AgentLedger: Hashable, Sendable {
    /// What the agent side knows besides the events up to its cursor.
    package struct Told: Hashable, Sendable {
        /// Whether it knows of this chat.
        package var isOpened = false
        /// The absence that it knows of; nil if it knows of none, or of the return.
        package var awaySince: Timestamp?
        /// An absence in a delivery that it may have accepted.
        package var perhapsAwaySince: Timestamp?
        /// The delivered and read positions that it knows of.
        package var receipt = ReceiptMark()
        /// What the adapter must know of the chat, in its own words; nil if it noted nothing.
        package var reference: String?

        package init() {}
    }

    package var told = Told()
    /// When a delivery may begin; while one is under way, when its claim ends; nil while nothing is owed.
    package var due: Timestamp?
    /// The claim of the delivery under way, if any.
    package var claim: String?
    /// Whether more became owed while a delivery was under way.
    package var hasNews = false
    /// How many deliveries in a row failed.
    package var failures = 0
    /// Why the last delivery failed, in words that a log may hold.
    package var failure: String?
    /// The next notice, if the agent side has refused it by its content.
    package var refused: RefusedNotice?

    package init() {}
}
