import Bayeux
import BayeuxServer
import Beckon
import GMSContract

/// Who may do what on the gateway's Bayeux endpoint, with the exceptions that GMS clients need.
///
/// - A client that lost its cookie is known by its `gms_user` (gms-chat §4.3).
/// - A client of services that say so is known by its client ID alone, see ``ServiceOptions/trustsClientID``.
/// - A good-bye for a client that is no more counts if it was the client of the user that the request names.
/// - Chats are read on one channel, and nothing is published: messages go by REST.
struct GMSBayeuxPolicy: BayeuxSecurityPolicy {
    func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool {
        Self.mayUse(browserID: session.browserID, user: session.user, by: request)
    }

    /// The same for a client that is stored: the cookie is the client's, or it was lost and the user is the client's.
    static func mayUse(browserID: String?, user: String?, by request: BayeuxRequest) -> Bool {
        if let browserID, request.browserID == browserID { return true }
        guard let user else { return browserID == nil }
        return request.user == user
    }

    func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError? {
        guard pattern.string != CometNotification.channel else { return nil }
        return BayeuxError(.forbidden, "subscribe_denied", arguments: [pattern.string])
    }

    func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError? {
        BayeuxError(.forbidden, "publish_denied", arguments: [channel.string])
    }

    /// Whom a good-bye speaks for whose client this node does not hold.
    ///
    /// - Parameters:
    ///   - client: The client as it is stored, with the user and the cookie of its handshake; nil if it is not: then its
    ///     chats have to name it, see ``wasClient(_:in:)``.
    ///   - request: The request that the good-bye came in.
    /// - Returns: The user; nil if the request proves nothing.
    static func lateUser(of client: (user: String?, browserID: String?)?, by request: BayeuxRequest) -> String? {
        guard let client else { return request.user }
        return mayUse(browserID: client.browserID, user: client.user, by: request) ? client.user : nil
    }

    /// Whether a client that is not stored was a user's: one of the user's chats says so.
    ///
    /// - Parameters:
    ///   - clientID: The client.
    ///   - heads: The chats of the user that the request names.
    /// - Returns: False for whoever only knows the user's key.
    static func wasClient(_ clientID: String, in heads: [ChatHead]) -> Bool {
        heads.contains { head in
            switch head.presence {
            case .present(clientID), .away(_, clientID): true
            default: false
            }
        }
    }
}
