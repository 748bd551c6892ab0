import COpenSSL
import Foundation

/// What a certificate says.
package struct X509Certificate: Sendable, Equatable {
    /// The certificate itself, DER.
    package let der: [UInt8]
    /// Its holder, as RFC 2253 writes names.
    package let subject: String
    /// Who signed it, written likewise.
    package let issuer: String
    /// When it ends, in seconds since 1970.
    package let end: Int64
    /// The host names and addresses that it is for.
    package let hostNames: [String]
    /// The holder's common name.
    package let commonName: String?
    /// The holder's organisational unit.
    package let unit: String?
    /// The holder's user id; Apple writes an app's bundle identifier there.
    package let userID: String?
    /// The identifiers of its extensions, numbers with dots.
    package let extensions: [String]

    /// Reads what libcrypto holds; the certificate stays the caller's.
    init(_ certificate: OpaquePointer) {
        der = AsymmetricKey.encoded { i2d_X509(certificate, $0) }
        let holder = X509_get_subject_name(certificate)
        subject = Self.text(holder)
        issuer = Self.text(X509_get_issuer_name(certificate))
        end = Self.seconds(X509_get0_notAfter(certificate))
        hostNames = Self.hostNames(certificate)
        commonName = Self.part(NID_commonName, of: holder)
        unit = Self.part(NID_organizationalUnitName, of: holder)
        userID = Self.part(NID_userId, of: holder)
        extensions = (0..<max(0, X509_get_ext_count(certificate))).compactMap { index in
            X509_get_ext(certificate, index).flatMap { Self.dotted(X509_EXTENSION_get_object($0)) }
        }
        ERR_clear_error()
    }

    /// The certificate as text, PEM.
    package var pem: String { PEM.text("CERTIFICATE", der) }

    private static func text(_ name: OpaquePointer?) -> String {
        guard let name, let output = BIO_new(BIO_s_mem()) else { return "" }
        defer { BIO_free(output) }
        guard X509_NAME_print_ex(output, name, 0, beckon_name_flags()) >= 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = BIO_read(output, &bytes, Int32(bytes.count))
        return String(decoding: bytes.prefix(Int(max(0, count))), as: UTF8.self)
    }

    private static func part(_ kind: Int32, of name: OpaquePointer?) -> String? {
        guard let name else { return nil }
        var characters = [CChar](repeating: 0, count: 256)
        let count = X509_NAME_get_text_by_NID(name, kind, &characters, Int32(characters.count))
        guard count > 0 else { return nil }
        return visible(characters.prefix(Int(count)).map { UInt8(bitPattern: $0) })
    }

    private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64 {
        var parts = tm()
        guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else { return 0 }
        return Int64(timegm(&parts))
    }

    private static func hostNames(_ certificate: OpaquePointer) -> [String] {
        guard let names = X509_get_ext_d2i(certificate, NID_subject_alt_name, nil, nil).map(OpaquePointer.init) else {
            return []
        }
        defer { GENERAL_NAMES_free(names) }
        return (0..<max(0, OPENSSL_sk_num(names))).compactMap { index in
            guard let name = OPENSSL_sk_value(names, index)?.assumingMemoryBound(to: GENERAL_NAME.self) else {
                return nil
            }
            var kind: Int32 = 0
            guard let value = GENERAL_NAME_get0_value(name, &kind), kind == GEN_DNS || kind == GEN_IPADD else {
                return nil
            }
            let string = value.assumingMemoryBound(to: ASN1_STRING.self)
            let bytes = UnsafeBufferPointer(
                start: ASN1_STRING_get0_data(string), count: Int(max(0, ASN1_STRING_length(string))))
            return kind == GEN_DNS ? visible(Array(bytes)) : address(Array(bytes))
        }
    }

    private static func address(_ bytes: [UInt8]) -> String? {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        guard bytes.count == 4 || bytes.count == 16,
            inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil
        else { return nil }
        return visible(text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    }

    private static func dotted(_ object: OpaquePointer?) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        let count = OBJ_obj2txt(&text, Int32(text.count), object, 1)
        guard count > 0, count < text.count else { return nil }
        return visible(text.prefix(Int(count)).map { UInt8(bitPattern: $0) })
    }

    /// The text without what a terminal would obey.
    private static func visible(_ bytes: [UInt8]) -> String {
        String(
            String.UnicodeScalarView(
                String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
                    $0.properties.generalCategory == .control ? "?" : $0
                }))
    }
}
