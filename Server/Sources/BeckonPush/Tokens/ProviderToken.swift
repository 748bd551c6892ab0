import Beckon
import BeckonCrypto
import BeckonJSON
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
    ///   - vault: Keeps the token over a restart; nil for not at all.
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

    /// The token to send now: the kept one after a restart; a new one is kept before it is used.
    ///
    /// - Throws: When the key cannot sign; not to be expected.
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

    /// Takes over the token of an earlier run, when it is young enough and of this key.
    private func open(_ vault: any TokenVault) async {
        guard let kept = await vault.token(name)?.split(separator: " "), kept.count == 2, let madeAt = Int64(kept[0])
        else { return }
        let age = Milliseconds.seconds(time.now.milliseconds / 1_000 - madeAt)
        guard age >= .zero, age < ProviderTokenState.renewal, isOurs(kept[1]) else { return }
        let now = time.uptime
        state.withLock { $0.made(String(kept[1]), now: now - age.count) }
    }

    /// Whether this key has signed a token.
    private func isOurs(_ token: Substring) -> Bool {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = JSONWebToken.bytes(parts[2]),
            let signature = try? P256.Signature(rawRepresentation: bytes)
        else { return false }
        return key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8))
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
