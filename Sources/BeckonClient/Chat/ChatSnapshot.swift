public import Foundation

/// The state of a chat that an app keeps to restore the chat after the app was ended.
///
/// It holds the key to the chat and the customer's unsent messages: keep it like a password. Take a new one whenever the app
/// goes to the background, and after messages if the app must not show events twice: a chat restored from an old snapshot
/// hands out all events after the snapshot's position again.
public struct ChatSnapshot: Sendable, Hashable, Codable {
    /// The service; push messages name it.
    public var serviceID: String
    /// The address for calls of the chat.
    public var chatURL: URL
    /// The Bayeux address.
    public var cometURL: URL
    /// The value of the header `gms_user`.
    public var userHeader: String
    /// The server's id of the chat.
    public var sessionID: String?
    /// When the chat began, in the server's spelling.
    public var startedAt: String?
    /// The last position that the app has taken.
    public var position: Int64
    /// Messages that the server has not accepted yet, in order.
    public var unsentMessages: [OutgoingMessage]

    /// Makes a snapshot, for example for a chat that other software started.
    ///
    /// - Parameters:
    ///   - serviceID: The service.
    ///   - chatURL: The address for calls of the chat; it ends in `/ixn/chat`.
    ///   - cometURL: The Bayeux address.
    ///   - userHeader: The value of the header `gms_user`.
    ///   - sessionID: The server's id of the chat.
    ///   - startedAt: When the chat began, in the server's spelling.
    ///   - position: The last position that the app has; 0 for all events.
    ///   - unsentMessages: Messages that the server has not accepted yet.
    public init(
        serviceID: String, chatURL: URL, cometURL: URL, userHeader: String, sessionID: String? = nil,
        startedAt: String? = nil, position: Int64 = 0, unsentMessages: [OutgoingMessage] = []
    ) {
        self.serviceID = serviceID
        self.chatURL = chatURL
        self.cometURL = cometURL
        self.userHeader = userHeader
        self.sessionID = sessionID
        self.startedAt = startedAt
        self.position = position
        self.unsentMessages = unsentMessages
    }
}
