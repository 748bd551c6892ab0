import BeckonTransport
public import ICWSCore

/// Makes calls: builds the request, sends it, and reads the answer by its status.
///
/// It holds no session; ``ICWSSession`` does. Used directly, it makes the calls that need no session, such as those for
/// the server's version and for the customer side.
public struct ServerCaller: Sendable {
    /// The time limit of a call that does not give one: 10 s.
    public static let defaultTimeout: Duration = .seconds(10)

    /// Builds requests.
    public var builder: any RequestBuilder
    /// Sends them.
    public var dispatcher: any RequestDispatcher

    /// Makes a caller from its two parts.
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
    ///   - target: The server, and the session if there is one.
    ///   - timeout: The time limit.
    /// - Returns: The answer, also when it is a refusal.
    /// - Throws: ``CallError`` when the request cannot be made, `TransportError` when no answer arrived.
    public func call<Request: ServerRequest>(
        _ request: Request, to target: CallTarget, timeout: Duration = ServerCaller.defaultTimeout
    ) async throws -> Answer<Request.Success> {
        let http = try builder.request(Request.operation, RequestParts(request), to: target, timeout: timeout)
        return Answer(try await dispatcher.dispatch(http))
    }
}
