/// Keeps the newest value of a record: changes that come while one is written are written together, once.
struct RecordWriter: Sendable {
    private(set) var version: UInt64 = 0
    private(set) var kept: UInt64 = 0
    var isWriting = false

    /// Notes a change, and returns the version that has it.
    mutating func changed() -> UInt64 {
        version += 1
        return version
    }

    mutating func wrote(_ version: UInt64) { kept = max(kept, version) }
}
