package import BayeuxHTTP
package import Beckon

extension Settings {
    /// The limits for callers without credentials; `perAddress` and `perUser` are per minute, zero means no limit.
    package struct Limits: Sendable, Hashable {
        /// `limits.<act>.perAddress`.
        package var perAddress: [LimitedAct: Int] = [
            .creation: 300, .handshake: 600, .send: 1_800, .miss: 20, .change: 1_800, .read: 12_000, .refusal: 120,
            .written: 131_072, .answered: 524_288,
        ]
        /// `limits.<act>.perUser`.
        package var perUser: [LimitedAct: Int] = [.creation: 30, .handshake: 120, .send: 300, .change: 300]
        /// `limits.openChats`: how many chats one `gms_user` may have open.
        package var openChats = 16
        /// `limits.connectionsPerAddress`: how many connections one address may have open; trusted proxies are not counted.
        package var connectionsPerAddress = 1_024
        /// `limits.exempt`: networks that are not counted; nil means loopback, unless a proxy is trusted.
        package var exempt: [IPNetwork]?

        package init() {}
    }

    /// The acts by their keys in the settings.
    private static let acts: [(name: String, act: LimitedAct)] = [
        ("creations", .creation), ("handshakes", .handshake), ("sends", .send), ("misses", .miss),
        ("changes", .change), ("reads", .read), ("refusals", .refusal), ("written", .written),
        ("answered", .answered),
    ]
    /// The acts that are counted by address alone.
    private static let byAddress: Set<LimitedAct> = [.miss, .read, .refusal, .written, .answered]

    mutating func readLimits(_ root: inout SettingsSource) {
        var source = root.section("limits")
        for (name, act) in Self.acts {
            var section = source.section(name)
            if let most = section.integer("perAddress", in: 0...1_000_000) { limits.perAddress[act] = most }
            if !Self.byAddress.contains(act), let most = section.integer("perUser", in: 0...1_000_000) {
                limits.perUser[act] = most
            }
            section.finish()
        }
        if let most = source.integer("openChats", in: 0...10_000) { limits.openChats = most }
        if let most = source.integer("connectionsPerAddress", in: 0...1_000_000) { limits.connectionsPerAddress = most }
        if let networks = readNetworks("exempt", in: &source) { limits.exempt = networks }
        source.finish()
    }

    /// Reads `http.trustedProxies` and `http.clientAddress`.
    mutating func readProxies(_ http: inout SettingsSource) {
        let networks = readNetworks("trustedProxies", in: &http) ?? self.http.trustedProxies.networks
        let form = http.choice("clientAddress", TrustedProxies.Form.self) ?? self.http.trustedProxies.form
        if form != self.http.trustedProxies.form, networks.isEmpty {
            http.problem("clientAddress", "has no effect without http.trustedProxies; set both")
        }
        self.http.trustedProxies = TrustedProxies(networks, form: form)
    }

    private func readNetworks(_ name: String, in source: inout SettingsSource) -> [IPNetwork]? {
        guard let texts = source.list(name) else { return nil }
        let networks = texts.compactMap { IPNetwork($0) }
        if networks.count != texts.count { source.problem(name, "each must be an address or address/bits") }
        return networks
    }

    /// The limits as the node applies them.
    var trafficLimits: TrafficLimits {
        let rules = TrafficLimits.Rules(perAddress: limits.perAddress, perUser: limits.perUser)
        let (isExempt, exemptsNetworks) = (isExempt, limits.exempt != nil)
        return TrafficLimits(rules: rules) { address in
            // A request asks several times. A caller at another machine is not even read.
            let mayBeLocal = address.hasPrefix("127.") || address.utf8.contains(UInt8(ascii: ":"))
            return exemptsNetworks || mayBeLocal ? IPAddress(address).map(isExempt) ?? false : false
        }
    }

    /// The limit of connections as the server applies it.
    var connectionLimit: ConnectionLimit {
        ConnectionLimit(most: limits.connectionsPerAddress, isExempt: isExempt)
    }

    /// Whether the requests and connections of an address are not counted.
    private var isExempt: @Sendable (IPAddress) -> Bool {
        let exempt = limits.exempt
        // Behind a proxy on this machine every caller would be exempt; naming the proxy in the settings ends that.
        let exemptsLoopback = http.trustedProxies.networks.isEmpty
        return { address in
            guard let exempt else { return exemptsLoopback && address.isLoopback }
            return exempt.contains { $0.contains(address) }
        }
    }
}
