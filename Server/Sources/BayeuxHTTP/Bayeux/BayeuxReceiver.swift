package import BayeuxServer
package import BeckonTime

/// Takes Bayeux requests: the hub, seen from HTTP.
package protocol BayeuxReceiver: Sendable {
    /// Handles one request; its exchange is answered once, at once or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: Where the answer goes.
    func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange)

    /// Handles a request like that of a poll that was held, without reading it.
    ///
    /// - Parameters:
    ///   - body: The request's body, good for as long as the call.
    ///   - poll: What the exchange was told when that poll was held, over the same connection and with the same header.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: Where the answer goes.
    /// - Returns: Whether it was taken; if not, nothing has happened.
    func receive(
        _ body: UnsafeRawBufferPointer, repeating poll: RepeatedPoll, now: Uptime, exchange: any BayeuxExchange
    ) -> Bool

    /// Tells that the peer of an unanswered exchange closed its connection.
    ///
    /// - Parameter exchange: The exchange.
    func abandoned(_ exchange: any BayeuxExchange)

    /// Tells that a connection broke before its peer had read the last answer on it.
    ///
    /// - Parameter exchange: The exchange that was answered.
    func unread(_ exchange: any BayeuxExchange)

    /// Takes note of a WebSocket, before the first request comes over it.
    ///
    /// - Parameter line: The WebSocket.
    /// - Returns: Its name for requests.
    func open(_ line: any BayeuxLine) -> OpenLine

    /// Tells that a WebSocket is closed.
    ///
    /// - Parameter line: The WebSocket.
    func closed(_ line: OpenLine)

    /// Makes a value for the cookie `BAYEUX_BROWSER`, for a client that has none.
    ///
    /// - Returns: 26 letters and digits that cannot be guessed.
    func makeBrowserID() -> String
}

extension BayeuxReceiver {
    func receive(
        _ body: UnsafeRawBufferPointer, repeating poll: RepeatedPoll, now: Uptime, exchange: any BayeuxExchange
    ) -> Bool { false }
}

extension BayeuxHub: BayeuxReceiver {}
