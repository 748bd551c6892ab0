import Dispatch
import Synchronization

/// Hashes passwords, one at a time, beside everything else.
///
/// A hash keeps a core busy for half a second and takes 128 MiB; on the threads that serve requests a few of them would
/// stop everything. At most ``capacity`` wait or are under way; more are refused.
final class PasswordThread: Sendable {
    static let capacity = 16

    private let queue = DispatchQueue(label: "beckon.passwords", qos: .utility)
    private let count = Mutex(0)

    /// Does work that takes long.
    ///
    /// - Returns: What it gives; nil when too many wait already.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
        let isTaken = count.withLock { count in
            guard count < Self.capacity else { return false }
            count += 1
            return true
        }
        guard isTaken else { return nil }
        defer { count.withLock { $0 -= 1 } }
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
