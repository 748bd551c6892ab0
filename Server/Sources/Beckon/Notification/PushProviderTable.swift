/// The configured credentials, and which of them serves a device.
package struct PushProviderTable: Sendable {
    private let providers: [PushRoute: any PushProvider]

    /// Makes a table; of two providers with one route the last counts.
    package init(_ providers: [any PushProvider]) {
        self.providers = Dictionary(providers.map { ($0.route, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// All providers.
    package var all: [any PushProvider] { Array(providers.values) }

    /// Whether a queue is that of a credential in the settings; apps may name sections that are not there.
    func isConfigured(_ route: PushRoute) -> Bool { providers[route] != nil }

    /// How many pushes of a queue may be under way at once: what every provider of its kind can take.
    func inFlightLimit(of route: PushRoute) -> Int {
        let limits = providers.values.filter { $0.kind == route.kind }.map(\.inFlightLimit)
        return min(CredentialGate.limit, limits.min() ?? CredentialGate.limit)
    }

    /// Whether there is a credential for development devices that a device would have if it were one.
    func hasOtherEnvironment(for device: Device) -> Bool {
        guard !device.debug else { return false }
        var device = device
        device.debug = true
        return provider(for: device)?.route.isDebug ?? false
    }

    /// The provider that serves a device: that of its section before the default one, each for development devices
    /// first when it is one.
    package func provider(for device: Device) -> (any PushProvider)? {
        let kind = device.type.provider
        for name in device.providerName == nil ? [nil] : [device.providerName, nil] {
            for isDebug in device.debug ? [true, false] : [false] {
                if let found = providers[PushRoute(kind, providerName: name, isDebug: isDebug)] { return found }
            }
        }
        return nil
    }
}
