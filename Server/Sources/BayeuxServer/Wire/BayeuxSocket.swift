import Synchronization

/// A WebSocket that carries Bayeux messages, implemented by the driver.
package protocol BayeuxSocket: AnyObject, Sendable {
    /// Writes messages in the order of the calls.
    ///
    /// The hub calls it from any thread, never under a lock of the hub.
    ///
    /// - Parameters:
    ///   - messages: A JSON array.
    ///   - ended: The driver calls it exactly once, when the write has ended; a failure not before this call has returned.
    func send(_ messages: [UInt8], ended: @escaping @Sendable (WriteEnd) -> Void)

    /// Closes the WebSocket after all earlier messages are written.
    func close()

    /// How many bytes of what was written the peer's machine has not acknowledged; 0 if it cannot be known.
    ///
    /// The hub asks from any thread and under a lock.
    var untakenBytes: Int { get }
}

extension BayeuxSocket {
    /// 0, because it cannot be known.
    package var untakenBytes: Int { 0 }
}

/// A WebSocket that was registered with ``HubSessions/open(_:)``.
package struct OpenSocket: Sendable {
    package let socket: any BayeuxSocket
    package let token: SocketToken

    package init(socket: any BayeuxSocket, token: SocketToken) {
        self.socket = socket
        self.token = token
    }
}

/// Keeps which sessions use which WebSocket.
final class SocketRegistry: Sendable {
    private final class Part: Sendable {
        let sockets = Mutex<[SocketToken: [SessionHandle]]>([:])
    }

    private let parts = (0..<16).map { _ in Part() }
    private let last = Atomic<UInt64>(0)

    private func part(of token: SocketToken) -> Part { parts[Int(token.number & 15)] }

    /// Registers a WebSocket.
    ///
    /// - Returns: A token that was never returned before.
    func open() -> SocketToken {
        let token = SocketToken(number: last.add(1, ordering: .relaxed).newValue)
        part(of: token).sockets.withLock { $0[token] = [] }
        return token
    }

    /// Binds a session to a WebSocket.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The WebSocket.
    /// - Returns: False if the WebSocket is already closed.
    func bind(_ handle: SessionHandle, to token: SocketToken) -> Bool {
        part(of: token).sockets.withLock { sockets in
            guard let handles = sockets[token] else { return false }
            if !handles.contains(handle) { sockets[token]?.append(handle) }
            return true
        }
    }

    /// Releases a session from a WebSocket.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The WebSocket.
    func release(_ handle: SessionHandle, from token: SocketToken) {
        part(of: token).sockets.withLock { sockets in
            guard let index = sockets[token]?.firstIndex(of: handle) else { return }
            sockets[token]?.remove(at: index)
        }
    }

    /// Removes a closed WebSocket.
    ///
    /// - Parameter token: The WebSocket.
    /// - Returns: The sessions that used it.
    func close(_ token: SocketToken) -> [SessionHandle] {
        part(of: token).sockets.withLock { $0.removeValue(forKey: token) ?? [] }
    }

    /// How many WebSockets are open.
    var count: Int { parts.reduce(0) { sum, part in sum + part.sockets.withLock { $0.count } } }
}
