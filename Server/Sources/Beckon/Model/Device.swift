/// The type of a device's push service, spelled as GMS spells notification types.
package enum PushType: String, Hashable, Sendable, CaseIterable {
    case ios
    case fcm
    case gcm
    case android
    case httpcb
    case customhttp

    /// The service that delivers this type: FCM also for GCM and C2DM (`android`), which are closed.
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
    /// Whether it may get pushes about a chat.
    ///
    /// A device with an owner may if the owner is the chat's customer, or if the chat pushes to it and began, or named it again,
    /// after this owner got it. A device without an owner may if the chat pushes to it or has no `gms_user`.
    package func mayHear(of head: ChatHead) -> Bool {
        guard let customer else { return head.customer.user == nil || head.customer.deviceID == id }
        guard customer != head.owner else { return true }
        return head.customer.deviceID == id
            && ownedSince.map { (head.customer.deviceSince ?? head.life.startedAt) >= $0 } ?? false
    }
}

/// A device that can get pushes.
///
/// A provider and a token name exactly one device; the last registration owns it.
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
    /// The owner; nil for a device that a GMS request named.
    package var customer: CustomerKey?
    /// The secret id of this registration, which allows a caller to end it; nil for a device that a GMS request named.
    package var registration: String?
    /// Since when this customer has owned it without a break; nil for a device that a GMS request named.
    package var ownedSince: Timestamp?
    /// When the push service first accepted a push for it; nil before that, and before the device is stored.
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

    /// Makes a device with its id, or with nil computes the id from provider and token.
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

/// A device that a push carries itself, so that the device need not be stored.
package struct PushTarget: Hashable, Sendable {
    package let type: PushType
    /// As ``Device/token``; never logged.
    package let token: String
    /// Whether it is one of the development environment.
    package var debug: Bool
    /// The section `push.provider.<name>` to use; nil for the default one.
    package let providerName: String?

    package init(type: PushType, token: String, debug: Bool = false, providerName: String? = nil) {
        self.type = type
        self.token = token
        self.debug = debug
        self.providerName = providerName
    }

    /// The credential that it asks for.
    package var route: PushRoute { PushRoute(type.provider, providerName: providerName, isDebug: debug) }

    /// The device for a claim: without an owner, and registered at time 0.
    ///
    /// - Parameter id: Its id, if known; nil computes it from the token.
    /// - Returns: The device.
    package func device(id: DeviceID? = nil) -> Device {
        Device(
            type: type, token: token, debug: debug, providerName: providerName,
            registeredAt: Timestamp(milliseconds: 0), id: id)
    }
}

/// The name of a credential: a push service, a provider section, and whether it is the one for development devices.
///
/// The pushes owed to devices of one route form one queue.
package struct PushRoute: Hashable, Sendable, CustomStringConvertible {
    package let kind: PushProviderKind
    /// `push.provider.<name>`; nil for the default one.
    package let providerName: String?
    /// Whether it serves devices with `push_notification_debug`.
    package let isDebug: Bool

    package init(_ kind: PushProviderKind, providerName: String? = nil, isDebug: Bool = false) {
        self.kind = kind
        self.providerName = providerName
        self.isDebug = isDebug
    }

    /// The route that a device asks for.
    package init(_ device: Device) {
        self.init(device.type.provider, providerName: device.providerName, isDebug: device.debug)
    }

    /// Its spelling in logs and lists: `apns`, `fcm brand`, `apns brand debug`.
    package var description: String {
        ([kind.rawValue] + [providerName].compactMap { $0 } + (isDebug ? ["debug"] : [])).joined(separator: " ")
    }
}

/// A device that was forgotten because its push service called its token dead.
package struct ForgottenDevice: Hashable, Sendable {
    /// How long it is kept, so that an operator can take it back.
    package static let memory = Milliseconds.seconds(7 * 86_400)

    package let device: Device
    package let at: Timestamp
    /// The service's word, as a log may hold it.
    package let cause: String

    package init(device: Device, at: Timestamp, cause: String) {
        self.device = device
        self.at = at
        self.cause = cause
    }
}
