import ArgumentParser
import BeckonSimulators

/// A stand-in for Genesys Cloud, with a page for its agents.
struct SimulateGenesysCloudCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "genesys-cloud", abstract: "Stand in for Genesys Cloud.",
        discussion: """
            Open Messaging, the notification service, EventBridge's HTTPS destination and callbacks. People answer at the \
            page that the first line names. /_control/record tells what it got and gave, /_control/faults sets faults, \
            /_control/refusals refuses messages by what they hold, \
            /_control/channels with a fault of --channel-fault lets it happen at once.
            """)

    @OptionGroup var options: PlatformOptions

    @Option(help: "The address of the gateway's EventBridge destination; none when absent.")
    var eventBridge: String?

    @Option(help: "Seconds between two heartbeats of a notification channel.")
    var heartbeat = 30.0

    @Option(help: "Seconds for which a notification channel lives without a new subscription.")
    var channelLifetime = 86_400.0

    @Option(
        help: ArgumentHelp(
            "What happens to the notification channels every so many seconds.",
            discussion: "dropped, closing, forgotten, replaced, revoked or silent; may be given several times.",
            valueName: "fault=seconds"))
    var channelFault: [String] = []

    func validate() throws {
        for text in channelFault where SimulatedGenesysCloud.Configuration.ChannelFault(text) == nil {
            throw ValidationError("--channel-fault \(text) is malformed; --help lists the faults and their form.")
        }
        guard (0.01...86_400).contains(heartbeat) else { throw ValidationError("--heartbeat must be 0.01 to 86400 s.") }
        guard (0.01...8_640_000).contains(channelLifetime) else {
            throw ValidationError("--channel-lifetime must be 0.01 to 8640000 s.")
        }
    }

    func run() async throws {
        let stage = try PlatformStage(options)
        var configuration = SimulatedGenesysCloud.Configuration(
            clientSecret: stage.secret(), webhookSecret: stage.secret())
        configuration.port = options.port
        configuration.webhookURL = options.webhook
        configuration.tokenLifetime = options.tokenLifetime
        configuration.webhookPause = .milliseconds(options.webhookPause)
        configuration.seed = options.seed
        configuration.heartbeat = heartbeat
        configuration.channelLifetime = channelLifetime
        configuration.channelFaults = channelFault.compactMap(SimulatedGenesysCloud.Configuration.ChannelFault.init)
        let eventSecret = stage.secret()
        configuration.eventBridge = eventBridge.map { ($0, "x-api-key", eventSecret) }
        let platform = try await stage.listening { () async throws in
            try await SimulatedGenesysCloud.listen(configuration)
        }
        try await stage.run(
            platform,
            announcing: [
                ("endpoint", platform.endpoint), ("agentPage", "\(platform.endpoint)/agent"),
                ("clientID", configuration.clientID),
                ("clientSecretFile", try stage.folder.write(configuration.clientSecret, to: "client.secret")),
                ("integration", configuration.integration),
                ("webhookSecretsFile", try stage.folder.write(configuration.webhookSecret, to: "webhook.secret")),
                ("queue", configuration.queue), ("eventBridgeHeader", "x-api-key"),
                ("eventBridgeSecretsFile", try stage.folder.write(eventSecret, to: "event.secret")),
            ]
        ) { await platform.run() }
    }
}
