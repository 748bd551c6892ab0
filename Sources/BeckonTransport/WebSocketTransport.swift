public import Foundation

/// The WebSocket client of the phone libraries: opens connections that carry text.
///
/// Apps on Apple systems use ``URLSessionWebSocketTransport``.
public protocol WebSocketTransport: Sendable {
    /// Opens a connection.
    ///
    /// It may return before the server has accepted; if the server then refuses, the connection's first use throws.
    /// Cancelling the calling task ends the attempt.
    ///
    /// - Parameter request: The address, and the longest message to accept.
    /// - Returns: The connection.
    /// - Throws: ``TransportError`` when the connection cannot be opened.
    func open(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// One WebSocket connection.
public protocol WebSocketConnection: Sendable {
    /// Sends one text message.
    ///
    /// - Parameter text: The message, UTF-8.
    /// - Throws: ``TransportError`` when the connection has ended.
    func send(_ text: [UInt8]) async throws

    /// Waits for the next message; only one task at a time may wait.
    ///
    /// While no task waits, a connection reads ahead only a bounded amount. ``close()`` ends the wait.
    ///
    /// - Returns: The message, UTF-8.
    /// - Throws: ``TransportError`` when the connection has ended.
    func receive() async throws -> [UInt8]

    /// Ends the connection at once; calling it again has no effect.
    func close()
}

/// A request to open a WebSocket.
public struct WebSocketRequest: Sendable, Hashable {
    /// The address: an absolute `ws` or `wss` URL.
    public var url: URL
    /// The headers of the opening request, without those that the transport adds itself.
    public var headers: TransportHeaders
    /// How long to wait for the server to accept.
    public var timeout: Duration
    /// The longest accepted message, in bytes.
    public var maximumMessageBytes: Int

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: An absolute `ws` or `wss` URL.
    ///   - headers: The headers of the opening request.
    ///   - timeout: How long to wait for the server to accept; 20 s by default.
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
