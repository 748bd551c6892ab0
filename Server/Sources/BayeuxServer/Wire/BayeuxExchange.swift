/// A Bayeux request without its URL and method.
package struct BayeuxRequest: Sendable {
    /// The body, a JSON array of messages or one message.
    package let body: [UInt8]
    /// The value of the cookie `BAYEUX_BROWSER`, nil if the request has none.
    package let browserID: String?
    /// The other values of the cookie: a jar with cookies of several paths sends each, an old one perhaps first.
    package let otherBrowserIDs: [String]
    /// The customer's key: the header `gms_user`, else the query parameter of that name.
    package let user: String?
    /// The address of the peer, for limits and the log; never trusted as an identity.
    package let peer: String
    /// The WebSocket that it arrived over; nil for an HTTP request.
    package let socket: OpenSocket?

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - body: The body as received, at most the configured size.
    ///   - browserID: The value of the cookie `BAYEUX_BROWSER`.
    ///   - otherBrowserIDs: The other values of the cookie.
    ///   - user: The header `gms_user`, else the query parameter of that name.
    ///   - peer: The address of the peer.
    ///   - socket: The WebSocket that it arrived over; nil for an HTTP request.
    package init(
        body: [UInt8], browserID: String? = nil, otherBrowserIDs: [String] = [], user: String? = nil,
        peer: String = "", socket: OpenSocket? = nil
    ) {
        self.body = body
        self.browserID = browserID
        self.otherBrowserIDs = otherBrowserIDs
        self.user = user
        self.peer = peer
        self.socket = socket
    }

    /// Whether the request has a value of the cookie `BAYEUX_BROWSER`.
    ///
    /// - Parameter browserID: The value.
    /// - Returns: Whether one of its cookies has this value.
    package func has(browserID: String) -> Bool {
        self.browserID == browserID || otherBrowserIDs.contains(browserID)
    }
}

/// The response to a Bayeux request, which the HTTP driver sends as `application/json;charset=UTF-8`.
package struct BayeuxResponse: Sendable {
    /// The HTTP status: 200, or 400, 413 or 503 if the whole request is refused.
    package let status: Int
    /// The body, always a JSON array.
    package let body: [UInt8]
    /// The value of a new cookie `BAYEUX_BROWSER` with `Path=/; HttpOnly`, after a handshake without a usable one.
    package let newBrowserID: String?
    /// Whether to close the connection after the answer.
    package var closeConnection: Bool

    /// Describes an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - body: A JSON array.
    ///   - newBrowserID: The value of a new cookie `BAYEUX_BROWSER`.
    ///   - closeConnection: Whether to close the connection after the answer.
    package init(status: Int = 200, body: [UInt8], newBrowserID: String? = nil, closeConnection: Bool = false) {
        self.status = status
        self.body = body
        self.newBrowserID = newBrowserID
        self.closeConnection = closeConnection
    }
}

/// The HTTP exchange of one request, implemented by the HTTP driver.
///
/// An object may serve the next request of its connection after it was answered, or after ``HubSessions/abandoned(_:)``
/// has returned.
package protocol BayeuxExchange: AnyObject, Sendable {
    /// The hub's state of the exchange; always the same object.
    var place: ExchangePlace { get }

    /// Sends the answer.
    ///
    /// The hub calls it exactly once for a request, from any thread, never under a lock of the hub. It calls it even after
    /// ``HubSessions/abandoned(_:)`` if the request was not held at that moment; then the driver calls `ended(.failed)`.
    ///
    /// - Parameters:
    ///   - response: What to send.
    ///   - ended: The driver calls it exactly once, when the write has ended, perhaps before this function returns.
    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void)

    /// How many bytes of what was written the peer's machine has not acknowledged; 0 if it cannot be known.
    ///
    /// The hub asks, from any thread and under a lock, when a client sends a request on another connection some time after
    /// the answer was written: bytes that are still not acknowledged then are lost in a dead connection. After a long answer
    /// it asks once a second until the next connect: a client that takes bytes is there.
    var untakenBytes: Int { get }

    /// Stores how to hand in a request like the present one again without decoding it.
    ///
    /// The hub calls it on the thread of ``BayeuxHub/receive(_:now:exchange:)`` before that function returns.
    ///
    /// - Parameter poll: What to hand in with such a request. It is valid until a request of the connection has other
    ///   header fields.
    func held(as poll: RepeatedPoll)
}

extension BayeuxExchange {
    /// 0, because it cannot be known.
    package var untakenBytes: Int { 0 }

    /// Does nothing.
    ///
    /// - Parameter poll: Ignored.
    package func held(as poll: RepeatedPoll) {}
}

/// How the write of an answer ended.
package enum WriteEnd: Hashable, Sendable {
    /// All its bytes were handed to the socket.
    case whole
    /// The write failed, or the socket was already gone.
    case failed
}
