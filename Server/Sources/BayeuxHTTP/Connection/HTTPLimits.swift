package import BeckonTime
package import NIOCore

/// How long a connection may take, and how much it may hold, before it is closed.
///
/// Without these limits, a slow or silent peer would stay for ever, and a peer that sends without reading would starve the
/// others.
/// Sizes are in bytes.
package struct HTTPLimits: Sendable, Equatable {
    /// How long a new connection may stay silent, the TLS handshake included.
    ///
    /// Default 75 s.
    package var firstByteTimeout: TimeAmount = .seconds(75)
    /// How long a connection may stay silent between two requests.
    ///
    /// Default 75 s.
    package var idleTimeout: TimeAmount = .seconds(75)
    /// How long a WebSocket may stay open without a whole message from the client.
    ///
    /// It is longer than the longest hold, after which the client polls again. Default 120 s.
    package var webSocketTimeout: TimeAmount = .seconds(120)
    /// How long a request line with its header fields may take, from the first byte to the last.
    ///
    /// Default 10 s.
    package var headerTimeout: TimeAmount = .seconds(10)
    /// How long a body may take; a body that arrives at ``minimumBodyRate`` or faster may take longer.
    ///
    /// Default 20 s.
    package var bodyTimeout: TimeAmount = .seconds(20)
    /// The rate in bytes per second at which a body is allowed to take longer than ``bodyTimeout``.
    ///
    /// Default 1,024.
    package var minimumBodyRate = 1024
    /// How many bytes of a body may come at ``minimumBodyRate``; those beyond it have to come at ``longBodyRate``.
    ///
    /// Default 256 KiB.
    package var slowBodyBytes = 256 << 10
    /// The rate in bytes per second for what is beyond ``slowBodyBytes``: a photograph may take minutes over a slow line, but
    /// a file of 64 MiB not a day.
    ///
    /// Default 32 KiB.
    package var longBodyRate = 32 << 10
    /// How long written bytes may wait without the peer taking any.
    ///
    /// Default 10 s.
    package var writeStallTimeout: TimeAmount = .seconds(10)
    /// How long a connection is read on after its last answer, so that a reset does not destroy the answer.
    ///
    /// Default 2 s.
    package var lingerTimeout: TimeAmount = .seconds(2)
    /// How many bytes are read and dropped in that time at most.
    ///
    /// Default 16 MiB.
    package var lingerBytes = 16 << 20
    /// How long requests in hand may take once the server shuts down; after that their connections are closed.
    ///
    /// Default 20 s, which leaves time for TLS to close within 25 s.
    package var drainTimeout: TimeAmount = .seconds(20)
    /// How many requests may wait behind the one in hand.
    ///
    /// The first request over the limit is dropped with all that follow, and the connection is closed after those before it
    /// are answered. Default 8.
    package var maxWaitingRequests = 8
    /// How many body bytes may wait behind the request in hand; beyond that, the same happens as for
    /// ``maxWaitingRequests``.
    ///
    /// Default 256 KiB.
    package var maxWaitingBytes = 256 << 10
    /// The largest request line with all header fields.
    ///
    /// Default 16 KiB.
    package var maxHeaderBytes = 16 << 10
    /// The largest number of header fields.
    ///
    /// Default 100.
    package var maxHeaderFields = 100
    /// How many bytes of a chunked body may be neither content nor plain chunk lines.
    ///
    /// Chunk extensions and trailer fields count here. Default 4 KiB.
    package var maxChunkOverhead = 4 << 10
    /// The largest request body outside the Bayeux endpoint; a route may allow less, not more.
    ///
    /// Default 1 MiB.
    package var maxBodyBytes = 1 << 20

    /// Makes the default limits.
    package init() {}

    /// Raises ``webSocketTimeout`` to at least 60 s more than the longest hold, so that a WebSocket with a held connect
    /// stays open.
    ///
    /// - Parameter timeout: How long a connect is held at most.
    package mutating func allowHolds(of timeout: Milliseconds) {
        webSocketTimeout = max(webSocketTimeout, .milliseconds((timeout + .seconds(60)).count))
    }
}
