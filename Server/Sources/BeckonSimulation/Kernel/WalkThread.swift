import Foundation

/// A thread for walks: jobs of nodes run on it, and nothing else.
package enum WalkThread {
    /// Does something on a thread of its own.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
