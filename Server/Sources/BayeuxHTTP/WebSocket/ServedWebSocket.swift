import BayeuxServer
import NIOCore
import NIOWebSocket
import Synchronization

/// Carries the hub's messages to one WebSocket; it may be called from any thread.
final class ServedWebSocket: BayeuxSocket {
    private let eventLoop: any EventLoop
    /// Nil once the connection is closed.
    private let handler: NIOLoopBoundBox<WebSocketHandler?>
    /// Asked about unacknowledged bytes; nil once the connection is closed, or if the channel has no such socket.
    private let socket: Mutex<DirectSocket?>

    /// To be called on the event loop.
    init(handler: WebSocketHandler, socket: DirectSocket?, eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
        self.socket = Mutex(socket)
        self.handler = NIOLoopBoundBox(handler, eventLoop: eventLoop)
    }

    func send(_ messages: [UInt8], ended: @escaping @Sendable (WriteEnd) -> Void) {
        perform { [eventLoop] handler in
            guard let handler else { return eventLoop.execute { ended(.failed) } }
            handler.send(messages, ended: ended)
        }
    }

    func close() {
        perform { $0?.close(.goingAway) }
    }

    var untakenBytes: Int { socket.withLock { $0?.unacknowledgedBytes ?? 0 } }

    /// Sends the answer to a request.
    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        perform { [eventLoop] handler in
            guard let handler else { return eventLoop.execute { ended(.failed) } }
            handler.answer(response, ended: ended)
        }
    }

    /// Forgets the connection after its end; to be called on the event loop.
    func disconnect() {
        handler.value = nil
        socket.withLock { $0 = nil }
    }

    private func perform(_ body: @escaping @Sendable (WebSocketHandler?) -> Void) {
        if eventLoop.inEventLoop {
            body(handler.value)
        } else {
            eventLoop.execute { [handler] in body(handler.value) }
        }
    }
}

/// The exchange of one request that came over a WebSocket.
final class WebSocketExchange: BayeuxExchange {
    let place = ExchangePlace()
    private let socket: ServedWebSocket

    init(socket: ServedWebSocket) {
        self.socket = socket
    }

    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        socket.answer(response, ended: ended)
    }

    var untakenBytes: Int { socket.untakenBytes }
}
