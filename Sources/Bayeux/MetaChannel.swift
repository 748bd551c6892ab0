/// The channels of the protocol itself.
public enum MetaChannel: String, Sendable, Hashable, CaseIterable {
    /// Asks for a session.
    case handshake = "/meta/handshake"
    /// The poll: keeps the session alive and gets its events.
    case connect = "/meta/connect"
    /// Asks for the events of channels.
    case subscribe = "/meta/subscribe"
    /// Ends a subscription.
    case unsubscribe = "/meta/unsubscribe"
    /// Says good-bye.
    case disconnect = "/meta/disconnect"
}

/// A transport for messages, the protocol's `connectionType`.
public struct ConnectionType: RawRepresentable, Sendable, Hashable {
    /// The name on the wire.
    public let rawValue: String

    /// Names a connection type.
    ///
    /// - Parameter rawValue: The name on the wire.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// HTTP POST, with one request that the server holds.
    public static let longPolling = ConnectionType(rawValue: "long-polling")
    /// HTTP GET that answers with a script.
    public static let callbackPolling = ConnectionType(rawValue: "callback-polling")
    /// WebSocket.
    public static let webSocket = ConnectionType(rawValue: "websocket")
}
