import Glibc
import Measure

/// One connection of the generator, with its subscriber's state.
package final class Client {
    package let number: Int
    let port: UInt16
    /// The address of the loopback that it connects from; nil leaves it to the kernel.
    let source: UInt32?
    /// The socket; nil while there is none.
    private(set) var socket: Int32?
    /// Whether the server has accepted the connection.
    package internal(set) var isOpen = false
    /// Whether the answers after the first are WebSocket frames.
    package var isWebSocket = false
    /// The Bayeux session's ID.
    package var session = ""
    /// Headers of every request, mainly the server's cookie.
    package var headers = ""
    /// The request that parks this client again.
    package var poll: [UInt8] = []
    /// How many answers the client has received.
    package internal(set) var answers = 0
    /// The number of the last event received, and how many events were repeated or lost.
    package private(set) var last = 0
    package private(set) var doubled = 0
    package private(set) var lost = 0

    private var unread: [UInt8] = []
    private(set) var unwritten: [UInt8] = []

    init(number: Int, port: UInt16, source: UInt32?) {
        self.number = number
        self.port = port
        self.source = source
    }

    deinit { disconnect() }

    /// Begins a new connection.
    ///
    /// - Returns: The socket; nil if the server accepts no connections.
    func connect() throws -> Int32? {
        disconnect()
        (unread, unwritten) = ([], [])
        socket = try LoopbackSocket.connect(port: port, from: source)
        return socket
    }

    /// Closes the connection.
    func disconnect() {
        if let socket { close(socket) }
        (socket, isOpen) = (nil, false)
    }

    /// Notes an event.
    ///
    /// - Returns: Whether the event is new.
    package func note(_ event: Int) -> Bool {
        guard event > last else {
            doubled += 1
            return false
        }
        lost += event - last - 1
        last = event
        return true
    }

    // MARK: Bytes

    /// Adds bytes that were read to those left over, and passes complete answers on.
    func take(
        _ bytes: UnsafeRawBufferPointer, _ next: (UnsafeRawBufferPointer) throws -> Int
    ) throws {
        guard unread.isEmpty else {
            unread.append(contentsOf: bytes)
            let used = try unread.withUnsafeBytes { try Self.consume($0, next) }
            unread.removeFirst(used)
            return
        }
        let used = try Self.consume(bytes, next)
        if used < bytes.count { unread.append(contentsOf: bytes[used...]) }
    }

    private static func consume(
        _ bytes: UnsafeRawBufferPointer, _ next: (UnsafeRawBufferPointer) throws -> Int
    ) throws -> Int {
        var used = 0
        while used < bytes.count {
            let length = try next(UnsafeRawBufferPointer(rebasing: bytes[used...]))
            guard length > 0 else { break }
            used += length
        }
        return used
    }

    /// Writes bytes; bytes that the socket does not accept stay in ``unwritten``.
    ///
    /// - Returns: Whether bytes are left; nil if the connection has ended.
    func send(_ bytes: [UInt8]) -> Bool? {
        guard let socket else { return nil }
        guard unwritten.isEmpty else {
            unwritten += bytes
            return true
        }
        let count = write(socket, bytes, bytes.count)
        guard count >= 0 || errno == EAGAIN else { return nil }
        unwritten = count < bytes.count ? Array(bytes[max(0, count)...]) : []
        return !unwritten.isEmpty
    }

    /// Writes the bytes that are left.
    func flush() -> Bool? {
        let bytes = unwritten
        unwritten = []
        return bytes.isEmpty ? false : send(bytes)
    }
}
