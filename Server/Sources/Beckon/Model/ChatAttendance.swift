/// The customer's presence in a chat, and the customer's cursors.
package struct ChatAttendance: Hashable, Sendable {
    package var presence: CustomerPresence
    /// The node that holds the present client; nil if none does.
    package var holder: NodeID?
    /// The customer has every event up to this position.
    package var cursor: Int
    /// The events up to this position were fully written to the present client by the node that holds it; never lower than
    /// ``cursor``.
    package var sent: Int
    /// The events up to this position were fully written to the present client by a node before.
    ///
    /// When a client changes nodes, it is unknown whether the last answer of the earlier node arrived, so the new node
    /// writes those events again. What both have written, up to the lower of this and ``sent``, counts as arrived at the next
    /// change.
    package var handedOver: Int
    /// When a polling customer was last seen, exact to ``ChatSession/pollingMark``; nil for other customers.
    package var seenAt: Timestamp?
    /// When the first push of this absence is due; nil while no event has caused one.
    ///
    /// Events after that time are pushed at once.
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

/// Whether the customer of a chat is present, and how.
package enum CustomerPresence: Hashable, Sendable {
    /// A CometD client is announced (`notify_by=comet`) but has not connected yet.
    case expected
    /// A Bayeux client holds a poll, or has `maxInterval` to send its next one.
    case present(clientID: String)
    /// The customer has no CometD client and sends requests from time to time.
    case polling
    /// In the background or disconnected since a time.
    ///
    /// `farewell` is the client that said good-bye and cannot return with its id; nil if the client was missed.
    case away(since: Timestamp, farewell: String? = nil)

    /// Whether the customer is away.
    package var isAway: Bool {
        if case .away = self { true } else { false }
    }

    /// Whether the stored cursor follows what a client reads: the present client, or with nil a customer who polls while no
    /// client is present.
    ///
    /// Other clients of the chat may be ahead of the present one: what they have, it may lack.
    package func isFollowed(by client: String?) -> Bool {
        switch self {
        case .present(let present): present == client
        case .expected, .polling: client == nil
        case .away: false
        }
    }
}
