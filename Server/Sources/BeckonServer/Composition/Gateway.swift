import BayeuxHTTP
import BayeuxServer
package import Beckon
import BeckonCallback
import BeckonCrypto
package import BeckonDesk
package import BeckonEdge
import BeckonFiles
import BeckonGMS
import BeckonMetrics
import BeckonNative
import BeckonNode
import BeckonPlatform
import BeckonPush
import Foundation
package import Hummingbird
package import Logging
import NIOCore
import NIOPosix
package import ServiceLifecycle

/// Runs a whole Beckon node: opens the store, connects the parts, serves until it is stopped.
package struct Gateway: Sendable {
    /// Options of a node besides its settings.
    package struct Additions: Sendable {
        /// The version of the program, for the metrics.
        package var version: String
        /// Adds the caller's own routes.
        package var routes: @Sendable (Router<GatewayContext>) -> Void
        /// Where the desk's pages come from.
        package var pages: PagesPlace
        /// Accounts that are stored at the start.
        package var accounts: [DeskAccount]
        /// The cost of a password's hash.
        package var passwordCost: PasswordHash.Cost
        /// Services that run and stop with the node.
        package var services: [any Service]
        /// Who started the program and hears how it stands.
        package var manager: ServiceManager
        /// What the program's log said last, for the status.
        package var warnings: RecentWarnings
        /// What the settings were read from, for reading them again at SIGHUP; nil where they are not.
        package var reading: (first: SettingsReading, again: @Sendable () throws -> SettingsReading)?

        package init(
            version: String = "unknown",
            routes: @escaping @Sendable (Router<GatewayContext>) -> Void = { _ in },
            pages: PagesPlace = .program, accounts: [DeskAccount] = [], passwordCost: PasswordHash.Cost = .standard,
            services: [any Service] = [], manager: ServiceManager = ServiceManager(environment: [:]),
            warnings: RecentWarnings = RecentWarnings(),
            reading: (first: SettingsReading, again: @Sendable () throws -> SettingsReading)? = nil
        ) {
            self.version = version
            self.routes = routes
            self.pages = pages
            self.accounts = accounts
            self.passwordCost = passwordCost
            self.services = services
            self.manager = manager
            self.warnings = warnings
            self.reading = reading
        }
    }

    private let settings: Settings
    private let additions: Additions
    private let logger: Logger
    private let time: any TimeSource
    private let ids: any IDSource

    package init(
        settings: Settings, additions: Additions = Additions(), logger: Logger,
        time: any TimeSource = SystemTime(), ids: any IDSource = SystemIDs()
    ) {
        self.settings = settings
        self.additions = additions
        self.logger = logger
        self.time = time
        self.ids = ids
    }

    /// Serves until the task is cancelled or, with `signals`, until SIGTERM or SIGINT; drains before it returns.
    ///
    /// - Parameters:
    ///   - signals: Whether SIGTERM and SIGINT stop it.
    ///   - onReady: Called once, with the port listened on, when requests are answered.
    /// - Throws: ``StoreError`` if the database cannot be used, and the error that keeps the server from listening.
    package func run(
        signals: Bool, onReady: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws {
        let problems = SettingsFiles.problems(of: settings, logger: logger)
        guard problems.isEmpty else { throw SettingsError(problems: problems) }
        additions.manager.tell(.status("starting"))
        let database = try await SharedDatabase.open(settings, logger: logger)
        if database.followsCrash {
            logger.warning("the gateway before this one did not stop by itself; what it acknowledged is kept")
        }
        let store = database.store
        let push = try PushProviders(settings.push, store: store, time: time, ids: ids, logger: logger)
        let chatSecret = try await secret(.chat, store)
        let listening = ListeningPort()
        let links = FileLinks(secret: chatSecret, lifetime: settings.fileKeeping.linkLifetime)
        let urls = ExternalURLs(settings.effectiveURLs, listening: listening)
        let outside = try OutsideWorld(settings, time: time, ids: ids, logger: logger) {
            urls.first + links.target(of: $0, sent: $1)
        }
        let (credentials, salt) = (CurrentAccess(settings.access), ids.bits())
        let registry = MetricsRegistry(MetricsPage.families)
        let core = NodeCore(
            configuration, on: ground(database, registry), telephony: outside.telephony, status: outside.status,
            chatV2: GMSSurface.cometSpelling(chatSecret))
        let access = GMSAccessGuard(
            access: credentials, store: store, chats: core.chats.registry, time: time, salt: salt)
        let node = Node(
            core, agentSides: outside.agentSides, providers: push.providers,
            chatV2: GMSSurface.comet(core, secret: chatSecret, access: access))
        let deskSecret = try await secret(.desk, store)
        let signIns = DeskSignIn(
            store: store, queue: node.queue, secret: deskSecret, rules: settings.secondFactors,
            cost: additions.passwordCost, passwordRoles: settings.passwordRoles, time: node.time, ids: ids,
            wakes: node.wakes, logger: logger)
        let openID = openID(node, signIns, deskSecret)
        for account in additions.accounts { _ = try await store.commit([Commit([.putAccount(account)])]) }
        await followCalendars(node)
        await hintAtAccounts(store)
        await hintAtAgentSides(node)
        let vault = await openVault()
        let others = [settings.operations.port, settings.http.inside?.port].compactMap { $0 }.count
        let ports = OpenPorts(others: others)
        let address = HTTPListenAddress(host: settings.http.host, port: settings.http.port)
        let port = PlatformPorts(node: node, settings: settings)
        let identity = try settings.http.tls.map { try TLSIdentity($0.files) }
        let metrics = self.metrics(node, registry, outside.platforms, identity)
        let router = GatewayRouter(
            settings: settings, node: node, signIns: signIns, openID: openID, chatSecret: chatSecret,
            fileLinks: links, access: access, salt: salt, listening: listening,
            platforms: PlatformRoutes(platforms: outside.platforms, port: port.port(of:)), metrics: metrics,
            vault: vault, scanGate: ChatFileKeeping.scanGate(settings, time: time, logger: logger),
            pages: additions.pages, additions: additions.routes, logger: logger)
        let responder = router.responder()
        let inside = try insideServer(responder, node, identity) { ports.open() }
        let server = try makeHTTPServer(
            responder: responder.through(settings.publicDoor), pipeline: pipeline(node),
            address: address,
            tls: identity, logger: logger
        ) { address in
            let port = address.port ?? 0
            listening.set(port)
            ports.open()
            guard await ports.wait() else { return }
            logger.notice("the gateway is ready", metadata: ["port": "\(port)"])
            additions.manager.tell(.ready)
            await onReady(port)
        }
        let chosen = ListenSettings(
            host: "--host, BECKON_HTTP_HOST or http.host", port: "--port, BECKON_PORT or http.port")
        let trail = TrailKeeping(
            store: store, queue: node.queue, secret: try await secret(.trail, store),
            retention: settings.auditRetention, time: node.time, logger: logger)
        let listener = ListeningServer(server: server, address: address, settings: chosen)
        do {
            try await group(
                node, operations(node, registry, metrics, ports),
                push.services + inside + reloading(node, credentials, identity) + sweeping(vault, node)
                    + checking(openID) + holding(outside.platforms, node, port) + [Loop { await trail.run() }],
                listener, ports, database.failures, signals: signals
            ).run(untilSecondSignal: signals, logger: logger)
        } catch {
            // The first error is thrown; the database is closed properly all the same.
            try? await database.close()
            logger.critical("the gateway ends because of a fault", metadata: ["kind": "\(type(of: error))"])
            throw error
        }
        // After the last commit; what cannot be read now was told at the last full hour.
        try? await trail.tellHead()
        try await database.close()
        logger.notice("the gateway has stopped")
    }

    private var configuration: NodeConfiguration {
        var configuration = settings.nodeConfiguration
        configuration.numbers = PhoneNumberReading.ofThisProgram
        configuration.accessKeys = AccessKeys { SHA256.hash(data: Data($0.utf8)).base64URL }
        return configuration
    }

    private func ground(_ database: SharedDatabase, _ registry: MetricsRegistry) -> NodeGround {
        NodeGround(
            store: database.store, condition: database.condition, carrier: database.carrier, time: time, ids: ids,
            logger: logger, metrics: registry)
    }

    /// The server of the surfaces that have an address of their own; none where all are public.
    private func insideServer(
        _ responder: PublicPathResponder<some HTTPResponder<GatewayContext>>, _ node: Node, _ identity: TLSIdentity?,
        _ listening: @escaping @Sendable () -> Void
    ) throws -> [any Service] {
        guard let inside = settings.http.inside else { return [] }
        var pipeline = pipeline(node)
        // Phones have no business here: their endpoint is at the public address alone.
        pipeline.endpoint = BayeuxEndpoint(path: "/-/none", maxBodyBytes: settings.http.maxBodyBytes)
        let address = HTTPListenAddress(host: inside.host, port: inside.port)
        let server = try makeHTTPServer(
            responder: responder.through(settings.insideDoor), pipeline: pipeline, address: address, tls: identity,
            logger: logger
        ) { _ in listening() }
        return [
            ListeningServer(
                server: server, address: address,
                settings: ListenSettings(host: "http.inside.host", port: "http.inside.port"))
        ]
    }

    /// The service that reads the settings again; none where they come from no file.
    private func reloading(
        _ node: Node, _ credentials: CurrentAccess, _ identity: TLSIdentity?
    ) -> [any Service] {
        guard let (first, again) = additions.reading else { return [] }
        return [
            ReloadService(
                reloader: Reloader(
                    from: first, node: node, access: credentials, identity: identity, logger: logger, read: again),
                manager: additions.manager, ready: { [settings] in SharedDatabase.noteReloading(settings) })
        ]
    }

    /// The place where contents of files are kept; a fault there stops no chat.
    private func openVault() async -> (any FileVault)? {
        do throws(SettingsError) {
            return try await ChatFileKeeping.vault(settings, time: time, logger: logger)
        } catch {
            logger.error(
                "files of chats cannot be kept", metadata: ["problem": "\(error.problems.joined(separator: "; "))"])
            return nil
        }
    }

    /// What signs agents in at the provider that the settings name.
    private func openID(_ node: Node, _ signIns: DeskSignIn, _ secret: InstallationSecret) -> OpenIDSignIn? {
        settings.openID.map { options in
            OpenIDSignIn(
                options, transport: HTTPSTransport(trustRootsFile: options.trustRootsFile), signIns: signIns,
                store: node.store, queue: node.queue, secret: secret, time: node.time, ids: ids, logger: logger)
        }
    }

    /// The service that asks the provider whether those who are signed in may stay.
    private func checking(_ openID: OpenIDSignIn?) -> [any Service] {
        openID.map { openID in [Loop { await OpenIDChecks(openID).run() }] } ?? []
    }

    /// The service that removes contents that no chat names any more.
    private func sweeping(_ vault: (any FileVault)?, _ node: Node) -> [any Service] {
        guard let vault else { return [] }
        let sweep = FileSweep(vault: vault, store: node.store, time: node.time, logger: logger)
        return [Loop { await sweep.run() }]
    }

    /// The metrics and the status of the node.
    private func metrics(
        _ node: Node, _ registry: MetricsRegistry, _ platforms: [any AgentPlatform], _ identity: TLSIdentity?
    ) -> MetricsPage {
        let sources = MetricSources(
            version: additions.version, node: node, platforms: platforms, identity: identity,
            folder: settings.dataDirectory, log: SharedDatabase.log(of: settings), warnings: additions.warnings)
        return MetricsPage(registry: registry, sources: sources)
    }

    /// What reads the figures of the metrics and the status, and the port for operators where the settings name one.
    private func operations(
        _ node: Node, _ registry: MetricsRegistry, _ metrics: MetricsPage, _ ports: OpenPorts
    ) -> [any Service] {
        let figures = Loop { await metrics.reader.run() }
        guard let port = settings.operations.port else { return [figures] }
        // So that the first scrape finds figures.
        metrics.reader.ask()
        let server = OperationsServer(
            membership: node.membership, metrics: metrics,
            address: HTTPListenAddress(host: settings.operations.host, port: port), logger: logger
        ) { ports.open() }
        let delays = LoopDelays(
            of: MultiThreadedEventLoopGroup.singleton, time: node.time, in: registry)
        // The server first: it is stopped last, and says until then that the node drains.
        return [server.service(), figures, Loop { await delays.run() }]
    }

    /// The services that hold the connections to platforms and tell how they stand.
    private func holding(
        _ platforms: [any AgentPlatform], _ node: Node, _ port: PlatformPorts
    ) -> [any Service] {
        guard !platforms.isEmpty else { return [] }
        let holder = PlatformHolder(platforms: platforms, node: node, port: port, logger: logger)
        let reports = PlatformReports(platforms: platforms, node: node, name: settings.nodeConfiguration.name)
        return [Loop { await holder.run() }, Loop { await reports.run() }]
    }

    /// Takes over the stored calendars before the first request; what cannot be used leaves those of the settings file.
    private func followCalendars(_ node: Node) async {
        do {
            try await node.calendars.follow()
        } catch {
            logger.error(
                "stored office hours or capacities cannot be used; for them the settings file holds",
                metadata: ["error": "\((error as? CalendarRefusal)?.key ?? "\(type(of: error))")"])
        }
    }

    private func group(
        _ node: Node, _ operations: [any Service], _ push: [any Service], _ server: some Service, _ ports: OpenPorts,
        _ failures: AsyncStream<StoreError>?,
        signals: Bool
    ) -> ServiceGroup {
        // The service started last is stopped first: the drain, then the listener, at last the store's queue.
        var services = operations
        if let failures { services.append(FailureLoop(failures: failures)) }
        services.append(CommitLoop(queue: node.queue))
        // Stopped after the drain, which needs the queue as well.
        services.append(Loop { [manager = additions.manager] in await manager.watch(node.queue, time: node.time) })
        services.append(MembershipService(loop: node.membershipLoop))
        services += additions.services + push
        services += node.agentDispatchers.map { dispatcher in Loop { await dispatcher.run() } }
        if let sender = node.core.statusSender { services.append(Loop { await sender.run() }) }
        services += node.telephonySenders.map { sender in Loop { await sender.run(node.telephoneAnswered) } }
        services += [
            Loop { await node.dispatcher.run() },
            HubLoop(hub: node.hub, clock: clock(node)) { try await node.time.sleep($0) },
            Loop { await node.timers.run() },
            Loop { [desk = Desk(port: node.port(of: .desk), store: node.store, time: node.time), logger] in
                await ChatReturn(desk: desk, logger: logger).run()
            },
        ]
        if node.store.isShared { services.append(Loop { await node.follower.run() }) }
        services += [
            server,
            Loop { [manager = additions.manager] in await manager.report(node, time: node.time) },
            DrainService(
                manager: additions.manager, hub: node.hub, feed: node.feed, membership: node.membership,
                time: node.time, linger: settings.drainLinger, spread: settings.drainSpread),
        ]
        var configuration = ServiceGroupConfiguration(
            services: services.map { .init(service: $0, successTerminationBehavior: .ignore) },
            gracefulShutdownSignals: signals ? ServiceGroup.stopSignals : [],
            logger: ServiceGroup.logger(logger))
        configuration.maximumGracefulShutdownDuration = .seconds(25)
        return ServiceGroup(configuration: configuration)
    }

    private func clock(_ node: Node) -> HTTPClock {
        let time = node.time
        return HTTPClock(uptime: { time.uptime }, now: { time.now })
    }

    private func pipeline(_ node: Node) -> HTTPPipeline {
        var limits = HTTPLimits()
        // Held polls are answered over the spread; connections still open 4 s later are closed.
        limits.drainTimeout = .milliseconds((settings.drainSpread + .seconds(4)).count)
        limits.allowHolds(of: settings.bayeux.timeout)
        var pipeline = HTTPPipeline(
            receiver: node.hub, limits: limits, endpoint: BayeuxEndpoint(maxBodyBytes: settings.http.maxBodyBytes),
            paths: PublicPaths(settings.effectiveURLs),
            cors: settings.http.cors, isSecure: settings.isSecure, clock: clock(node))
        pipeline.proxies = settings.http.trustedProxies
        pipeline.connections = settings.connectionLimit
        pipeline.longerBodies = { [services = node.services] in UploadPaths.limit(of: $0, services) }
        return pipeline
    }

    /// Logs that the desk has no accounts.
    private func hintAtAccounts(_ store: some Store) async {
        guard let accounts = try? await store.accounts(limit: 1), accounts.isEmpty else { return }
        logger.notice("the desk has no accounts: add one with beckon user add, with the same settings")
    }

    /// Warns of deliveries owed to agent sides that the settings do not name: they stay undelivered.
    private func hintAtAgentSides(_ node: Node) async {
        guard let owed = try? await node.store.agentSidesOwed(limit: 100) else { return }
        let missing = Set(owed).subtracting(node.agentDispatchers.map(\.name)).map(\.word).sorted()
        guard !missing.isEmpty else { return }
        logger.warning(
            "chats wait for delivery to agent sides that the settings do not name: add these to bridge.sources",
            metadata: ["agentSides": "\(missing.joined(separator: ", "))"])
    }

    private func secret(
        _ purpose: InstallationSecret.Purpose, _ store: some Store
    ) async throws -> InstallationSecret {
        try await InstallationSecret.read(purpose, of: store, keys: settings.secretKeys, ids: ids)
    }
}

extension Settings {
    /// The addresses phones use, at least one.
    package var effectiveURLs: [String] {
        guard http.externalURLs.isEmpty else { return http.externalURLs }
        return ["\(http.tls == nil ? "http" : "https")://\(http.host):\(http.port)"]
    }

    /// Whether clients reach the server over TLS, here or at a proxy in front of it.
    var isSecure: Bool { effectiveURLs.allSatisfy { $0.hasPrefix("https:") } }
}
