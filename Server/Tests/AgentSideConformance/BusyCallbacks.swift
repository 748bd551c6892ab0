package import Beckon
import Synchronization

extension MemoryStore {
    /// Lets another request change the callback before each of so many commits that rest on one; 0 ends it.
    package func changeCallbacks(beforeCommits count: Int) {
        let left = Mutex(count)
        failCommits { [weak self] commit in
            guard case .callback(let id, let version) = commit.expectation, let self,
                left.withLock({ left in
                    left -= 1
                    return left >= 0
                })
            else { return nil }
            change { tables in
                guard var other = tables.callbacks[id], other.version == version else { return }
                other.version += 1
                _ = tables.commit(Commit(expecting: commit.expectation, [.putCallback(other)]))
            }
            return nil
        }
    }
}
