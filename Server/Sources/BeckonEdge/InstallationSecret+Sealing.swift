import Beckon
import BeckonCrypto
import Foundation

extension InstallationSecret {
    /// What is sealed, each kind under a key of its own.
    package enum Sealed: String, Sendable {
        /// The secret of an authenticator app, as the database holds it.
        case secondFactor = "beckon second factor"
        /// What a browser holds between the two steps of a sign-in.
        case halfSignIn = "beckon half sign-in"
        /// The secret of an authenticator app that is being set up.
        case enrolment = "beckon enrolment"
        /// The tokens of the provider at which somebody signed in, as the database holds them.
        case grant = "beckon provider grant"
    }

    /// Seals a text, so that only this installation reads it.
    ///
    /// - Parameters:
    ///   - text: The text; not empty.
    ///   - kind: What it is.
    ///   - owner: Whose it is; it opens for the same owner alone.
    /// - Returns: A text in the alphabet for URLs.
    /// - Throws: ``CryptoError``, which is not to be expected.
    package func seal(_ text: String, as kind: Sealed, of owner: String = "") throws -> String {
        try AESGCM.seal(Data(text.utf8), using: Self.key(newest, kind), context: Data(owner.utf8)).base64URL
    }

    /// Opens what ``seal(_:as:of:)`` returned, also under the former secret.
    ///
    /// - Parameters:
    ///   - sealed: The sealed text.
    ///   - kind: What it is.
    ///   - owner: Whose it is.
    /// - Returns: The text, and whether the newest secret sealed it; nil for anything else.
    package func open(_ sealed: String, as kind: Sealed, of owner: String = "") -> (text: String, isNewest: Bool)? {
        guard let bytes = Data(base64URL: sealed) else { return nil }
        for (index, secret) in all.enumerated() {
            guard let plain = AESGCM.open(bytes, using: Self.key(secret, kind), context: Data(owner.utf8)) else {
                continue
            }
            return String(data: plain, encoding: .utf8).map { ($0, index == 0) }
        }
        return nil
    }

    /// The most accounts whose secrets are sealed anew.
    private static let mostAccounts = 10_000

    /// The second factors of all accounts, sealed with what a renewal stores.
    static func resealed(
        in store: any Store, keys: [String], renewing changes: [Change], ids: any IDSource
    ) async throws -> [Change] {
        let old = try await store.setting(Purpose.desk.rawValue)
        var new: String?
        for case .putSetting(Purpose.desk.rawValue, let value) in changes { new = value }
        guard let old, let new else { return [] }
        let (former, newest) = (
            InstallationSecret(stored: old, keys: keys), InstallationSecret(stored: new, keys: keys)
        )
        var resealed: [Change] = []
        for account in try await store.accounts(limit: mostAccounts) {
            guard var factor = try await store.secondFactor(of: account.user),
                let text = former.open(factor.secret, as: .secondFactor, of: factor.user)?.text
            else { continue }
            let mark = factor.mark
            factor.secret = try newest.seal(text, as: .secondFactor, of: factor.user)
            factor.mark = ids.hexadecimal(digits: 32)
            resealed.append(.putSecondFactor(factor, after: mark))
        }
        return resealed
    }

    private static func key(_ secret: Data, _ kind: Sealed) -> Data {
        HKDFSHA256.deriveKey(from: secret, info: Data(kind.rawValue.utf8), outputByteCount: AESGCM.keyLength)
    }
}
