import SwiftASN1

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
