import BayeuxHTTP
import BeckonServer
import Foundation
import Logging
import Synchronization
import Testing

@Suite("Ports that another program has", .timeLimit(.minutes(2)))
struct PortTests {
    private func settings(in folder: String) -> Settings {
        var settings = Settings()
        settings.http.port = 0
        settings.dataDirectory = folder
        return settings
    }

    private func run(_ settings: Settings, _ ready: @escaping @Sendable (Int) async -> Void) async throws {
        try await Gateway(settings: settings, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            .run(signals: false, onReady: ready)
    }

    @Test("a gateway is not ready before all its ports listen, and says which one is taken", arguments: [true, false])
    func taken(isOperationsPort: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = settings(in: folder.appendingPathComponent("first").path)
        let (ports, port) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await run(first) { port.yield($0) } }
            var iterator = ports.makeAsyncIterator()
            let taken = try #require(await iterator.next())
            var changed = settings(in: folder.appendingPathComponent("second").path)
            if isOperationsPort { changed.operations.port = taken } else { changed.http.port = taken }
            let second = changed
            let wasReady = Flag()
            let error = await #expect(throws: ListenFault.self) {
                try await run(second) { _ in wasReady.raise() }
            }
            #expect(error?.description.contains("port \(taken) of 127.0.0.1 is in use") == true)
            #expect(error?.description.contains(isOperationsPort ? "operations.port" : "--port") == true)
            #expect(!wasReady.isRaised)
            group.cancelAll()
        }
    }
}

/// Something that may have happened.
private final class Flag: Sendable {
    private let value = Mutex(false)

    var isRaised: Bool { value.withLock { $0 } }

    func raise() { value.withLock { $0 = true } }
}
