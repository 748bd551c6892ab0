import Beckon

/// A client of a customer, as known to the node that holds it.
struct HeldClient: Hashable, Sendable {
    let clientID: String
    /// What it reads.
    let scope: ClientScope
    /// The cookie that the client is bound to; nil when it had none.
    let browserID: String?
    /// Whether it has ever polled.
    let hasConnected: Bool
    /// The number of the last answer that it had when it came to this node; nil if it does not count answers.
    let acknowledged: Int64?

    init(
        clientID: String, scope: ClientScope, browserID: String? = nil, hasConnected: Bool = true,
        acknowledged: Int64? = nil
    ) {
        self.clientID = clientID
        self.scope = scope
        self.browserID = browserID
        self.hasConnected = hasConnected
        self.acknowledged = acknowledged
    }

    init(
        clientID: String, user: String, browserID: String? = nil, hasConnected: Bool = true, acknowledged: Int64? = nil
    ) {
        self.init(
            clientID: clientID, scope: .user(user), browserID: browserID, hasConnected: hasConnected,
            acknowledged: acknowledged)
    }
}
