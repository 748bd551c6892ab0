import BeckonPlatform
import BeckonTime
import BeckonTransport
import Foundation
import ICWSClient

/// Sends the calls of `ICWSClient` by the HTTPS client that all adapters share.
struct PlatformDispatcher: RequestDispatcher {
    let transport: any PlatformTransport

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        var call = PlatformCall(request.method, request.url.absoluteString)
        for name in ["Accept", "Content-Type", "Accept-Language"] {
            if let value = request.headers[name] { call.headers[name] = value }
        }
        if !request.body.isEmpty { call.body = request.body }
        // Reading new messages takes them from the server.
        if request.url.path.contains("/web-chat/messages/") { call.isSafeToRepeat = false }
        let seconds = request.timeout.components.seconds
        call.timeout = .seconds(min(max(seconds, 1), 60))
        let reply = try await transport.send(call)
        var headers = TransportHeaders()
        for field in reply.headers.fields { headers[field.name] = field.value }
        return TransportResponse(status: reply.status, headers: headers, body: reply.body)
    }
}
