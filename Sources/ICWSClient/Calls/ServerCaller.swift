import BeckonTransport
public import ICWSCore

/// Makes calls: builds, dispatches, and reads the answer by its status.
///
/// It holds no session; ``ICWSSession`` does. Alone it serves the operations that need none, such as the server's
/// version and the customer side.
public struct ServerCaller: Sendable {
    /// How long a call takes at most unless it says otherwise: 10 s.
    public static let defaultTimeout: Duration = .seconds(10)

    /// Builds requests.
    public var builder: any RequestBuilder
    /// Sends them.
    public var dispatcher: any RequestDispatcher

    /// Makes a caller of its two parts.
    ///
    /// - Parameters:
    ///   - builder: Builds requests.
    ///   - dispatcher: Sends them.
    public init(builder: any RequestBuilder = StandardRequestBuilder(), dispatcher: any RequestDispatcher) {
        self.builder = builder
        self.dispatcher = dispatcher
    }

    /// Makes one call.
    ///
    /// Cancelling the task ends the call.
    ///
    /// - Parameters:
    ///   - request: The request value.
    ///   - target: Where it goes.
    ///   - timeout: How long it takes at most.
    /// - Returns: The answer, also when it is a refusal.
    /// - Throws: ``CallError`` when the request cannot be made, `TransportError` when no answer came.
    public func call<Request: ServerRequest>(
        _ request: Request, to target: CallTarget, timeout: Duration = ServerCaller.defaultTimeout
    ) async throws -> Answer<Request.Success> {
        let http = try builder.request(Request.operation, RequestParts(request), to: target, timeout: timeout)
        return Answer(try await dispatcher.dispatch(http))
    }
}
