#if ICWSOverNIO
/// The certificate with which the client proves itself, and its key.
public struct ClientIdentity: Sendable {
    let chain: [UInt8]
    let key: [UInt8]

    /// Makes an identity.
    ///
    /// - Parameters:
    ///   - chainPEM: The client's certificate, then those that lead to its authority, PEM.
    ///   - keyPEM: The certificate's private key, PEM, without a password.
    public init(chainPEM: [UInt8], keyPEM: [UInt8]) {
        chain = chainPEM
        key = keyPEM
    }
}

/// A certificate or a key cannot be read.
public enum CertificateError: Error, Sendable, Hashable {
    /// A trusted or pinned certificate is not DER.
    case trust
    /// The client's certificate is not PEM.
    case chain
    /// The client's key is not PEM, or belongs to another certificate.
    case key
}
#endif
