import ArgumentParser
import BeckonSimulators
import Foundation

/// Stand-ins for the push services, for app developers and for tests.
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Stand in for push services and contact centres.",
        discussion: """
            Checks and answers requests as the service does; --fault makes it fail. Keys and certificates are made at \
            each start. The first line of output is JSON that says how to reach the stand-in; each further line of one \
            for pushes is a push that it accepted. SIGINT or SIGTERM stops it.
            """,
        subcommands: [
            APNs.self, FCM.self, HTTP.self, SimulateGenesysCloudCommand.self, SimulateCXoneCommand.self,
            SimulatePureConnectCommand.self,
        ])

    /// The options of every stand-in.
    struct Options: ParsableArguments {
        @Option(help: "The port to listen on; 0 takes a free one.")
        var port = 0

        @Option(help: "The directory for keys and certificates; a temporary one when absent.")
        var directory: String?

        @Option(
            help: """
                A fault, which repeats unless times=N limits it: refuse:STATUS:REASON[:SECONDS], delay:MILLISECONDS, \
                silence, refuse-stream, reset, goaway, goaway-refusing, cut, streams:N; then, after commas, token=T, \
                skip=N, every=N, times=N, recorded.
                """)
        var fault: [String] = []

        @Option(help: "Milliseconds before each answer.")
        var latency = 0

        @Flag(help: "Do not print the pushes.")
        var quiet = false

        func validate() throws {
            for text in fault where SimulatedFaultRule(text) == nil {
                throw ValidationError("--fault \(text) is malformed; --help lists the faults and their form.")
            }
            guard (0...65_535).contains(port) else { throw ValidationError("--port must be 0 to 65535.") }
            guard (0...600_000).contains(latency) else { throw ValidationError("--latency must be 0 to 600000 ms.") }
        }

        /// Adds the faults and the latency of the flags to a stand-in's script.
        func add(to faults: SimulatedFaults) {
            for rule in fault.compactMap(SimulatedFaultRule.init) { faults.add(rule) }
            if latency > 0 { faults.add(.delay(.milliseconds(latency)), times: nil) }
        }
    }

    private static func check(_ streams: Int, _ option: String) throws {
        guard (1...1_000_000).contains(streams) else { throw ValidationError("\(option) must be 1 to 1000000.") }
    }

    /// A stand-in for APNs.
    struct APNs: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "apns", abstract: "Stand in for the Apple Push Notification service.")

        @OptionGroup var options: Options

        @Option(help: "The streams that a connection may have.")
        var streams = 1_000

        @Option(help: "The streams that a connection may have before its first valid provider token.")
        var initialStreams = 1

        func validate() throws {
            try SimulateCommand.check(streams, "--streams")
            try SimulateCommand.check(initialStreams, "--initial-streams")
        }

        func run() async throws {
            let stage = try SimulatorStage(options)
            let credentials = try SimulatedAPNsCredentials()
            var configuration = SimulatedAPNs.Configuration(
                credentials: [credentials], certificate: stage.certificate, log: stage.log)
            configuration.port = options.port
            configuration.maximumStreams = streams
            configuration.initialStreams = initialStreams
            try await stage.run(SimulatedAPNs.self, configuration, options) { service in
                [
                    ("endpoint", "https://localhost:\(service.port)"), ("keyID", credentials.keyID),
                    ("teamID", credentials.teamID),
                    ("privateKeyFile", try stage.folder.write(credentials.privateKeyPEM, to: "key.p8")),
                    ("trustRootsFile", try stage.folder.write(stage.certificate.authorityPEM, to: "authority.pem")),
                ]
            }
        }
    }

    /// A stand-in for FCM with its token endpoint.
    struct FCM: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fcm", abstract: "Stand in for Firebase Cloud Messaging and its token endpoint.")

        @OptionGroup var options: Options

        @Option(help: "The streams that a connection may have.")
        var streams = 100

        func validate() throws { try SimulateCommand.check(streams, "--streams") }

        func run() async throws {
            let stage = try SimulatorStage(options)
            let account = try SimulatedServiceAccount()
            var configuration = SimulatedFCM.Configuration(
                accounts: [account], certificate: stage.certificate, log: stage.log)
            configuration.port = options.port
            configuration.maximumStreams = streams
            try await stage.run(SimulatedFCM.self, configuration, options) { service in
                [
                    ("endpoint", "https://localhost:\(service.port)"),
                    (
                        "serviceAccountFile",
                        try stage.folder.write(account.json(tokenURI: service.tokenURI), to: "account.json")
                    ),
                    ("trustRootsFile", try stage.folder.write(stage.certificate.authorityPEM, to: "authority.pem")),
                ]
            }
        }
    }

    /// A stand-in for receivers of HTTP pushes.
    struct HTTP: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "http", abstract: "Stand in for a receiver of HTTP pushes.")

        @OptionGroup var options: Options

        func run() async throws {
            let stage = try SimulatorStage(options)
            var configuration = SimulatedHTTPTarget.Configuration(log: stage.log)
            configuration.port = options.port
            try await stage.run(SimulatedHTTPTarget.self, configuration, options) { service in
                [
                    ("endpoint", "http://127.0.0.1:\(service.port)"), ("customhttpURL", service.customHTTPURL),
                    ("allow", "127.0.0.1:\(service.port)"),
                ]
            }
        }
    }
}
