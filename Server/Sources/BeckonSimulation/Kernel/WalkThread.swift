import Foundation

/// A thread for walks, which runs only the jobs of their nodes.
package enum WalkThread {
    /// Runs a body on a thread of its own.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
