public import Foundation

/// What the phone libraries need from a WebSocket client: connections that carry text.
///
/// ``URLSessionWebSocketTransport`` is the one that apps use on Apple systems.
public protocol WebSocketTransport: Sendable {
    /// Opens a connection.
    ///
    /// It may return before the server has agreed; a refusal is then thrown by the connection's first use. Cancelling
    /// the calling task gives up.
    ///
    /// - Parameter request: Where to, and how much of a message to accept.
    /// - Returns: The connection.
    /// - Throws: ``TransportError`` when there is no connection.
    func open(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// One WebSocket connection.
public protocol WebSocketConnection: Sendable {
    /// Sends one text message.
    ///
    /// - Parameter text: The message, UTF-8.
    /// - Throws: ``TransportError`` when the connection has ended.
    func send(_ text: [UInt8]) async throws

    /// Waits for the next message; one task at a time may wait.
    ///
    /// While nobody waits, a connection reads no more than a bounded amount ahead. ``close()`` ends the wait.
    ///
    /// - Returns: The message, UTF-8.
    /// - Throws: ``TransportError`` when the connection has ended.
    func receive() async throws -> [UInt8]

    /// Ends the connection at once; doing so again changes nothing.
    func close()
}

/// Where a WebSocket goes.
public struct WebSocketRequest: Sendable, Hashable {
    /// The address: an absolute `ws` or `wss` URL.
    public var url: URL
    /// The headers of the opening request, without those that the transport adds itself.
    public var headers: TransportHeaders
    /// How long to wait for the server to agree.
    public var timeout: Duration
    /// The longest accepted message, in bytes.
    public var maximumMessageBytes: Int

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: An absolute `ws` or `wss` URL.
    ///   - headers: The headers of the opening request.
    ///   - timeout: How long to wait for the server to agree; 20 s by default.
    ///   - maximumMessageBytes: The longest accepted message, in bytes.
    public init(
        url: URL, headers: TransportHeaders = [:], timeout: Duration = .seconds(20),
        maximumMessageBytes: Int = TransportRequest.defaultMaximumBodyBytes
    ) {
        self.url = url
        self.headers = headers
        self.timeout = timeout
        self.maximumMessageBytes = maximumMessageBytes
    }
}
