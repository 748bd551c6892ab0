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
        let clean = path.split(separator: "/").joined(separator: "/")
        let operation = ServerOperation("get", "GET", "/icws/{sessionId}/" + clean, 0, "", 0)
        let parts = RequestParts(RawQuery(query: query))
        let target = try target()
        let http = try caller.builder.request(operation, parts, to: target, timeout: configuration.timeout)
        let response = try await caller.dispatcher.dispatch(http)
        if response.status == 401, isCurrent(target) { lose(.unauthorized) }
        return response
    }
}

/// The query options of a path that the description does not have.
private struct RawQuery: ServerRequest {
    typealias Success = BinaryBody
    static var operation: ServerOperation { ServerOperation("get", "GET", "/icws/{sessionId}", 0, "", 0) }
    let query: [(name: String, text: String)]

    func fill(_ parts: inout RequestParts) {
        for option in query { parts.query(option.name, option.text) }
    }
}
