import BayeuxHTTP
import BeckonServer
import BeckonStoreSQLite
import Foundation
import Logging
import Synchronization
import Testing

@Suite("Ports that another program has", .timeLimit(.minutes(20)))
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

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// The port of a gateway that runs while the body does.
    private func whileRunning<Result: Sendable>(
        in folder: URL, _ body: (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let settings = settings(in: folder.path)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await run(settings) { port.yield($0) } }
            var iterator = ports.makeAsyncIterator()
            let result = try await body(try #require(await iterator.next()))
            group.cancelAll()
            return result
        }
    }

    @Test("a gateway is not ready before all its ports listen, and says which one is taken", arguments: [true, false])
    func taken(isOperationsPort: Bool) async throws {
        try await withFolder { folder in
            try await whileRunning(in: folder.appendingPathComponent("first")) { taken in
                var settings = settings(in: folder.appendingPathComponent("second").path)
                if isOperationsPort { settings.operations.port = taken } else { settings.http.port = taken }
                let wasReady = Flag()
                let second = settings
                let error = await #expect(throws: ListenFailure.self) {
                    try await run(second) { _ in wasReady.raise() }
                }
                #expect(error?.description.contains("port \(taken) of 127.0.0.1 is in use") == true)
                #expect(error?.description.contains(isOperationsPort ? "operations.port" : "--port") == true)
                #expect(!wasReady.isRaised)
            }
        }
    }

    @Test("a gateway that ends with an error leaves its database in one file, also beside another reader")
    func databaseAfterAnError() async throws {
        try await withFolder { folder in
            // Who closes a database last empties its log: this one is open beside the gateway until after its end.
            try await SQLiteStore.open(directory: folder.path).close()
            let beside = try await SQLiteStore.openBeside(directory: folder.path)
            var settings = settings(in: folder.path)
            // Of those that no machine has.
            settings.http.host = "192.0.2.1"
            let lost = settings
            let fault = await #expect(throws: ListenFailure.self) { try await run(lost) { _ in } }
            #expect(fault?.description.contains("--host") == true)
            #expect(fault?.description.contains("--port") == false)
            let log = SQLiteStore.path(in: folder.path) + "-wal"
            let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
            #expect(size == 0)
            try await beside.close()
        }
    }
}

/// Something that may have happened.
private final class Flag: Sendable {
    private let value = Mutex(false)

    var isRaised: Bool { value.withLock { $0 } }

    func raise() { value.withLock { $0 = true } }
}
