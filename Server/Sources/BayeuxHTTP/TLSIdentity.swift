import NIOCore
package import NIOSSL
import Synchronization

/// The certificate that a server shows and its key; both can be replaced while the server runs.
///
/// Each new connection gets the current pair; open connections go on with theirs.
package final class TLSIdentity: Sendable {
    /// A certificate chain with the key of its first certificate.
    package struct Pair: Sendable, Equatable {
        let chain: [NIOSSLCertificate]
        let key: NIOSSLPrivateKey

        /// Reads and checks a pair.
        ///
        /// - Parameter files: The files.
        /// - Throws: `NIOSSLError` or `IOError` when a file cannot be read or holds something else, or when the key is not the
        ///   certificate's.
        package init(_ files: TLSFiles) throws {
            chain = try NIOSSLCertificate.fromPEMFile(files.certificate)
            guard !chain.isEmpty else { throw NIOSSLError.failedToLoadCertificate }
            key = try NIOSSLPrivateKey(file: files.privateKey, format: .pem)
            // Making a context proves that the two belong together.
            _ = try NIOSSLContext(configuration: Self.configuration(chain, key))
        }

        /// When the certificate ends, in seconds since 1970; nil without a certificate.
        package var end: Int64? { chain.first.map { Int64($0.notValidAfter) } }

        fileprivate var configuration: TLSConfiguration { Self.configuration(chain, key) }

        fileprivate var override: NIOSSLContextConfigurationOverride {
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = chain.map { .certificate($0) }
            override.privateKey = .privateKey(key)
            return override
        }

        private static func configuration(_ chain: [NIOSSLCertificate], _ key: NIOSSLPrivateKey) -> TLSConfiguration {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
            configuration.minimumTLSVersion = .tlsv12
            // A peer that does not end TLS must not keep a connection that the server closes.
            configuration.shutdownTimeout = .seconds(2)
            configuration.applicationProtocols = ["http/1.1"]
            return configuration
        }
    }

    private let current: Mutex<Pair>

    /// Begins with a pair.
    ///
    /// - Parameter files: The files.
    /// - Throws: As ``Pair/init(_:)``.
    package init(_ files: TLSFiles) throws { current = Mutex(try Pair(files)) }

    /// When the certificate that is shown now ends, in seconds since 1970.
    package var end: Int64? { current.withLock { $0.end } }

    /// Shows another pair from now on.
    ///
    /// - Parameter pair: The pair.
    /// - Returns: Whether it differs from the one before.
    package func use(_ pair: Pair) -> Bool {
        current.withLock { current in
            defer { current = pair }
            return current != pair
        }
    }

    /// The settings of a server that speaks TLS 1.2 or newer and HTTP/1.1 with the current pair.
    package var configuration: TLSConfiguration {
        var configuration = current.withLock { $0.configuration }
        configuration.sslContextCallback = { [self] _, promise in
            promise.succeed(current.withLock { $0.override })
        }
        return configuration
    }
}

/// The files that a server needs to speak TLS.
package struct TLSFiles: Sendable, Equatable {
    /// The path of a PEM file with the server's certificate, followed by the intermediate ones.
    package let certificate: String
    /// The path of a PEM file with the certificate's private key.
    package let privateKey: String

    /// Names the files.
    ///
    /// - Parameters:
    ///   - certificate: The path of the certificate chain, PEM.
    ///   - privateKey: The path of the private key, PEM, without a passphrase.
    package init(certificate: String, privateKey: String) {
        self.certificate = certificate
        self.privateKey = privateKey
    }
}
