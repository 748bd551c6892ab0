package import BayeuxServer
package import BeckonTime

/// Receives Bayeux requests: the hub as HTTP sees it.
package protocol BayeuxReceiver: Sendable {
    /// The type of ``sessions``.
    associatedtype Connections: BayeuxConnections

    /// Gets what becomes of the connections.
    var sessions: Connections { get }

    /// Handles one request; its exchange is answered exactly once, now or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: Where the answer goes.
    func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange)

    /// Handles a request like the last held poll's, without parsing it.
    ///
    /// - Parameters:
    ///   - body: The request's body, valid only during the call.
    ///   - poll: The value that the exchange got when that poll was held, over the same connection and with the same
    ///     header.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: Where the answer goes.
    /// - Returns: Whether the request was handled; if not, the call has changed nothing.
    func receive(
        _ body: UnsafeRawBufferPointer, repeating poll: RepeatedPoll, now: Uptime, exchange: any BayeuxExchange
    ) -> Bool

    /// Reports a long answer, or long messages that were pushed.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has, at least ``BayeuxEndpoint/longAnswer``.
    ///   - peer: The address that gets it.
    func answered(_ bytes: Int, to peer: String)

    /// Makes a value for the cookie `BAYEUX_BROWSER`, for a client that has none.
    ///
    /// - Returns: 26 letters and digits that cannot be guessed.
    func makeBrowserID() -> String
}

/// Gets what becomes of the connections of Bayeux clients: the hub's sessions as HTTP sees them.
package protocol BayeuxConnections: Sendable {
    /// Reports that the peer of an unanswered exchange closed its connection.
    ///
    /// - Parameter exchange: The exchange.
    func abandoned(_ exchange: any BayeuxExchange)

    /// Reports that a connection broke before its peer had read the last answer on it.
    ///
    /// - Parameter exchange: The exchange that was answered.
    func unread(_ exchange: any BayeuxExchange)

    /// Whether the last answer on a connection counts as not read if the connection breaks now.
    ///
    /// - Parameter exchange: The exchange that was answered.
    /// - Returns: Whether ``unread(_:)`` would have something sent again.
    func isInDoubt(_ exchange: any BayeuxExchange) -> Bool

    /// Registers a WebSocket, before its first request.
    ///
    /// - Parameter socket: The WebSocket.
    /// - Returns: Its name for requests.
    func open(_ socket: any BayeuxSocket) -> OpenSocket

    /// Reports that a WebSocket is closed.
    ///
    /// - Parameter socket: The WebSocket.
    func closed(_ socket: OpenSocket)
}

extension BayeuxReceiver {
    func answered(_ bytes: Int, to peer: String) {}

    func receive(
        _ body: UnsafeRawBufferPointer, repeating poll: RepeatedPoll, now: Uptime, exchange: any BayeuxExchange
    ) -> Bool { false }
}

extension BayeuxConnections {
    func isInDoubt(_ exchange: any BayeuxExchange) -> Bool { false }
}

extension BayeuxHub: BayeuxReceiver {}

extension HubSessions: BayeuxConnections {}
