public import Foundation

/// What an app keeps of a chat so that it can go on after the app was ended.
///
/// It holds the key to the chat and the customer's unsent words: keep it like a password. Take a new one whenever the
/// app goes to the background, and after messages if losing the place matters; an old one brings the events after it
/// again.
public struct ChatSnapshot: Sendable, Hashable, Codable {
    /// The service, which is also what a push message names.
    public var serviceID: String
    /// Where the chat is spoken to.
    public var chatURL: URL
    /// The Bayeux address.
    public var cometURL: URL
    /// The value of the header `gms_user`.
    public var userHeader: String
    /// The chat, as the server names it.
    public var sessionID: String?
    /// When the chat began, as the server says it.
    public var startedAt: String?
    /// The last position that the app has taken.
    public var position: Int64
    /// Messages that the server has not accepted yet, in order.
    public var unsentMessages: [OutgoingMessage]

    /// Makes a snapshot, for example for a chat that was begun elsewhere.
    ///
    /// - Parameters:
    ///   - serviceID: The service.
    ///   - chatURL: Where the chat is spoken to, an address that ends in `/ixn/chat`.
    ///   - cometURL: The Bayeux address.
    ///   - userHeader: The value of the header `gms_user`.
    ///   - sessionID: The chat, as the server names it.
    ///   - startedAt: When the chat began, as the server says it.
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
