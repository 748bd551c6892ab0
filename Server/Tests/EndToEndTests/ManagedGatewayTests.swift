import BeckonServer
import Foundation
import Logging
import TestLog
import Testing

@Suite("A gateway that a service manager started", .timeLimit(.minutes(20)))
struct ManagedGatewayTests {
    @Test("it tells its start, that it serves once it answers, signs of life, and its stop")
    func life() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keeper = try DatagramKeeper()
        // A third of this is a tenth of a second.
        let manager = ServiceManager(environment: ["NOTIFY_SOCKET": keeper.path, "WATCHDOG_USEC": "300000"])
        var settings = Settings()
        settings.http.port = 0
        settings.dataDirectory = folder.path
        let gateway = Gateway(
            settings: settings, additions: .init(manager: manager),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var told: [String] = []
        let (ports, port) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await gateway.run(signals: false) { port.yield($0) } }
            var iterator = ports.makeAsyncIterator()
            _ = try #require(await iterator.next())
            told += keeper.texts()
            while told.last != "WATCHDOG=1" {
                await Task.yield()
                told += keeper.texts()
            }
            group.cancelAll()
        }
        told += keeper.texts()
        let steps = told.filter { $0 != "WATCHDOG=1" }
        #expect(steps == ["STATUS=starting", "READY=1\nSTATUS=ready", "STOPPING=1\nSTATUS=draining"])
    }
}
