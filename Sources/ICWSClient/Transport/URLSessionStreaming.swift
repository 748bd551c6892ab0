public import BeckonTransport
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The usual transport: URLSession without cookies, caches and redirects, with streams and server trust.
///
/// URLSession sends a request again when a kept connection ends without an answer. Requests that may not be repeated
/// get a connection of their own, which is not kept. At most `maximumConnectionsPerHost` (at least 2) of these exist at
/// a time. Further requests wait within their own time limit; at most 1,024 wait, and one more is refused.
public final class URLSessionStreaming: StreamingTransport {
    private let kept: URLSessionConnections
    private let trust: ServerTrust
    let ownConnections: Places
    private let isUsable: Bool

    /// Makes a transport without connections.
    ///
    /// - Parameters:
    ///   - trust: Which server certificates are good.
    ///   - maximumConnectionsPerHost: The most connections to one host, at least 2; a message stream holds one. As many
    ///     more serve requests that may not be repeated, over all hosts.
    public init(trust: ServerTrust = .system, maximumConnectionsPerHost: Int = 8) {
        self.trust = trust
        kept = URLSessionConnections(perHost: max(2, maximumConnectionsPerHost), cookies: .refused, judge: trust.judge)
        ownConnections = Places(max(2, maximumConnectionsPerHost))
        #if canImport(FoundationNetworking)
        isUsable = trust == .system
        #else
        isUsable = true
        #endif
    }

    deinit {
        // A URLSession retains its delegate, and neither is freed before the session is invalidated.
        kept.session.invalidateAndCancel()
    }

    /// Sends one request and returns its whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer with its body.
    /// - Throws: `TransportError` when the whole answer does not arrive in time.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await inTime(request) { [self] in
            try await exchange(request, .whole(request.maximumBodyBytes)).whole()
        }
    }

    /// Sends a request and returns when the head of the answer arrives.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The head and the chunks.
    /// - Throws: `TransportError` when no head arrives in time.
    public func open(_ request: TransportRequest) async throws -> StreamedResponse {
        let answer = try await inTime(request) { [self] in try await exchange(request, .stream) }
        return StreamedResponse(status: answer.status, headers: answer.headers, chunks: answer.chunks)
    }

    /// Sends a request within its time limit.
    ///
    /// A request that may not be repeated waits for a connection of its own. If its time ends while it waits, it fails
    /// with `cannotConnect`, because it was surely not sent.
    private func inTime<Value: Sendable>(
        _ request: TransportRequest, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let sendState = SendState()
        return try await within(request.timeout, sendState) { [self] in
            if request.mayBeRepeated {
                guard sendState.markSent() else { throw TransportError.noConnection }
                return try await work()
            }
            return try await ownConnections.with {
                guard sendState.markSent() else { throw TransportError.noConnection }
                return try await work()
            }
        }
    }

    private func exchange(
        _ request: TransportRequest, _ bound: UnreadBytes.Bound
    ) async throws -> URLSessionConnections.Answer {
        guard isUsable else {
            throw TransportError(
                code: .secureConnectionFailed, message: "URLSession takes only the system's trust on Linux.")
        }
        let urlRequest = try Self.urlRequest(for: request)
        if request.mayBeRepeated {
            return try await kept.start(kept.session.dataTask(with: urlRequest), bound)
        }
        let own = URLSessionConnections(perHost: 1, cookies: .refused, judge: trust.judge)
        // Lets the request end, then frees the session and its delegate.
        defer { own.session.finishTasksAndInvalidate() }
        return try await own.start(own.session.dataTask(with: urlRequest), bound)
    }

    private static func urlRequest(for request: TransportRequest) throws -> URLRequest {
        guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw TransportError(code: .invalidRequest, message: "The URL is neither http nor https.")
        }
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.httpShouldHandleCookies = false
        for (name, value) in request.headers.all { urlRequest.setValue(value, forHTTPHeaderField: name) }
        if !request.body.isEmpty { urlRequest.httpBody = Data(request.body) }
        // `inTime` enforces the time limit; a stream without data is not a failure.
        urlRequest.timeoutInterval = 24 * 3_600
        return urlRequest
    }
}

/// Runs work with a time limit.
///
/// - Parameters:
///   - limit: The longest time.
///   - sendState: Where the work notes that its request is sent.
///   - work: The work; cancelled at the limit.
/// - Returns: What the work returns.
/// - Throws: What the work throws, or `TransportError` with `timeout`, with `cannotConnect` when the request was not sent by
///   then, or with `cancelled`.
private func within<Value: Sendable>(
    _ limit: Duration, _ sendState: SendState, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await work() }
        group.addTask {
            do {
                try await Task.sleep(for: limit)
            } catch {
                throw TransportError.cancellation
            }
            if sendState.giveUp() { throw TransportError.noConnection }
            throw TransportError(code: .timeout, message: "The answer was not complete in time.")
        }
        guard let value = try await group.next() else {
            throw TransportError(code: .invalidResponse, message: "The request ended without an answer.")
        }
        return value
    }
}

extension TransportError {
    /// The error of a request whose time ended while it waited for a connection.
    fileprivate static var noConnection: TransportError {
        TransportError(code: .cannotConnect, message: "No connection came free in time.")
    }
}

/// Whether a request was sent, and so may have reached the server, or was given up before.
///
/// `@unchecked Sendable`: `lock` guards the state.
final class SendState: @unchecked Sendable {
    private enum State { case waiting, sent, givenUp }

    private let lock = NSLock()
    private var state = State.waiting

    /// Records that the request is sent now.
    ///
    /// - Returns: False when it was given up before; then it must not be sent.
    func markSent() -> Bool { move(to: .sent) }

    /// Gives the request up.
    ///
    /// - Returns: True when it was not sent before, and so never will be.
    func giveUp() -> Bool { move(to: .givenUp) }

    private func move(to next: State) -> Bool {
        lock.withLock {
            guard state == .waiting else { return false }
            state = next
            return true
        }
    }
}
