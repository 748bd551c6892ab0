import Beckon
import BeckonPush
import Synchronization

/// Keeps provider tokens in the database, so that a restart makes no new ones.
final class StoredTokens: TokenVault {
    private let store = Mutex<(any Store)?>(nil)

    /// Attaches the store, which keeps tokens from here on.
    func attach(_ store: any Store) { self.store.withLock { $0 = store } }

    func token(_ name: String) async -> String? {
        guard let store = store.withLock({ $0 }) else { return nil }
        return try? await store.setting(name)
    }

    func keep(_ token: String, as name: String) async {
        guard let store = store.withLock({ $0 }) else { return }
        // If this fails, the next start makes another token; pushes are not affected.
        _ = try? await store.commit([Commit([.putSetting(name: name, value: token)])])
    }
}
