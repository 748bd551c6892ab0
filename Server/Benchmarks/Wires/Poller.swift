import CLinux
import Glibc
import Measure

/// Waits for many sockets at once, each identified by a number.
///
/// It uses the kernel's calls directly, so that the generator's own cost stays low.
final class Poller {
    private let descriptor: Int32
    private var events = [epoll_event](repeating: epoll_event(), count: 512)

    init() throws {
        descriptor = epoll_create1(0)
        guard descriptor >= 0 else { throw BenchmarkError("epoll is not available") }
    }

    deinit { close(descriptor) }

    /// Watches a socket for bytes to read, and for space to write if bytes are left.
    func watch(_ socket: Int32, number: Int, forWriting: Bool = false, isNew: Bool = false) throws {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue | (forWriting ? EPOLLOUT.rawValue : 0)
        event.data.u64 = UInt64(number)
        guard epoll_ctl(descriptor, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, &event) == 0 else {
            throw BenchmarkError("a socket cannot be watched")
        }
    }

    /// Waits for ready sockets, and passes each on.
    ///
    /// - Parameters:
    ///   - milliseconds: How long to wait for the first socket.
    ///   - body: Receives the number, and whether the socket is writable.
    /// - Throws: The body's error, or the failure of epoll.
    func wait(milliseconds: Int32, _ body: (_ number: Int, _ canWrite: Bool) throws -> Void) throws {
        let count = epoll_wait(descriptor, &events, Int32(events.count), milliseconds)
        guard count >= 0 || errno == EINTR else { throw BenchmarkError("epoll has failed") }
        for index in 0..<max(0, Int(count)) {
            let event = events[index]
            try body(Int(event.data.u64), event.events & EPOLLOUT.rawValue != 0)
        }
    }
}

/// A socket of the loopback.
package enum LoopbackSocket {
    /// Starts to connect, without waiting.
    ///
    /// - Parameters:
    ///   - port: The server's port at 127.0.0.1.
    ///   - source: The address of the loopback to connect from; nil leaves it to the kernel.
    /// - Returns: The socket; nil if the server accepts no connections.
    /// - Throws: ``BenchmarkError`` if there is no socket, or the address cannot be used.
    static func connect(port: UInt16, from source: UInt32?) throws -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw BenchmarkError("no more sockets: raise the limit of open files") }
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        if let source, withAddress(0, of: source, { bind(descriptor, $0, $1) }) != 0 {
            close(descriptor)
            throw BenchmarkError("an address of the loopback cannot be used")
        }
        let result = withAddress(port) { Glibc.connect(descriptor, $0, $1) }
        guard result == 0 || errno == EINPROGRESS else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// The error of a socket that was to connect; 0 if it is connected.
    static func error(of descriptor: Int32) -> Int32 {
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
        return code
    }

    /// Whether a server listens on a port.
    package static func isOpen(port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        return withAddress(port) { Glibc.connect(descriptor, $0, $1) } == 0
    }

    /// Returns a port on which no server listens at present.
    package static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        guard withAddress(0, { bind(descriptor, $0, $1) }) == 0 else { throw BenchmarkError("no free port") }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0 else { throw BenchmarkError("no free port") }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func withAddress(
        _ port: UInt16, of host: UInt32 = 0x7f00_0001, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = host.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }
}
