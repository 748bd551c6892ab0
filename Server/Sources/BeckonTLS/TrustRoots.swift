package import NIOSSL

/// The authorities that may sign a server's certificate.
///
/// Every client of the gateway gets its TLS settings here, so that none accepts less than TLS 1.2.
package enum TrustRoots: Sendable, Hashable {
    /// The system's list.
    case system
    /// Only the certificates of a PEM file.
    case file(String)
    /// Only these certificates, in PEM.
    case pem(String)

    /// Returns client TLS settings that check the server's certificate against these roots, and its name; TLS 1.2 or later.
    ///
    /// - Parameter protocols: The protocols that ALPN offers, best first.
    /// - Returns: Settings for a client.
    /// - Throws: When the certificates cannot be read.
    package func clientConfiguration(protocols: [String]) throws -> TLSConfiguration {
        switch self {
        case .system: return Self.clientConfiguration(rootsFile: nil, protocols: protocols)
        case .file(let path): return Self.clientConfiguration(rootsFile: path, protocols: protocols)
        case .pem(let text):
            var configuration = Self.clientConfiguration(rootsFile: nil, protocols: protocols)
            configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(text.utf8)))
            return configuration
        }
    }

    /// Returns the same settings for the roots of a PEM file, which is read later.
    ///
    /// - Parameters:
    ///   - file: The file; nil for the system's list.
    ///   - protocols: The protocols that ALPN offers, best first.
    /// - Returns: Settings for a client.
    package static func clientConfiguration(rootsFile file: String?, protocols: [String] = []) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = protocols
        configuration.trustRoots = file.map { .file($0) } ?? .default
        return configuration
    }
}
