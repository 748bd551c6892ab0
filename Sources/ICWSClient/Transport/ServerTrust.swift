public import Foundation

/// Which server certificates are good.
public struct ServerTrust: Sendable, Hashable {
    enum Rule: Sendable, Hashable {
        case system
        case authorities([Data])
        case pinned([Data])
    }

    let rule: Rule

    /// What the system trusts.
    public static let system = ServerTrust(rule: .system)

    /// Only certificates that these authorities signed, as servers on premises have them.
    ///
    /// On Linux URLSession cannot do this, and every request fails as `secureConnectionFailed`: bring a transport of
    /// your own there, or add the authority to the system's.
    ///
    /// - Parameter certificates: The authorities' certificates, DER.
    /// - Returns: The rule.
    public static func authorities(_ certificates: [Data]) -> ServerTrust {
        ServerTrust(rule: .authorities(certificates))
    }

    /// Only servers that show one of these certificates themselves; nothing else is looked at.
    ///
    /// On Linux as with ``authorities(_:)``.
    ///
    /// - Parameter certificates: The servers' certificates, DER.
    /// - Returns: The rule.
    public static func pinned(_ certificates: [Data]) -> ServerTrust {
        ServerTrust(rule: .pinned(certificates))
    }
}
