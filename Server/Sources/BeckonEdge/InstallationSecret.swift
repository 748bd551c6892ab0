package import Beckon
import BeckonCrypto
package import Foundation

/// A secret of this installation, with which the gateway signs what it hands out, and the one before it.
///
/// The database holds it as text, so that all nodes have the same. With `secrets.keyFile` the database alone forges nothing: what
/// signs is made of the stored text and the file's key.
package struct InstallationSecret: Sendable, Hashable, ExpressibleByStringLiteral {
    /// What a secret signs, by the name under which it is stored.
    package enum Purpose: String, Sendable, CaseIterable {
        /// The keys of chats version 2, and links to files.
        case chat = "chat.secret"
        /// The marks of browsers in which somebody has signed in at the desk.
        case desk = "desk.secret"
        /// The checkpoints of the audit trail.
        case trail = "audit.secret"
    }

    /// The line of a key file that stands for no key: what was signed before there was a file is still accepted.
    package static let noKey = "none"
    /// How many stored secrets are accepted: the newest and the one before it.
    private static let kept = 2

    /// All that are accepted, the newest, which signs, first; never empty.
    package let all: [Data]

    /// The one that signs.
    package var newest: Data { all[0] }

    /// - Parameters:
    ///   - stored: The stored text: secrets with commas between them, the newest first.
    ///   - keys: The lines of the key file, the newest first; none without a file.
    package init(stored: String, keys: [String] = []) {
        let secrets = stored.split(separator: ",").prefix(Self.kept).map { Data($0.utf8) }
        let keys = keys.isEmpty ? [Self.noKey] : keys
        let made = keys.flatMap { key in
            secrets.map { key == Self.noKey ? $0 : HMACSHA256.authenticationCode(for: $0, using: Data(key.utf8)) }
        }
        all = made.isEmpty ? [Data(stored.utf8)] : made
    }

    /// A secret without a key file, from its stored text.
    package init(stringLiteral stored: String) { self.init(stored: stored) }

    /// Reads a secret; the first start makes it.
    ///
    /// - Throws: ``StoreError``.
    package static func read(
        _ purpose: Purpose, of store: some Store, keys: [String], ids: any IDSource
    ) async throws -> InstallationSecret {
        if let stored = try await store.setting(purpose.rawValue) {
            return InstallationSecret(stored: stored, keys: keys)
        }
        let secret = ids.hexadecimal(digits: 64)
        // If several nodes start together, the first commit wins.
        _ = try await store.commit([Commit([.keepSetting(name: purpose.rawValue, value: secret)])])
        return InstallationSecret(stored: try await store.setting(purpose.rawValue) ?? secret, keys: keys)
    }

    /// Replaces all secrets by new ones; those that signed until now are still accepted, older ones no more.
    ///
    /// Gateways read them when they start. What accounts have sealed in the database is sealed anew.
    ///
    /// - Parameters:
    ///   - store: The database.
    ///   - keys: The lines of the key file, the newest first; none without a file.
    ///   - ids: Randomness.
    ///   - time: The clock.
    /// - Throws: ``StoreError``.
    package static func renew(
        in store: any Store, keys: [String] = [], ids: any IDSource, time: any TimeSource = SystemTime()
    ) async throws {
        var changes: [Change] = []
        for purpose in Purpose.allCases {
            let former = try await store.setting(purpose.rawValue)?.split(separator: ",").first.map { ",\($0)" } ?? ""
            changes.append(.putSetting(name: purpose.rawValue, value: ids.hexadecimal(digits: 64) + former))
        }
        changes += try await resealed(in: store, keys: keys, renewing: changes, ids: ids)
        changes.append(.tell(TrailEntry(.renewedSecrets, by: .command, at: time.now)))
        _ = try await store.commit([Commit(changes)])
    }
}
