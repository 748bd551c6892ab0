import NIOSSL

/// Whose signature on a server's certificate is believed.
package enum TrustRoots: Sendable, Hashable {
    /// The machine's own list.
    case system
    /// Only the certificates of a PEM file.
    case file(String)
    /// Only these certificates, PEM.
    case pem(String)

    /// Client TLS settings that check the server's certificate and name against these roots.
    ///
    /// - Parameter protocols: What is offered by ALPN, best first.
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
