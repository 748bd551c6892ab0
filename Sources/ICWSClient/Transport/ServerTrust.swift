public import Foundation

/// Which server certificates are trusted.
public struct ServerTrust: Sendable, Hashable {
    package enum Rule: Sendable, Hashable {
        case system
        case authorities([Data])
        case pinned([Data])
    }

    package let rule: Rule

    /// The certificates that the system trusts.
    public static let system = ServerTrust(rule: .system)

    /// Only certificates that these authorities signed, which is usual for servers on premises.
    ///
    /// On Linux URLSession cannot do this, and every request fails as `secureConnectionFailed`: use `NIOStreaming` of the product
    /// `ICWSTransportNIO` there.
    ///
    /// - Parameter certificates: The authorities' certificates, DER.
    /// - Returns: The rule.
    public static func authorities(_ certificates: [Data]) -> ServerTrust {
        ServerTrust(rule: .authorities(certificates))
    }

    /// Only servers whose own certificate is one of these; nothing else is checked.
    ///
    /// On Linux this fails as ``authorities(_:)`` does.
    ///
    /// - Parameter certificates: The servers' certificates, DER.
    /// - Returns: The rule.
    public static func pinned(_ certificates: [Data]) -> ServerTrust {
        ServerTrust(rule: .pinned(certificates))
    }
}
