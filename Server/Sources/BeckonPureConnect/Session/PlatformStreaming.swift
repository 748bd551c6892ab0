import BeckonPlatform
import BeckonTransport
import ICWSClient

/// The transport of an agent's session, by the HTTPS client that all adapters share.
struct PlatformStreaming: StreamingTransport {
    let dispatcher: PlatformDispatcher

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        do {
            return try await dispatcher.dispatch(request)
        } catch let fault as PlatformFault {
            throw TransportError(code: Self.code(fault.reason), message: fault.reason.rawValue)
        }
    }

    /// No streams: the session polls.
    func open(_ request: TransportRequest) async throws -> StreamedResponse {
        throw TransportError(code: .invalidRequest, message: "the session polls")
    }

    private static func code(_ reason: PlatformFault.Reason) -> TransportError.Code {
        switch reason {
        case .notReached: .cannotConnect
        case .cancelled: .cancelled
        case .malformed: .invalidResponse
        default: .connectionLost
        }
    }
}
