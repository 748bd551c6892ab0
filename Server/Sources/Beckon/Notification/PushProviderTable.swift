/// The configured credentials, and the choice of one for a device.
package struct PushProviderTable: Sendable {
    private let providers: [PushRoute: any PushProvider]

    /// Makes a table; of two providers with the same route the last is used.
    package init(_ providers: [any PushProvider]) {
        self.providers = Dictionary(providers.map { ($0.route, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// All providers.
    package var all: [any PushProvider] { Array(providers.values) }

    /// Whether the settings have a credential for a route; apps may name sections that do not exist.
    func isConfigured(_ route: PushRoute) -> Bool { providers[route] != nil }

    /// How many pushes of a route may be under way at once: the smallest limit of the providers of its kind.
    func inFlightLimit(of route: PushRoute) -> Int {
        let limits = providers.values.filter { $0.kind == route.kind }.map(\.inFlightLimit)
        return min(CredentialGate.limit, limits.min() ?? CredentialGate.limit)
    }

    /// A device as one of the other environment; nil when no credential of that environment would serve it.
    func inOtherEnvironment(_ device: Device) -> Device? {
        var other = device
        other.debug.toggle()
        guard let found = provider(for: other)?.route, found.isDebug == other.debug,
            found != provider(for: device)?.route
        else { return nil }
        return other
    }

    /// The provider that serves a device: the one of its section, else the default one.
    ///
    /// For a development device, each section's credential for development devices is tried first.
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
