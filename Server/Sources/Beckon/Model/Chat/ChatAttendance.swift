/// Where the customer of a chat is, and how far the customer has read.
package struct ChatAttendance: Hashable, Sendable {
    package var presence: CustomerPresence
    /// The node that holds the present client; nil when none does.
    package var holder: NodeID?
    /// The customer has every event up to here.
    package var cursor: Int
    /// What was fully written to the present client ends here; not before ``cursor``.
    package var sent: Int
    /// What was written before the client last changed nodes; not after ``sent``.
    ///
    /// It is not known whether the last answer of a node reached a client that asks at another one, so that node writes
    /// it once more. What stands up to here was written a second time by then.
    package var handedOver: Int
    /// When a polling customer was last seen, exact to ``ChatSession/pollingMark``; nil for other customers.
    package var seenAt: Timestamp?
    /// When the first push of this absence is due; nil while no event waits for it.
    ///
    /// Later events push at once.
    package var firstPushDue: Timestamp?

    package init(
        _ presence: CustomerPresence, holder: NodeID? = nil, cursor: Int = 0, sent: Int? = nil,
        handedOver: Int? = nil, seenAt: Timestamp? = nil, firstPushDue: Timestamp? = nil
    ) {
        self.presence = presence
        self.holder = holder
        self.cursor = cursor
        self.sent = sent ?? cursor
        self.handedOver = handedOver ?? cursor
        self.seenAt = seenAt
        self.firstPushDue = firstPushDue
    }
}
