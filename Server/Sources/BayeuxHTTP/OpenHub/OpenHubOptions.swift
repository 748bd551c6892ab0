import Bayeux
import BayeuxServer
package import BeckonTime

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
