package import BayeuxHTTP
package import Beckon
package import BeckonCallback
package import BeckonDesk
package import BeckonGMS
package import BeckonNative

/// All settings of an operator, as one typed value (`docs/configuration.md` lists every key).
package struct Settings: Sendable {
    /// The HTTP server.
    package struct HTTP: Sendable, Hashable {
        /// `http.host`: the address to listen on.
        package var host = "127.0.0.1"
        /// `http.port`; 0 lets the system choose one.
        package var port = 8_080
        /// `http.externalURLs`: how phones reach this server, `http(s)://host[:port][/path]` without a slash at the end;
        /// empty means the address it listens on.
        package var externalURLs: [String] = []
        /// `http.allowedOrigins`: pages of these origins may call the API with credentials.
        package var allowedOrigins: [String] = []
        /// `http.maxBodyBytes`: the longest request body.
        package var maxBodyBytes = 65_536
        /// `http.trustedProxies` and `http.clientAddress`: the proxies that are trusted to report a request's caller.
        package var trustedProxies = TrustedProxies.none
        package var tls: TLS?
        /// `http.inside`: where the desk, the operator's API and notifications are served instead; nil for nowhere else.
        package var inside: Inside?

        /// What pages of other origins may do.
        var cors: CORSPolicy { CORSPolicy(allowedOrigins: allowedOrigins) }
    }

    /// `http.tls`: certificate chain and private key, PEM files.
    package struct TLS: Sendable, Hashable {
        package var certificateFile: String
        package var privateKeyFile: String

        var files: TLSFiles { TLSFiles(certificate: certificateFile, privateKey: privateKeyFile) }
    }

    /// How Bayeux behaves.
    package struct Bayeux: Sendable, Hashable {
        /// `bayeux.timeoutMilliseconds`: how long a poll is held; clients are told.
        package var timeout = Milliseconds.seconds(30)
        /// `bayeux.maxIntervalMilliseconds`: how long a client lives without a poll.
        package var maxInterval = Milliseconds.seconds(10)
    }

    /// The connection to APNs.
    package struct APNs: Sendable, Hashable {
        package enum MessageForm: String, Sendable, CaseIterable {
            case string
            case object
        }

        /// `push.apns.environment`: the environment of the key and the endpoint.
        package enum Environment: String, Sendable, CaseIterable {
            case production
            case development

            var endpoint: String {
                switch self {
                case .production: "https://api.push.apple.com"
                case .development: "https://api.sandbox.push.apple.com"
                }
            }
        }

        /// `push.apns.endpoint`; by default that of `push.apns.environment`.
        package var endpoint = Environment.production.endpoint
        /// `push.apns.trustRootsFile`: PEM file of the roots to trust instead of the system's.
        package var trustRootsFile: String?
        package var keyID: String
        package var teamID: String
        /// `push.apns.topic`: the app's bundle id.
        package var topic: String
        /// `push.apns.privateKeyFile`: the `.p8` file.
        package var privateKeyFile: String
        /// `push.apns.messageForm`: how `message` is spelled in a payload.
        package var messageForm = MessageForm.string

        package init(keyID: String, teamID: String, topic: String, privateKeyFile: String) {
            self.keyID = keyID
            self.teamID = teamID
            self.topic = topic
            self.privateKeyFile = privateKeyFile
        }
    }

    /// The connection to FCM.
    package struct FCM: Sendable, Hashable {
        /// `push.fcm.endpoint`.
        package var endpoint = "https://fcm.googleapis.com"
        package var trustRootsFile: String?
        /// `push.fcm.serviceAccountFile`: the JSON file of a service account; its `token_uri` is honoured.
        package var serviceAccountFile: String
        package init(serviceAccountFile: String) {
            self.serviceAccountFile = serviceAccountFile
        }
    }

    /// The credentials of one provider section.
    package struct PushCredentials: Sendable, Hashable {
        package var apns: APNs?
        package var fcm: FCM?
        /// `customhttp.url`.
        package var customHTTPURL: String?

        package init() {}
    }

    /// Everything about pushes.
    package struct Push: Sendable, Hashable {
        /// `push.pushEnabled`: the enabled device types.
        package var enabled = Set(PushType.allCases)
        /// `push.filtering_chat_events`.
        package var filteredEvents: Set<EventKind> = [.typingStarted, .typingStopped]
        /// `push.content`.
        package var text = ServiceOptions.PushText.contract
        /// `push.timeScale`: shortens Beckon's own waits by this factor, for tests.
        package var timeScale = 1.0
        /// `push.connections`: the most connections to one service with one credential.
        package var connections = 4
        package var apns: APNs?
        package var fcm: FCM?
        /// Credentials besides the default ones: `push.debug`, `push.provider.<name>` and
        /// `push.provider.<name>.debug`, by the devices that they serve.
        package var credentials: [CredentialKey: PushCredentials] = [:]
        /// `push.http.secretsFile`: a file of secrets that sign HTTP pushes, one a line.
        package var httpSecretsFile: String?
        /// `push.http.allow`: hosts (`host` or `host:port`) that HTTP pushes may go to.
        package var allowedHTTPHosts: [String] = []
        /// `push.customhttp.url`.
        package var customHTTPURL: String?
        /// How pushes look, by section.
        package var styles = PushStyles()
        /// The names of provider sections.
        package var providers: Set<String> = []

        /// `push.deliverAtMostOnce`: whether an attempt in doubt is not repeated.
        package var isAtMostOnce = false
        /// The same option of the provider sections that set it, by name.
        package var atMostOnceSections: [String: Bool] = [:]

        package var notices = Notices()
        /// `push.defaultSubscriptionExpiration`.
        package var subscriptionLifetime = NotificationSubscription.defaultLifetime
        /// `push.language`, `push.texts.<language>.messages` and `localizationFileLocation`.
        package var texts = PushTexts()

        package init() {}

        /// The rules of the push dispatcher.
        var rules: PushRules {
            var rules = PushRules(enabledTypes: enabled, styles: styles, timeScale: timeScale)
            rules.isAtMostOnce = isAtMostOnce
            rules.atMostOnceSections = atMostOnceSections
            rules.noticeText = notices.text
            rules.noticeTexts = notices.texts
            rules.noticeStyle = notices.style
            rules.noticeTexts.language = texts.language
            rules.previewLength = notices.previewLength
            rules.texts = texts
            return rules
        }
    }

    /// The devices that credentials serve.
    package struct CredentialKey: Sendable, Hashable {
        /// The provider section; nil for the default one.
        package var name: String?
        /// Whether the credentials are for development devices.
        package var isDebug: Bool

        package init(name: String?, isDebug: Bool) {
            self.name = name
            self.isDebug = isDebug
        }
    }

    /// This node among those that share a database.
    package struct ClusterNode: Sendable, Hashable {
        /// `node.name`: a node that starts under the name of an earlier one takes over at once; empty means the
        /// machine's name and the port.
        package var name = ""
        /// `node.lease`, in seconds: after this time without renewal, other nodes take over a node's customers and pushes.
        package var lease: Int64 = 30
    }

    /// The health checks, on a port of their own.
    package struct Operations: Sendable, Hashable {
        /// `operations.host`.
        package var host = "127.0.0.1"
        /// `operations.port`; nil for no health checks, 0 lets the system choose one.
        package var port: Int?
    }

    /// How the node drains when it stops; in seconds.
    package struct Drain: Sendable, Hashable {
        /// `drain.linger`: how long it still serves while it reports that it is not ready; nil means 5 with a shared
        /// database, else 0.
        package var linger: Int64?
        /// `drain.spread`: the time over which held polls are answered; nil means 10 with a shared database, else 1.
        package var spread: Int64?
    }

    /// How nodes wake each other.
    package enum Wakes: String, Sendable, CaseIterable {
        /// Through the database.
        case database
        /// Not at all: each node reads the database once a second.
        case none
    }

    package var http = HTTP()
    package var limits = Limits()
    /// `data`: the directory of the database.
    package var dataDirectory = "./beckon-data"
    /// `database`: `postgresql://…`; nil for SQLite in the data directory.
    package var database: String?
    /// `retention`, in days: how long ended chats and callbacks are kept; zero for ever.
    package var retention = Milliseconds.seconds(30 * 86_400)
    /// `auditRetention`, in days: how long rows of the audit trail are kept; zero for ever.
    package var auditRetention = Milliseconds.seconds(400 * 86_400)
    package var node = ClusterNode()
    package var operations = Operations()
    package var drain = Drain()
    package var wakes = Wakes.database
    package var bayeux = Bayeux()
    package var push = Push()
    package var customers = Customers()
    /// `bridge.sources`: the sources of events, by name.
    package var sources: [String: BridgeSource] = [:]
    /// `agentSides`.
    package var platforms = Platforms()
    /// `desk.oidc`: the provider at which agents sign in; nil for none.
    package var openID: OpenIDOptions?
    /// The lines of `secrets.keyFile`, the newest key first; none without a file.
    package var secretKeys: [String] = []
    /// `callback.status`: how notifications of callbacks go to back-ends.
    package var statusDelivery = StatusDelivery()
    /// `files`: where contents of files are kept, and what scans them.
    package var fileKeeping = FileKeeping()
    /// `desk.secondFactor` and `desk.secondFactorByRole`: who needs a second factor at the desk.
    package var secondFactors = SecondFactorRules()
    package var services: [ServiceOptions] = []
    /// `chat.files`: the files that customers may send, where the service says nothing else.
    package var chatFiles = FileOptions()
    /// `chat.push_notification_include_payload`.
    package var chatPushesPayload = false
    /// `chat.push_notification_to_active_client`.
    package var chatPushesToActiveClients = false
    /// `callback`: what queries may ask for, and what they answer.
    package var callbackQueries = CallbackQueries()
    /// `callbackEvents`: the lists of events that `_callback_events_list` names.
    var callbackEventLists: [String: [StatusEvent: [String]]] = [:]
    /// `callback`: limits of the services that name none.
    package var callbackLimits = CallbackLimitDefaults()
    /// `server` and the services: whose credentials open which service.
    package var access = GMSAccess()
    /// The services by which calls find the requests of apps.
    package var callAccess: [CallAccessOptions] = []
    /// `accessNumbers` and `server/access_code_prefix`.
    package var accessNumbers = AccessNumbers()
    /// The services of the kind `get`.
    package var statusCodes: [String: StatusCodes] = [:]
    /// The services of the kinds office-hours and capacity.
    package var calendar = ServiceCalendar()

    package init() {}
}

extension Settings {
    /// The section `callback` of GMS, as far as it is about queries.
    package struct CallbackQueries: Sendable {
        /// `filter-keys`: properties by which callbacks of every service are found, beside lookup keys.
        package var filterKeys = [
            "_callback_state", "_callback_reason", "_request_queue_time_stat", "_request_ewt_service", "_vq",
        ]
        /// `returned-keys`: properties that queries answer, beside lookup keys.
        package var returnedKeys = ["_desired_time", "_callback_state", "_callback_reason", "_ors_session_id"]
        /// `queriesWithoutLookupKey`: whether a query may name no customer, and so list other people's callbacks.
        package var withoutLookupKey = false
    }
}

extension Settings {
    /// The section `callback` of GMS, as far as it is about limits of services.
    package struct CallbackLimitDefaults: Sendable {
        /// `_throttle_…`.
        package var throttle = ThrottleOptions()
        /// `max_queued_callbacks_per_service`.
        package var maxQueued = 1_000
    }
}

/// Settings that cannot be used, with every problem at once.
package struct SettingsError: Error, CustomStringConvertible {
    package let problems: [String]

    /// Names problems.
    ///
    /// - Parameter problems: The problems, each beginning with its key.
    package init(problems: [String]) { self.problems = problems }

    package var description: String {
        (["The settings cannot be used:"] + problems.map { "  - \($0)" }).joined(separator: "\n")
    }
}
