import NIOPosix

/// The threads that wait for disks, so that no event loop and no task's thread does.
///
/// Work waits in line without a bound of its own: each body that is stored or read has one piece at most in the line.
enum FileThreads {
    private static let count = 4

    /// Started once and never stopped.
    private static let pool = {
        let pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
        return pool
    }()

    /// Runs work on one of the threads; a cancelled task waits for it, so that nothing is left half done.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            pool.submit { _ in continuation.resume(with: Swift.Result { try work() }) }
        }
    }
}
