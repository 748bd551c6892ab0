import BeckonTransport
public import Foundation

#if !canImport(FoundationNetworking)
import Security
#endif

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

extension ServerTrust {
    #if canImport(FoundationNetworking)
    /// Judges no server: on Linux URLSession knows the system's trust alone.
    var judge: URLSessionConnections.Judge? { nil }
    #else
    /// Judges a server's certificate; nil where the system's own way is right.
    var judge: URLSessionConnections.Judge? {
        if self == .system { return nil }
        return { challenge in
            guard let server = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
            return accepts(server)
                ? (.useCredential, URLCredential(trust: server)) : (.cancelAuthenticationChallenge, nil)
        }
    }

    /// Whether a server's certificate follows the rule.
    ///
    /// - Parameter server: The certificates that the server showed.
    /// - Returns: True if its certificate follows the rule.
    private func accepts(_ server: SecTrust) -> Bool {
        switch rule {
        case .system: return SecTrustEvaluateWithError(server, nil)
        case .authorities(let certificates):
            let anchors = certificates.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
            SecTrustSetAnchorCertificates(server, anchors as CFArray)
            SecTrustSetAnchorCertificatesOnly(server, true)
            return SecTrustEvaluateWithError(server, nil)
        case .pinned(let certificates):
            guard let chain = SecTrustCopyCertificateChain(server) as? [SecCertificate], let leaf = chain.first else {
                return false
            }
            return certificates.contains(SecCertificateCopyData(leaf) as Data)
        }
    }
    #endif
}
