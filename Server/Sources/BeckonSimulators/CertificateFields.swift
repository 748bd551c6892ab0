import BeckonCrypto
import Foundation
import SwiftASN1

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
