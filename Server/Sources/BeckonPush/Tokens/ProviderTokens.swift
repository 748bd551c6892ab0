import Beckon
import Synchronization

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
