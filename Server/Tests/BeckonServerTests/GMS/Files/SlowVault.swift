import BeckonFiles
import Synchronization

/// A vault in memory that takes its time to remove something, or does not.
struct SlowVault: FileVault {
    private let vault: MemoryVault
    private let wait: @Sendable (ContentHash) throws -> Void

    init(_ vault: MemoryVault, wait: @escaping @Sendable (ContentHash) throws -> Void) {
        self.vault = vault
        self.wait = wait
    }

    func store(limit: Int, _ next: NextBytes, admission: Admission) async throws -> StoredContent {
        try await vault.store(limit: limit, next, admission: admission)
    }

    func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes) { try await vault.read(hash) }

    func holds(_ hash: ContentHash) async throws -> Bool { try await vault.holds(hash) }

    func remove(_ hash: ContentHash) async throws {
        try wait(hash)
        try await vault.remove(hash)
    }

    func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash] {
        try await vault.hashes(after: after, limit: limit)
    }
}

/// Bodies of one byte.
enum OneByte {
    static func body(_ number: Int) -> NextBytes {
        let isRead = Mutex(false)
        return {
            isRead.withLock { isRead in
                defer { isRead = true }
                return isRead ? nil : [UInt8(number)]
            }
        }
    }
}
