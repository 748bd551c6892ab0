import BeckonJSON
public import BeckonTransport
import Foundation
public import ICWSCore

/// What a session adds to each of its calls.
public struct SessionKey: Sendable, Hashable {
    /// The id that stands in paths.
    public var sessionID: String
    /// What goes into `ININ-ICWS-CSRF-Token`.
    public var csrfToken: String
    /// What goes into `Cookie`; empty when the server set none.
    public var cookie: String

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - sessionID: The id that stands in paths.
    ///   - csrfToken: The token against forged requests.
    ///   - cookie: The session's cookies, as `name=value` joined by `; `.
    public init(sessionID: String, csrfToken: String, cookie: String) {
        self.sessionID = sessionID
        self.csrfToken = csrfToken
        self.cookie = cookie
    }
}

/// Where a request goes and on whose account.
public struct CallTarget: Sendable, Hashable {
    /// The base URL.
    public var address: ServerAddress
    /// The host.
    public var host: String
    /// The session, if there is one.
    public var key: SessionKey?

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - address: The base URL.
    ///   - host: The host.
    ///   - key: The session, if there is one.
    public init(address: ServerAddress, host: String, key: SessionKey? = nil) {
        self.address = address
        self.host = host
        self.key = key
    }
}

/// Makes an HTTP request of a call: the first of the two parts that can be replaced.
public protocol RequestBuilder: Sendable {
    /// Makes the HTTP request.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - parts: Its values.
    ///   - target: Where it goes.
    ///   - timeout: How long to wait for the answer.
    /// - Returns: The request.
    /// - Throws: ``CallError`` when it cannot be made.
    func request(
        _ operation: ServerOperation, _ parts: RequestParts, to target: CallTarget, timeout: Duration
    ) throws -> TransportRequest
}

/// Sends an HTTP request: the second of the two parts that can be replaced.
public protocol RequestDispatcher: Sendable {
    /// Sends a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The whole answer, whatever its status is.
    /// - Throws: `TransportError` when no answer came.
    func dispatch(_ request: TransportRequest) async throws -> TransportResponse
}

/// Sends each request through a transport, once.
public struct TransportDispatcher: RequestDispatcher {
    /// The transport.
    public var transport: any HTTPTransport

    /// Makes a dispatcher.
    ///
    /// - Parameter transport: The transport.
    public init(_ transport: any HTTPTransport) { self.transport = transport }

    /// Sends a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: `TransportError` when no answer came.
    public func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        try await transport.send(request)
    }
}

/// A call that cannot be made.
public enum CallError: Error, Sendable, Hashable {
    /// A template token has no text; its name.
    case missingToken(String)
    /// The operation needs a session.
    case noSession
    /// Address and host make no URL.
    case badAddress
}

/// Builds requests as ICWS wants them.
public struct StandardRequestBuilder: RequestBuilder {
    /// The media type of bodies, both ways.
    public static let mediaType = "application/vnd.inin.icws+JSON"

    /// Makes a builder.
    public init() {}

    /// Makes the HTTP request; see ``RequestBuilder``.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - parts: Its values.
    ///   - target: Where it goes.
    ///   - timeout: How long to wait for the answer.
    /// - Returns: The request.
    /// - Throws: ``CallError`` when it cannot be made.
    public func request(
        _ operation: ServerOperation, _ parts: RequestParts, to target: CallTarget, timeout: Duration
    ) throws -> TransportRequest {
        if operation.needsSession, target.key == nil { throw CallError.noSession }
        let path = try Self.path(operation, parts, target.key)
        guard let url = target.address.url(host: target.host, path: path) else { throw CallError.badAddress }
        var headers: TransportHeaders = ["Accept": Self.mediaType]
        if operation.needsSession, let key = target.key {
            headers["ININ-ICWS-CSRF-Token"] = key.csrfToken
            if !key.cookie.isEmpty { headers["Cookie"] = key.cookie }
        }
        for header in parts.headers { headers[header.name] = header.text }
        if parts.body != nil { headers["Content-Type"] = Self.mediaType + "; charset=utf-8" }
        var request = TransportRequest(
            method: operation.verb, url: url, headers: headers, body: parts.body?.encoded() ?? [], timeout: timeout)
        // A body does not always survive the repetition, so that it costs the time limit.
        let isPlain = operation.verb == "GET" || operation.verb == "DELETE"
        request.mayBeRepeated = isPlain && parts.body == nil && !Self.takesMessages.contains(operation.path)
        return request
    }

    /// Paths whose answer holds what the server forgets with it.
    private static let takesMessages: Set = [
        "/icws/{sessionId}/messaging/messages", "/icws/web-chat/messages/{participantId}",
    ]

    private static func path(_ operation: ServerOperation, _ parts: RequestParts, _ key: SessionKey?) throws -> String {
        let segments = try operation.path.split(separator: "/").map { segment -> String in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return String(segment) }
            let name = String(segment.dropFirst().dropLast())
            let text = name == "sessionId" ? key?.sessionID : parts.tokens[name]
            guard let text, !text.isEmpty else { throw CallError.missingToken(name) }
            // A lone dot or two would be taken for a step in the path.
            let encoded = text.percentEncoded
            return encoded == "." || encoded == ".." ? encoded.replacingOccurrences(of: ".", with: "%2E") : encoded
        }
        let query = parts.query.map { "\($0.name.percentEncoded)=\($0.text.percentEncoded)" }.joined(separator: "&")
        return "/" + segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
    }
}
