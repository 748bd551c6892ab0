import Synchronization

/// Names a session for as long as it lives; later the handle finds nothing.
struct SessionHandle: Hashable, Sendable {
    let shard: Int32
    let slot: Int32
    let generation: UInt32
}

/// Finds sessions by a key that several can share: a user, a browser, a source.
final class SessionIndex<Key: Hashable & Sendable>: Sendable {
    private final class Part: Sendable {
        let handles = Mutex<[Key: [SessionHandle]]>([:])
    }

    private let parts = (0..<16).map { _ in Part() }

    private func part(of key: Key) -> Part {
        parts[key.hashValue & 15]
    }

    /// Adds a session to a key.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - key: The key.
    ///   - limit: The most sessions that the key may have.
    /// - Returns: Whether there was room.
    func insert(_ handle: SessionHandle, for key: Key, limit: Int = .max) -> Bool {
        part(of: key).handles.withLock { handles in
            guard handles[key, default: []].count < limit else { return false }
            handles[key, default: []].append(handle)
            return true
        }
    }

    /// Removes a session from a key.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - key: The key.
    func remove(_ handle: SessionHandle, for key: Key) {
        part(of: key).handles.withLock { handles in
            guard let index = handles[key]?.firstIndex(of: handle) else { return }
            handles[key]?.remove(at: index)
            if handles[key]?.isEmpty == true { handles[key] = nil }
        }
    }

    /// All keys that have sessions.
    var keys: [Key] {
        parts.flatMap { part in part.handles.withLock { Array($0.keys) } }
    }

    /// The sessions of a key.
    ///
    /// - Parameter key: The key.
    /// - Returns: Its sessions in the order in which they were added.
    func handles(for key: Key) -> [SessionHandle] {
        part(of: key).handles.withLock { $0[key] ?? [] }
    }
}
