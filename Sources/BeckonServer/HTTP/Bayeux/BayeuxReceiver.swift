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
}

extension BayeuxHub: BayeuxReceiver {}
