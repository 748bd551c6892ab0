import BeckonJSON
public import BeckonTransport
import Foundation
public import ICWSCore

/// The values that a session adds to each of its calls.
public struct SessionKey: Sendable, Hashable {
    /// The session's id, which is part of paths.
    public var sessionID: String
    /// The value of the header `ININ-ICWS-CSRF-Token`.
    public var csrfToken: String
    /// The value of the header `Cookie`; empty when the server set no cookie.
    public var cookie: String

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - sessionID: The session's id, which is part of paths.
    ///   - csrfToken: The token against forged requests.
    ///   - cookie: The session's cookies, as `name=value` joined by `; `.
    public init(sessionID: String, csrfToken: String, cookie: String) {
        self.sessionID = sessionID
        self.csrfToken = csrfToken
        self.cookie = cookie
    }
}

/// The server that a request is sent to, and the session that it belongs to.
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

/// Makes the HTTP request of a call: the first of two parts of a caller that can be replaced.
public protocol RequestBuilder: Sendable {
    /// Makes the HTTP request.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - parts: Its values.
    ///   - target: The server, and the session if there is one.
    ///   - timeout: How long to wait for the answer.
    /// - Returns: The request.
    /// - Throws: ``CallError`` when the request cannot be made.
    func request(
        _ operation: ServerOperation, _ parts: RequestParts, to target: CallTarget, timeout: Duration
    ) throws -> TransportRequest
}

/// Sends an HTTP request: the second of two parts of a caller that can be replaced.
public protocol RequestDispatcher: Sendable {
    /// Sends a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The whole answer, with any status.
    /// - Throws: `TransportError` when no answer arrived.
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
    /// - Throws: `TransportError` when no answer arrived.
    public func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        try await transport.send(request)
    }
}

/// Sends requests through another dispatcher, and tells each with its answer: also those that a session makes by itself, to
/// connect, to poll and to put its subscriptions again.
///
/// ```swift
/// let watched = WatchedDispatcher(TransportDispatcher(transport)) { request, result in … }
/// let session = ICWSSession(configuration, transport: transport, dispatcher: watched) { … }
/// ```
///
/// Requests and answers hold passwords, tokens and what people wrote: do not log them. The messages of an event stream do not
/// pass here; ``ICWSSession/events()`` has them.
public struct WatchedDispatcher: RequestDispatcher {
    private let dispatcher: any RequestDispatcher
    private let tell: @Sendable (TransportRequest, Result<TransportResponse, any Error>) -> Void

    /// Makes a dispatcher.
    ///
    /// - Parameters:
    ///   - dispatcher: Sends the requests.
    ///   - tell: Gets each request with its answer, or why there is none, before the session does.
    public init(
        _ dispatcher: any RequestDispatcher,
        tell: @escaping @Sendable (TransportRequest, Result<TransportResponse, any Error>) -> Void
    ) {
        self.dispatcher = dispatcher
        self.tell = tell
    }

    /// Sends a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: What the other dispatcher throws.
    public func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        do {
            let response = try await dispatcher.dispatch(request)
            tell(request, .success(response))
            return response
        } catch {
            tell(request, .failure(error))
            throw error
        }
    }
}

/// The request of a call cannot be made.
public enum CallError: Error, Sendable, Hashable {
    /// The template token with this name has no text.
    case missingToken(String)
    /// The operation needs a session.
    case noSession
    /// Address and host do not make a valid URL.
    case badAddress
}

/// Builds requests in the form that ICWS requires.
public struct StandardRequestBuilder: RequestBuilder {
    /// The media type of bodies of requests and answers.
    public static let mediaType = "application/vnd.inin.icws+JSON"

    /// Makes a builder.
    public init() {}

    /// Makes the HTTP request; see ``RequestBuilder``.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - parts: Its values.
    ///   - target: The server, and the session if there is one.
    ///   - timeout: How long to wait for the answer.
    /// - Returns: The request.
    /// - Throws: ``CallError`` when the request cannot be made.
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
        // URLSession may repeat a request without its body; the call would then wait until its time limit.
        let isPlain = operation.verb == "GET" || operation.verb == "DELETE"
        let takesMessages = Self.takesMessages.contains(operation.path)
        request.mayBeRepeated = isPlain && parts.body == nil && !takesMessages
        if takesMessages { request.maximumBodyBytes = JSONLimits.messages.maxBytes }
        return request
    }

    /// Paths of calls that take messages: the server forgets the messages that it puts into an answer.
    private static let takesMessages: Set = [
        "/icws/{sessionId}/messaging/messages", "/icws/web-chat/messages/{participantId}",
    ]

    private static func path(_ operation: ServerOperation, _ parts: RequestParts, _ key: SessionKey?) throws -> String {
        let segments = try operation.path.split(separator: "/").map { segment -> String in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return String(segment) }
            let name = String(segment.dropFirst().dropLast())
            let text = name == "sessionId" ? key?.sessionID : parts.tokens[name]
            guard let text, !text.isEmpty else { throw CallError.missingToken(name) }
            // As a whole segment, `.` and `..` would be read as steps in the path.
            let encoded = text.percentEncoded
            return encoded == "." || encoded == ".." ? encoded.replacingOccurrences(of: ".", with: "%2E") : encoded
        }
        let query = parts.query.map { "\($0.name.percentEncoded)=\($0.text.percentEncoded)" }.joined(separator: "&")
        return "/" + segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
    }
}
