import BeckonCrypto
import BeckonJSON
import Foundation

/// A Google service account, read from the JSON key file of the cloud console.
package struct ServiceAccount: Sendable {
    /// `project_id`.
    package let projectID: String
    /// `client_email`.
    package let clientEmail: String
    /// The address of the token endpoint (`token_uri`).
    package let tokenURI: WebAddress

    /// `private_key_id`, which names the key in the cloud console.
    let privateKeyID: String

    private let tokenURIText: String
    private let key: RSA.PrivateKey

    /// Reads the file's content.
    ///
    /// - Parameter json: JSON with `project_id`, `client_email`, `private_key`, `private_key_id` and `token_uri`.
    /// - Throws: ``PushConfigurationError/Code/badServiceAccount`` or ``PushConfigurationError/Code/badPrivateKey``.
    package init(json: [UInt8]) throws(PushConfigurationError) {
        let file: JSONValue
        do {
            file = try JSONValue(parsing: json)
        } catch {
            throw PushConfigurationError(.badServiceAccount, "the service account file is not JSON", cause: error)
        }
        projectID = try Self.member("project_id", of: file)
        clientEmail = try Self.member("client_email", of: file)
        privateKeyID = try Self.member("private_key_id", of: file)
        tokenURIText = try Self.member("token_uri", of: file)
        guard let address = WebAddress(tokenURIText), address.isSecure else {
            throw PushConfigurationError(.badServiceAccount, "token_uri of the service account is not an https address")
        }
        tokenURI = address
        do {
            key = try RSA.PrivateKey(pemRepresentation: try Self.member("private_key", of: file))
        } catch {
            throw PushConfigurationError(.badPrivateKey, "private_key is not an RSA key in PEM", cause: error)
        }
    }

    private static func member(_ name: String, of file: JSONValue) throws(PushConfigurationError) -> String {
        guard let text = file[name]?.string, !text.isEmpty else {
            throw PushConfigurationError(.badServiceAccount, "\(name) is missing in the service account")
        }
        return text
    }

    /// Returns the signed assertion that the token endpoint exchanges for an access token.
    ///
    /// - Parameters:
    ///   - scope: The scope of the access token.
    ///   - issuedAt: Seconds since 1970; the assertion is valid for an hour from then.
    /// - Returns: A signed token in compact form.
    /// - Throws: When the key cannot sign, which is not expected.
    func assertion(scope: String, issuedAt: Int64) throws -> String {
        try JSONWebToken.compact(
            header: ["alg": "RS256", "typ": "JWT", "kid": .string(privateKeyID)],
            claims: [
                "iss": .string(clientEmail), "scope": .string(scope), "aud": .string(tokenURIText),
                "iat": .integer(issuedAt), "exp": .integer(issuedAt + 3_600),
            ]
        ) { bytes in
            Array(try key.signature(for: bytes))
        }
    }
}
