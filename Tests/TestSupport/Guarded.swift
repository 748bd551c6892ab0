import Foundation

/// A value behind a lock, on every system that apps run on; `Mutex` came with macOS 15 and iOS 18.
///
/// `@unchecked Sendable`: the value is reached under the lock alone.
public final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// - Parameter value: The first value.
    public init(_ value: Value) { self.value = value }

    /// Reads or changes the value.
    ///
    /// - Parameter body: What is done while nobody else reads or changes it.
    /// - Returns: What `body` returns.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
