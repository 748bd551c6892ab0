import BeckonJSON

/// The additional fields of a chat resource in the answer to a request with `_verbose=true` (Chat API Version 1).
///
/// The oldest clients need the six addresses in the answer of the create request.
public struct VerboseChatFields: Hashable, Sendable {
    /// `userId`: the chat server's id of the customer.
    public var userID: String?
    /// `secureKey`: the chat server's key, for information only.
    public var secureKey: String?
    /// `checkChatServiceLoadBalancerPath`: the path that checks the chat server's load balancer.
    public var loadBalancerPath: String?
    /// `chatServerLoadBalancerAlias`: the chat server's name at its load balancer.
    public var loadBalancerAlias: String?
    /// `chatServerHost`: the chat server's host.
    public var serverHost: String?
    /// `chatWebApiPort`: the chat server's port.
    public var webAPIPort: Int64?
    /// `isTLSrequired`: whether the chat server requires TLS.
    public var isTLSRequired: Bool?
    /// `clientTimeZoneOffset`: minutes by which the customer's clock differs from UTC.
    public var clientTimeZoneOffset: Int64?
    /// `_chatIxnAPI_SEND_URL`: where to send a message.
    public var sendURL: String?
    /// `_chatIxnAPI_REFRESH_URL`: where to ask for new events.
    public var refreshURL: String?
    /// `_chatIxnAPI_START_TYPING_URL`: where to report that the customer is typing.
    public var startTypingURL: String?
    /// `_chatIxnAPI_STOP_TYPING_URL`: where to report that the customer stopped typing.
    public var stopTypingURL: String?
    /// `_chatIxnAPI_DISCONNECT_URL`: where to end the chat.
    public var disconnectURL: String?
    /// `_chatIxnAPI_REFRESH_FROM_START_URL`: where to ask for all events.
    public var refreshFromStartURL: String?

    /// Makes an empty set of fields.
    public init() {}

    init(_ members: Members) throws(ContractError) {
        userID = try members.text("userId")
        secureKey = try members.text("secureKey")
        loadBalancerPath = try members.text("checkChatServiceLoadBalancerPath")
        loadBalancerAlias = try members.text("chatServerLoadBalancerAlias")
        serverHost = try members.text("chatServerHost")
        webAPIPort = try members.integer("chatWebApiPort")
        isTLSRequired = try members.bool("isTLSrequired")
        clientTimeZoneOffset = try members.integer("clientTimeZoneOffset")
        sendURL = try members.text("_chatIxnAPI_SEND_URL")
        refreshURL = try members.text("_chatIxnAPI_REFRESH_URL")
        startTypingURL = try members.text("_chatIxnAPI_START_TYPING_URL")
        stopTypingURL = try members.text("_chatIxnAPI_STOP_TYPING_URL")
        disconnectURL = try members.text("_chatIxnAPI_DISCONNECT_URL")
        refreshFromStartURL = try members.text("_chatIxnAPI_REFRESH_FROM_START_URL")
    }

    var isEmpty: Bool { self == VerboseChatFields() }

    func writeMembers(to writer: inout JSONWriter) {
        writer.optionalMember("userId", userID)
        writer.optionalMember("secureKey", secureKey)
        writer.optionalMember("checkChatServiceLoadBalancerPath", loadBalancerPath)
        writer.optionalMember("chatServerLoadBalancerAlias", loadBalancerAlias)
        writer.optionalMember("chatServerHost", serverHost)
        writer.optionalMember("chatWebApiPort", webAPIPort)
        writer.optionalMember("isTLSrequired", isTLSRequired)
        writer.optionalMember("clientTimeZoneOffset", clientTimeZoneOffset)
        writer.optionalMember("_chatIxnAPI_SEND_URL", sendURL)
        writer.optionalMember("_chatIxnAPI_REFRESH_URL", refreshURL)
        writer.optionalMember("_chatIxnAPI_START_TYPING_URL", startTypingURL)
        writer.optionalMember("_chatIxnAPI_STOP_TYPING_URL", stopTypingURL)
        writer.optionalMember("_chatIxnAPI_DISCONNECT_URL", disconnectURL)
        writer.optionalMember("_chatIxnAPI_REFRESH_FROM_START_URL", refreshFromStartURL)
    }
}
