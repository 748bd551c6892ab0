import Beckon
import BeckonEdge
import BeckonJSON

/// Reads what a request of chat version 2 sends (Chat API Version 2, request parameters).
struct ChatV2Fields {
    let parameters: RequestParameters
    /// `userData[key]`, also with the key in quotes, and the members of an object `userData`, as JSON sends it.
    let userData: [String: String]
    private let hasObject: Bool

    /// - Throws: ``Fault`` with 400 for an object `userData` whose members no request can send.
    init(_ parameters: RequestParameters) throws(Fault) {
        let object = parameters[Self.objectName].flatMap { try? JSONValue(parsing: $0) }?.object
        hasObject = object != nil
        self.parameters = parameters
        var userData: [String: String] = [:]
        if let object { userData = try RequestParameters(members: object).all }
        for (name, value) in parameters.all {
            guard let key = Self.key(in: name) else { continue }
            userData[key] = value
        }
        self.userData = userData
    }

    private static let objectName = "userData"

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
    /// - Throws: ``ChatV2Fault`` with 161 when there is no name, ``Fault`` for a value that cannot be used.
    func request(_ options: ServiceOptions, now: Timestamp) throws -> NewChatRequest {
        var fields = parameters.without(Self.own).filter { Self.key(in: $0.key) == nil }
        if hasObject { fields[Self.objectName] = nil }
        fields["nickname"] = parameters["nickname"]
        guard parameters.first(of: "nickname", "firstName", "lastName") != nil else { throw ChatV2Fault.noNickname }
        fields["message"] = parameters.first(of: "text")
        fields.merge(userData) { $1 }
        var request = try ChatCreationFields.request(
            withPushOptions(fields), user: nil, options: options, now: now)
        for name in ["nickname", Self.token] { request.userData[name] = nil }
        return request
    }

    // MARK: - The device

    /// The device that the attached data name; nil for none.
    ///
    /// - Throws: ``Fault`` for a value that cannot be used.
    func device(_ options: ServiceOptions, now: Timestamp) throws(Fault) -> Device? {
        try ChatCreationFields.device(withPushOptions(userData), options: options, now: now)
    }

    /// The attached data without what names a device, which is no business of agents.
    var businessData: [String: String] {
        userData.filter { !$0.key.hasPrefix("push_notification_") && $0.key != Self.token }
    }

    private static let token = "GCTI_GMS_PushDeviceId"

    /// Fields with the names of push options in chats that a chat server keeps for long respelled.
    private func withPushOptions(_ fields: [String: String]) -> RequestParameters {
        var fields = fields
        for (name, other) in [
            ("push_notification_deviceid", Self.token), ("push_notification_type", "GCTI_GMS_PushDeviceType"),
            ("push_notification_provider", "GCTI_GMS_PushProvider"),
        ] where fields[name] == nil {
            fields[name] = userData[other]
        }
        return RequestParameters(fields)
    }
}
