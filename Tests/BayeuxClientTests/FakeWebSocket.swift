import BeckonTransport
import Foundation
import TestSupport
import Testing

/// WebSockets to a ``FakeBayeuxServer``.
struct FakeWebSockets: WebSocketTransport {
    let server: FakeBayeuxServer

    func open(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        let socket = FakeWebSocket(server: server)
        try await server.open(socket)
        #expect(request.url.scheme == "ws")
        return socket
    }
}

/// One of them: each message is a request of its own to the server.
final class FakeWebSocket: WebSocketConnection {
    private let server: FakeBayeuxServer
    private let arrived: AsyncStream<[UInt8]>
    private let arrivals: AsyncStream<[UInt8]>.Continuation
    private let answering = Guarded<[Task<Void, Never>]>([])
    private let unread = Guarded(0)

    /// Whether the client waits for a message, and none is there.
    var isRead: Bool { unread.withLock { $0 == -1 } }

    init(server: FakeBayeuxServer) {
        self.server = server
        (arrived, arrivals) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
    }

    func deliver(_ text: [UInt8]) {
        unread.withLock { $0 += 1 }
        arrivals.yield(text)
    }

    func send(_ text: [UInt8]) async throws {
        guard let url = URL(string: "http://gms.test/genesys/cometd") else { return }
        let request = TransportRequest(method: "WEBSOCKET", url: url, body: text)
        // The server answers in its own time; ``close()`` ends it.
        let task = Task {
            do {
                deliver(try await server.send(request).body)
            } catch {
                arrivals.finish()
            }
        }
        answering.withLock { $0.append(task) }
    }

    func receive() async throws -> [UInt8] {
        unread.withLock { $0 -= 1 }
        for await text in arrived { return text }
        throw TransportError(code: .connectionLost, message: "closed")
    }

    func close() {
        arrivals.finish()
        for task in answering.withLock({ $0 }) { task.cancel() }
    }
}
