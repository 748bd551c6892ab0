import ArgumentParser
import BayeuxHTTP
import Beckon
import BeckonJSON
import BeckonSimulators
import Foundation

/// The options of every stand-in for a contact centre's platform.
struct PlatformOptions: ParsableArguments {
    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 0

    @Option(help: "The address of the gateway's webhook (…/beckon/1/agent-sides/…); none when absent.")
    var webhook: String?

    @Option(help: "The directory for secrets; a temporary one when absent.")
    var directory: String?

    @Option(
        help: """
            A fault by its chance, such as doubled=0.1: doubled, reordered, late, wronglySigned (webhooks), \
            droppedSockets, tooMany, expiredTokens, lostConversations (requests); or outageSeconds=60.
            """)
    var fault: [String] = []

    @Option(help: "Where chance begins: the same seed gives the same faults.")
    var seed: UInt64 = 1

    @Option(help: "Seconds for which a token holds.")
    var tokenLifetime: Int64 = 86_400

    @Option(help: "Milliseconds between two tries of a webhook.")
    var webhookPause: Int64 = 5_000

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be 0 to 65535.") }
        guard (0...8_640_000).contains(tokenLifetime) else {
            throw ValidationError("--token-lifetime must be 0 to 8640000 s.")
        }
        guard (0...3_600_000).contains(webhookPause) else {
            throw ValidationError("--webhook-pause must be 0 to 3600000 ms.")
        }
        for text in fault where !StandInFaults().take(text) {
            throw ValidationError("--fault \(text) is malformed; --help lists the faults and their form.")
        }
    }
}

/// Runs a stand-in for a platform on the command line: makes its secrets, says how to reach it, and stops it.
struct PlatformStage: Sendable {
    let folder: KeyFolder
    private let options: PlatformOptions

    /// Makes the folder for secrets.
    ///
    /// - Throws: The exit code, when it cannot be made; why stands on standard error.
    init(_ options: PlatformOptions) throws {
        self.options = options
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        do {
            folder = try KeyFolder(options.directory.map { URL(fileURLWithPath: $0) } ?? temporary)
        } catch {
            throw Console.failure(of: error)
        }
    }

    /// A new secret.
    func secret() -> String { SystemIDs().text(length: 32) }

    /// Starts a stand-in; a port that cannot be used is explained.
    func listening<Platform>(_ listen: () async throws -> Platform) async throws -> Platform {
        do {
            return try await listen()
        } catch {
            let address = HTTPListenAddress(host: "127.0.0.1", port: options.port)
            let settings = ListenSettings(host: "127.0.0.1", port: "--port")
            throw Console.failure(of: ListenFailure(error, at: address, settings: settings) ?? error)
        }
    }

    /// Serves until the program is interrupted.
    ///
    /// - Parameters:
    ///   - platform: The stand-in.
    ///   - members: The members of the first line of JSON.
    ///   - settings: What belongs under the platform's name in `agentSides`, for its member `settings`.
    ///   - serve: Serves until its task is cancelled.
    /// - Throws: Nothing of its own.
    func run(
        _ platform: some StandInPlatform, announcing members: [(String, String)], settings: JSONObject? = nil,
        _ serve: @escaping @Sendable () async -> Void
    ) async throws {
        for text in options.fault { _ = platform.faults.take(text) }
        var object = JSONObject(members.map { (key: $0.0, value: JSONValue.string($0.1)) })
        if let settings { object["settings"] = .object(settings) }
        // Before it is said to be ready: from then on a signal must end it in order.
        let signals = await InterruptSignals()
        Console.announce([String(decoding: JSONValue.object(object).encoded(), as: UTF8.self)])
        await withDiscardingTaskGroup { group in
            group.addTask { await serve() }
            await signals.first()
            group.cancelAll()
        }
        if options.directory == nil { folder.remove() }
    }
}
