/// Where the customer of a chat is.
package enum CustomerPresence: Hashable, Sendable {
    /// A CometD client is announced (`notify_by=comet`) but has not come yet.
    case expected
    /// A Bayeux client holds a poll, or has `maxInterval` to come back with one.
    case present(clientID: String)
    /// A customer without CometD, who asks from time to time.
    case polling
    /// In the background or gone since a time.
    ///
    /// `farewell` is the client that said good-bye, and does not come back under its id; nil where one is missed.
    case away(since: Timestamp, farewell: String? = nil)

    /// Whether the customer is in the background or gone.
    package var isAway: Bool {
        if case .away = self { true } else { false }
    }
}
