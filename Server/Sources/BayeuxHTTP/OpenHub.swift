import Bayeux
import BayeuxServer
package import BeckonTime
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// A plain Bayeux server with open channels, without chats and without a database.
///
/// Every client may subscribe and publish to every channel. It is the quickest way to run a Bayeux server.
package struct OpenHub: Sendable {
    private let options: OpenHubOptions
    private let logger: Logger
    private let clock: HTTPClock

    /// Describes a hub.
    ///
    /// - Parameters:
    ///   - options: The address and the behaviour.
    ///   - logger: The logger.
    package init(options: OpenHubOptions, logger: Logger) {
        self.init(options: options, logger: logger, clock: .system)
    }

    init(options: OpenHubOptions, logger: Logger, clock: HTTPClock) {
        self.options = options
        self.logger = logger
        self.clock = clock
    }

    /// Serves until the task is cancelled or, with `signals`, until SIGTERM or SIGINT; drains before it returns.
    ///
    /// - Parameters:
    ///   - signals: Whether SIGTERM and SIGINT stop it.
    ///   - onReady: Called once, with the port listened on, when requests are answered.
    /// - Throws: The error that keeps the server from listening.
    package func run(signals: Bool, onReady: @escaping @Sendable (Int) async -> Void = { _ in }) async throws {
        let hub = makeHub()
        let router = Router(context: BasicRequestContext.self)
        router.add(
            middleware: Front<BasicRequestContext>([
                CommonFieldsStep<BasicRequestContext>(CommonFields(isEncrypted: false)),
                CORSPolicyStep<BasicRequestContext>(policy: options.cors), FaultStep<BasicRequestContext>(),
            ]))
        let address = HTTPListenAddress(host: options.host, port: options.port)
        let server = try makeHTTPServer(
            responder: router.buildResponder(), pipeline: pipeline(hub),
            address: address, logger: logger
        ) { address in await onReady(address.port ?? 0) }
        let services: [any Service] = [
            HubLoop(hub: hub, clock: clock),
            ListeningServer(server: server, address: address, settings: ListenSettings(host: "--host", port: "--port")),
            HubDrain(hub: hub, clock: clock, spread: OpenHubOptions.drainSpread),
        ]
        var configuration = ServiceGroupConfiguration(
            services: services.map { .init(service: $0, successTerminationBehavior: .ignore) },
            gracefulShutdownSignals: signals ? ServiceGroup.stopSignals : [],
            logger: ServiceGroup.logger(logger))
        configuration.maximumGracefulShutdownDuration = .seconds(15)
        try await ServiceGroup(configuration: configuration).run(untilSecondSignal: signals, logger: logger)
    }

    private func makeHub() -> BayeuxHub {
        let clock = clock
        return BayeuxHub(
            configuration: options.configuration, application: OpenChannels(settings: options.settings),
            now: clock.uptime(), wall: clock.now,
            random: {
                var generator = SystemRandomNumberGenerator()
                return generator.next()
            })
    }

    private func pipeline(_ hub: BayeuxHub) -> HTTPPipeline {
        var limits = HTTPLimits()
        limits.drainTimeout = .milliseconds((OpenHubOptions.drainSpread + .seconds(4)).count)
        limits.allowHolds(of: options.timeout)
        return HTTPPipeline(
            receiver: hub, limits: limits,
            endpoint: BayeuxEndpoint(
                path: options.path, maxBodyBytes: options.configuration.limits.messages.maxBodyBytes),
            cors: options.cors,
            clock: clock)
    }
}

/// Drains the hub when the server stops.
private struct HubDrain: Service {
    let hub: BayeuxHub
    let clock: HTTPClock
    /// The time over which held polls are answered.
    let spread: Milliseconds

    func run() async throws {
        try? await gracefulShutdown()
        hub.drain(now: clock.uptime(), over: spread)
    }
}

/// The address and the behaviour of an ``OpenHub``.
package struct OpenHubOptions: Sendable {
    /// The time over which held polls are answered when the hub stops.
    static let drainSpread = Milliseconds.seconds(1)

    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port, 0 to 65,535; 0 takes a free one.
    package var port = 8_080
    /// The path of the endpoint.
    package var path = "/cometd"
    /// The longest hold of a connect, which clients are told; at least a millisecond.
    package var timeout = Milliseconds.seconds(30)
    /// How long a client lives without a poll; at least a millisecond.
    package var maxInterval = Milliseconds.seconds(10)
    /// Whether a request needs only the client ID of its session, without the cookie of the handshake.
    package var trustsClientIDs = false
    /// The origins whose pages may call.
    package var allowedOrigins: [String] = []

    /// Makes the default options.
    package init() {}

    var cors: CORSPolicy { CORSPolicy(allowedOrigins: allowedOrigins) }

    var settings: SessionSettings {
        var settings = SessionSettings()
        settings.trustsClientID = trustsClientIDs
        return settings
    }

    var configuration: BayeuxConfiguration {
        var limits = BayeuxLimits()
        limits.maxSubscriptions = 256
        limits.maxSessionsPerBrowser = 1_000
        return BayeuxConfiguration(
            timeout: timeout, maxInterval: maxInterval, connectionTypes: [.webSocket, .longPolling], limits: limits)
    }
}
