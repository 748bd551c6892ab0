/// The metadata keys of this library.
enum LogKey {
    /// `apns`, `fcm`, `httpcb` or `customhttp`.
    static let provider = "push.provider"
    /// The number of a connection, from 1 for the first since the start.
    static let connection = "push.connection"
    /// Why a connection drains or cannot be made; the peer's or the library's text.
    static let reason = "push.reason"
    /// How many events were left out of a push.
    static let droppedEvents = "push.dropped_events"
}
