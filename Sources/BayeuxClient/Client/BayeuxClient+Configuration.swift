import Bayeux
public import BeckonJSON
public import BeckonTransport
public import Foundation

extension BayeuxClient {
    /// The settings of a client.
    public struct Configuration: Sendable {
        /// The server's Bayeux address.
        public var url: URL
        /// Headers for each request, for example `gms_user`.
        public var headers: TransportHeaders
        /// The `ext` of each handshake.
        public var handshakeExt: JSONObject?
        /// Whether to ask for the ack extension; true by default.
        ///
        /// With it a server keeps events until the client confirms them.
        public var acknowledges: Bool
        /// The most publications that wait to be sent; 1,000 by default.
        ///
        /// Publishing beyond that throws an error with the code `queueFull`.
        public var maximumPublications: Int
        /// How much longer than the advised time-out to wait for an answer; 10 s by default.
        public var networkDelay: Duration
        /// How long to wait for the answer to `/meta/disconnect`; 5 s by default.
        public var farewellTimeout: Duration
        /// The longest wait between tries; 60 s by default.
        public var maximumBackOff: Duration
        /// The longest accepted answer, in bytes; 4 MiB by default.
        public var maximumBodyBytes: Int

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - url: The server's Bayeux address.
        ///   - headers: Headers for each request.
        ///   - handshakeExt: The `ext` of each handshake.
        ///   - acknowledges: Whether to ask for the ack extension.
        ///   - maximumPublications: The most publications that wait to be sent, at least 1.
        ///   - networkDelay: How much longer than the advised time-out to wait for an answer.
        ///   - farewellTimeout: How long to wait for the answer to `/meta/disconnect`.
        ///   - maximumBackOff: The longest wait between tries.
        ///   - maximumBodyBytes: The longest accepted answer, in bytes.
        public init(
            url: URL,
            headers: TransportHeaders = [:],
            handshakeExt: JSONObject? = nil,
            acknowledges: Bool = true,
            maximumPublications: Int = 1_000,
            networkDelay: Duration = .seconds(10),
            farewellTimeout: Duration = .seconds(5),
            maximumBackOff: Duration = .seconds(60),
            maximumBodyBytes: Int = TransportRequest.defaultMaximumBodyBytes
        ) {
            self.url = url
            self.headers = headers
            self.handshakeExt = handshakeExt
            self.acknowledges = acknowledges
            self.maximumPublications = max(1, maximumPublications)
            self.networkDelay = networkDelay
            self.farewellTimeout = farewellTimeout
            self.maximumBackOff = maximumBackOff
            self.maximumBodyBytes = maximumBodyBytes
        }
    }
}

extension BayeuxClientStateMachine.Settings {
    init(_ configuration: BayeuxClient.Configuration, connectionTypes: [ConnectionType]) {
        var ext = configuration.handshakeExt
        if configuration.acknowledges {
            var asking = ext ?? [:]
            asking["ack"] = true
            ext = asking
        }
        self.init(
            backOff: LinearBackoff(maximum: configuration.maximumBackOff), networkDelay: configuration.networkDelay,
            farewellTimeout: configuration.farewellTimeout,
            handshakeExt: ext.map { RawJSON(JSONValue.object($0).encoded()) }, connectionTypes: connectionTypes,
            asksForAcknowledgement: configuration.acknowledges)
    }
}

/// How long to wait before another try: a second more for each failure in a row, spread at random.
struct LinearBackoff: Sendable {
    /// How much each further failure adds.
    var step: Duration = .seconds(1)
    /// The longest wait.
    var maximum: Duration = .seconds(60)

    /// Returns the wait after a number of failures.
    ///
    /// The jitter takes up to half off, so that clients which lost their server together do not return together.
    ///
    /// - Parameters:
    ///   - failures: The failures in a row, 1 for the first.
    ///   - jitter: A random number from 0 up to 1.
    /// - Returns: The wait, between half and all of the time for that number of failures.
    func delay(failures: Int, jitter: Double) -> Duration {
        guard failures > 0 else { return .zero }
        let whole = min(step * min(failures, 1_000_000), maximum)
        return whole * (1 - min(max(jitter, 0), 1) / 2)
    }
}
