/// The device to which the server sends push messages.
public struct PushDevice: Sendable, Hashable, Codable {
    /// The push service: `push_notification_type` of a chat, `_device_os` of a callback.
    public struct Kind: RawRepresentable, Sendable, Hashable, Codable {
        /// The name on the wire.
        public let rawValue: String

        /// Makes a kind.
        ///
        /// - Parameter rawValue: The name on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Apple Push Notification service.
        public static let ios = Kind(rawValue: "ios")
        /// Firebase Cloud Messaging.
        public static let fcm = Kind(rawValue: "fcm")
        /// An HTTP POST to the address in the server's settings.
        public static let customhttp = Kind(rawValue: "customhttp")
    }

    /// The push service.
    var kind: Kind
    /// The device token, registration token or address.
    var token: String
    /// The language of the server's texts, for example `en-US`.
    var language: String?
    /// Whether the token belongs to a development build.
    var isDebug: Bool
    /// The provider section in the server's settings that the server uses.
    var provider: String?

    /// Makes a device.
    ///
    /// - Parameters:
    ///   - kind: The push service.
    ///   - token: The device token, registration token or address.
    ///   - language: The language of the server's texts.
    ///   - isDebug: Whether the token belongs to a development build.
    ///   - provider: The provider section in the server's settings that the server uses.
    public init(kind: Kind, token: String, language: String? = nil, isDebug: Bool = false, provider: String? = nil) {
        self.kind = kind
        self.token = token
        self.language = language
        self.isDebug = isDebug
        self.provider = provider
    }

    /// The parameters by which a chat names it.
    var fields: [(String, String)] {
        let fields: [(name: String, value: String?)] = [
            ("push_notification_deviceid", token), ("push_notification_type", kind.rawValue),
            ("push_notification_language", language), ("push_notification_debug", isDebug ? "true" : nil),
            ("push_notification_provider", provider),
        ]
        return fields.compactMap { field in field.value.map { (field.name, $0) } }
    }
}
