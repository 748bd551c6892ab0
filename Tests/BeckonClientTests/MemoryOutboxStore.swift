import TestSupport

@testable import BeckonClient

/// Keeps records in memory as a disk would: what was written is there after the app was ended.
final class MemoryOutboxStore: OutboxStore {
    struct Full: Error {}

    private let state = Guarded<(records: [String: [UInt8]], isFull: Bool)>(([:], false))

    /// Whether writing fails.
    func set(full: Bool) { state.withLock { $0.isFull = full } }

    func read(named name: String) async throws -> [UInt8]? { state.withLock { $0.records[name] } }

    func write(_ bytes: [UInt8], named name: String) async throws {
        // A disk takes its time; whatever happens meanwhile happens before the record is there.
        await Task.yield()
        try state.withLock {
            if $0.isFull { throw Full() }
            $0.records[name] = bytes
        }
    }

    func remove(named name: String) async throws { state.withLock { $0.records[name] = nil } }
    func names() async throws -> [String] { state.withLock { Array($0.records.keys) } }

    /// What a disk holds at one moment, for an app that is ended there.
    func copy() -> MemoryOutboxStore {
        let copy = MemoryOutboxStore()
        let records = state.withLock { $0.records }
        copy.state.withLock { $0.records = records }
        return copy
    }
}
