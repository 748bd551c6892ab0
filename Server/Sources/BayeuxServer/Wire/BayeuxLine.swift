import Synchronization

/// A WebSocket that carries Bayeux messages, implemented by the driver.
package protocol BayeuxLine: AnyObject, Sendable {
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

extension BayeuxLine {
    /// 0, because it cannot be known.
    package var untakenBytes: Int { 0 }
}

/// A WebSocket that was registered with ``HubSessions/open(_:)``.
package struct OpenLine: Sendable {
    package let line: any BayeuxLine
    package let token: LineToken

    package init(line: any BayeuxLine, token: LineToken) {
        self.line = line
        self.token = token
    }
}

/// Keeps which sessions use which WebSocket.
final class LineRegistry: Sendable {
    private final class Part: Sendable {
        let lines = Mutex<[LineToken: [SessionHandle]]>([:])
    }

    private let parts = (0..<16).map { _ in Part() }
    private let last = Atomic<UInt64>(0)

    private func part(of token: LineToken) -> Part { parts[Int(token.number & 15)] }

    /// Registers a WebSocket.
    ///
    /// - Returns: A token that was never returned before.
    func open() -> LineToken {
        let token = LineToken(number: last.add(1, ordering: .relaxed).newValue)
        part(of: token).lines.withLock { $0[token] = [] }
        return token
    }

    /// Binds a session to a WebSocket.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The WebSocket.
    /// - Returns: False if the WebSocket is already closed.
    func bind(_ handle: SessionHandle, to token: LineToken) -> Bool {
        part(of: token).lines.withLock { lines in
            guard let handles = lines[token] else { return false }
            if !handles.contains(handle) { lines[token]?.append(handle) }
            return true
        }
    }

    /// Releases a session from a WebSocket.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The WebSocket.
    func release(_ handle: SessionHandle, from token: LineToken) {
        part(of: token).lines.withLock { lines in
            guard let index = lines[token]?.firstIndex(of: handle) else { return }
            lines[token]?.remove(at: index)
        }
    }

    /// Removes a closed WebSocket.
    ///
    /// - Parameter token: The WebSocket.
    /// - Returns: The sessions that used it.
    func close(_ token: LineToken) -> [SessionHandle] {
        part(of: token).lines.withLock { $0.removeValue(forKey: token) ?? [] }
    }

    /// How many WebSockets are open.
    var count: Int { parts.reduce(0) { sum, part in sum + part.lines.withLock { $0.count } } }
}
