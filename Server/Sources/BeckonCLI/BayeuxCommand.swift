import ArgumentParser
import BayeuxHTTP
import Beckon
import BeckonServer

/// Runs a plain Bayeux server with open channels.
struct BayeuxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bayeux", abstract: "Run a Bayeux server with open channels.",
        discussion: """
            Every client may subscribe to every channel and publish to every channel; nothing is stored. The server \
            prints its URL when it is ready. SIGTERM disconnects the clients and stops the server.
            """)

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 8_080

    @Option(help: "The path of the endpoint; paths below it belong to it too.")
    var path = "/cometd"

    @Option(help: ArgumentHelp("How long a connect is held at most; clients get it as advice.", valueName: "ms"))
    var timeout: Int64 = 30_000

    @Option(help: ArgumentHelp("How long a session lasts without a poll.", valueName: "ms"))
    var maxInterval: Int64 = 10_000

    @Option(help: "The origin of a web page that may call, such as https://www.example.com; may be repeated.")
    var allowOrigin: [String] = []

    @Flag(
        name: .customLong("trust-client-ids"),
        help: "Accept a client ID without the session's cookie, for clients that keep no cookies.")
    var trustClientIDs = false

    func validate() throws {
        if let problem = SettingsOptions.logProblem { throw ValidationError(problem) }
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be 0 to 65535.") }
        guard path.hasPrefix("/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") }) else {
            throw ValidationError("--path must begin with a slash and have no spaces or question marks.")
        }
        guard (1...3_600_000).contains(timeout) else { throw ValidationError("--timeout must be 1 to 3600000 ms.") }
        guard (1...86_400_000).contains(maxInterval) else {
            throw ValidationError("--max-interval must be 1 to 86400000 ms.")
        }
    }

    func run() async throws {
        var options = OpenHubOptions()
        options.host = host
        options.port = port
        options.path = path
        options.timeout = Milliseconds(timeout)
        options.maxInterval = Milliseconds(maxInterval)
        options.trustsClientIDs = trustClientIDs
        options.allowedOrigins = allowOrigin
        let (host, path) = (host.contains(":") ? "[\(host)]" : host, path)
        do {
            try await OpenHub(options: options, logger: SettingsOptions.logger()).run(signals: true) { port in
                Console.announce(["ready http://\(host):\(port)\(path)"])
            }
        } catch {
            throw Console.failure(of: error)
        }
    }
}
