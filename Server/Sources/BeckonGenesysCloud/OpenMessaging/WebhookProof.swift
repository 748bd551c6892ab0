import Beckon
import BeckonCrypto
import BeckonPlatform
import Foundation

/// Checks that a webhook comes from Genesys Cloud: `X-Hub-Signature-256: sha256=<base64>` over the raw bytes
/// (contact-centers §2.7).
struct WebhookProof: Sendable {
    static let header = "x-hub-signature-256"
    /// How far the time of typing may differ from now.
    ///
    /// Genesys Cloud repeats a webhook for 85 seconds; the rest is for clocks.
    static let tolerance = Milliseconds.seconds(300)

    private let secrets: [Data]

    /// - Parameter secrets: All that hold now; a change of the secret is made while both hold.
    init(secrets: [String]) { self.secrets = secrets.filter { !$0.isEmpty }.map { Data($0.utf8) } }

    /// Whether the body is signed with one of the secrets; the time does not show which.
    func accepts(_ headers: PlatformHeaders, body: [UInt8]) -> Bool {
        let prefix = "sha256="
        guard let text = headers[Self.header], text.hasPrefix(prefix),
            let code = Data(base64Encoded: String(text.dropFirst(prefix.count)))
        else { return false }
        return secrets.reduce(false) { found, secret in
            HMACSHA256.isValidAuthenticationCode(code, authenticating: body, using: secret) || found
        }
    }

    /// Whether something is of now; without a time it is not, for it may be a repetition of any age.
    static func isRecent(_ time: Timestamp?, now: Timestamp) -> Bool {
        guard let time else { return false }
        return now.milliseconds.subtractingClamped(time.milliseconds).magnitude <= tolerance.count.magnitude
    }
}
