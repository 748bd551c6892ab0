package import Beckon

extension GenesysCloudSide {
    /// How the adapter is set up (`agentSides.genesys-cloud`).
    package struct Configuration: Sendable, Hashable {
        /// The domain of the organisation's region, such as `mypurecloud.ie` (``GenesysHosts/knownRegions``).
        package var region: String
        /// One `http` or `https` address that stands for all hosts of the region, for stand-ins; nil for the region's own.
        package var endpoint: String?
        /// The id of an OAuth client with the grant "client credentials".
        package var clientID: String
        package var clientSecret: String
        package var openMessaging: OpenMessaging
        package var notifications = Notifications()
        /// Nil when no events come by Amazon EventBridge.
        package var eventBridge: EventBridge?
        /// Nil when Genesys Cloud calls no customers.
        package var callbacks: Callbacks?

        package init(
            region: String = "mypurecloud.com", endpoint: String? = nil, clientID: String, clientSecret: String,
            openMessaging: OpenMessaging
        ) {
            self.region = region
            self.endpoint = endpoint
            self.clientID = clientID
            self.clientSecret = clientSecret
            self.openMessaging = openMessaging
        }
    }
}

extension GenesysCloudSide.Configuration {
    /// The Open Messaging integration that carries the chats.
    package struct OpenMessaging: Sendable, Hashable {
        /// The integration's id.
        package var integration: String
        /// The secrets that sign webhooks, at least one; during a change also the old one.
        package var webhookSecrets: [String]
        /// The address at which Genesys Cloud reaches the webhook, for checks; nil if it is not known.
        package var webhookURL: String?
        /// The name under which customers see bots, which send no name of their own.
        package var botName = "Assistant"
        /// The name under which customers see agents who send no name.
        package var agentName = "Agent"
        /// Whether the data attached to a chat also become attributes of the conversation's customer, which scripts and
        /// flows show; it takes two requests a chat.
        package var setsAttributes = true
        /// How long a conversation waits for the customer's first words, which open it; then it opens without.
        package var openingWait = Milliseconds.seconds(10)

        package init(integration: String, webhookSecrets: [String]) {
            self.integration = integration
            self.webhookSecrets = webhookSecrets
        }
    }

    /// What the notification service reports.
    package struct Notifications: Sendable, Hashable {
        /// The ids of the queues whose conversations are followed.
        package var queues: [String] = []
        /// The ids of Web Messaging deployments whose undelivered messages are followed (bridge mode).
        package var deployments: [String] = []
        /// Whether messages of conversations that Beckon does not carry are read by a call, so that pushes may show their text
        /// and bots are told from agents.
        package var readsTexts = false

        package init() {}
    }

    /// How events of Amazon EventBridge arrive: from an SQS queue, at an HTTPS destination, or both.
    package struct EventBridge: Sendable, Hashable {
        /// The address of the SQS queue; nil without one.
        package var queueURL: String?
        /// The AWS region of the queue.
        package var region = ""
        package var accessKeyID = ""
        package var secretAccessKey = ""
        /// The header with which an API destination proves itself; nil without a destination.
        package var header: String?
        /// The values of that header that are accepted; during a change also the old one.
        package var headerSecrets: [String] = []

        package init() {}
    }

    /// Callbacks by `POST /api/v2/conversations/callbacks`.
    package struct Callbacks: Sendable, Hashable {
        /// The id of the queue whose agents call.
        package var queue: String
        /// The country of numbers without a country code, such as `PT`; nil if Genesys Cloud shall not check numbers.
        package var countryCode: String?

        package init(queue: String, countryCode: String? = nil) {
            self.queue = queue
            self.countryCode = countryCode
        }
    }
}
