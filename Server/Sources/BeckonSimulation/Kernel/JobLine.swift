import Synchronization

/// Runs the jobs of one server process when the world says so: one at a time, on the thread of the walk, in an order
/// that the seed draws.
final class JobLine: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    var count: Int { jobs.withLock { $0.count } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs one job until it waits for something or ends.
    ///
    /// - Parameter index: Which of those that are ready, in the order in which they became so.
    func run(at index: Int) {
        let job = jobs.withLock { $0.remove(at: index) }
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
