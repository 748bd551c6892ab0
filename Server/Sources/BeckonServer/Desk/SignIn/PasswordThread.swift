import Dispatch
import Synchronization

/// Hashes passwords one at a time, on a thread of its own.
///
/// A hash uses a core for half a second and 128 MiB; on the threads that serve requests a few hashes would block all
/// others. At most ``capacity`` wait or are being computed; further ones are refused.
final class PasswordThread: Sendable {
    static let capacity = 16

    private let queue = DispatchQueue(label: "beckon.passwords", qos: .utility)
    private let count = Mutex(0)

    /// Runs slow work.
    ///
    /// - Returns: The result; nil if ``capacity`` is reached.
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
