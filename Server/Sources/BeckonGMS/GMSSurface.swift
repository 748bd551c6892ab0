package import BayeuxHTTP
package import Beckon
package import BeckonCallback
package import BeckonEdge
package import BeckonNode
package import Hummingbird
package import Logging

/// All that GMS answers: the routes below `/genesys`, and chat version 2 in its Bayeux clients.
package struct GMSSurface: Sendable {
    /// The account of a name and a password, tried from an address; throws ``Fault`` or `TooManyRequests` if they are not right.
    package typealias Accounts = @Sendable (BasicCredentials, _ peer: String) async throws -> DeskAccount

    private let node: Node
    private let keys: ChatV2Keys
    private let access: GMSAccessGuard
    private let accounts: Accounts
    private let files: ChatFiles
    private let numbers: any PhoneNumbers
    private let zones: any ZoneSource
    private let urls: ExternalURLs
    private let bodyLimit: Int
    private let salt: UInt64
    private let logger: Logger
    /// How long a notification subscription lasts that does not say so (`push.defaultSubscriptionExpiration`).
    package var subscriptionLifetime = NotificationSubscription.defaultLifetime

    /// - Parameters:
    ///   - node: The node.
    ///   - secret: Makes the keys of chats version 2.
    ///   - access: Whose credentials open which service.
    ///   - accounts: The accounts of those who administer.
    ///   - files: The files of chats.
    ///   - numbers: Reads telephone numbers.
    ///   - zones: The time zones that a request may name.
    ///   - urls: The external addresses.
    ///   - bodyLimit: The longest body of a request, in bytes.
    ///   - salt: Random bits, by which addresses and callers share counters of wrong guesses.
    ///   - logger: Hears of chats whose customers no event can reach.
    package init(
        node: Node, secret: InstallationSecret, access: GMSAccessGuard, accounts: @escaping Accounts,
        files: ChatFiles, numbers: any PhoneNumbers, zones: any ZoneSource, urls: ExternalURLs, bodyLimit: Int,
        salt: UInt64, logger: Logger
    ) {
        self.node = node
        keys = ChatV2Keys(secret: secret)
        self.access = access
        self.accounts = accounts
        self.files = files
        self.numbers = numbers
        self.zones = zones
        self.urls = urls
        self.bodyLimit = bodyLimit
        self.salt = salt
        self.logger = logger
    }

    // MARK: - Routes

    /// The paths where GET begins something or acts for a customer: whoever only looks at an address changes nothing.
    package static let headless: [RouterPath] = [
        "genesys/1/service/:id/ixn/chat", "genesys/1/service/:id/:action",
    ]

    package func add(to router: Router<GatewayContext>) {
        addServices(to: router)
        addChatV2(to: router)
        GMSAdminRoutes(
            admin: GMSAdmin(callbacks: node.callbacks), calendars: node.calendars, access: access, accounts: accounts,
            trail: node.trail, membership: node.membership, urls: urls, bodyLimit: bodyLimit
        ).add(to: router)
        let storage = GMSStorage(
            store: node.store, queue: node.queue, ids: SystemIDs(), time: node.time, limits: node.limits)
        GMSStorageRoutes(
            storage: storage, urls: urls, bodyLimit: bodyLimit, limits: node.limits, access: access
        ).add(to: router)
        GMSServiceStorageRoutes(
            storage: GMSServiceStorage(storage: storage, chats: node.chats), urls: urls, bodyLimit: bodyLimit,
            limits: node.limits, access: access
        ).add(to: router)
        GMSNotificationRoutes(
            notifications: node.notifications, lifetime: subscriptionLifetime, access: access, urls: urls,
            bodyLimit: bodyLimit, time: node.time
        ).add(to: router)
        GMSPhoneNumberRoutes(
            phoneNumber: GMSPhoneNumber(numbers: numbers), urls: urls, bodyLimit: bodyLimit, access: access
        ).add(to: router)
    }

    private func addServices(to router: Router<GatewayContext>) {
        let chat = GMSChat(
            chats: node.chats, presence: node.presence, callbacks: node.callbacks, time: node.time, keys: keys,
            unreachable: UnreachableChats(logger: logger))
        GMSRoutes(
            chat: GMSChatRoutes(chat: chat, urls: urls, bodyLimit: bodyLimit, limits: node.limits),
            callback: GMSCallbackRoutes(callbacks: node.callbacks, limits: node.limits, zones: zones),
            calendar: GMSCalendar(calendars: node.calendars, time: node.time, zones: zones),
            callAccess: GMSCallAccess(
                access: node.callAccess, services: node.services, time: node.time, limits: node.limits, salt: salt),
            takesClients: { [membership = node.membership] in membership.health.takesClients },
            services: node.services, urls: urls, bodyLimit: bodyLimit, limits: node.limits, access: access
        ).add(to: router)
    }

    private func addChatV2(to router: Router<GatewayContext>) {
        let chat = Self.chatV2(node.core, keys)
        GMSChatV2Routes(
            chat: chat, urls: urls, bodyLimit: bodyLimit, limits: node.limits, access: access
        ).add(to: router)
        GMSChatFileRoutes(
            chat: chat, files: GMSChatFiles(files: files, keys: keys), urls: urls, bodyLimit: bodyLimit,
            limits: node.limits, access: access
        ).add(to: router)
    }

    // MARK: - Chat version 2 over CometD

    /// What clients of chat version 2 read over CometD.
    ///
    /// - Parameter secret: Makes the chats' keys.
    /// - Returns: How events of a chat are spelled.
    package static func cometSpelling(_ secret: InstallationSecret) -> ChatV2Spelling {
        let keys = ChatV2Keys(secret: secret)
        return { events, head in keys.cometAnswers(events, of: head) }
    }

    /// What takes the requests of clients of chat version 2 over CometD.
    ///
    /// - Parameters:
    ///   - core: The first part of the node.
    ///   - secret: Makes the chats' keys.
    ///   - access: Whose credentials open which service; the same as of the routes, so that wrong ones count together.
    /// - Returns: The surface, for the node's second part.
    package static func comet(
        _ core: NodeCore, secret: InstallationSecret, access: GMSAccessGuard
    ) -> any ChatV2Surface {
        GMSChatV2Comet(chat: chatV2(core, ChatV2Keys(secret: secret)), limits: core.limits, access: access)
    }

    private static func chatV2(_ core: NodeCore, _ keys: ChatV2Keys) -> GMSChatV2 {
        GMSChatV2(
            chats: core.chats, presence: core.presence, callbacks: core.callbacks, services: core.services,
            time: core.time, keys: keys)
    }

    // MARK: - Names and words

    /// Why no request can name a service.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: The service's kind, nil for one without a chat or a callback; callbacks have paths of their own.
    /// - Returns: What is wrong; nil for a name that can be called.
    package static func flaw(ofServiceName name: String, _ kind: ServiceKind?) -> String? {
        if ["", ".", ".."].contains(name) || ControlCharacters.occur(in: name) {
            return "must have another name, because no path can hold this one"
        }
        guard kind != .callback, GMSRoutes.words.contains(name) else { return nil }
        return "must have another name, because this one is a word of the gateway's own paths"
    }

    /// The form of errors on a path; for a path with a service's name alone, the kind of that service decides.
    package static func errorForm(of path: String, _ services: ServiceDirectory) -> ErrorForm {
        let form = ErrorForm(target: path)
        guard form == .plain, let name = path.split(separator: "/").last,
            let name = RequestPath.decoded(name), services.catalog[name]?.kind == .callback
        else { return form }
        return .coded
    }

    /// The answer to a request of chat version 2 beyond a limit; nil on all other paths.
    package static func answer(
        to refusal: TooManyRequests, on path: String, _ context: GatewayContext
    ) -> Response? {
        guard path.hasPrefix("/genesys/2/chat") else { return nil }
        return ChatV2Fault(refusal)?.response(context.parameters.get("chat") ?? "")
    }
}
