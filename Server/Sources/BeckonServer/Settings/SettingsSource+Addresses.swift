import BeckonPush

extension SettingsSource {
    /// Warns of an address to which customers' words or numbers go unencrypted; the same machine's is no danger.
    ///
    /// - Parameters:
    ///   - name: The key with the address.
    ///   - url: The address.
    ///   - what: What goes there.
    func warnIfPlain(_ name: String, _ url: String, _ what: String) {
        guard let address = WebAddress(url), !address.isSecure, !address.isThisMachine else { return }
        warning(name, "\(what) go there unencrypted, readable and changeable on the way; use https")
    }
}

extension WebAddress {
    /// Whether the host is this machine by its name or a loopback address.
    fileprivate var isThisMachine: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isIPAddress && host.hasPrefix("127.")
    }
}
