import Bayeux
import BayeuxServer
import Beckon
import GMSContract

/// The security policy of the gateway's Bayeux endpoint, with the exceptions that GMS clients need.
///
/// - A client that lost its cookie is recognised by its `gms_user` (gms-chat §4.3).
/// - A client of services with ``ServiceOptions/trustsClientID`` is recognised by its client ID alone.
/// - A good-bye for a client that no longer exists counts if the client belonged to the user that the request names.
/// - Clients of chat version 1 read chats on one channel and publish nothing: they send messages by REST.
/// - Clients of chat version 2 read and publish on the channels of services that take chats. A session speaks one version.
struct GMSBayeuxPolicy: BayeuxSecurityPolicy {
    /// Whether a service has a channel of chat version 2.
    var hasChannel: @Sendable (_ service: String) -> Bool = { _ in false }

    func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool {
        Self.mayUse(browserID: session.browserID, user: session.user, by: request)
    }

    /// The same check for a stored client: the request carries the client's cookie or, if the cookie was lost, the
    /// client's user.
    static func mayUse(browserID: String?, user: String?, by request: BayeuxRequest) -> Bool {
        if let browserID, request.has(browserID: browserID) { return true }
        guard let user else { return browserID == nil }
        return request.user == user
    }

    func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError? {
        if pattern.string == CometNotification.channel, session.subject == nil { return nil }
        if isChatV2(pattern.string) { return nil }
        return BayeuxError(.forbidden, "subscribe_denied", arguments: [pattern.string])
    }

    func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError? {
        if isChatV2(channel.string), !session.subscriptions.contains(CometNotification.channel) { return nil }
        return BayeuxError(.forbidden, "publish_denied", arguments: [channel.string])
    }

    private func isChatV2(_ channel: String) -> Bool { ChatV2Channel.service(of: channel, where: hasChannel) != nil }

    /// Returns the user that a good-bye belongs to, if this node does not hold the client.
    ///
    /// - Parameters:
    ///   - client: The user and the cookie of the stored client's handshake; nil if the client is not stored: then one
    ///     of the user's chats has to name it, see ``wasClient(_:in:)``.
    ///   - request: The request that the good-bye came in.
    /// - Returns: The user; nil if the request proves nothing.
    static func lateUser(of client: (user: String?, browserID: String?)?, by request: BayeuxRequest) -> String? {
        guard let client else { return request.user }
        return mayUse(browserID: client.browserID, user: client.user, by: request) ? client.user : nil
    }

    /// Returns whether a client that is not stored belonged to a user: one of the user's chats names it.
    ///
    /// - Parameters:
    ///   - clientID: The client.
    ///   - heads: The chats of the user that the request names.
    /// - Returns: False for a caller that only knows the user's key.
    static func wasClient(_ clientID: String, in heads: [ChatHead]) -> Bool {
        heads.contains { head in
            switch head.attendance.presence {
            case .present(clientID), .away(_, clientID): true
            default: false
            }
        }
    }
}
