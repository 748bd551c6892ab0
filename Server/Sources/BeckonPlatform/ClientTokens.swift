import BeckonCrypto
package import BeckonTime
import Foundation

/// Issues bearer tokens to clients that know an id and a secret, and checks them.
///
/// A token says when it ends and is signed with the client's own id and secret, so every node that has the same settings
/// accepts it, without a table of tokens. A token ends when the secret leaves the settings.
package struct ClientTokens: Sendable {
    /// How long a token is valid.
    package static let lifetime = Milliseconds.seconds(86_400)

    private let purpose: String
    private let clients: SharedSecrets

    /// - Parameters:
    ///   - clients: The secrets of the clients, each as `id:secret`.
    ///   - purpose: What the tokens open; a token for one purpose is none for another.
    package init(_ clients: SharedSecrets, purpose: String) {
        self.clients = clients
        self.purpose = purpose
    }

    /// Issues a token.
    ///
    /// - Parameters:
    ///   - client: The id that the client names.
    ///   - secret: The secret that it names.
    ///   - now: The wall clock.
    /// - Returns: The token; nil if id and secret are wrong.
    package func token(client: String, secret: String, now: Timestamp) -> String? {
        let given = Data("\(client):\(secret)".utf8)
        guard clients.contain(given) else { return nil }
        let end = String(now.advanced(by: Self.lifetime).milliseconds)
        return "\(end).\(HMACSHA256.authenticationCode(for: signed(end), using: given).base64URL)"
    }

    /// Whether a token was issued here and has not ended; false for nil.
    package func accept(_ token: String?, now: Timestamp) -> Bool {
        guard let token, token.utf8.count <= 256 else { return false }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let end = Int64(parts[0]), end > now.milliseconds, let code = Data(base64URL: parts[1])
        else { return false }
        return clients.isCode(code, of: signed(String(parts[0])))
    }

    private func signed(_ end: String) -> Data { Data("beckon \(purpose) token \(end)".utf8) }
}

extension PlatformHeaders {
    /// The token of `Authorization: Bearer …`; nil without one.
    package var bearer: String? {
        guard let value = self["authorization"] else { return nil }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }
}
