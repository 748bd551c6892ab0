import BayeuxHTTP
import Beckon
import BeckonDesk
import BeckonEdge
import BeckonFiles
import BeckonGMS
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
    /// Signs agents in at a provider; nil where the settings name none.
    var openID: OpenIDSignIn?
    /// Makes the keys of chats version 2.
    let chatSecret: InstallationSecret
    let fileLinks: FileLinks
    /// Whose credentials open which of GMS' services.
    let access: GMSAccessGuard
    /// Random bits, by which addresses and callers share counters of wrong guesses.
    let salt: UInt64
    let listening: ListeningPort
    let platforms: PlatformRoutes
    /// Tells admins how the node stands.
    let metrics: MetricsPage
    /// Where contents of files are kept; nil for nowhere.
    var vault: (any FileVault)?
    /// Has files scanned; nil for no scanner.
    var scanGate: ScanGate?
    /// Where the desk's pages come from.
    var pages = PagesPlace.program
    let additions: @Sendable (Router<GatewayContext>) -> Void
    let logger: Logger

    func responder() -> PublicPathResponder<some HTTPResponder<GatewayContext>> {
        let router = Router(context: GatewayContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: RequestIDMiddleware())
        router.add(middleware: PacedBodyMiddleware())
        router.add(middleware: PeerMiddleware())
        router.add(middleware: CommonFieldsMiddleware(CommonFields(isEncrypted: settings.http.tls != nil)))
        router.add(middleware: CORSPolicyMiddleware(policy: settings.http.cors))
        let services = node.services
        let form = { @Sendable (request: Request) in GMSSurface.errorForm(of: request.uri.path, services) }
        router.add(middleware: FaultMiddleware(rendering: { Fault.answer(to: $0, in: form($1)) }, form: form))
        router.add(middleware: PathMiddleware())
        router.add(
            middleware: AdmissionMiddleware(
                limits: node.limits, services: services, calendars: node.calendars, time: node.time,
                bodyLimit: settings.http.maxBodyBytes,
                credential: { [sources = settings.sources] in sources[$0]?.verification.credential(in: $1) },
                words: GMSSurface.answer(to:on:_:)))
        gms.add(to: router)
        addDesk(to: router)
        NativeRoutes(
            node: node, sources: settings.sources, tokens: settings.customers.tokens, platforms: platforms,
            files: files, links: fileLinks, salt: salt, bodyLimit: settings.http.maxBodyBytes
        ).add(to: router)
        additions(router)
        router.refuseOtherMethods(headless: GMSSurface.headless + DeskRoutes.headless)
        return PublicPathResponder(paths: PublicPaths(settings.effectiveURLs), next: router.buildResponder())
    }

    private var urls: ExternalURLs { ExternalURLs(settings.effectiveURLs, listening: listening) }

    private var gms: GMSSurface {
        var surface = GMSSurface(
            node: node, secret: chatSecret, access: access,
            accounts: { [signIns] given, peer in
                do {
                    return try await signIns.account(user: given.user, password: given.password, from: peer)
                } catch let fault as DeskFault {
                    throw fault.ofCredentials
                }
            },
            files: files, numbers: PhoneNumberReading.ofThisProgram, zones: SystemZones(), urls: urls,
            bodyLimit: settings.http.maxBodyBytes, salt: salt, logger: logger)
        surface.subscriptionLifetime = settings.push.subscriptionLifetime
        return surface
    }

    private var files: ChatFiles {
        ChatFiles(
            vault: vault, gate: scanGate, chats: node.chats, store: node.store, queue: node.queue,
            port: node.port(of: .desk), ids: SystemIDs(), time: node.time)
    }

    private func addDesk(to router: Router<GatewayContext>) {
        let desk = Desk(port: node.port(of: .desk), store: node.store, time: node.time)
        let routes = DeskRoutes(
            desk: desk, files: files, callbacks: node.callbacks, agentSides: settings.agentSides,
            status: { [metrics] in await metrics.status() }, signIns: signIns, openID: openID, trail: node.trail,
            feed: node.feed, urls: urls, isSecure: settings.isSecure)
        routes.add(to: router)
        WebPages.desk(from: pages).add(to: router)
        // Who opens the bare address in a browser looks for the desk.
        router.page("/") { [urls] request, _ in Response.redirect(to: urls.path(for: request.head) + "/desk") }
    }
}
