import Beckon
import BeckonEdge

/// Reads what a customer sends with `POST …/ixn/chat` (gms-chat §3.2).
enum ChatCreationFields {
    /// Parameters that are not attached data.
    private static let own: Set<String> = [
        "notify_by", "message", "_verbose", "gms_user", "subscriptionID", "push_notification_deviceid",
        "push_notification_type", "push_notification_language", "push_notification_debug",
        "push_notification_provider", "transcriptPosition",
    ]
    /// Longest nickname, in characters; see also ``TextLimit/nickname``.
    private static let longestNickname = 128

    /// The data that a request attaches to a chat, for the agent to see.
    static func attached(_ parameters: RequestParameters) -> [String: String] { parameters.without(own) }

    static func request(
        _ parameters: RequestParameters, user: String?, options: ServiceOptions, now: Timestamp
    ) throws(Fault) -> NewChatRequest {
        NewChatRequest(
            nickname: nickname(parameters), usesComet: parameters["notify_by"]?.lowercased() == "comet",
            user: user,
            device: try device(parameters, options: options, now: now), message: parameters["message"],
            userData: attached(parameters))
    }

    private static func nickname(_ parameters: RequestParameters) -> String {
        if let name = parameters.firstSeen(of: "userDisplayName", "UserName", "nickname") { return cut(name) }
        let names = [
            parameters.firstSeen(of: "firstName", "FirstName"), parameters.firstSeen(of: "lastName", "LastName"),
        ]
        let full = names.compactMap { $0 }.joined(separator: " ")
        return full.isEmpty ? "Customer" : cut(full)
    }

    /// A name within the limits.
    static func cut(_ name: String) -> String {
        String(name.prefix(longestNickname)).prefix(bytes: TextLimit.nickname)
    }

    /// The device that a request names; nil for none, and for a type that is not known.
    static func device(
        _ parameters: RequestParameters, options: ServiceOptions, now: Timestamp
    ) throws(Fault) -> Device? {
        guard let token = parameters.first(of: "push_notification_deviceid") else { return nil }
        guard token.utf8.count <= TextLimit.token else { throw .badValue("push_notification_deviceid") }
        for name in ["push_notification_language", "push_notification_provider"] {
            guard (parameters[name]?.utf8.count ?? 0) <= TextLimit.name else { throw .badValue(name) }
        }
        // Unknown types count as none, as GMS maps them to UNKNOWN and ignores them (gms-push §2.5).
        guard let type = PushType(rawValue: parameters["push_notification_type"]?.lowercased() ?? "") else {
            return nil
        }
        return Device(
            type: type, token: token, debug: options.debugPush || parameters.flag("push_notification_debug"),
            language: parameters.first(of: "push_notification_language"),
            providerName: parameters.first(of: "push_notification_provider") ?? options.providerName,
            registeredAt: now)
    }
}
