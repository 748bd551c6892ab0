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
}
