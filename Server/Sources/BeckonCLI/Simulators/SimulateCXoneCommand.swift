import ArgumentParser
import BeckonJSON
import BeckonSimulators

/// A stand-in for NICE CXone, with a page for its agents.
struct SimulateCXoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cxone", abstract: "Stand in for NICE CXone.",
        discussion: """
            A BYOC channel with its middleware at --webhook, digital events to …/events below it, and callbacks of a skill. \
            People answer at the page that the first line names; its `settings` are what belongs under agentSides.cxone. \
            /_control/record tells what it got and gave, /_control/faults sets faults, \
            /_control/refusals refuses messages by what they hold.
            """)

    @OptionGroup var options: PlatformOptions

    @Option(help: "The version of the channel's calls: 1 for default replies, 2 for those of DFO 3.0.")
    var channelVersion = 2

    @Option(help: "How digital events prove themselves: header, signature, or none to send no events.")
    var events = "header"

    @Option(help: "What events are about: contacts, typing, messages, receipts, separated by commas.")
    var eventKinds = "contacts,typing,messages,receipts"

    func validate() throws {
        guard [1, 2].contains(channelVersion) else { throw ValidationError("--channel-version must be 1 or 2.") }
        guard events == "none" || SimulatedCXone.Events.Proof(rawValue: events) != nil else {
            throw ValidationError("--events must be header, signature or none.")
        }
        guard kinds.count == eventKinds.split(separator: ",").count else {
            throw ValidationError("--event-kinds may name contacts, typing, messages and receipts.")
        }
    }

    private var kinds: [SimulatedCXone.Events.Kind] {
        eventKinds.split(separator: ",").compactMap { SimulatedCXone.Events.Kind(rawValue: String($0)) }
    }

    func run() async throws {
        let stage = try PlatformStage(options)
        var configuration = SimulatedCXone.Configuration(
            accessKeySecret: stage.secret(), client: ("cxone-channel", stage.secret()))
        configuration.port = options.port
        configuration.tokenLifetime = options.tokenLifetime
        configuration.webhookPause = .milliseconds(options.webhookPause)
        configuration.seed = options.seed
        configuration.version = channelVersion
        configuration.middleware = options.webhook.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        configuration.application = ("beckon-application", stage.secret())
        configuration.events = eventSettings(at: configuration.middleware, stage.secret())
        let platform = try await stage.listening { () async throws in try await SimulatedCXone.listen(configuration) }
        try await stage.run(
            platform,
            announcing: [
                ("endpoint", platform.endpoint), ("agentPage", "\(platform.endpoint)/agent"),
                ("applicationID", configuration.application?.id ?? ""),
                (
                    "applicationSecretFile",
                    try stage.folder.write(configuration.application?.secret ?? "", to: "application.secret")
                ),
            ], settings: try settings(configuration, at: platform.endpoint, stage.folder)
        ) { await platform.run() }
    }

    private func eventSettings(at middleware: String?, _ secret: String) -> SimulatedCXone.Events? {
        guard let proof = SimulatedCXone.Events.Proof(rawValue: events), let middleware else { return nil }
        let header = proof == .header ? "x-beckon-secret" : "x-hub-signature-256"
        var settings = SimulatedCXone.Events(
            url: "\(middleware)/events", proof: proof, header: header, secret: secret)
        settings.kinds = Set(kinds)
        return settings
    }

    /// What belongs under `agentSides.cxone`.
    private func settings(
        _ configuration: SimulatedCXone.Configuration, at endpoint: String, _ folder: KeyFolder
    ) throws -> JSONObject {
        var settings: JSONObject = [
            "endpoint": .string(endpoint),
            "accessKeyID": .string(configuration.accessKeyID),
            "accessKeySecretFile": .string(try folder.write(configuration.accessKeySecret, to: "access-key.secret")),
            "channel": .string(configuration.channel), "brand": "1092",
            "byoc": [
                "clientID": .string(configuration.client.id),
                "clientSecretsFile": .string(try folder.write(configuration.client.secret, to: "channel.secret")),
            ], "customFields": ["*"], "callbacks": ["skill": .string(configuration.skill)],
        ]
        if let events = configuration.events {
            settings["events"] = [
                "scheme": .string(events.proof.rawValue), "header": .string(events.header),
                "secretsFile": .string(try folder.write(events.secret, to: "event.secret")),
            ]
        }
        return settings
    }
}
