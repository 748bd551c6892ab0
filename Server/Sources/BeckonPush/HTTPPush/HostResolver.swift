import Beckon
import NIOCore
import NIOPosix
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Looks up the addresses of hosts, on its own threads: a look-up blocks its thread, for a dead name even for long.
///
/// Known hosts and strangers have separate threads, so that dead strangers do not delay known hosts. When ``longestQueue``
/// look-ups of a lane wait, the next one fails at once. Results are cached for a minute, for at most ``capacity`` hosts;
/// beyond that the whole cache is dropped. Callers check an address at each use.
final class HostResolver: Sendable {
    /// Why a look-up failed.
    enum Failure: Error {
        case unknownHost
        case tooMany
        /// The caller no longer waits for the answer.
        case tooLate
    }

    /// The kind of host, which selects the threads that look it up.
    enum Lane: Sendable, Hashable { case known, strange }

    private struct Found {
        var addresses: [SocketAddress]
        var until: Uptime
    }

    private struct State {
        var found: [String: Found] = [:]
        var queued: [Lane: Int] = [:]
    }

    static let shared = HostResolver()
    static let threads = 2
    static let longestQueue = 64
    static let capacity = 1_024
    /// How long a result is cached.
    static let lifetime = Milliseconds.seconds(60)

    private let pools: [Lane: NIOThreadPool]
    private let state = Mutex(State())

    private init() {
        pools = [
            .known: NIOThreadPool(numberOfThreads: Self.threads),
            .strange: NIOThreadPool(numberOfThreads: Self.threads),
        ]
        for pool in pools.values { pool.start() }
    }

    /// Looks up the addresses of a host, at least one, in the order in which to try them.
    ///
    /// - Parameters:
    ///   - host: A name or an IP address.
    ///   - port: The port of the addresses.
    ///   - lane: The threads that look it up.
    ///   - now: The uptime.
    ///   - isWanted: Called right before the look-up; false cancels it.
    ///   - eventLoop: The event loop of the result.
    /// - Returns: The addresses, or a ``Failure``.
    func addresses(
        of host: String, port: Int, lane: Lane, now: Uptime, isWanted: @escaping @Sendable () -> Bool,
        on eventLoop: any EventLoop
    ) -> EventLoopFuture<[SocketAddress]> {
        if let address = try? SocketAddress(ipAddress: host, port: port) {
            return eventLoop.makeSucceededFuture([address])
        }
        let key = "\(host):\(port)"
        let found = state.withLock { state -> [SocketAddress]? in
            if let found = state.found[key], now < found.until { return found.addresses }
            state.queued[lane, default: 0] += 1
            return nil
        }
        if let found { return eventLoop.makeSucceededFuture(found) }
        guard let pool = pools[lane], state.withLock({ $0.queued[lane, default: 0] }) <= Self.longestQueue else {
            ended(lane)
            return eventLoop.makeFailedFuture(Failure.tooMany)
        }
        return pool.runIfActive(eventLoop: eventLoop) {
            defer { self.ended(lane) }
            guard isWanted() else { throw Failure.tooLate }
            let addresses = Self.lookUp(host, port: port)
            guard !addresses.isEmpty else { throw Failure.unknownHost }
            self.keep(addresses, for: key, until: now.advanced(by: Self.lifetime))
            return addresses
        }
    }

    /// Drops the cached addresses of a host, because none accepted a connection.
    func forget(_ host: String, port: Int) {
        state.withLock { $0.found["\(host):\(port)"] = nil }
    }

    private func ended(_ lane: Lane) { state.withLock { $0.queued[lane, default: 0] -= 1 } }

    private func keep(_ addresses: [SocketAddress], for key: String, until: Uptime) {
        state.withLock { state in
            if state.found.count >= Self.capacity { state.found = [:] }
            state.found[key] = Found(addresses: addresses, until: until)
        }
    }

    private static func lookUp(_ host: String, port: Int) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var addresses: [SocketAddress] = []
        var next = list
        while let entry = next {
            next = entry.pointee.ai_next
            var text = [CChar](repeating: 0, count: 128)
            let result = getnameinfo(
                entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
            let numeric = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard result == 0, let address = try? SocketAddress(ipAddress: numeric, port: port) else { continue }
            addresses.append(address)
        }
        return addresses
    }
}
