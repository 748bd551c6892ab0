import Beckon
import BeckonJSON
import Crypto
import Foundation
import Synchronization

/// The provider token of one APNs key: made once, shared by every request, renewed in time.
///
/// Signing happens under the lock, so a token is made once however many ask for it at the same time; it takes a
/// fraction of a millisecond.
final class ProviderToken: Sendable {
    /// The token's time lies this far in the past, because APNs refuses tokens from the future.
    static let backdating: Int64 = 5

    private let keyID: String
    private let teamID: String
    private let key: P256.Signing.PrivateKey
    private let time: any TimeSource
    private let state = Mutex(ProviderTokenState())

    /// - Parameters:
    ///   - keyID: The key's id, 10 characters.
    ///   - teamID: The team's id, 10 characters.
    ///   - privateKeyPEM: The content of the `.p8` file.
    ///   - time: The wall clock dates the token, the uptime renews it.
    /// - Throws: ``PushConfigurationError/Code/badPrivateKey``.
    init(keyID: String, teamID: String, privateKeyPEM: String, time: any TimeSource) throws(PushConfigurationError) {
        self.keyID = keyID
        self.teamID = teamID
        self.time = time
        do {
            key = try P256.Signing.PrivateKey(pemRepresentation: privateKeyPEM)
        } catch {
            throw PushConfigurationError(.badPrivateKey, "the APNs key is not a P-256 private key in PEM", cause: error)
        }
    }

    /// The token to send now.
    ///
    /// - Throws: When the key cannot sign; not to be expected.
    func current() throws -> String {
        let now = time.uptime
        return try state.withLock { state in
            if let token = state.token(now: now) { return token }
            let token = try sign()
            state.made(token, now: now)
            return token
        }
    }

    /// APNs took the token.
    func wasAccepted(_ token: String) { state.withLock { $0.wasAccepted(token) } }

    /// APNs called the token expired.
    func wasRefused(_ token: String) { state.withLock { $0.wasRefused(token) } }

    /// APNs called the token one too many.
    func wasTooMany(_ token: String) {
        let now = time.uptime
        state.withLock { $0.wasTooMany(token, now: now) }
    }

    private func sign() throws -> String {
        let issuedAt = time.now.milliseconds / 1_000 - Self.backdating
        return try JSONWebToken.compact(
            header: ["alg": "ES256", "kid": .string(keyID)],
            claims: ["iss": .string(teamID), "iat": .integer(issuedAt)]
        ) { bytes in
            Array(try key.signature(for: Data(bytes)).rawRepresentation)
        }
    }
}
