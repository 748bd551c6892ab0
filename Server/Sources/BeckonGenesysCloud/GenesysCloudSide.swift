package import Beckon
package import BeckonCallback
package import BeckonPlatform
package import Logging

/// Agents at Genesys Cloud: chats by Open Messaging, conversations by the notification service and EventBridge, callbacks
/// (contact-centers §1, §2).
package final class GenesysCloudSide: AgentPlatform {
    package let name = AgentSideName.genesysCloud
    package let concurrency = 16
    package let tally = PlatformTally()
    package let telephony: (any Telephony)?

    /// What the parts of the adapter share.
    package let context: GenesysContext
    private let chats: ChatDelivery
    private let webhook: OpenMessagingReceiver
    private let intake: EventIntake
    private let notifications: NotificationFeed
    private let eventBridge: EventBridgeFeed

    /// - Parameters:
    ///   - configuration: How it is set up.
    ///   - transport: Sends requests.
    ///   - connector: Opens WebSockets.
    ///   - link: Makes the signed address of a customer's file that was sent at a time; nil for no address.
    ///   - time: The clock.
    ///   - ids: Random numbers.
    ///   - logger: Gets what operators should know.
    package init(
        _ configuration: Configuration, transport: any PlatformTransport, connector: any PlatformSocketConnector,
        link: @escaping @Sendable (FileID, Timestamp) -> String?, time: any TimeSource, ids: any IDSource,
        logger: Logger
    ) {
        let api = GenesysAPI(configuration, transport: transport, time: time, tally: tally)
        let open = configuration.openMessaging
        let names = AgentNames(agentName: open.agentName, botName: open.botName)
        let (index, replies, book, due) = (ConversationIndex(), QuickReplyBook(), CallbackBook(), ComparisonLine())
        let receipts = ReceiptSender(integration: open.integration, api: api)
        let messages = AgentMessages(
            names: names, replies: replies, typing: TypingClock(time: time), tally: tally)
        context = GenesysContext(
            configuration: configuration, api: api, transport: transport, connector: connector,
            conversations: ConversationApplier(names: names, index: index, api: api), messages: messages,
            callbacks: CallbackApplier(book: book, api: api, tally: tally), index: index, due: due, tally: tally,
            time: time, ids: ids, logger: logger)
        webhook = OpenMessagingReceiver(
            integration: open.integration, proof: WebhookProof(secrets: open.webhookSecrets), messages: messages,
            receipts: receipts, tally: tally, logger: logger)
        chats = ChatDelivery(
            composer: ChatComposer(integration: open.integration, link: link), setsAttributes: open.setsAttributes,
            openingWait: open.openingWait, api: api, receipts: receipts, replies: replies, index: index, time: time,
            tally: tally)
        telephony = configuration.callbacks.flatMap { GenesysTelephony($0, api: api, book: book, due: due, time: time) }
        intake = EventIntake(context)
        notifications = NotificationFeed(context, intake)
        eventBridge = EventBridgeFeed(context, intake)
    }

    package func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        await chats.take(delivery, port)
    }

    package var paths: [String] { ["webhook", "eventbridge"] }

    package func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        switch request.path.first {
        case "webhook" where request.path.count == 1: await webhook.answer(request, port)
        case "eventbridge": await eventBridge.answer(request, port)
        default: .empty(404)
        }
    }

    package func hold(_ port: PlatformPort) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.notifications.run(port) }
            group.addTask { await self.eventBridge.run(port) }
        }
    }

    /// Fetches the messages that events named to this node and no webhook brought.
    package func accompany(_ port: PlatformPort) async { await intake.compareLate(port) }

    package func findings() async -> [PlatformFinding] { await GenesysCheck(context).findings() }
}

/// What the parts of the adapter share.
package struct GenesysContext: Sendable {
    package let configuration: GenesysCloudSide.Configuration
    package let api: GenesysAPI
    package let transport: any PlatformTransport
    package let connector: any PlatformSocketConnector
    /// Takes reports about conversations.
    package let conversations: ConversationApplier
    /// Takes agents' messages.
    package let messages: AgentMessages
    /// Takes snapshots of callbacks.
    package let callbacks: CallbackApplier
    package let index: ConversationIndex
    /// The conversations that have to be compared soon.
    let due: ComparisonLine
    package let tally: PlatformTally
    package let time: any TimeSource
    package let ids: any IDSource
    package let logger: Logger
}
