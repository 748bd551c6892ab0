package import BayeuxServer

/// Takes Bayeux requests: the hub, seen from HTTP.
package protocol BayeuxReceiver: Sendable {
    /// Handles one request; its exchange is answered once, at once or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock, in milliseconds.
    ///   - exchange: Where the answer goes.
    func receive(_ request: BayeuxRequest, now: Int64, exchange: any BayeuxExchange)

    /// Tells that the peer of an unanswered exchange closed its connection.
    ///
    /// - Parameter exchange: The exchange.
    func abandoned(_ exchange: any BayeuxExchange)

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

extension BayeuxHub: BayeuxReceiver {}
