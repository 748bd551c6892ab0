import Synchronization

/// A WebSocket that carries Bayeux, implemented by the driver.
package protocol BayeuxLine: AnyObject, Sendable {
    /// Writes messages, from any thread and never under a lock of the hub.
    ///
    /// What is sent one after the other arrives in that order.
    ///
    /// - Parameters:
    ///   - messages: A JSON array.
    ///   - ended: To be called exactly once, when the write has ended.
    func send(_ messages: [UInt8], ended: @escaping @Sendable (WriteEnd) -> Void)

    /// Ends the WebSocket, once what was sent before is written.
    func close()
}

/// A WebSocket that a hub knows, by ``BayeuxHub/open(_:)``.
package struct OpenLine: Sendable {
    package let line: any BayeuxLine
    package let token: LineToken

    package init(line: any BayeuxLine, token: LineToken) {
        self.line = line
        self.token = token
    }
}

/// Which sessions are on which WebSocket.
final class LineRegistry: Sendable {
    private final class Part: Sendable {
        let lines = Mutex<[LineToken: [SessionHandle]]>([:])
    }

    private let parts = (0..<16).map { _ in Part() }
    private let last = Atomic<UInt64>(0)

    private func part(of token: LineToken) -> Part { parts[Int(token.number & 15)] }

    /// Takes note of a WebSocket.
    ///
    /// - Returns: Its name, never given before.
    func open() -> LineToken {
        let token = LineToken(number: last.add(1, ordering: .relaxed).newValue)
        part(of: token).lines.withLock { $0[token] = [] }
        return token
    }

    /// Puts a session on a WebSocket.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The WebSocket.
    /// - Returns: False if it is closed already.
    func bind(_ handle: SessionHandle, to token: LineToken) -> Bool {
        part(of: token).lines.withLock { lines in
            guard let handles = lines[token] else { return false }
            if !handles.contains(handle) { lines[token]?.append(handle) }
            return true
        }
    }

    /// Takes a session from a WebSocket.
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

    /// A WebSocket is closed.
    ///
    /// - Parameter token: The WebSocket.
    /// - Returns: The sessions that were on it.
    func close(_ token: LineToken) -> [SessionHandle] {
        part(of: token).lines.withLock { $0.removeValue(forKey: token) ?? [] }
    }

    /// How many WebSockets are open.
    var count: Int { parts.reduce(0) { sum, part in sum + part.lines.withLock { $0.count } } }
}
