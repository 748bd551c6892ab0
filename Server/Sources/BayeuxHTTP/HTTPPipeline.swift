/// The values that all connections of one HTTP server share.
package struct HTTPPipeline: Sendable {
    /// How long a connection may take and how much it may hold.
    package var limits: HTTPLimits
    /// The Bayeux endpoint.
    package var endpoint: BayeuxEndpoint
    /// The largest body of a request with this target, without a proxy's prefix; nil for the common limit.
    ///
    /// It is asked only for a body that is longer than the common limit, or does not tell its length.
    package var longerBodies: @Sendable (String) -> Int? = { _ in nil }
    /// The prefixes that proxies put before this server's paths.
    package var paths: PublicPaths
    /// Which web pages of other origins may call.
    package var cors: CORSPolicy
    /// The proxies that are trusted to report a request's caller.
    package var proxies = TrustedProxies.none
    /// How many connections one address may have open.
    package var connections = ConnectionLimit()
    /// Whether clients reach the server over TLS, here or at a proxy in front of it.
    package var isSecure: Bool
    /// Whether connections are encrypted here, before the handlers of HTTP.
    var isEncrypted = false
    /// The clocks.
    package var clock: HTTPClock
    /// Answers Bayeux requests: the hub.
    package var receiver: any BayeuxReceiver

    /// Describes a pipeline.
    ///
    /// - Parameters:
    ///   - receiver: Answers Bayeux requests: the hub.
    ///   - limits: How long a connection may take and how much it may hold.
    ///   - endpoint: The Bayeux endpoint.
    ///   - paths: The prefixes that proxies put before this server's paths.
    ///   - cors: Which web pages of other origins may call.
    ///   - isSecure: Whether clients reach the server over TLS.
    ///   - clock: The clocks.
    package init(
        receiver: any BayeuxReceiver, limits: HTTPLimits = HTTPLimits(), endpoint: BayeuxEndpoint = BayeuxEndpoint(),
        paths: PublicPaths = PublicPaths(), cors: CORSPolicy = CORSPolicy(), isSecure: Bool = false,
        clock: HTTPClock = .system
    ) {
        self.receiver = receiver
        self.limits = limits
        self.endpoint = endpoint
        self.paths = paths
        self.cors = cors
        self.isSecure = isSecure
        self.clock = clock
    }
}
