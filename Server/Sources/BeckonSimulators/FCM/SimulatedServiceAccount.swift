import BeckonCrypto
import Foundation

/// A new Google service account in the form of the cloud console.
package struct SimulatedServiceAccount: Sendable {
    /// The project that it may send messages for.
    package let projectID: String
    /// The account's address (`iss` of an assertion).
    package let clientEmail: String
    /// The key's id (`kid` of an assertion).
    package let privateKeyID: String
    /// The RSA-2048 private key, PKCS #8 in PEM.
    package let privateKeyPEM: String
    /// The public key, with which a stand-in checks assertions.
    let publicKey: RSA.PublicKey

    /// Makes an account with a new key.
    ///
    /// - Parameter projectID: The project that it belongs to.
    /// - Throws: When no key can be made, which is not expected.
    package init(projectID: String = "beckon-sandbox") throws {
        let key = try RSA.PrivateKey()
        self.projectID = projectID
        clientEmail = "push@\(projectID).iam.gserviceaccount.com"
        privateKeyID = RandomBytes.make(20).hexadecimal
        privateKeyPEM = key.pemRepresentation
        publicKey = key.publicKey
    }

    /// Returns the content of the service-account file.
    ///
    /// - Parameter tokenURI: The address of the token endpoint; see ``SimulatedFCM/tokenURI``.
    /// - Returns: JSON text with the members of Google's file.
    package func json(tokenURI: String) -> String {
        let members = [
            ("type", "service_account"), ("project_id", projectID), ("private_key_id", privateKeyID),
            ("private_key", privateKeyPEM), ("client_email", clientEmail), ("token_uri", tokenURI),
        ]
        let lines = members.map { "  \(SimulatedJSON.quoted($0.0)): \(SimulatedJSON.quoted($0.1))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}
