/// What a Bayeux request brings along besides its URL and method.
package struct BayeuxRequest: Sendable {
    /// The body, a JSON array of messages or one message.
    package let body: [UInt8]
    /// The value of the cookie `BAYEUX_BROWSER`, nil if the request has none.
    package let browserID: String?
    /// The customer's key: the header `gms_user`, else the query parameter of that name.
    package let user: String?
    /// Where the request came from, for limits and the log; never trusted as an identity.
    package let peer: String
    /// The WebSocket that it came over, nil if it came as an HTTP request.
    package let line: OpenLine?

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - body: The body as received, at most the configured size.
    ///   - browserID: The value of the cookie `BAYEUX_BROWSER`.
    ///   - user: The header `gms_user`, else the query parameter of that name.
    ///   - peer: The address of the peer.
    ///   - line: The WebSocket that it came over.
    package init(
        body: [UInt8], browserID: String? = nil, user: String? = nil, peer: String = "", line: OpenLine? = nil
    ) {
        self.body = body
        self.browserID = browserID
        self.user = user
        self.peer = peer
        self.line = line
    }
}

/// What the HTTP driver has to send for a Bayeux request, as `application/json;charset=UTF-8`.
package struct BayeuxResponse: Sendable {
    /// The HTTP status: 200, or 400, 413, 503 when the request as a whole is refused.
    package let status: Int
    /// The body, always a JSON array.
    package let body: [UInt8]
    /// The value for a new cookie `BAYEUX_BROWSER`, after a handshake without one; `Path=/; HttpOnly`.
    package let newBrowserID: String?
    /// Whether the connection has to be closed after the answer.
    package var closeConnection: Bool

    /// Describes an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - body: A JSON array.
    ///   - newBrowserID: The value for a new cookie `BAYEUX_BROWSER`.
    ///   - closeConnection: Whether the connection has to be closed after the answer.
    package init(status: Int = 200, body: [UInt8], newBrowserID: String? = nil, closeConnection: Bool = false) {
        self.status = status
        self.body = body
        self.newBrowserID = newBrowserID
        self.closeConnection = closeConnection
    }
}

/// The HTTP exchange of one request, implemented by the HTTP driver.
///
/// An object may serve the next request of its connection once it was answered, or once ``BayeuxHub/abandoned(_:)`` has
/// returned.
package protocol BayeuxExchange: AnyObject, Sendable {
    /// Where the exchange stands with its hub; always the same object.
    var place: ExchangePlace { get }

    /// Sends the answer; called exactly once for a request, from any thread, never under a lock of the hub.
    ///
    /// It is called even after ``BayeuxHub/abandoned(_:)`` if the request was not held at that moment; then
    /// `ended(.failed)` is the right thing to do.
    ///
    /// - Parameters:
    ///   - response: What to send.
    ///   - ended: To be called exactly once, when the write has ended. It may be called before this function returns.
    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void)

    /// Whether the peer's machine has not taken all of what was answered last; asked from any thread.
    ///
    /// It is asked about an answer that was written some time ago, when its client says something elsewhere: what is still
    /// not taken then is lost with a connection that went dead. False where nobody can tell.
    var isUntaken: Bool { get }

    /// Learns how a request like the one just handed in can be handed in again without being read.
    ///
    /// It is called on the thread of ``BayeuxHub/receive(_:now:exchange:)`` before that returns.
    ///
    /// - Parameter poll: What to hand in with it. It is of no more use once a request of the connection had other header
    ///   fields.
    func held(as poll: RepeatedPoll)
}

extension BayeuxExchange {
    /// Nobody can tell.
    package var isUntaken: Bool { false }

    /// Does nothing.
    ///
    /// - Parameter poll: What to hand in with a request like it.
    package func held(as poll: RepeatedPoll) {}
}
