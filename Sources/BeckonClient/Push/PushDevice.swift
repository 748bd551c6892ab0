/// Where the server sends push messages for this phone.
public struct PushDevice: Sendable, Hashable {
    /// The way to the phone: `push_notification_type` of a chat, `_device_os` of a callback.
    public struct Kind: RawRepresentable, Sendable, Hashable {
        /// The word on the wire.
        public let rawValue: String

        /// Names a way.
        ///
        /// - Parameter rawValue: The word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Apple Push Notification service.
        public static let ios = Kind(rawValue: "ios")
        /// Firebase Cloud Messaging.
        public static let fcm = Kind(rawValue: "fcm")
        /// An HTTP POST to the address that is the token.
        public static let httpcb = Kind(rawValue: "httpcb")
        /// An HTTP POST to the address that the server is configured with.
        public static let customhttp = Kind(rawValue: "customhttp")
    }

    /// The way to the phone.
    public var kind: Kind
    /// The device token, registration token or address.
    public var token: String
    /// The language of texts that the server makes, for example `en-US`.
    public var language: String?
    /// Whether the token belongs to a development build.
    public var isDebug: Bool
    /// The provider section of the server to use.
    public var provider: String?

    /// Names a device.
    ///
    /// - Parameters:
    ///   - kind: The way to the phone.
    ///   - token: The device token, registration token or address.
    ///   - language: The language of texts that the server makes.
    ///   - isDebug: Whether the token belongs to a development build.
    ///   - provider: The provider section of the server to use.
    public init(kind: Kind, token: String, language: String? = nil, isDebug: Bool = false, provider: String? = nil) {
        self.kind = kind
        self.token = token
        self.language = language
        self.isDebug = isDebug
        self.provider = provider
    }
}
