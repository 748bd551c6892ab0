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
