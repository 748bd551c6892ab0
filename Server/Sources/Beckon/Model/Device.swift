/// Through which push service a device is reached, spelled as GMS spells notification types.
package enum PushType: String, Hashable, Sendable, CaseIterable {
    case ios
    case fcm
    case gcm
    case android
    case httpcb
    case customhttp

    /// The service that delivers this type today: GCM and C2DM are gone and go through FCM.
    package var provider: PushProviderKind {
        switch self {
        case .ios: .apns
        case .fcm, .gcm, .android: .fcm
        case .httpcb: .httpcb
        case .customhttp: .customhttp
        }
    }
}

/// A push service.
package enum PushProviderKind: String, Hashable, Sendable, CaseIterable {
    case apns
    case fcm
    case httpcb
    case customhttp
}

extension Device {
    /// Whether it may be told of a chat: it is the chat's customer's, or the chat named it when it was its customer's
    /// already, or no app registered it and the chat still pushes to it.
    package func mayHear(of head: ChatHead) -> Bool {
        guard let customer else { return head.user == nil || head.deviceID == id }
        guard customer != head.owner else { return true }
        return head.deviceID == id && ownedSince.map { head.startedAt >= $0 } ?? false
    }
}

/// A device that can be pushed to.
///
/// One provider and token have one device; the last registration owns it.
package struct Device: Hashable, Sendable {
    package let id: DeviceID
    package let type: PushType
    /// The device token (APNs), registration token (FCM), URL (httpcb) or opaque id (customhttp).
    ///
    /// Never logged.
    package let token: String
    /// Whether the provider's `debug.` settings are used (`push_notification_debug`).
    package var debug: Bool
    /// For localised texts (`push_notification_language`), for example `en-US`.
    package var language: String?
    /// The section `push.provider.<name>` to use; nil for the default one.
    package var providerName: String?
    package var registeredAt: Timestamp
    /// Whose it is; nil for a device that a GMS request named.
    package var customer: CustomerKey?
    /// The name of this registration: who knows it may end it, and it alone; nil for a device that a GMS request named.
    package var registration: String?
    /// Since when it has been this customer's without a break; nil for a device that a GMS request named.
    package var ownedSince: Timestamp?
    /// When its service first took a push for it; nil before that, and for what is only about to be registered.
    package var deliveredAt: Timestamp?

    package init(
        type: PushType, token: String, debug: Bool = false, language: String? = nil, providerName: String? = nil,
        registeredAt: Timestamp, customer: CustomerKey? = nil, registration: String? = nil,
        ownedSince: Timestamp? = nil
    ) {
        self.init(
            type: type, token: token, debug: debug, language: language, providerName: providerName,
            registeredAt: registeredAt, customer: customer, registration: registration, ownedSince: ownedSince, id: nil)
    }

    /// Makes a device whose id may be known: what its token gave before.
    init(
        type: PushType, token: String, debug: Bool, language: String? = nil, providerName: String?,
        registeredAt: Timestamp, customer: CustomerKey? = nil, registration: String? = nil,
        ownedSince: Timestamp? = nil, id: DeviceID?
    ) {
        self.id = id ?? DeviceID(StableHash.uuid(of: "\(type.provider.rawValue) \(token)"))
        self.type = type
        self.token = token
        self.debug = debug
        self.language = language
        self.providerName = providerName
        self.registeredAt = registeredAt
        self.customer = customer
        self.registration = registration
        self.ownedSince = ownedSince
    }
}
