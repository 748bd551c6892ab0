extension CommitQueue {
    /// Has an input decided on and committed, again as often as another writer was quicker: five times, unless told otherwise.
    ///
    /// - Parameters:
    ///   - most: The most attempts.
    ///   - failure: The error if each of them met a conflict.
    ///   - attempt: Loads what stands, decides on it, commits, and does what follows; nil after a conflict.
    /// - Returns: The outcome of the first attempt that met none.
    /// - Throws: An attempt's error, or `failure`.
    package static func retryingConflicts<Outcome>(
        atMost most: Int = 5, orElse failure: @autoclosure () -> any Error, _ attempt: () async throws -> Outcome?
    ) async throws -> Outcome {
        for _ in 0..<most {
            if let outcome = try await attempt() { return outcome }
        }
        throw failure()
    }
}
