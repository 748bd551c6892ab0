import NIOSSL

/// The authorities that may sign a server's certificate.
package enum TrustRoots: Sendable, Hashable {
    /// The system's list.
    case system
    /// Only the certificates of a PEM file.
    case file(String)
    /// Only these certificates, in PEM.
    case pem(String)

    /// Returns client TLS settings that check the server's certificate against these roots, and its name.
    ///
    /// - Parameter protocols: The protocols that ALPN offers, best first.
    /// - Returns: Settings for a client.
    /// - Throws: When the certificates cannot be read.
    func clientConfiguration(protocols: [String]) throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = protocols
        switch self {
        case .system: configuration.trustRoots = .default
        case .file(let path): configuration.trustRoots = .file(path)
        case .pem(let text):
            configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(text.utf8)))
        }
        return configuration
    }
}
