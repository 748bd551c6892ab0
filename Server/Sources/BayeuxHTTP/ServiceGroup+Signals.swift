package import ServiceLifecycle
package import UnixSignals

extension ServiceGroup {
    /// What asks the program to stop.
    package static let stopSignals: [UnixSignal] = [.sigterm, .sigint]

    /// Runs the services until they end.
    ///
    /// The first signal to stop lets them finish what they do, as the group's configuration says; a second one, from
    /// somebody who does not want to wait for that, ends them where they are.
    ///
    /// - Parameter signals: Whether the group stops by signals; without them it only ends by itself.
    /// - Throws: What ended a service.
    package func run(untilSecondSignal signals: Bool) async throws {
        guard signals else { return try await run() }
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await self.run() }
            tasks.addTask {
                var count = 0
                for await _ in await UnixSignalsSequence(trapping: Self.stopSignals) {
                    count += 1
                    if count == 2 { return }
                }
            }
            try await tasks.next()
            tasks.cancelAll()
        }
    }
}
