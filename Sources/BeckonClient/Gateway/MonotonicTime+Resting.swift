import BeckonTransport

extension MonotonicTime {
    /// Waits for a time, or until something happens; a cancelled task waits no more.
    ///
    /// - Parameters:
    ///   - span: How long to wait.
    ///   - wake: Returns when something has happened, or when its task is cancelled.
    func rest(_ span: Duration, until wake: @escaping @Sendable () async -> Void) async {
        let time = self
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await time.sleep(span) }
            group.addTask { await wake() }
            await group.next()
            group.cancelAll()
        }
    }
}
