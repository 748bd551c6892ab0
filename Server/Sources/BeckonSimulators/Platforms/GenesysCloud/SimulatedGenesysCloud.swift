import BeckonCrypto
import Foundation

/// A stand-in for Genesys Cloud: Open Messaging, the notification service and callbacks (contact-centers §1, §2).
///
/// It listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled. Agents answer at `/agent`.
package final class SimulatedGenesysCloud: StandInPlatform {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The port, 0 for any free one.
        package var port = 0
        package var clientID = "beckon"
        package var clientSecret: String
        /// The Open Messaging integration's id.
        package var integration = "6b3a80cf-0000-4000-8000-000000000001"
        /// The address of the gateway's webhook; nil sends none.
        package var webhookURL: String?
        package var webhookSecret: String
        /// The queue in which chats and callbacks wait.
        package var queue = "64c1e2f2-0000-4000-8000-000000000001"
        /// Seconds for which a token holds.
        package var tokenLifetime: Int64 = 86_400
        /// How many requests a minute are allowed.
        package var requestsPerMinute = 100_000
        /// Seconds between two heartbeats of a notification channel.
        package var heartbeat = 30.0
        /// Seconds for which a notification channel lives without a new subscription.
        package var channelLifetime = 86_400.0
        /// What happens to the notification channels again and again.
        package var channelFaults: [ChannelFault] = []
        /// The time between two tries of a webhook.
        package var webhookPause = Duration.seconds(5)
        /// The address of an EventBridge destination with its header and secret; nil sends no such events.
        package var eventBridge: (url: String, header: String, secret: String)?
        package var seed: UInt64 = 1

        package init(clientSecret: String, webhookSecret: String) {
            self.clientSecret = clientSecret
            self.webhookSecret = webhookSecret
        }
    }

    package let title = "Genesys Cloud"
    package let desk: StandInDesk
    package let faults: StandInFaults
    let configuration: Configuration
    let tokens: StandInTokens
    let channels: GenesysChannels
    let calls: GenesysWebhooks
    package let box = ServerBox()

    private init(_ configuration: Configuration) {
        self.configuration = configuration
        faults = StandInFaults(seed: configuration.seed)
        desk = StandInDesk { UUID().uuidString.lowercased() }
        tokens = StandInTokens(lifetime: configuration.tokenLifetime)
        channels = GenesysChannels(heartbeat: configuration.heartbeat, lifetime: configuration.channelLifetime)
        calls = GenesysWebhooks(configuration, caller: WebhookCaller(faults: faults, pause: configuration.webhookPause))
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedGenesysCloud {
        let platform = SimulatedGenesysCloud(configuration)
        platform.box.server = try await SimulatedServer.listen(
            port: configuration.port, upgrade: { [weak platform] in platform?.socket(at: $0) },
            handler: { [weak platform] request in await platform?.answerAny(request) })
        return platform
    }

    /// Serves until the task is cancelled.
    package func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.box.server?.run() }
            group.addTask { await self.channels.beat() }
            for fault in configuration.channelFaults { group.addTask { await self.repeatFault(fault) } }
        }
    }

    /// Takes the WebSocket of a channel; the handshake of one that is gone is answered 404.
    package func socket(at path: [String]) -> (any StandInSocketReader)? {
        guard path.count == 2, path[0] == "channels", !faults.isAway, channels.isThere(path[1]) else { return nil }
        return channels.reader(of: path[1])
    }
}
