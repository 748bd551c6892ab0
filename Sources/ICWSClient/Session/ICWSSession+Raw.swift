public import BeckonTransport
import ICWSCore

extension ICWSSession {
    /// Reads any path below the session, described or not.
    ///
    /// - Parameters:
    ///   - path: The path below the session, encoded, for example `configuration/users`.
    ///   - query: Options, not encoded.
    /// - Returns: The answer as it came.
    /// - Throws: ``SessionError``, ``CallError``, and `TransportError` when no answer came.
    public func get(_ path: String, query: [(name: String, text: String)] = []) async throws -> TransportResponse {
        let clean = path.split(separator: "/").joined(separator: "/")
        let operation = ServerOperation("get", "GET", "/icws/{sessionId}/" + clean, 0, "", 0)
        let parts = RequestParts(RawQuery(query: query))
        let target = try target()
        let http = try caller.builder.request(operation, parts, to: target, timeout: configuration.timeout)
        let response = try await caller.dispatcher.dispatch(http)
        if response.status == 401, key == target.key { lose(.unauthorized) }
        return response
    }
}

/// The options of a path that is not described.
private struct RawQuery: ServerRequest {
    typealias Success = BinaryBody
    static var operation: ServerOperation { ServerOperation("get", "GET", "/icws/{sessionId}", 0, "", 0) }
    let query: [(name: String, text: String)]

    func fill(_ parts: inout RequestParts) {
        for option in query { parts.query(option.name, option.text) }
    }
}
