import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import Synchronization

/// The provider token of one APNs key: made once, shared by every request, renewed in time.
///
/// Signing happens under the lock, so that concurrent callers make one token; it takes a fraction of a millisecond.
final class ProviderToken: Sendable {
    /// How many seconds `iat` lies in the past, because APNs refuses tokens from the future.
    static let backdating: Int64 = 5

    private let keyID: String
    private let teamID: String
    private let key: P256.PrivateKey
    private let time: any TimeSource
    private let vault: (any TokenVault)?
    private let opening: Mutex<Task<Void, Never>?> = Mutex(nil)
    private let state = Mutex(ProviderTokenState())

    /// - Parameters:
    ///   - keyID: The key's id, 10 characters.
    ///   - teamID: The team's id, 10 characters.
    ///   - privateKeyPEM: The content of the `.p8` file.
    ///   - time: The wall clock dates the token, the uptime renews it.
    ///   - vault: Keeps the token over a restart; nil to make a new one at each start.
    /// - Throws: ``PushConfigurationError/Code/badPrivateKey``.
    init(keyID: String, teamID: String, privateKeyPEM: String, time: any TimeSource, vault: (any TokenVault)? = nil)
        throws(PushConfigurationError)
    {
        self.keyID = keyID
        self.teamID = teamID
        self.time = time
        self.vault = vault
        do {
            key = try P256.PrivateKey(pemRepresentation: privateKeyPEM)
        } catch {
            throw PushConfigurationError(.badPrivateKey, "the APNs key is not a P-256 private key in PEM", cause: error)
        }
    }

    /// Returns the token to send; reads the vault at the first use, and keeps a new token before it is used.
    ///
    /// - Throws: When the key cannot sign, which is not expected.
    func usable() async throws -> String {
        guard let vault else { return try current() }
        let task = opening.withLock { opening in
            let task = opening ?? Task { await self.open(vault) }
            opening = task
            return task
        }
        await task.value
        let old = state.withLock { $0.token(now: time.uptime) }
        let token = try current()
        if token != old { await vault.keep("\(time.now.milliseconds / 1_000) \(token)", as: name) }
        return token
    }

    private var name: String { "push.apns.token.\(teamID).\(keyID)" }

    /// Takes over the token of an earlier run if this key signed it and it is not due for renewal.
    private func open(_ vault: any TokenVault) async {
        guard let kept = await vault.token(name)?.split(separator: " "), kept.count == 2, let madeAt = Int64(kept[0])
        else { return }
        let age = Milliseconds.seconds(time.now.milliseconds / 1_000 - madeAt)
        guard age >= .zero, age < ProviderTokenState.renewal, isOurs(kept[1]) else { return }
        let now = time.uptime
        state.withLock { $0.made(String(kept[1]), now: now - age.count) }
    }

    /// Whether this key signed a token.
    private func isOurs(_ token: Substring) -> Bool {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = JSONWebToken.bytes(parts[2]),
            let signature = try? P256.Signature(rawRepresentation: bytes)
        else { return false }
        return key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8))
    }

    /// Returns the token to send, without the vault.
    ///
    /// - Throws: When the key cannot sign, which is not expected.
    func current() throws -> String {
        let now = time.uptime
        return try state.withLock { state in
            if let token = state.token(now: now) { return token }
            let token = try sign()
            state.made(token, now: now)
            return token
        }
    }

    /// Records that APNs accepted the token.
    func wasAccepted(_ token: String) { state.withLock { $0.wasAccepted(token) } }

    /// Records that APNs refused the token as expired.
    func wasRefused(_ token: String) { state.withLock { $0.wasRefused(token) } }

    /// Records that APNs refused the token because too many were made.
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
