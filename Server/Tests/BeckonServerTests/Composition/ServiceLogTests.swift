import BayeuxHTTP
import Foundation
import Logging
import ServiceLifecycle
import TestLog
import Testing

@Suite struct ServiceLogTests {
    private struct Keeper: Service {
        let password: String

        func run() async throws {}
    }

    @Test("a group of services logs no settings of its services, however low the level")
    func secrets() async throws {
        let (lines, password) = (LogLines(), UUID().uuidString)
        var logger = lines.logger
        logger.logLevel = .trace
        let group = ServiceGroup(
            configuration: .init(
                services: [
                    .init(
                        service: Keeper(password: password), successTerminationBehavior: .gracefullyShutdownGroup)
                ], logger: ServiceGroup.logger(logger)))
        try await group.run()
        #expect(lines.all.allSatisfy { line in !line.metadata.values.contains { $0.contains(password) } })
        // A level that is higher stays.
        logger.logLevel = .error
        #expect(ServiceGroup.logger(logger).logLevel == .error)
    }
}
