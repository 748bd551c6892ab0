import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Serves a simulator over HTTP/1.1 on a loopback socket, with a thread for each connection.
///
/// It stops when its last reference is released.
package final class SimulatorServer: Sendable {
    /// The server cannot listen.
    package struct CannotListen: Error {}

    /// The port that the server listens on.
    package let port: Int
    private let sockets: SimulatorSockets

    /// Begins to listen and to answer.
    ///
    /// - Parameters:
    ///   - simulator: Answers the requests.
    ///   - port: The port on 127.0.0.1; 0 takes a free one.
    /// - Throws: ``CannotListen``.
    package init(_ simulator: Simulator, port: Int = 0) throws {
        guard let number = UInt16(exactly: port) else { throw CannotListen() }
        let listener = socket(AF_INET, SocketCalls.stream, 0)
        guard listener >= 0 else { throw CannotListen() }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard let bound = SocketCalls.bind(listener, number), listen(listener, 128) == 0 else {
            close(listener)
            throw CannotListen()
        }
        self.port = Int(bound)
        let sockets = SimulatorSockets(listener)
        self.sockets = sockets
        let thread = Thread { sockets.accept(for: simulator) }
        thread.start()
    }

    deinit { stop() }

    /// Stops listening and ends every connection.
    package func stop() { sockets.stop() }

    /// Ends every connection, as a broken network does.
    package func breakConnections() { sockets.breakConnections() }
}

/// The sockets of a server.
///
/// `@unchecked Sendable`: `lock` guards all mutable state.
private final class SimulatorSockets: @unchecked Sendable {
    /// The most connections at a time; a further one is closed at once.
    static let maximumConnections = 256

    private let listener: Int32
    private let lock = NSLock()
    private var connections: Set<Int32> = []
    private var isStopped = false

    init(_ listener: Int32) { self.listener = listener }

    func stop() {
        let isFirst = lock.withLock {
            defer { isStopped = true }
            return !isStopped
        }
        // The accepting thread closes the listener when it notices.
        if isFirst { shutdown(listener, SocketCalls.bothWays) }
        breakConnections()
    }

    func breakConnections() {
        lock.withLock {
            for descriptor in connections { shutdown(descriptor, SocketCalls.bothWays) }
        }
    }

    func accept(for simulator: Simulator) {
        defer { close(listener) }
        while true {
            let descriptor = SocketCalls.accept(listener)
            guard descriptor >= 0 else { return }
            guard take(descriptor) else {
                close(descriptor)
                continue
            }
            let thread = Thread { [self] in
                var connection = SimulatedConnection(descriptor: descriptor, simulator: simulator)
                connection.serve()
                lock.withLock {
                    connections.remove(descriptor)
                    close(descriptor)
                }
            }
            thread.start()
        }
    }

    private func take(_ descriptor: Int32) -> Bool {
        lock.withLock {
            guard !isStopped, connections.count < Self.maximumConnections else { return false }
            connections.insert(descriptor)
            return true
        }
    }
}

/// Calls of the socket interface, alike on Linux and Darwin.
enum SocketCalls {
    #if canImport(Glibc)
    static var stream: Int32 { Int32(SOCK_STREAM.rawValue) }
    static var bothWays: Int32 { Int32(SHUT_RDWR) }
    static let noSignal = Int32(MSG_NOSIGNAL)
    #else
    static var stream: Int32 { SOCK_STREAM }
    static var bothWays: Int32 { SHUT_RDWR }
    static let noSignal: Int32 = 0
    #endif

    /// Binds to a port of 127.0.0.1.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - port: The port; 0 takes a free one.
    /// - Returns: The port, or nil.
    static func bind(_ descriptor: Int32, _ port: UInt16) -> UInt16? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let done = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                systemBind(descriptor, general, size) == 0 && getsockname(descriptor, general, &size) == 0
            }
        }
        return done ? UInt16(bigEndian: address.sin_port) : nil
    }

    private static func systemBind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32
    {
        #if canImport(Glibc)
        Glibc.bind(descriptor, address, size)
        #else
        Darwin.bind(descriptor, address, size)
        #endif
    }

    /// Accepts a connection.
    ///
    /// - Parameter listener: The listening socket.
    /// - Returns: Its descriptor; negative when the socket is closed.
    static func accept(_ listener: Int32) -> Int32 {
        while true {
            #if canImport(Glibc)
            let descriptor = Glibc.accept(listener, nil, nil)
            #else
            let descriptor = Darwin.accept(listener, nil, nil)
            #endif
            if descriptor < 0, errno == EINTR || errno == ECONNABORTED { continue }
            return descriptor
        }
    }

    /// Writes all bytes.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - bytes: The bytes.
    /// - Returns: False when the connection has ended.
    static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads the bytes that have arrived, and waits for the first one if there are none.
    ///
    /// - Parameter descriptor: The socket.
    /// - Returns: At most 16 KiB; empty when the connection has ended.
    static func read(_ descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Array(buffer[..<count]) : []
        }
    }
}
