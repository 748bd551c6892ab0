import Glibc
import Measure

/// One connection of the generator, with its subscriber's state.
final class Client {
    let socket: Int32
    let number: Int
    /// Whether the server has accepted the connection.
    var isOpen = false
    /// Whether the answers after the first are WebSocket frames.
    var isWebSocket = false
    /// The Bayeux session's ID.
    var session = ""
    /// Headers of every request, mainly the server's cookie.
    var headers = ""
    /// The request that parks this client again.
    var poll: [UInt8] = []
    /// How many answers the client has received.
    var answers = 0
    /// The number of the last event received, and how many events were repeated or lost.
    var last = 0
    var doubled = 0
    var lost = 0

    private var unread: [UInt8] = []
    private(set) var unwritten: [UInt8] = []

    init(socket: Int32, number: Int) {
        self.socket = socket
        self.number = number
    }

    deinit { close(socket) }

    /// Notes an event.
    ///
    /// - Returns: Whether the event is new.
    func note(_ event: Int) -> Bool {
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
    /// - Returns: Whether bytes are left.
    func send(_ bytes: [UInt8]) throws -> Bool {
        guard unwritten.isEmpty else {
            unwritten += bytes
            return true
        }
        let count = write(socket, bytes, bytes.count)
        guard count >= 0 || errno == EAGAIN else { throw BenchmarkError("the server closed a connection") }
        unwritten = count < bytes.count ? Array(bytes[max(0, count)...]) : []
        return !unwritten.isEmpty
    }

    /// Writes the bytes that are left.
    func flush() throws -> Bool {
        let bytes = unwritten
        unwritten = []
        return try bytes.isEmpty ? false : send(bytes)
    }
}
