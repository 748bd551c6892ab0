import Beckon
import BeckonEdge

/// Reads what a request of chat version 2 sends (Chat API Version 2, request parameters).
struct ChatV2Fields {
    let parameters: RequestParameters
    /// `userData[key]`, also with the key in quotes.
    let userData: [String: String]

    init(_ parameters: RequestParameters) {
        self.parameters = parameters
        var userData: [String: String] = [:]
        for (name, value) in parameters.all {
            guard let key = Self.key(in: name) else { continue }
            userData[key] = value
        }
        self.userData = userData
    }

    private static func key(in name: String) -> String? {
        let prefix = "userData["
        guard name.hasPrefix(prefix), name.hasSuffix("]") else { return nil }
        let key = name.dropFirst(prefix.count).dropLast().filter { $0 != "\"" && $0 != "'" }
        return key.isEmpty ? nil : String(key)
    }

    /// Names of the request that are not attached data.
    private static let own: Set<String> = [
        "message", "text", "userId", "secureKey", "alias", "transcriptPosition", "messageType", "nickname", "gms_user",
        "chatId",
    ]

    /// The position after which events are wanted: chat version 2 names the next index.
    func position() throws(Fault) -> Int? {
        try parameters.position().map { max(0, $0 - 1) }
    }

    /// The request that begins a chat.
    ///
    /// - Throws: ``ChatV2Failure`` with 161 when there is no name, ``Fault`` for a value that cannot be used.
    func request(_ options: ServiceOptions, now: Timestamp) throws -> ChatRequest {
        var fields = parameters.without(Self.own).filter { Self.key(in: $0.key) == nil }
        fields["nickname"] = parameters["nickname"]
        guard parameters.first(of: "nickname", "firstName", "lastName") != nil else { throw ChatV2Failure.noNickname }
        fields["message"] = parameters.first(of: "text")
        fields.merge(userData) { $1 }
        // The names of push options in chats that a chat server keeps for long.
        for (name, other) in [
            ("push_notification_deviceid", "GCTI_GMS_PushDeviceId"),
            ("push_notification_type", "GCTI_GMS_PushDeviceType"),
            ("push_notification_provider", "GCTI_GMS_PushProvider"),
        ] where fields[name] == nil {
            fields[name] = userData[other]
        }
        var request = try ChatCreationFields.request(
            RequestParameters(fields), user: nil, options: options, now: now)
        request.userData["nickname"] = nil
        return request
    }
}
