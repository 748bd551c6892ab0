import BeckonCrypto
import Foundation
import NIOSSL
import SwiftASN1

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

/// The fields of an X.509 certificate of a stand-in, and its DER encoding (RFC 5280, section 4.1).
///
/// It supports only what stand-ins need: P-256 keys, ECDSA with SHA-256, and names of one common name.
struct CertificateFields {
    /// The common name of the holder.
    var subject: String
    /// The public key of the holder.
    var key: P256.PublicKey
    /// The common name of the signer.
    var issuer: String
    /// The start and the end of the certificate's validity.
    var validity: (start: Date, end: Date)
    /// The extensions of the certificate.
    var extensions: [CertificateExtension]

    /// Encodes and signs the fields.
    ///
    /// - Parameter issuerKey: The private key of the signer.
    /// - Returns: The certificate, PEM.
    /// - Throws: `ASN1Error` for a field that has no encoding, and what signing throws.
    func signed(by issuerKey: P256.PrivateKey) throws -> String {
        let fields = try encoded()
        let signature = try issuerKey.signature(for: fields).derRepresentation
        var serializer = DER.Serializer()
        try serializer.appendConstructedNode(identifier: .sequence) { certificate in
            certificate.serializeRawBytes(fields)
            try Self.writeAlgorithm(to: &certificate)
            try certificate.serialize(ASN1BitString(bytes: ArraySlice(signature)))
        }
        return PEMDocument(type: "CERTIFICATE", derBytes: serializer.serializedBytes).pemString
    }

    /// Returns the part that is signed.
    private func encoded() throws -> [UInt8] {
        var serializer = DER.Serializer()
        try serializer.appendConstructedNode(identifier: .sequence) { fields in
            // Version 3.
            try fields.serialize(2, explicitlyTaggedWithTagNumber: 0, tagClass: .contextSpecific)
            try fields.serialize(Int.random(in: 1...Int.max))
            try Self.writeAlgorithm(to: &fields)
            try Self.write(name: issuer, to: &fields)
            try fields.appendConstructedNode(identifier: .sequence) { times in
                try Self.write(time: validity.start, to: &times)
                try Self.write(time: validity.end, to: &times)
            }
            try Self.write(name: subject, to: &fields)
            fields.serializeRawBytes(key.derRepresentation)
            try fields.serialize(explicitlyTaggedWithTagNumber: 3, tagClass: .contextSpecific) { tagged in
                try tagged.serializeSequenceOf(extensions)
            }
        }
        return serializer.serializedBytes
    }

    /// Writes the algorithm, ECDSA with SHA-256 (RFC 5758, section 3.2).
    private static func writeAlgorithm(to serializer: inout DER.Serializer) throws {
        try serializer.appendConstructedNode(identifier: .sequence) { algorithm in
            try algorithm.serialize([1, 2, 840, 10045, 4, 3, 2] as ASN1ObjectIdentifier)
        }
    }

    /// Writes a name that consists of a common name (RFC 5280, section 4.1.2.4).
    private static func write(name: String, to serializer: inout DER.Serializer) throws {
        try serializer.appendConstructedNode(identifier: .sequence) { parts in
            try parts.appendConstructedNode(identifier: .set) { part in
                try part.appendConstructedNode(identifier: .sequence) { attribute in
                    try attribute.serialize([2, 5, 4, 3] as ASN1ObjectIdentifier)
                    try attribute.serialize(ASN1UTF8String(name))
                }
            }
        }
    }

    /// Writes a time in the form for years until 2049 (RFC 5280, section 4.1.2.5.1).
    private static func write(time: Date, to serializer: inout DER.Serializer) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: time)
        try serializer.serialize(
            UTCTime(
                year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hours: parts.hour ?? 0,
                minutes: parts.minute ?? 0, seconds: parts.second ?? 0))
    }
}

/// An extension of a certificate (RFC 5280, section 4.2.1).
enum CertificateExtension {
    /// Whether the holder is an authority that signs certificates of servers (basic constraints).
    case basicConstraints(isAuthority: Bool)
    /// The uses of the key, as the first bits of KeyUsage from the left.
    case keyUsage(KeyUse)
    /// The holder is a TLS server.
    case serverAuthentication
    /// The names and addresses of the holder.
    case alternativeNames(dns: [String], addresses: [[UInt8]])

    /// The uses of a key: the byte of the KeyUsage bit string, and how many of its last bits are unused.
    struct KeyUse {
        fileprivate let bits: UInt8
        fileprivate let unused: Int

        /// Sign handshakes.
        static let digitalSignature = Self(bits: 0b1000_0000, unused: 7)
        /// Sign certificates and revocation lists.
        static let certificateSigning = Self(bits: 0b0000_0110, unused: 1)
    }

    private var identifier: ASN1ObjectIdentifier {
        switch self {
        case .basicConstraints: [2, 5, 29, 19]
        case .keyUsage: [2, 5, 29, 15]
        case .serverAuthentication: [2, 5, 29, 37]
        case .alternativeNames: [2, 5, 29, 17]
        }
    }

    private var isCritical: Bool {
        switch self {
        case .basicConstraints, .keyUsage: true
        case .serverAuthentication, .alternativeNames: false
        }
    }

    private func writeValue(to serializer: inout DER.Serializer) throws {
        switch self {
        case .keyUsage(let use):
            try serializer.serialize(ASN1BitString(bytes: [use.bits], paddingBits: use.unused))
        case .basicConstraints(let isAuthority):
            try serializer.appendConstructedNode(identifier: .sequence) { constraints in
                // DER omits the default, false. An authority may have no authority below it.
                guard isAuthority else { return }
                try constraints.serialize(true)
                try constraints.serialize(0)
            }
        case .serverAuthentication:
            try serializer.serializeSequenceOf([[1, 3, 6, 1, 5, 5, 7, 3, 1] as ASN1ObjectIdentifier])
        case .alternativeNames(let dns, let addresses):
            serializer.appendConstructedNode(identifier: .sequence) { names in
                for name in dns { names.appendName(tag: 2, bytes: Array(name.utf8)) }
                for address in addresses { names.appendName(tag: 7, bytes: address) }
            }
        }
    }
}

extension CertificateExtension: DERSerializable {
    func serialize(into coder: inout DER.Serializer) throws {
        var value = DER.Serializer()
        try writeValue(to: &value)
        try coder.appendConstructedNode(identifier: .sequence) { fields in
            try fields.serialize(identifier)
            if isCritical { try fields.serialize(true) }
            try fields.serialize(ASN1OctetString(contentBytes: ArraySlice(value.serializedBytes)))
        }
    }
}

extension DER.Serializer {
    /// Appends a GeneralName that is a string of bytes.
    fileprivate mutating func appendName(tag: UInt, bytes: [UInt8]) {
        appendPrimitiveNode(identifier: ASN1Identifier(tagWithNumber: tag, tagClass: .contextSpecific)) {
            $0.append(contentsOf: bytes)
        }
    }
}
