import Crypto
import Foundation
import NIOSSL
import SwiftASN1
import X509

/// A certificate authority of a stand-in's own and the server certificate that it signed.
///
/// Both are made anew, live for a year and are good for `localhost`, 127.0.0.1 and ::1 only. A sender trusts the
/// stand-in by naming ``authorityPEM`` as its trust root.
package struct SimulatedCertificate: Sendable {
    /// The certificate of the authority, PEM.
    package let authorityPEM: String

    private let serverPEM: String
    private let serverKeyPEM: String

    /// Makes an authority and a server certificate, both with new P-256 keys.
    ///
    /// - Throws: An error of the certificate library; not to be expected.
    package init() throws {
        let authorityKey = P256.Signing.PrivateKey()
        let serverKey = P256.Signing.PrivateKey()
        let authorityName = try DistinguishedName { CommonName("Beckon sandbox authority") }
        let authority = try Self.certificate(
            subject: authorityName, key: authorityKey.publicKey, issuer: authorityName, issuerKey: authorityKey,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
            })
        let server = try Self.certificate(
            subject: try DistinguishedName { CommonName("Beckon sandbox") }, key: serverKey.publicKey,
            issuer: authorityName, issuerKey: authorityKey,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames([
                    .dnsName("localhost"),
                    .ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1])),
                    .ipAddress(ASN1OctetString(contentBytes: ArraySlice([UInt8](repeating: 0, count: 15) + [1]))),
                ])
            })
        authorityPEM = try authority.serializeAsPEM().pemString
        serverPEM = try server.serializeAsPEM().pemString
        serverKeyPEM = serverKey.pemRepresentation
    }

    private static func certificate(
        subject: DistinguishedName, key: P256.Signing.PublicKey, issuer: DistinguishedName,
        issuerKey: P256.Signing.PrivateKey, extensions: Certificate.Extensions
    ) throws -> Certificate {
        let now = Date()
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key),
            notValidBefore: now.addingTimeInterval(-3_600), notValidAfter: now.addingTimeInterval(365 * 86_400),
            issuer: issuer, subject: subject, signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions,
            issuerPrivateKey: Certificate.PrivateKey(issuerKey))
    }

    /// The TLS settings of a server that shows this certificate and offers HTTP/2 before HTTP/1.1.
    func serverConfiguration() throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(serverPEM.utf8)).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(serverKeyPEM.utf8), format: .pem)))
        configuration.applicationProtocols = ["h2", "http/1.1"]
        return configuration
    }
}
