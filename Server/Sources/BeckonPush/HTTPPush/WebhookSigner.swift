import BeckonCrypto
import Foundation

/// Signs HTTP pushes as Standard Webhooks specifies (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
///
/// While a secret is being replaced both sign, so that a receiver may have either.
package struct WebhookSigner: Sendable {
    private static let prefix = "whsec_"

    private let secrets: [Data]

    /// Reads secrets of the form `whsec_` and 24 to 64 bytes in base64.
    ///
    /// - Parameter secrets: One, or several during a rotation; the newest first.
    /// - Throws: ``PushConfigurationError/Code/badSecret`` when one is malformed, or the list is empty.
    package init(secrets: [String]) throws(PushConfigurationError) {
        self.secrets = secrets.compactMap(Self.key)
        guard !secrets.isEmpty, self.secrets.count == secrets.count else {
            throw PushConfigurationError(
                .badSecret, "secrets of HTTP pushes must be whsec_ and 24 to 64 bytes in base64")
        }
    }

    private static func key(_ text: String) -> Data? {
        guard text.hasPrefix(prefix), let bytes = Data(base64Encoded: String(text.dropFirst(prefix.count))),
            (24...64).contains(bytes.count)
        else { return nil }
        return bytes
    }

    /// Returns the headers that sign a body.
    ///
    /// - Parameters:
    ///   - id: The same for every attempt, so that the receiver can detect a repetition.
    ///   - seconds: The time of the attempt since 1970.
    ///   - body: The body of the request.
    /// - Returns: Names in lower case, and values.
    func headers(id: String, seconds: Int64, body: [UInt8]) -> [(name: String, value: String)] {
        let signed = Data("\(id).\(seconds).".utf8) + Data(body)
        let signatures = secrets.map { secret in
            "v1," + HMACSHA256.authenticationCode(for: signed, using: secret).base64EncodedString()
        }
        return [
            ("webhook-id", id), ("webhook-timestamp", String(seconds)),
            ("webhook-signature", signatures.joined(separator: " ")),
        ]
    }
}
