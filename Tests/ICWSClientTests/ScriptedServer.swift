import BeckonJSON
import BeckonTransport
import Foundation
import TestSupport

@testable import ICWSClient

/// A server that answers as a test says, without a network: it holds calls, refuses them, or gives no answer.
final class ScriptedServer: StreamingTransport {
    /// How a call is met.
    enum Manner: Sendable {
        /// With success.
        case answer
        /// With this status.
        case refuse(Int)
        /// With this status and body.
        case refuseWith(Int, String)
        /// With silence until the time is over.
        case ignore
        /// With success once the signal is given.
        case hold(Signal)
    }

    private struct State {
        var manners: [String: [Manner]] = [:]
        var sessions = 0
        var stream: AsyncThrowingStream<[UInt8], any Error>.Continuation?
    }

    private let state = Guarded(State())
    private let tell: AsyncStream<String>.Continuation
    /// The calls as `VERB path`, without the session, in the order of their coming.
    let calls: AsyncStream<String>

    init() { (calls, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1_000)) }

    /// Says how the next calls of a kind are met; those after them succeed.
    func meet(_ call: String, _ manners: Manner...) { state.withLock { $0.manners[call] = manners } }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let call = Self.name(request)
        tell.yield(call)
        switch manner(of: call) {
        case .answer: break
        case .refuse(let status): return TransportResponse(status: status)
        case .refuseWith(let status, let body): return TransportResponse(status: status, body: Array(body.utf8))
        case .ignore: throw TransportError(code: .timeout, message: "The answer was not complete in time.")
        case .hold(let signal): await signal.wait()
        }
        guard call == "POST /icws/connection" else { return TransportResponse(status: 200) }
        return TransportResponse(status: 201, body: connected().encoded())
    }

    private func manner(of call: String) -> Manner {
        state.withLock { state in
            guard var queue = state.manners[call], !queue.isEmpty else { return .answer }
            let first = queue.removeFirst()
            state.manners[call] = queue
            return first
        }
    }

    func open(_ request: TransportRequest) async throws -> StreamedResponse {
        tell.yield("open stream")
        let (chunks, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        if case .refuseWith(let status, let body) = manner(of: "open stream") {
            continuation.yield(Array(body.utf8))
            continuation.finish()
            return StreamedResponse(status: status, headers: ["Content-Type": "text/html"], chunks: chunks)
        }
        state.withLock { $0.stream = continuation }
        return StreamedResponse(status: 200, headers: ["Content-Type": "text/event-stream"], chunks: chunks)
    }

    /// Writes to the stream that is open.
    func write(_ text: String) { state.withLock { $0.stream }?.yield(Array(text.utf8)) }

    private func connected() -> JSONValue {
        let number = state.withLock { state in
            state.sessions += 1
            return state.sessions
        }
        return [
            "csrfToken": "t", "sessionId": .string("s\(number)"),
            "features": [["featureId": "messaging", "version": 2]],
        ]
    }

    private static func name(_ request: TransportRequest) -> String {
        let parts = request.url.path().split(separator: "/")
        let below = parts.dropFirst(parts.count > 1 && parts[1].hasPrefix("s") ? 2 : 0)
        return "\(request.method) /" + below.joined(separator: "/")
    }
}

extension Reader<String> {
    /// Reads until a text comes.
    ///
    /// - Returns: What came before it.
    mutating func skip(to text: String) async -> [String] {
        var seen: [String] = []
        while let next = await next(), next != text { seen.append(next) }
        return seen
    }
}
