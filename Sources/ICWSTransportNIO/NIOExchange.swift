#if ICWSOverNIO
import BeckonTransport
import ICWSClient
import NIOConcurrencyHelpers
import NIOCore

/// A connection, and why it ended.
final class NIOConnection: Sendable {
    let channel: any Channel
    private let trouble = NIOLockedValueBox<TransportError?>(nil)

    init(_ channel: any Channel) { self.channel = channel }

    /// Why it ended; the first reason counts.
    var failure: TransportError? { trouble.withLockedValue { $0 } }

    func fail(_ error: TransportError) { trouble.withLockedValue { $0 = $0 ?? error } }

    func close() { channel.close(promise: nil) }
}

/// A request that is under way, and whoever waits for its answer.
final class NIOExchange: Sendable {
    private struct State {
        var head: CheckedContinuation<StreamedResponse, any Error>?
        var body: UnreadBytes?
        var connection: NIOConnection?
        var failure: TransportError?
        var isOver = false
    }

    let request: TransportRequest
    let origin: Origin
    /// Whether the time limit holds for the whole answer, and not for its head alone.
    let limitsBody: Bool
    private let state = NIOLockedValueBox(State())

    init(_ request: TransportRequest, origin: Origin, limitsBody: Bool) {
        self.request = request
        self.origin = origin
        self.limitsBody = limitsBody
    }

    /// Notes who waits for the head; fails at once when the exchange was given up.
    ///
    /// - Returns: Whether to send the request.
    func wait(_ continuation: CheckedContinuation<StreamedResponse, any Error>, _ connection: NIOConnection) -> Bool {
        let failure: TransportError? = state.withLockedValue { state in
            guard state.failure == nil else { return state.failure }
            state.head = continuation
            state.connection = connection
            return nil
        }
        guard let failure else { return true }
        connection.close()
        continuation.resume(throwing: failure)
        return false
    }

    /// Takes the head of the answer.
    func begin(status: Int, headers: TransportHeaders) {
        let bound = limitsBody ? UnreadBytes.Bound.whole(request.maximumBodyBytes) : .stream
        let body = UnreadBytes(bound) { [weak self] in self?.cancel() }
        let head = state.withLockedValue { state in
            state.body = body
            defer { state.head = nil }
            return state.head
        }
        head?.resume(returning: StreamedResponse(status: status, headers: headers, chunks: body.chunks()))
    }

    /// Takes a piece of the body.
    ///
    /// - Returns: False when the answer is too long or its reader too slow; then the exchange has failed.
    func take(_ bytes: [UInt8]) -> Bool { state.withLockedValue { $0.body }?.add(bytes) ?? true }

    /// Ends the answer.
    func end() { finish(nil) }

    /// Ends the exchange without its answer, or in the middle of it.
    func fail(_ error: TransportError) { finish(error) }

    private func finish(_ error: TransportError?) {
        let (head, body) = state.withLockedValue { state in
            guard !state.isOver else { return (State().head, State().body) }
            state.isOver = true
            state.failure = error ?? TransportError.connectionLost
            defer { (state.head, state.connection) = (nil, nil) }
            return (state.head, state.body)
        }
        head?.resume(throwing: error ?? TransportError.connectionLost)
        body?.finish(throwing: error)
    }

    /// Gives the exchange up: its connection ends.
    func cancel() {
        let connection = state.withLockedValue { state in
            defer { if !state.isOver { state.failure = .cancellation } }
            return state.isOver ? nil : state.connection
        }
        fail(.cancellation)
        connection?.close()
    }
}

extension TransportError {
    static var cancellation: TransportError {
        TransportError(code: .cancelled, message: "The request was cancelled.")
    }

    static var connectionLost: TransportError {
        TransportError(code: .connectionLost, message: "The connection ended before the answer was complete.")
    }
}
#endif
