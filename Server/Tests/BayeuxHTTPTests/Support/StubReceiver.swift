import BayeuxServer
import BeckonTime
import Synchronization

@testable import BayeuxHTTP

/// A hub that does as the body says: `hold` is held until released, anything else is answered at once with itself.
final class StubReceiver: BayeuxReceiver, BayeuxConnections {
    /// What happened, in order.
    enum Event: Equatable, Sendable {
        case received(String)
        case abandoned
        case unread
        /// It was asked whether the last answer is in doubt, and said yes.
        case doubted
        case written(WriteEnd)
        case opened
        case closed
    }

    private struct State {
        var requests: [BayeuxRequest] = []
        var held: [(body: String, exchange: any BayeuxExchange)] = []
        var events: [Event] = []
        var exchanges: [any BayeuxExchange] = []
        var response = BayeuxResponse(body: [])
        var sockets: [any BayeuxSocket] = []
        var longAnswers: [String] = []
        var isInDoubt = false
    }

    private let state = Mutex(State())
    private let continuation: AsyncStream<Event>.Continuation
    /// The same events, to be waited for.
    let stream: AsyncStream<Event>

    init(newBrowserID: String? = nil, status: Int = 200, closeConnection: Bool = false) {
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(10_000))
        state.withLock {
            $0.response = BayeuxResponse(
                status: status, body: [], newBrowserID: newBrowserID, closeConnection: closeConnection)
        }
    }

    var sessions: StubReceiver { self }

    var requests: [BayeuxRequest] { state.withLock { $0.requests } }
    var events: [Event] { state.withLock { $0.events } }
    var heldCount: Int { state.withLock { $0.held.count } }

    /// The exchanges of the polls that were held last.
    var exchanges: [any BayeuxExchange] { state.withLock { $0.exchanges } }

    func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange) {
        let body = String(decoding: request.body, as: UTF8.self)
        let holds = body.contains("hold")
        state.withLock {
            $0.requests.append(request)
            if holds {
                $0.held.append((body, exchange))
                $0.exchanges.append(exchange)
            }
        }
        note(.received(body))
        if !holds { answer(exchange, body: request.body) }
    }

    func abandoned(_ exchange: any BayeuxExchange) {
        state.withLock { state in state.held.removeAll { $0.exchange === exchange } }
        note(.abandoned)
    }

    func unread(_ exchange: any BayeuxExchange) { note(.unread) }

    func isInDoubt(_ exchange: any BayeuxExchange) -> Bool {
        guard state.withLock({ $0.isInDoubt }) else { return false }
        note(.doubted)
        return true
    }

    /// Whether every answer is in doubt.
    func doubt() { state.withLock { $0.isInDoubt = true } }

    func answered(_ bytes: Int, to peer: String) { state.withLock { $0.longAnswers.append("\(bytes) \(peer)") } }

    /// The bytes and the receiver of each long answer.
    var longAnswers: [String] { state.withLock { $0.longAnswers } }

    func open(_ socket: any BayeuxSocket) -> OpenSocket {
        note(.opened)
        return state.withLock { state in
            state.sockets.append(socket)
            return OpenSocket(socket: socket, token: SocketToken(number: UInt64(state.sockets.count)))
        }
    }

    func closed(_ socket: OpenSocket) { note(.closed) }

    func makeBrowserID() -> String { "newbrowser" }

    /// The WebSockets that were opened.
    var sockets: [any BayeuxSocket] { state.withLock { $0.sockets } }

    /// Answers all that is held.
    func release(closeConnection: Bool = false) {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for poll in held { answer(poll.exchange, body: Array(poll.body.utf8), closeConnection: closeConnection) }
    }

    private func answer(_ exchange: any BayeuxExchange, body: [UInt8], closeConnection: Bool = false) {
        let response = state.withLock { $0.response }
        let answer = BayeuxResponse(
            status: response.status, body: body, newBrowserID: response.newBrowserID,
            closeConnection: response.closeConnection || closeConnection)
        exchange.answer(answer) { self.note(.written($0)) }
    }

    private func note(_ event: Event) {
        state.withLock { $0.events.append(event) }
        continuation.yield(event)
    }

    /// Waits until an event has happened so many times.
    func wait(for event: Event, count: Int = 1) async {
        var seen = 0
        for await next in stream where next == event {
            seen += 1
            if seen == count { return }
        }
    }
}
