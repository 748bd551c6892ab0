import NIOCore
import NIOPosix
import Synchronization

/// A TCP proxy whose connections can be turned into black holes: both ends stay open and nothing passes any more.
///
/// Connections that come afterwards pass.
final class SilentProxy: Sendable {
    private struct State {
        var lines: [ProxyLine] = []
        var swallowed = 0
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let listener: any Channel
    private let state: Mutex<State>

    /// Where it listens.
    let port: Int

    private init(listener: any Channel, port: Int) {
        self.listener = listener
        self.port = port
        state = Mutex(State())
    }

    /// Begins to listen on a free port.
    ///
    /// - Parameter target: The port that everything goes to.
    static func listen(to target: Int) async throws -> SilentProxy {
        let owner = Mutex<SilentProxy?>(nil)
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                ClientBootstrap(group: channel.eventLoop)
                    .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                    .connect(host: "127.0.0.1", port: target)
                    .flatMapThrowing { server in
                        let line = ProxyLine { count in owner.withLock { $0 }?.swallow(count) }
                        try channel.pipeline.syncOperations.addHandler(ProxyEnd(line: line, other: server))
                        try server.pipeline.syncOperations.addHandler(ProxyEnd(line: line, other: channel))
                        owner.withLock { $0 }?.add(line)
                    }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let proxy = SilentProxy(listener: listener, port: listener.localAddress?.port ?? 0)
        owner.withLock { $0 = proxy }
        return proxy
    }

    /// Nothing passes any more on the connections that are there.
    func silence() {
        for line in state.withLock({ $0.lines }) { line.isSilent.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Waits until so many bytes were swallowed since the start.
    func swallowed(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.swallowed < count { state.waiters.append((count, continuation)) }
                return state.swallowed >= count
            }
            if isThere { continuation.resume() }
        }
    }

    func close() async { try? await listener.close() }

    private func add(_ line: ProxyLine) { state.withLock { $0.lines.append(line) } }

    private func swallow(_ count: Int) {
        let woken = state.withLock { state in
            state.swallowed += count
            let woken = state.waiters.filter { $0.count <= state.swallowed }
            state.waiters.removeAll { $0.count <= state.swallowed }
            return woken
        }
        for waiter in woken { waiter.continuation.resume() }
    }
}

/// Two ends that belong together.
private final class ProxyLine: Sendable {
    let isSilent = Atomic(false)
    let swallow: @Sendable (Int) -> Void

    init(swallow: @escaping @Sendable (Int) -> Void) { self.swallow = swallow }
}

/// Takes what comes in at one end to the other.
private final class ProxyEnd: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let line: ProxyLine
    private let other: any Channel

    init(line: ProxyLine, other: any Channel) {
        self.line = line
        self.other = other
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        guard !line.isSilent.load(ordering: .sequentiallyConsistent) else { return line.swallow(bytes.readableBytes) }
        other.writeAndFlush(bytes, promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if !line.isSilent.load(ordering: .sequentiallyConsistent) { other.close(promise: nil) }
    }
}
