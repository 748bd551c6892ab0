import BayeuxHTTP
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import BeckonEdge

@Suite("Long answers")
struct PacedBodyTests {
    /// The bytes that were made and not read yet.
    private final class Ahead: Sendable {
        private let state = Mutex((made: 0, read: 0, most: 0))

        func made(_ count: Int) {
            state.withLock {
                $0.made += count
                $0.most = max($0.most, $0.made - $0.read)
            }
        }

        func read(_ count: Int) { state.withLock { $0.read += count } }

        var most: Int { state.withLock { $0.most } }
    }

    @Test("are made as fast as they are read", .timeLimit(.minutes(20)))
    func ahead() async throws {
        let (length, piece) = (134_217_728, ByteBuffer(repeating: 7, count: 65_536))
        let ahead = Ahead()
        let router = Router(context: GatewayContext.self)
        router.add(middleware: Front<GatewayContext>([PacedBodyStep()]))
        router.get("long") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody(contentLength: length) { writer in
                    for _ in 0..<(length / piece.readableBytes) {
                        try await writer.write(piece)
                        ahead.made(piece.readableBytes)
                    }
                    try await writer.finish(nil)
                })
        }
        let received = try await Self.get("/long", from: router) { ahead.read($0) }
        #expect(received > length)
        // What the system's socket buffers hold at most, with much room.
        #expect(ahead.most < 33_554_432, "\(ahead.most) bytes ahead")
    }

    /// Asks for a path over a socket and returns the bytes of the answer.
    private static func get(
        _ path: String, from router: Router<GatewayContext>, _ read: @escaping @Sendable (Int) -> Void
    ) async throws -> Int {
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        let app = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { found.yield($0.localAddress?.port ?? 0) }, logger: Logger(label: "test"))
        return try await withThrowingTaskGroup(of: Int?.self) { group in
            group.addTask {
                try await app.run()
                return nil
            }
            group.addTask {
                var ports = ports.makeAsyncIterator()
                return try await fetch(path, port: try #require(await ports.next()), read)
            }
            defer { group.cancelAll() }
            while let ended = try await group.next() { if let ended { return ended } }
            return 0
        }
    }

    private static func fetch(_ path: String, port: Int, _ read: @Sendable (Int) -> Void) async throws -> Int {
        let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await client.executeThenClose { inbound, outbound in
            try await outbound.write(
                ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
            var received = 0
            for try await bytes in inbound {
                received += bytes.readableBytes
                read(bytes.readableBytes)
            }
            return received
        }
    }
}
