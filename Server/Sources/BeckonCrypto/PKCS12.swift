import COpenSSL

/// A private key with its certificate and those that signed it, from a file of form PKCS #12 (`.p12`, `.pfx`).
package struct PKCS12: Sendable {
    /// Why nothing was read.
    package enum Refusal: Error, Sendable {
        /// The bytes are not of this form, or some are missing.
        case notABundle
        /// The passphrase is another one.
        case wrongPassphrase
        /// libcrypto has no provider of the algorithm that encrypts it, or it has no check of its integrity.
        case algorithm
        /// It holds no private key.
        case noKey
        /// It holds a private key and not the key's certificate.
        case noCertificate
    }

    /// The key's certificate, then each one that signed the one before.
    package let chain: [X509Certificate]
    /// Certificates that have signed none of the chain.
    package let others: [X509Certificate]
    /// The private key, PKCS #8 in PEM, not encrypted.
    package let keyPEM: String

    /// Opens a bundle.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - passphrase: Its passphrase; empty for none.
    ///   - withLegacy: Whether algorithms that are taken from old files alone (RC2, RC4) are looked for.
    /// - Throws: ``Refusal``.
    package init(_ bytes: [UInt8], passphrase: String, withLegacy: Bool = true) throws(Refusal) {
        guard let library = OSSL_LIB_CTX_new() else { throw .notABundle }
        defer { OSSL_LIB_CTX_free(library) }
        // Providers end with the context that they are loaded into; legacy may not be installed.
        let names: [String] = withLegacy ? ["default", "legacy"] : ["default"]
        let providers = names.map { name in OSSL_PROVIDER_load(library, name) }
        defer { for provider in providers { OSSL_PROVIDER_unload(provider) } }
        ERR_clear_error()
        defer { ERR_clear_error() }
        var file = PKCS12_init_ex(NID_pkcs7_data, library, nil)
        defer { PKCS12_free(file) }
        let isRead = bytes.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            return d2i_PKCS12(&file, &next, buffer.count) != nil
        }
        guard isRead else { throw .notABundle }
        // libcrypto opens no bundle without a check of its integrity; without one nothing tells a wrong passphrase.
        guard PKCS12_mac_present(file) == 1 else { throw .algorithm }
        var (key, certificate, more): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
        let isOpen = PKCS12_parse(file, passphrase, &key, &certificate, &more) == 1
        defer {
            EVP_PKEY_free(key)
            X509_free(certificate)
            Self.release(more)
        }
        guard isOpen else { throw Self.fault() }
        guard let key else { throw .noKey }
        guard let certificate else { throw .noCertificate }
        guard let info = EVP_PKEY2PKCS8(key) else { throw .algorithm }
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        keyPEM = PEM.text("PRIVATE KEY", AsymmetricKey.encoded { i2d_PKCS8_PRIV_KEY_INFO(info, $0) })
        (chain, others) = Self.chain(from: X509Certificate(certificate), among: Self.certificates(more))
    }

    /// What the errors that libcrypto left say, the most telling first.
    private static func fault() -> Refusal {
        var errors: [UInt] = []
        while case let error = ERR_get_error(), error != 0 { errors.append(error) }
        if errors.contains(where: { beckon_is_unsupported($0) != 0 }) { return .algorithm }
        return errors.contains { beckon_is_wrong_passphrase($0) != 0 } ? .wrongPassphrase : .notABundle
    }

    private static func certificates(_ stack: OpaquePointer?) -> [X509Certificate] {
        (0..<max(0, OPENSSL_sk_num(stack))).compactMap { index in
            OPENSSL_sk_value(stack, index).map { X509Certificate(OpaquePointer($0)) }
        }
    }

    private static func release(_ stack: OpaquePointer?) {
        for index in 0..<max(0, OPENSSL_sk_num(stack)) {
            OPENSSL_sk_value(stack, index).map { X509_free(OpaquePointer($0)) }
        }
        OPENSSL_sk_free(stack)
    }

    /// Sorts certificates behind the one that the next one signed.
    private static func chain(
        from first: X509Certificate, among certificates: [X509Certificate]
    ) -> ([X509Certificate], [X509Certificate]) {
        var (chain, rest, last) = ([first], certificates, first)
        while last.issuer != last.subject, let next = rest.firstIndex(where: { $0.subject == last.issuer }) {
            last = rest.remove(at: next)
            chain.append(last)
        }
        return (chain, rest)
    }
}
