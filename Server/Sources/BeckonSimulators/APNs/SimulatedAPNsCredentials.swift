import BeckonCrypto
import Foundation

/// A new APNs signing key in the form of Apple's developer site.
package struct SimulatedAPNsCredentials: Sendable {
    /// The key's id, 10 characters (`kid` of a provider token).
    package let keyID: String
    /// The team's id, 10 characters (`iss` of a provider token).
    package let teamID: String
    /// The content of the `.p8` file: a P-256 private key, PKCS #8 in PEM.
    package let privateKeyPEM: String
    /// The public key, with which a stand-in checks provider tokens.
    let publicKey: P256.PublicKey

    /// Makes a key and ids.
    ///
    /// - Throws: When no key can be made, which is not expected.
    package init() throws {
        let key = try P256.PrivateKey()
        keyID = Self.identifier()
        teamID = Self.identifier()
        privateKeyPEM = key.pemRepresentation
        publicKey = key.publicKey
    }

    private static func identifier() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        return String((0..<10).compactMap { _ in alphabet.randomElement() })
    }
}
