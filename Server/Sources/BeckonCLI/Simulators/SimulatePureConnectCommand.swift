import ArgumentParser
import BeckonSimulators

/// A stand-in for the customer side of PureConnect, with a page for its agents.
struct SimulatePureConnectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pureconnect", abstract: "Stand in for PureConnect's web chats, callbacks and queue.",
        discussion: """
            What a gateway asks of ICWS and of the Web Tools; `icws simulate` stands in for a whole server. Any user and \
            password begin an agent's session, which sees the queue. People answer at the page \
            that the first line names. /_control/record tells what it got and gave, /_control/faults sets faults, \
            /_control/refusals refuses messages by what they hold.
            """)

    @OptionGroup var options: PlatformOptions

    func run() async throws {
        let stage = try PlatformStage(options)
        var configuration = SimulatedPureConnect.Configuration()
        configuration.port = options.port
        configuration.seed = options.seed
        let platform = try await stage.listening { () async throws in
            try await SimulatedPureConnect.listen(configuration)
        }
        try await stage.run(
            platform,
            announcing: [
                ("endpoint", platform.endpoint), ("agentPage", "\(platform.endpoint)/agent"),
                ("workgroup", configuration.workgroup),
            ]
        ) { await platform.run() }
    }
}
