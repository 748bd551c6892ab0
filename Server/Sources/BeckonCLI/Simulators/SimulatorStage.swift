import ArgumentParser
import BeckonJSON
import BeckonSimulators
import Foundation
import Synchronization

/// What a stand-in on the command line stands on: its certificate, its folder, its output and its end.
struct SimulatorStage: Sendable {
    let certificate: SimulatedCertificate
    let log: SimulatedPushLog
    private let folder: URL
    private let isTemporary: Bool
    private let isQuiet: Bool

    /// Makes a certificate and the folder.
    ///
    /// - Parameter options: What the flags say.
    /// - Throws: When the folder cannot be made.
    init(_ options: SimulateCommand.Options) throws {
        certificate = try SimulatedCertificate()
        log = SimulatedPushLog(capacity: options.quiet ? 1 : 10_000)
        isQuiet = options.quiet
        isTemporary = options.directory == nil
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        folder = options.directory.map { URL(fileURLWithPath: $0) } ?? temporary
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Writes a file that only its owner may read.
    ///
    /// - Parameters:
    ///   - text: What it holds.
    ///   - name: Its name in the folder.
    /// - Returns: Its path.
    /// - Throws: When it cannot be written.
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file.path
    }

    /// Prints how the stand-in is reached, in one line of JSON.
    func announce(_ members: [(String, String)]) {
        var writer = JSONWriter(reservingCapacity: 512)
        writer.beginObject()
        for (name, value) in members {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        Console.say(String(decoding: writer.bytes, as: UTF8.self))
    }

    /// Serves until the program is interrupted, printing what is taken in, and says at the end how much that was.
    func run(_ serve: @escaping @Sendable () async -> Void) async {
        let signals = InterruptSignals()
        await withDiscardingTaskGroup { group in
            group.addTask { await serve() }
            if !isQuiet { group.addTask { await printPushes() } }
            await signals.first()
            group.cancelAll()
        }
        if isTemporary { try? FileManager.default.removeItem(at: folder) }
        Console.say("{\"taken\":\(log.count)}")
    }

    private func printPushes() async {
        var last = 0
        while (try? await log.wait(for: last + 1)) != nil {
            for entry in log.entries(after: last, limit: 256) {
                Console.say(Self.line(entry))
                last = entry.number
            }
        }
    }

    private static func line(_ entry: SimulatedPushLog.Entry) -> String {
        var writer = JSONWriter(reservingCapacity: entry.payload.count + 512)
        writer.beginObject()
        writer.key("n")
        writer.integer(entry.number)
        writer.key("provider")
        writer.string(entry.provider)
        writer.key("token")
        writer.string(entry.token)
        writer.key("headers")
        writer.beginObject()
        for (name, value) in entry.headers.sorted(by: { $0.key < $1.key }) {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        writer.key("payload")
        writer.raw(entry.payload)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// SIGINT and SIGTERM as something to wait for.
private final class InterruptSignals: Sendable {
    private let stream: AsyncStream<Void>
    private let sources: Mutex<[any DispatchSourceSignal]>

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let made = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source as any DispatchSourceSignal
        }
        self.stream = stream
        sources = Mutex(made)
    }

    func first() async {
        for await _ in stream { return }
    }
}
