import Beckon
import Crypto
import Foundation

/// Signs and reads the desk's sign-in cookie: who, until when, and a MAC.
///
/// Valid on every node and after a restart.
struct DeskTokens: Sendable {
    /// How long a sign-in holds.
    static let lifetime = Milliseconds.seconds(12 * 3_600)

    private let key: SymmetricKey

    /// - Parameter secret: at least 128 random bits as text; kept in the store.
    init(secret: String) {
        key = SymmetricKey(data: Data(secret.utf8))
    }

    /// A token for a user.
    func token(user: String, now: Timestamp) -> String {
        let end = now.advanced(by: Self.lifetime).milliseconds
        let payload = Data("\(end) \(user)".utf8).base64URL
        return "\(payload).\(mac(payload).base64URL)"
    }

    /// The user of a token, or nil when it is not ours or has ended.
    func user(of token: String, now: Timestamp) -> String? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let code = Data(base64URL: String(parts[1])),
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(parts[0].utf8), using: key),
            let payload = Data(base64URL: String(parts[0])), let text = String(data: payload, encoding: .utf8)
        else { return nil }
        let fields = text.split(separator: " ", maxSplits: 1)
        guard fields.count == 2, let end = Int64(fields[0]), end > now.milliseconds else { return nil }
        return String(fields[1])
    }

    private func mac(_ payload: String) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(payload.utf8), using: key))
    }
}
