import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import Synchronization

/// The provider token of one APNs key: made once, shared by every request, renewed in time (``ProviderTokenState``).
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
    private let state = Mutex(State())

    private struct State {
        var tokens = ProviderTokenState()
        /// The service's time of day, as its last refusal told it.
        var clock: ServiceClock?
    }

    /// - Parameters:
    ///   - keyID: The key's id, 10 characters.
    ///   - teamID: The team's id, 10 characters.
    ///   - privateKeyPEM: The content of the `.p8` file.
    ///   - time: The wall clock dates the token unless the service's differs, the uptime renews it.
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

    /// Returns the token to send; looks into the vault before it makes one, and keeps a new one before it is used.
    ///
    /// - Throws: When the key cannot sign, which is not expected.
    func usable() async throws -> String {
        guard let vault else { return try current() }
        if let token = state.withLock({ $0.tokens.token(now: time.uptime) }) { return token }
        await lookUp(in: vault)
        let (token, isNew) = try standing()
        if isNew { await vault.keep("\(time.now.milliseconds / 1_000) \(token)", as: name) }
        return token
    }

    private var name: String { "push.apns.token.\(teamID).\(keyID)" }

    /// Takes over a token that an earlier run or another node made, if this key signed it and it is not due for renewal.
    ///
    /// A token from the future was made by a wrong clock; it counts as made now, so that the next one is not too early.
    private func lookUp(in vault: any TokenVault) async {
        guard let kept = await vault.token(name)?.split(separator: " "), kept.count == 2,
            let told = WholeNumber.read(kept[0], in: 0...1 << 40), isOurs(kept[1])
        else { return }
        let madeAt = Int64(told)
        let age = Milliseconds.seconds(max(0, time.now.milliseconds / 1_000 - madeAt))
        guard age < ProviderTokenState.renewal else { return }
        let now = time.uptime
        state.withLock { $0.tokens.found(String(kept[1]), madeAt: now.advanced(by: Milliseconds.zero - age)) }
    }

    /// Whether this key signed a token.
    private func isOurs(_ token: Substring) -> Bool {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = Data(base64URL: parts[2]),
            let signature = try? P256.Signature(rawRepresentation: bytes)
        else { return false }
        return key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8))
    }

    /// Returns the token to send, without the vault.
    ///
    /// - Throws: When the key cannot sign, which is not expected.
    func current() throws -> String { try standing().token }

    private func standing() throws -> (token: String, isNew: Bool) {
        let (uptime, now) = (time.uptime, time.now)
        return try state.withLock { state in
            if let token = state.tokens.token(now: uptime) { return (token, false) }
            let isOff = state.clock?.lead(of: now, uptime: uptime) != nil
            let seconds = (isOff ? state.clock?.now(uptime: uptime) : nil) ?? now.milliseconds / 1_000
            let token = try sign(issuedAt: seconds - Self.backdating)
            state.tokens.made(token, now: uptime)
            return (token, true)
        }
    }

    /// Records that APNs accepted the token.
    func wasAccepted(_ token: String) { state.withLock { $0.tokens.wasAccepted(token) } }

    /// Records that APNs refused the token as expired, with the `Date` of the answer.
    func wasRefused(_ token: String, date: String?) {
        let uptime = time.uptime
        state.withLock { state in
            state.tokens.wasRefused(token)
            state.clock = ServiceClock(date: date, uptime: uptime) ?? state.clock
        }
    }

    /// Whether this machine's clock differs from the service's by the `Date` of an answer.
    func isClockOff(date: String?) -> Bool {
        let uptime = time.uptime
        return ServiceClock(date: date, uptime: uptime)?.lead(of: time.now, uptime: uptime) != nil
    }

    /// Why APNs refuses a token that may not be replaced yet, or its replacement; safe for a log.
    var refusal: String {
        let (uptime, now) = (time.uptime, time.now)
        let (lead, age) = state.withLock { state in
            (state.clock?.lead(of: now, uptime: uptime), state.tokens.age(now: uptime))
        }
        if let lead { return ServiceClock.words(lead) }
        let isYoung = (age ?? .zero) < ProviderTokenState.spacing
        return isYoung ? "the token was just made, so check this machine's clock" : "the key may be revoked"
    }

    /// Records that APNs refused a token because too many were made.
    func wasTooMany() {
        let now = time.uptime
        state.withLock { $0.tokens.wasTooMany(now: now) }
    }

    private func sign(issuedAt: Int64) throws -> String {
        try JSONWebToken.compact(
            header: ["alg": "ES256", "kid": .string(keyID)],
            claims: ["iss": .string(teamID), "iat": .integer(issuedAt)]
        ) { bytes in
            Array(try key.signature(for: Data(bytes)).rawRepresentation)
        }
    }
}

/// The provider tokens of all keys, so that the sections that share a key share its token.
package final class ProviderTokens: Sendable {
    private struct Key: Hashable {
        var keyID: String
        var teamID: String
        var privateKeyPEM: String
    }

    private let tokens = Mutex<[Key: ProviderToken]>([:])

    /// Makes an empty table; it holds as many tokens as the settings name keys.
    package init() {}

    func token(
        keyID: String, teamID: String, privateKeyPEM: String, time: any TimeSource, vault: (any TokenVault)?
    ) throws(PushConfigurationError) -> ProviderToken {
        let key = Key(keyID: keyID, teamID: teamID, privateKeyPEM: privateKeyPEM)
        if let token = tokens.withLock({ $0[key] }) { return token }
        let token = try ProviderToken(
            keyID: keyID, teamID: teamID, privateKeyPEM: privateKeyPEM, time: time, vault: vault)
        return tokens.withLock { tokens in
            let standing = tokens[key] ?? token
            tokens[key] = standing
            return standing
        }
    }
}

/// Keeps provider tokens over restarts, because APNs refuses a sender that makes too many.
package protocol TokenVault: Sendable {
    /// Returns the text kept under a name; nil if there is none or the vault cannot be read.
    func token(_ name: String) async -> String?
    /// Keeps a text under a name; a failure is ignored.
    func keep(_ token: String, as name: String) async
}
