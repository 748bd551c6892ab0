package import Beckon
import BeckonCrypto

/// What a `.p12` file holds, and what Beckon can do with it.
package struct CertificateImport: Sendable {
    /// Why a file is of no use.
    package enum Refusal: Error {
        /// It is no such file, or damaged.
        case damaged
        /// The passphrase does not open it.
        case wrongPassphrase
        /// This machine's OpenSSL does not know how it is encrypted.
        case algorithm
        /// It holds certificates without a key.
        case noKey
        /// It holds a key without its certificate.
        case noCertificate
    }

    /// One certificate of the file.
    package struct Certificate: Sendable {
        /// What it is in the file.
        package enum Use: String, Sendable {
            /// The key's own one.
            case own
            /// It signed the one before.
            case issuer
            /// It belongs to no other and is not written.
            case unused
        }

        package let use: Use
        package let subject: String
        package let issuer: String
        package let validUntil: Timestamp
        package let hostNames: [String]
    }

    /// What the certificate of an app for Apple's push service says.
    package struct PushCertificate: Sendable, Equatable {
        /// The app's bundle identifier; the topic of its pushes.
        package let topic: String?
        /// The team that the app belongs to.
        package let teamID: String?
        /// Whether it serves released apps; otherwise those of developers alone.
        package let isForProduction: Bool
    }

    /// The file's certificates: the key's own one, its issuers, then the rest.
    package let certificates: [Certificate]
    /// The certificate and its issuers, PEM.
    package let chainPEM: String
    /// The private key, PEM, not encrypted.
    package let keyPEM: String
    /// What it says as a certificate for Apple's push service; nil for any other.
    package let push: PushCertificate?

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - passphrase: Its passphrase; empty for none.
    /// - Throws: ``Refusal``.
    package init(_ bytes: [UInt8], passphrase: String) throws(Refusal) {
        do throws(PKCS12.Refusal) {
            let bundle = try PKCS12(bytes, passphrase: passphrase)
            chainPEM = bundle.chain.map { $0.pem + "\n" }.joined()
            keyPEM = bundle.keyPEM + "\n"
            certificates =
                bundle.chain.enumerated().map { Certificate($1, $0 == 0 ? .own : .issuer) }
                + bundle.others.map { Certificate($0, .unused) }
            push = bundle.chain.first.flatMap(PushCertificate.init)
        } catch {
            throw switch error {
            case .notABundle: .damaged
            case .wrongPassphrase: .wrongPassphrase
            case .algorithm: .algorithm
            case .noKey: .noKey
            case .noCertificate: .noCertificate
            }
        }
    }
}

extension CertificateImport.Certificate {
    fileprivate init(_ certificate: X509Certificate, _ use: Use) {
        self.init(
            use: use, subject: certificate.subject, issuer: certificate.issuer,
            validUntil: Timestamp(milliseconds: certificate.end * 1_000), hostNames: certificate.hostNames)
    }
}

extension CertificateImport.PushCertificate {
    /// Apple's extensions of such certificates: for developers' apps, for released apps, and for lists of topics.
    private static let development = "1.2.840.113635.100.6.3.1"
    private static let production = "1.2.840.113635.100.6.3.2"
    private static let topics = "1.2.840.113635.100.6.3.6"

    /// Certificates that lack the extensions are known by their names, such as `Apple Push Services: com.example.app`.
    private static let names = [
        "Apple Push Services: ", "Apple Production IOS Push Services: ", "Apple Development IOS Push Services: ",
        "Apple Sandbox Push Services: ",
    ]

    fileprivate init?(_ certificate: X509Certificate) {
        let known = Set(certificate.extensions)
        let name = certificate.commonName ?? ""
        let prefix = Self.names.first(where: name.hasPrefix)
        guard prefix != nil || !known.isDisjoint(with: [Self.development, Self.production, Self.topics]) else {
            return nil
        }
        topic = certificate.userID ?? prefix.map { String(name.dropFirst($0.count)) }
        teamID = certificate.unit
        let isForDevelopers = name.contains("Development") || name.contains("Sandbox")
        isForProduction =
            known.contains(Self.production) || (!known.contains(Self.development) && !isForDevelopers)
    }
}
