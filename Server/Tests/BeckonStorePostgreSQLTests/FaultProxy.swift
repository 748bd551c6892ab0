import Foundation
import PostgreSQLTestServer
import Synchronization

/// A TCP proxy before the database that does harm when it is told to.
final class FaultProxy: Sendable {
    enum Fault: Sendable {
        /// The connection is cut when the client sends COMMIT, which the server never sees.
        case cutBeforeCommit
        /// COMMIT reaches the server; the connection is cut at its answer.
        case cutAfterCommit
        /// COMMIT and what comes after it is lost in the line, both ends stay open.
        case loseCommit
        /// COMMIT reaches the server, its answer is lost in the line, both ends stay open.
        case loseAnswer
        /// Nothing passes any more, new connections neither.
        case stall
    }

    let port: Int
    private let target: Int
    private let listener: Int32
    private let fault = Mutex<Fault?>(nil)
    private let sockets = Mutex<[Int32]>([])

    init(to target: Int) throws {
        self.target = target
        (listener, port) = try Socket.listen()
        let thread = Thread { [listener] in self.accept(from: listener) }
        thread.start()
    }

    /// The next connection that gives the occasion suffers; after it everything passes. A stall lasts until it is healed.
    func arm(_ fault: Fault) {
        self.fault.withLock { $0 = fault }
    }

    /// Whether the fault waits for its occasion.
    var isArmed: Bool { fault.withLock { $0 != nil } }

    func heal() {
        fault.withLock { $0 = nil }
    }

    /// Ends the proxy and its connections.
    func close() {
        shutdown(listener, Int32(SHUT_RDWR))
        for socket in sockets.withLock({ $0 }) { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    private func accept(from listener: Int32) {
        while true {
            let client = Foundation.accept(listener, nil, nil)
            guard client >= 0 else { break }
            guard let server = try? Socket.connect(to: target) else {
                Foundation.close(client)
                continue
            }
            sockets.withLock { $0 += [client, server] }
            let line = Line(client: client, server: server)
            Thread { self.forward(line) }.start()
            Thread { self.answer(line) }.start()
        }
        Foundation.close(listener)
    }

    /// Two ends that belong together, and what has happened between them.
    private final class Line: Sendable {
        let client: Int32
        let server: Int32
        let struck = Mutex<Fault?>(nil)

        init(client: Int32, server: Int32) {
            self.client = client
            self.server = server
        }

        func cut() {
            shutdown(client, Int32(SHUT_RDWR))
            shutdown(server, Int32(SHUT_RDWR))
        }
    }

    private var isStalled: Bool {
        fault.withLock { if case .stall = $0 { true } else { false } }
    }

    private func forward(_ line: Line) {
        while let bytes = Socket.read(from: line.client) {
            guard !isStalled else { continue }
            let commit = Array("COMMIT\0".utf8)
            if bytes.indices.contains(where: { bytes[$0...].starts(with: commit) }) {
                line.struck.withLock { struck in struck = fault.withLock { $0.take() } }
            }
            switch line.struck.withLock({ $0 }) {
            case .cutBeforeCommit: line.cut()
            case .loseCommit: continue
            default: Socket.write(bytes, to: line.server)
            }
        }
        line.cut()
    }

    private func answer(_ line: Line) {
        while let bytes = Socket.read(from: line.server) {
            guard !isStalled else { continue }
            switch line.struck.withLock({ $0 }) {
            case .cutAfterCommit: line.cut()
            case .loseAnswer, .loseCommit: continue
            default: Socket.write(bytes, to: line.client)
            }
        }
        line.cut()
    }
}

/// The few calls on sockets that the proxy needs.
enum Socket {
    /// A listener on a free port of loopback.
    static func listen() throws -> (socket: Int32, port: Int) {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isReady = withAddress(0) { bind(socket, $0, $1) == 0 } && Foundation.listen(socket, 16) == 0
        guard isReady, let port = port(of: socket) else {
            close(socket)
            throw ServerFailure("the proxy cannot listen")
        }
        return (socket, port)
    }

    private static func port(of socket: Int32) -> Int? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) == 0 }
        }
        return isKnown ? Int(UInt16(bigEndian: address.sin_port)) : nil
    }

    static func connect(to port: Int) throws -> Int32 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard withAddress(port, { Foundation.connect(socket, $0, $1) == 0 }) else {
            close(socket)
            throw ServerFailure("the proxy cannot connect")
        }
        return socket
    }

    /// Nil at the end.
    static func read(from socket: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &bytes, bytes.count, 0)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    static func write(_ bytes: [UInt8], to socket: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func withAddress(_ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
