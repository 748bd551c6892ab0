import Foundation
import Synchronization

/// Runs the jobs of one server process when the world decides: one at a time, on the walk's thread, in an order drawn
/// from the seed.
final class JobLine: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    var count: Int { jobs.withLock { $0.count } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs one job until it suspends or ends.
    ///
    /// - Parameter index: The index among the ready jobs, in the order in which they became ready.
    func run(at index: Int) {
        let job = jobs.withLock { $0.remove(at: index) }
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}

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
