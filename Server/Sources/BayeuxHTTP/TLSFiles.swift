import NIOCore
package import NIOSSL

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

    /// Reads the files.
    ///
    /// - Returns: The settings of a server that speaks TLS 1.2 or newer and HTTP/1.1.
    /// - Throws: `NIOSSLError` or `IOError` when a file cannot be read or holds something else.
    package func configuration() throws -> TLSConfiguration {
        let chain = try NIOSSLCertificate.fromPEMFile(certificate).map { NIOSSLCertificateSource.certificate($0) }
        let key = try NIOSSLPrivateKey(file: privateKey, format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        // A peer that does not end TLS must not keep a connection that the server closes.
        configuration.shutdownTimeout = .seconds(2)
        configuration.applicationProtocols = ["http/1.1"]
        return configuration
    }
}
