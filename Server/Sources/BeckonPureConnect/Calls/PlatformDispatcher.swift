import BeckonPlatform
import BeckonTime
import BeckonTransport
import Foundation
import ICWSClient

/// Sends the calls of `ICWSClient` by the HTTPS client that all adapters share.
struct PlatformDispatcher: RequestDispatcher {
    /// Headers that the HTTPS client sets.
    private static let own: Set<String> = ["host", "content-length", "connection", "transfer-encoding"]

    let transport: any PlatformTransport

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        var call = PlatformCall(request.method, request.url.absoluteString)
        for (name, value) in request.headers.all where !Self.own.contains(name.lowercased()) {
            call.headers[name] = value
        }
        if !request.body.isEmpty { call.body = request.body }
        // The library says of reads that take what they read from the server that they may not be repeated.
        if request.method == "GET", !request.mayBeRepeated { call.isSafeToRepeat = false }
        let seconds = request.timeout.components.seconds
        call.timeout = .seconds(min(max(seconds, 1), 60))
        let reply = try await transport.send(call)
        var headers = TransportHeaders()
        // A header that occurs twice, such as Set-Cookie, has its values joined by commas, as the library reads them.
        for field in reply.headers.fields {
            headers[field.name] = headers[field.name].map { "\($0), \(field.value)" } ?? field.value
        }
        return TransportResponse(status: reply.status, headers: headers, body: reply.body)
    }
}

/// The transport of an agent's session, by the HTTPS client that all adapters share.
struct PlatformStreaming: StreamingTransport {
    let dispatcher: PlatformDispatcher

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        do {
            return try await dispatcher.dispatch(request)
        } catch let failure as PlatformFailure {
            throw TransportError(code: Self.code(failure.reason), message: failure.reason.rawValue)
        }
    }

    /// No streams: the session polls.
    func open(_ request: TransportRequest) async throws -> StreamedResponse {
        throw TransportError(code: .invalidRequest, message: "the session polls")
    }

    private static func code(_ reason: PlatformFailure.Reason) -> TransportError.Code {
        switch reason {
        case .notReached: .cannotConnect
        case .cancelled: .cancelled
        case .malformed: .invalidResponse
        default: .connectionLost
        }
    }
}
