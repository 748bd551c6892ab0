extension SimulatedCXone {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The port, 0 for any free one.
        package var port = 0
        package var accessKeyID = "beckon"
        package var accessKeySecret: String
        /// A registered back-end application, which signs in with the password grant; nil for none.
        package var application: (id: String, secret: String)?
        /// The tenant that discovery knows.
        package var tenant = "11ee0000-0000-0000-0000-000000000000"
        /// The BYOC channel's id.
        package var channel = "byoc_2993c173-6ab6-5bfa-b634-bda21793f969"
        /// The address of the channel's middleware, without a slash at the end; nil calls none.
        package var middleware: String?
        /// What the stand-in names at the middleware's token endpoint.
        package var client: (id: String, secret: String)
        /// The version of the channel's calls: 1 for default replies, 2 for those of DFO 3.0.
        package var version = 2
        /// Where digital events go; nil sends none.
        package var events: Events?
        /// The skill whose agents call customers.
        package var skill = "4711"
        /// Seconds for which a token holds.
        package var tokenLifetime: Int64 = 3_600
        package var limits = Limits()
        /// The time between two tries of a call to the gateway.
        package var webhookPause = Duration.seconds(5)
        package var seed: UInt64 = 1

        package init(accessKeySecret: String, client: (id: String, secret: String)) {
            self.accessKeySecret = accessKeySecret
            self.client = client
        }
    }

    /// Digital events to the gateway (contact-centers §3.4).
    package struct Events: Sendable {
        /// How an event proves that it comes from CXone.
        package enum Proof: String, Sendable, CaseIterable {
            /// A header holds the secret.
            case header
            /// A header holds `sha256=` and the body's HMAC-SHA256 with the secret.
            case signature
        }

        /// What events are about.
        package enum Kind: String, Sendable, CaseIterable {
            /// A contact begins, changes its status or its assignee.
            case contacts
            /// An agent types.
            case typing
            /// A message of either side.
            case messages
            /// What became of a message.
            case receipts
        }

        package var url: String
        package var proof: Proof
        package var header: String
        package var secret: String
        package var kinds = Set(Kind.allCases)

        package init(url: String, proof: Proof, header: String, secret: String) {
            self.url = url
            self.proof = proof
            self.header = header
            self.secret = secret
        }
    }

    /// How many requests a tenant may make (contact-centers §3.1).
    package struct Limits: Sendable {
        /// Messages of customers in an hour.
        package var inboundPerHour = 360_000
        /// Reading requests in an hour.
        package var readsPerHour = 120_000
        /// Changes of contacts in an hour.
        package var updatesPerHour = 1_000_000
        /// Changes of one contact at once.
        package var contactBurst = 250
        /// Changes of one contact that are regained in a minute.
        package var contactRefillPerMinute = 17

        package init() {}
    }
}
