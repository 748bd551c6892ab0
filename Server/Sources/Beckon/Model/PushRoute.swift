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
