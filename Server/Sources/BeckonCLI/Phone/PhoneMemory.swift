import BeckonClient
import Synchronization

/// What a phone keeps when its app is ended, as long as the program runs.
final class PhoneMemory: OutboxStore {
    private let records = Mutex<[String: [UInt8]]>([:])

    func read(named name: String) async throws -> [UInt8]? { records.withLock { $0[name] } }
    func write(_ bytes: [UInt8], named name: String) async throws { records.withLock { $0[name] = bytes } }
    func remove(named name: String) async throws { records.withLock { $0[name] = nil } }
    func names() async throws -> [String] { records.withLock { Array($0.keys) } }
}
