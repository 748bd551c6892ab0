import BayeuxServer
import NIOCore
import Synchronization

/// Carries the hub's answers back to one connection.
///
/// One object serves all Bayeux requests of a connection, which come one after the other. It may be called from any thread;
/// it acts on the connection's event loop.
final class HTTPExchange: BayeuxExchange {
    let place = ExchangePlace()
    private let share: LoopShare
    /// Nil once the connection is closed.
    private let handler: NIOLoopBoundBox<BayeuxHandler?>
    /// Asked about unacknowledged bytes; nil once the connection is closed, or if the channel has no such socket.
    private let socket: Mutex<DirectSocket?>

    /// Makes an exchange; to be called on the event loop.
    init(handler: BayeuxHandler, socket: DirectSocket?, share: LoopShare) {
        self.share = share
        self.socket = Mutex(socket)
        self.handler = NIOLoopBoundBox(handler, eventLoop: share.eventLoop)
    }

    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        if share.eventLoop.inEventLoop {
            send(response, ended: ended)
        } else {
            share.add(LoopShare.Parcel(exchange: self, response: response, ended: ended))
        }
    }

    func held(as poll: RepeatedPoll) {
        if share.eventLoop.inEventLoop { handler.value?.repeated = poll }
    }

    var untakenBytes: Int { socket.withLock { $0?.unacknowledgedBytes ?? 0 } }

    /// Forgets the connection after its end; to be called on the event loop.
    func disconnect() {
        handler.value = nil
        socket.withLock { $0 = nil }
    }

    /// Sends the answer; to be called on the event loop.
    func send(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        guard let handler = handler.value else { return ended(.failed) }
        handler.answer(response, ended: ended)
    }
}
