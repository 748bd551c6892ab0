package import Logging
package import ServiceLifecycle
package import UnixSignals

extension ServiceGroup {
    /// The signals that stop the program.
    package static let stopSignals: [UnixSignal] = [.sigterm, .sigint]

    /// The logger of a group of services: its own messages below `info` hold whole services, with what their settings keep secret.
    package static func logger(_ logger: Logger) -> Logger {
        var logger = logger
        logger.logLevel = max(logger.logLevel, .info)
        return logger
    }

    /// Runs the services until they end.
    ///
    /// The first signal begins the group's graceful shutdown, as its configuration says; a second signal ends the services
    /// at once.
    ///
    /// - Parameters:
    ///   - signals: Whether signals stop the group; otherwise it only ends by itself.
    ///   - logger: Where each signal is told.
    /// - Throws: The error that ended a service.
    package func run(untilSecondSignal signals: Bool, logger: Logger) async throws {
        guard signals else { return try await run() }
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await self.run() }
            tasks.addTask {
                var count = 0
                for await signal in await UnixSignalsSequence(trapping: Self.stopSignals) {
                    count += 1
                    let facts: Logger.Metadata = ["signal": "\("\(signal)".uppercased())"]
                    if count == 2 { return logger.notice("the server stops at once", metadata: facts) }
                    logger.notice("the server stops", metadata: facts)
                }
            }
            try await tasks.next()
            tasks.cancelAll()
        }
    }
}
