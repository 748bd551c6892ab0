import Bayeux
import BayeuxServer

/// Where an ``OpenHub`` listens and how it behaves.
package struct OpenHubOptions: Sendable {
    /// Over how many milliseconds held polls are answered when it stops.
    static let drainSpread: Int64 = 1_000

    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port, 0 to 65,535; 0 takes a free one.
    package var port = 8_080
    /// The path of the endpoint.
    package var path = "/cometd"
    /// How long a connect is held at most, as clients are told, in milliseconds, at least 1.
    package var timeout: Int64 = 30_000
    /// How long a client lives without a poll, in milliseconds, at least 1.
    package var maxInterval: Int64 = 10_000
    /// Whether a client ID is enough to speak for its session, without the cookie of its handshake.
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
