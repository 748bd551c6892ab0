public import BeckonJSON
public import BeckonTransport
import ICWSCore

extension ICWSSession {
    /// Sends a GET to any path below the session, whether or not the description has it.
    ///
    /// - Parameters:
    ///   - path: The path below the session, percent-encoded, for example `configuration/users`.
    ///   - query: Query options, not encoded.
    /// - Returns: The answer, unchanged.
    /// - Throws: ``SessionError``, ``CallError``, and `TransportError` if no answer arrived.
    public func get(_ path: String, query: [(name: String, text: String)] = []) async throws -> TransportResponse {
        try await call("GET", path, query: query)
    }

    /// Makes a call to any path below the session, whether or not the description has it.
    ///
    /// A PUT or DELETE below `messaging/subscriptions/` is remembered as any other subscription. Cancelling the task ends the call.
    ///
    /// - Parameters:
    ///   - verb: The verb in capitals.
    ///   - path: The path below the session, percent-encoded, for example `messaging/subscriptions/queues/q1`.
    ///   - query: Query options, not encoded.
    ///   - headers: Further headers.
    ///   - body: The body; nil for none.
    /// - Returns: The answer, unchanged.
    /// - Throws: ``SessionError``, ``CallError``, and `TransportError` if no answer arrived.
    public func call(
        _ verb: String, _ path: String, query: [(name: String, text: String)] = [],
        headers: [(name: String, text: String)] = [], body: JSONValue? = nil
    ) async throws -> TransportResponse {
        let clean = path.split(separator: "/").joined(separator: "/")
        let operation = ServerOperation("raw", verb, "/icws/{sessionId}/" + clean, 0, "", 0)
        let parts = RequestParts(RawRequest(query: query, headers: headers, body: body))
        return try await response(operation, parts)
    }

    private func response(_ operation: ServerOperation, _ parts: RequestParts) async throws -> TransportResponse {
        let before = book.entry(operation, parts)
        try note(operation, parts)
        let target = try target()
        let response: TransportResponse
        do {
            let http = try caller.builder.request(operation, parts, to: target, timeout: configuration.timeout)
            response = try await caller.dispatcher.dispatch(http)
        } catch {
            oweSubscription(operation, parts)
            throw error
        }
        noteCookies(response.headers, target)
        if !response.isSuccess { refused(Refusal(response), operation, parts, target, before: before) }
        return response
    }
}

/// The values of a call that the description does not have.
private struct RawRequest: ServerRequest {
    typealias Success = BinaryBody
    static var operation: ServerOperation { ServerOperation("raw", "GET", "/icws/{sessionId}", 0, "", 0) }
    let query: [(name: String, text: String)]
    let headers: [(name: String, text: String)]
    let body: JSONValue?

    func fill(_ parts: inout RequestParts) {
        for option in query { parts.query(option.name, option.text) }
        for header in headers { parts.header(header.name, header.text) }
        if let body { parts.body(json: body) }
    }
}
