extension PureConnectSide {
    /// How the servers are reached and where chats wait (`agentSides.pureconnect`).
    package struct Configuration: Sendable, Hashable {
        /// What the servers speak to customers.
        package enum Dialect: String, CaseIterable, Sendable {
            /// `web-chat` and `web-callback` of ICWS.
            case icws
            /// The Interaction Web Tools, which are older.
            case webTools = "web-tools"
        }

        /// Which dialect the servers speak.
        package var dialect = Dialect.icws
        /// The addresses of the servers, such as `https://ic1.example.com:8019`, the preferred one first; at least one.
        package var servers: [String]
        /// The name of the workgroup, user, station or system queue in which chats wait.
        package var target: String
        /// `Workgroup`, `User`, `Station` or `System`.
        package var targetType = "Workgroup"
        /// The language of the chats, such as `en-us`; nil for the server's.
        package var language: String?
        /// The name of agents of whom the server tells none.
        package var agentName = "Agent"
        /// Where callbacks wait; nil if customers are not called back.
        package var callbacks: Callbacks?

        /// Where servers push what happens; nil if they are only polled.
        package var webhook: Webhook?

        /// The user of an agent's session; nil for none.
        package var agent: Agent?

        package init(servers: [String], target: String) {
            self.servers = servers
            self.target = target
        }
    }
}

extension PureConnectSide.Configuration {
    /// The queue of callbacks (`agentSides.pureconnect.callbacks`).
    package struct Callbacks: Sendable, Hashable {
        /// The name of the workgroup, user or station queue.
        package var target: String
        /// `Workgroup`, `User`, `Station` or `System`.
        package var targetType: String
        /// What agents read of each callback beside name and number; nil for the name of the service.
        package var subject: String?

        package init(target: String, targetType: String = "Workgroup") {
            self.target = target
            self.targetType = targetType
        }
    }
}

extension PureConnectSide.Configuration {
    /// How addresses are made at which servers push what happens (`agentSides.pureconnect.webhook`).
    package struct Webhook: Sendable, Hashable {
        /// What proves the addresses, the newest first.
        package var secrets: [String]
        /// This server's address for pushes, as PureConnect reaches it; nil if the settings do not say so.
        package var address: String?

        package init(secrets: [String]) { self.secrets = secrets }
    }

    /// The user of a session that shows agents receipts, and customers their place in line (`agentSides.pureconnect.agent`).
    package struct Agent: Sendable, Hashable {
        package var user: String
        package var password: String
        /// What customers who wait read of their place, with `{place}` for its number; nil tells them nothing.
        package var placeWords: String?
        /// What they read instead when the wait is known, with `{place}` and `{minutes}`.
        package var waitWords: String?

        package init(user: String, password: String) {
            self.user = user
            self.password = password
        }
    }
}
