import BeckonCrypto
import Foundation
import NIOSSL

/// A stand-in's own certificate authority, and the server certificate that it signed.
///
/// Both are new, valid for a year, and for `localhost`, 127.0.0.1 and ::1 only. A sender that has ``authorityPEM`` as its
/// trust root trusts the stand-in.
package struct SimulatedCertificate: Sendable {
    /// The certificate of the authority, PEM.
    package let authorityPEM: String

    /// The server's certificate, PEM.
    package let serverPEM: String
    /// The server's private key, PEM.
    package let serverKeyPEM: String

    /// Makes an authority and a server certificate, both with new P-256 keys.
    ///
    /// - Throws: An error of encoding or signing, which is not expected.
    package init() throws {
        let authority = "Beckon sandbox authority"
        let authorityKey = try P256.PrivateKey()
        let serverKey = try P256.PrivateKey()
        let validity = (start: Date(timeIntervalSinceNow: -3_600), end: Date(timeIntervalSinceNow: 365 * 86_400))
        authorityPEM = try CertificateFields(
            subject: authority, key: authorityKey.publicKey, issuer: authority, validity: validity,
            extensions: [.basicConstraints(isAuthority: true), .keyUsage(.certificateSigning)]
        ).signed(by: authorityKey)
        serverPEM = try CertificateFields(
            subject: "Beckon sandbox", key: serverKey.publicKey, issuer: authority, validity: validity,
            extensions: [
                .basicConstraints(isAuthority: false), .keyUsage(.digitalSignature), .serverAuthentication,
                .alternativeNames(
                    dns: ["localhost"],
                    addresses: [[127, 0, 0, 1], [UInt8](repeating: 0, count: 15) + [1]]),
            ]
        ).signed(by: authorityKey)
        serverKeyPEM = serverKey.pemRepresentation
    }

    /// Returns the TLS settings of a server with this certificate that prefers HTTP/2 to HTTP/1.1.
    func serverConfiguration() throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(serverPEM.utf8)).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(serverKeyPEM.utf8), format: .pem)))
        configuration.applicationProtocols = ["h2", "http/1.1"]
        return configuration
    }
}
