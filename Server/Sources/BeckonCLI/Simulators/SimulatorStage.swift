import ArgumentParser
import BayeuxHTTP
import BeckonJSON
import BeckonSimulators
import Foundation
import ServiceLifecycle
import UnixSignals

/// Runs a stand-in on the command line: makes its certificate and folder, prints its pushes, and stops it.
struct SimulatorStage: Sendable {
    let certificate: SimulatedCertificate
    let log: SimulatedPushLog
    let folder: KeyFolder
    private let isTemporary: Bool
    private let isQuiet: Bool

    /// Makes a certificate and the folder.
    ///
    /// - Parameter options: The flags.
    /// - Throws: The exit code, when the folder cannot be made; why stands on standard error.
    init(_ options: SimulateCommand.Options) throws {
        certificate = try SimulatedCertificate()
        log = SimulatedPushLog(capacity: options.quiet ? 1 : 10_000)
        isQuiet = options.quiet
        isTemporary = options.directory == nil
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        do {
            folder = try KeyFolder(options.directory.map { URL(fileURLWithPath: $0) } ?? temporary)
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// Serves until the program is interrupted: prints how to reach the stand-in, each push that it accepts, and at the
    /// end their number.
    ///
    /// - Parameters:
    ///   - kind: The stand-in.
    ///   - configuration: The stand-in's configuration.
    ///   - options: The faults.
    ///   - members: The members of the first line of JSON, which says how to reach the stand-in.
    /// - Throws: When the port cannot be bound, or what `members` throws.
    func run<Service: SimulatedPushService>(
        _ kind: Service.Type, _ configuration: Service.Configuration, _ options: SimulateCommand.Options,
        announcing members: (Service) throws -> [(String, String)]
    ) async throws {
        let service = try await Self.listening(options.port) { () async throws in
            try await Service.listen(configuration)
        }
        options.add(to: service.faults)
        // Before it is said to be ready: from then on a signal must end it in order.
        let signals = await InterruptSignals()
        announce(try members(service))
        await withDiscardingTaskGroup { group in
            group.addTask { await service.run() }
            if !isQuiet { group.addTask { await printPushes() } }
            await signals.first()
            group.cancelAll()
        }
        if isTemporary { folder.remove() }
        Console.say("{\"taken\":\(log.count)}")
    }

    /// Starts a stand-in; a port that cannot be used is explained.
    private static func listening<Service>(_ port: Int, _ listen: () async throws -> Service) async throws -> Service {
        do {
            return try await listen()
        } catch {
            let address = HTTPListenAddress(host: "127.0.0.1", port: port)
            let settings = ListenSettings(host: "127.0.0.1", port: "--port")
            throw Console.failure(of: ListenFailure(error, at: address, settings: settings) ?? error)
        }
    }

    private func announce(_ members: [(String, String)]) {
        var writer = JSONWriter(reservingCapacity: 512)
        writer.beginObject()
        for (name, value) in members {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        Console.announce([String(decoding: writer.bytes, as: UTF8.self)])
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
        entry.write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Waits for a signal that stops a stand-in.
struct InterruptSignals: Sendable {
    private let signals: UnixSignalsSequence

    /// Makes it, and returns only when the signals are caught: the system throws away one that comes while they are already ignored
    /// and not caught yet, and then the program goes on.
    init(_ signals: [UnixSignal] = ServiceGroup.stopSignals) async {
        self.signals = await UnixSignalsSequence(trapping: signals)
    }

    /// Waits for the first of them.
    func first() async {
        for await _ in signals { return }
    }
}

extension SimulatedPushLog.Entry {
    /// Writes the push as an object: `n`, `provider`, `token`, `headers` and `payload`.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("n")
        writer.integer(number)
        writer.key("provider")
        writer.string(provider)
        writer.key("token")
        writer.string(token)
        writer.key("headers")
        writer.beginObject()
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        writer.key("payload")
        writer.raw(payload)
        writer.endObject()
    }
}

/// A folder for the keys that stand-ins make; only its owner may read it.
struct KeyFolder: Sendable {
    private let url: URL

    /// Makes the folder unless it exists.
    ///
    /// - Throws: When it cannot be made.
    init(_ url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Writes a file that only its owner may read.
    ///
    /// - Parameters:
    ///   - text: The content.
    ///   - name: Its name in the folder.
    /// - Returns: Its path.
    /// - Throws: When it cannot be written.
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file.path
    }

    /// Deletes the folder and its files.
    func remove() { try? FileManager.default.removeItem(at: url) }
}
