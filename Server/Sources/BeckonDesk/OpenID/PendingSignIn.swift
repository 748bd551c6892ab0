import Beckon
import BeckonCrypto
import BeckonEdge
import Foundation

/// A sign-in that a browser has begun at the provider: what its answer must match.
struct PendingSignIn: Hashable, Sendable {
    /// How long the person may take at the provider.
    static let lifetime = Milliseconds.seconds(600)

    /// Ties the answer to the browser.
    let state: String
    /// Ties the ID token to the sign-in.
    let nonce: String
    /// Ties the code to this server (PKCE, RFC 7636).
    let verifier: String

    /// What the provider gets of the verifier: its hash (`S256`).
    var challenge: String { SHA256.hash(data: Data(verifier.utf8)).base64URL }
}

/// Keeps pending sign-ins in a cookie of the browser that began them.
///
/// The cookie holds random digits, its end and a code; state, nonce and verifier are made of the digits with the installation's
/// secret. So the server keeps nothing, every node understands the cookie, and who reads it learns none of the three.
struct PendingSignIns: Sendable {
    private static let digits = 64

    private let secret: InstallationSecret

    /// - Parameter secret: The installation's secret; sign-ins that began with its former one go on.
    init(secret: InstallationSecret) { self.secret = secret }

    /// Begins a sign-in.
    ///
    /// - Parameters:
    ///   - ids: Randomness.
    ///   - now: The time of day.
    /// - Returns: The sign-in, and the value of the cookie.
    func begin(ids: some IDSource, now: Timestamp) -> (pending: PendingSignIn, cookie: String) {
        let end = now.advanced(by: PendingSignIn.lifetime).milliseconds
        let seed = ids.hexadecimal(digits: Self.digits)
        let code = Self.code("cookie \(end) \(seed)", secret.newest)
        return (Self.pending(seed, secret.newest), "\(end).\(seed).\(code)")
    }

    /// The sign-in of a cookie; nil if it was not made here, or is over.
    func pending(of cookie: String, now: Timestamp) -> PendingSignIn? {
        let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let end = Int64(parts[0]), end > now.milliseconds,
            parts[1].utf8.count == Self.digits
        else { return nil }
        let given = Data(parts[2].utf8)
        let key = secret.all.first { key in
            SecureComparison.areEqual(Data(Self.code("cookie \(parts[0]) \(parts[1])", key).utf8), given)
        }
        return key.map { Self.pending(String(parts[1]), $0) }
    }

    private static func pending(_ seed: String, _ key: Data) -> PendingSignIn {
        PendingSignIn(
            state: code("state \(seed)", key), nonce: code("nonce \(seed)", key),
            verifier: code("verifier \(seed)", key))
    }

    private static func code(_ text: String, _ key: Data) -> String {
        HMACSHA256.authenticationCode(for: Data("sign-in at the provider: \(text)".utf8), using: key).base64URL
    }
}
