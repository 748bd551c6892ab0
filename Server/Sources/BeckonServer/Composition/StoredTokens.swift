import Beckon
import BeckonPush
import Synchronization

/// Keeps provider tokens in the database, so that a start does not make new ones.
final class StoredTokens: TokenVault {
    private let store = Mutex<(any Store)?>(nil)

    /// From now on tokens are kept.
    func attach(_ store: any Store) { self.store.withLock { $0 = store } }

    func token(_ name: String) async -> String? {
        guard let store = store.withLock({ $0 }) else { return nil }
        return try? await store.setting(name)
    }

    func keep(_ token: String, as name: String) async {
        guard let store = store.withLock({ $0 }) else { return }
        // Without it the next start makes one more; no push is worth less for that.
        _ = try? await store.commit([Commit([.putSetting(name: name, value: token)])])
    }
}
