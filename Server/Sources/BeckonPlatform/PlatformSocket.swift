/// Opens WebSockets to platforms.
///
/// All adapters share one; tests have their own.
package protocol PlatformSocketConnector: Sendable {
    /// Opens a WebSocket.
    ///
    /// - Parameters:
    ///   - url: A `ws` or `wss` address.
    ///   - headers: Further headers of the handshake.
    /// - Returns: The open WebSocket.
    /// - Throws: ``SocketFailure``; `CancellationError` never: a cancelled call is a fault.
    func connect(_ url: String, headers: PlatformHeaders) async throws(SocketFailure) -> any PlatformSocket
}

/// A WebSocket to a platform.
///
/// Texts are sent and read in order.
package protocol PlatformSocket: Sendable {
    /// Sends a text.
    ///
    /// - Throws: ``SocketFailure`` when the connection is closed.
    func send(_ text: String) async throws(SocketFailure)

    /// The next text; nil when the connection was closed. Only one caller reads.
    ///
    /// - Throws: ``SocketFailure`` when the connection broke, or the task was cancelled.
    func next() async throws(SocketFailure) -> String?

    /// Closes the connection.
    func close() async
}

/// A WebSocket could not be opened, or broke.
package struct SocketFailure: Error, Hashable, Sendable {
    /// The status with which the platform refused the handshake; nil for anything else.
    package let status: Int?
    /// Words that a log may hold.
    package let reason: String

    package init(_ reason: String, status: Int? = nil) {
        self.reason = reason
        self.status = status
    }
}
