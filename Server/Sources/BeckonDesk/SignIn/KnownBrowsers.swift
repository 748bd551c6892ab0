import Beckon
import BeckonCrypto
import BeckonEdge
import Foundation

/// Marks browsers in which an agent has signed in to an account, by a signed cookie.
///
/// The mark does not sign in. It tells an agent's own browser from a stranger's, so that the attempts of strangers do not
/// lock the agent out. It is valid on every node and after a restart.
struct KnownBrowsers: Sendable {
    /// How long a browser is known after a sign-in.
    static let lifetime = Milliseconds.seconds(180 * 86_400)

    private let secret: InstallationSecret

    /// - Parameter secret: The installation's secret; marks that its former one signed are accepted.
    init(secret: InstallationSecret) { self.secret = secret }

    /// Marks a browser after a sign-in.
    ///
    /// - Parameters:
    ///   - user: The account.
    ///   - browser: A random name of the browser.
    ///   - now: The time of day.
    /// - Returns: The value of the cookie.
    func mark(_ user: String, in browser: String, now: Timestamp) -> String {
        let end = now.advanced(by: Self.lifetime).milliseconds
        let payload = Data("\(end) \(browser) \(user)".utf8).base64URL
        let code = HMACSHA256.authenticationCode(for: Data(payload.utf8), using: secret.newest)
        return "\(payload).\(code.base64URL)"
    }

    /// The browser's name if a mark is authentic, of this account and not expired; else nil.
    func browser(of mark: String, user: String, now: Timestamp) -> String? {
        let parts = mark.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let code = Data(base64URL: String(parts[1])),
            isCode(code, of: Data(parts[0].utf8)),
            let payload = Data(base64URL: String(parts[0])), let text = String(data: payload, encoding: .utf8)
        else { return nil }
        let fields = text.split(separator: " ", maxSplits: 2)
        guard fields.count == 3, let end = Int64(fields[0]), end > now.milliseconds, fields[2] == user else {
            return nil
        }
        return String(fields[1])
    }

    private func isCode(_ code: Data, of payload: Data) -> Bool {
        secret.all.reduce(false) {
            HMACSHA256.isValidAuthenticationCode(code, authenticating: payload, using: $1) || $0
        }
    }
}
