import BayeuxHTTP
import Beckon
import BeckonDesk
import BeckonEdge
import BeckonFiles
import BeckonNative
import BeckonNode
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// All HTTP routes of a node except the Bayeux endpoint, which is answered before the router.
struct GatewayRouter: Sendable {
    let settings: Settings
    let node: Node
    let signIns: DeskSignIn
    let chatKeys: ChatV2Keys
    let fileLinks: FileLinks
    let credentials: CurrentAccess
    /// Random bits, by which addresses and callers share counters of wrong guesses.
    let salt: UInt64
    let listening: ListeningPort
    let platforms: PlatformRoutes
    /// Where contents of files are kept; nil for nowhere.
    var vault: (any FileVault)?
    /// Has files scanned; nil for no scanner.
    var scanGate: ScanGate?
    /// Where the desk's pages come from.
    var pages = PagesPlace.program
    let additions: @Sendable (Router<GatewayContext>) -> Void
    let logger: Logger

    func responder() -> PublicPathResponder<some HTTPResponder<GatewayContext>> {
        let router = Router(context: GatewayContext.self)
        router.add(middleware: PacedBodyMiddleware())
        router.add(middleware: PeerMiddleware())
        router.add(middleware: CommonFieldsMiddleware(CommonFields(isEncrypted: settings.http.tls != nil)))
        router.add(middleware: CORSPolicyMiddleware(policy: settings.http.cors))
        let services = node.services
        let form = { @Sendable (request: Request) in GMSRoutes.errorForm(of: request.uri.path, services) }
        router.add(middleware: FaultMiddleware(rendering: { Fault.answer(to: $0, in: form($1)) }, form: form))
        router.add(middleware: PathMiddleware())
        router.add(
            middleware: AdmissionMiddleware(
                limits: node.limits, services: services, time: node.time, bodyLimit: settings.http.maxBodyBytes,
                credential: { [sources = settings.sources] in sources[$0]?.verification.credential(in: $1) },
                words: GMSChatV2Routes.answer(to:on:_:)))
        addGMS(to: router)
        addDesk(to: router)
        NativeRoutes(
            node: node, sources: settings.sources, tokens: settings.customers.tokens, platforms: platforms,
            files: files, links: fileLinks, salt: salt, bodyLimit: settings.http.maxBodyBytes
        ).add(to: router)
        additions(router)
        router.refuseOtherMethods()
        return PublicPathResponder(paths: PublicPaths(settings.effectiveURLs), next: router.buildResponder())
    }

    private var urls: ExternalURLs { ExternalURLs(settings.effectiveURLs, listening: listening) }

    private func addGMS(to router: Router<GatewayContext>) {
        let chat = GMSChatRoutes(
            chat: GMSChat(
                chats: node.chats, presence: node.presence, callbacks: node.callbacks, time: node.time, keys: chatKeys,
                unreachable: UnreachableChats(logger: logger)),
            urls: urls, bodyLimit: settings.http.maxBodyBytes, limits: node.limits)
        let callback = GMSCallbackRoutes(
            callbacks: node.callbacks, limits: node.limits,
            mayList: settings.callbackQueries.withoutLookupKey)
        let access = GMSAccessGuard(access: credentials, store: node.store, time: node.time, salt: salt)
        GMSAdminRoutes(
            admin: GMSAdmin(callbacks: node.callbacks), calendars: node.calendars, access: access,
            accounts: { [signIns] given, peer in
                do {
                    return try await signIns.account(user: given.user, password: given.password, from: peer)
                } catch let fault as DeskFault {
                    throw fault.ofCredentials
                }
            },
            membership: node.membership,
            urls: urls, bodyLimit: settings.http.maxBodyBytes
        ).add(to: router)
        let routes = GMSRoutes(
            chat: chat, callback: callback,
            calendar: GMSCalendar(services: node.services, time: node.time, zones: SystemZones()),
            callAccess: GMSCallAccess(
                access: node.callAccess, services: node.services, time: node.time, limits: node.limits, salt: salt),
            takesClients: { [membership = node.membership] in membership.health.takesClients },
            services: node.services, urls: urls,
            bodyLimit: settings.http.maxBodyBytes, limits: node.limits,
            access: access)
        routes.add(to: router)
        let chatV2 = GMSChatV2(
            chats: node.chats, presence: node.presence, callbacks: node.callbacks, services: node.services,
            time: node.time, encoder: ChatV2Encoder(keys: chatKeys))
        node.connect(GMSChatV2Comet(chat: chatV2, limits: node.limits, access: access))
        GMSChatV2Routes(
            chat: chatV2, urls: urls, bodyLimit: settings.http.maxBodyBytes, limits: node.limits, access: access
        ).add(to: router)
        let storage = GMSStorage(
            store: node.store, queue: node.queue, ids: SystemIDs(), time: node.time, limits: node.limits)
        addFiles(chat: chatV2, access: access, to: router)
        GMSStorageRoutes(
            storage: storage, urls: urls, bodyLimit: settings.http.maxBodyBytes, limits: node.limits, access: access
        ).add(to: router)
        GMSServiceStorageRoutes(
            storage: GMSServiceStorage(storage: storage, chats: node.chats), urls: urls,
            bodyLimit: settings.http.maxBodyBytes, limits: node.limits, access: access
        ).add(to: router)
        GMSNotificationRoutes(
            notifications: node.notifications, lifetime: settings.push.subscriptionLifetime, access: access, urls: urls,
            bodyLimit: settings.http.maxBodyBytes, time: node.time
        ).add(to: router)
        GMSPhoneNumberRoutes(
            phoneNumber: GMSPhoneNumber(numbers: PhoneNumberReading.ofThisProgram), urls: urls,
            bodyLimit: settings.http.maxBodyBytes, access: access
        ).add(to: router)
    }

    private func addFiles(chat: GMSChatV2, access: GMSAccessGuard, to router: Router<GatewayContext>) {
        GMSChatFileRoutes(
            chat: chat, files: GMSChatFiles(files: files, encoder: chat.encoder), urls: urls,
            bodyLimit: settings.http.maxBodyBytes, limits: node.limits, access: access
        ).add(to: router)
    }

    private var files: ChatFiles {
        ChatFiles(
            vault: vault, gate: scanGate, chats: node.chats, store: node.store, queue: node.queue,
            port: node.port(of: .desk), ids: SystemIDs(), time: node.time)
    }

    private func addDesk(to router: Router<GatewayContext>) {
        let desk = Desk(port: node.port(of: .desk), store: node.store, time: node.time)
        let routes = DeskRoutes(
            desk: desk, files: files, callbacks: node.callbacks, agentSides: settings.agentSides, signIns: signIns,
            feed: node.feed, urls: urls, isSecure: settings.isSecure)
        routes.add(to: router)
        WebPages.desk(from: pages).add(to: router)
        // Who opens the bare address in a browser looks for the desk.
        router.page("/") { [urls] request, _ in Response.redirect(to: urls.path(for: request.head) + "/desk") }
    }
}
