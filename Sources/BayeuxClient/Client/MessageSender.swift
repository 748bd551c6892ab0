import Bayeux
import BeckonTransport
import Foundation

/// Sends requests of Bayeux messages over HTTP or over a WebSocket.
struct MessageSender: Sendable {
    /// The result of a request.
    enum Outcome: Sendable {
        case messages([BayeuxMessage])
        case failure(BayeuxClientStateMachine.Failure, cause: BayeuxClientError)
    }

    let transport: any HTTPTransport
    let url: URL
    let headers: TransportHeaders
    let maximumBodyBytes: Int
    /// Sends requests over a WebSocket; nil without a WebSocket transport.
    let link: WebSocketLink?

    init(
        _ configuration: BayeuxClient.Configuration, transport: any HTTPTransport,
        webSocket: (any WebSocketTransport)?, time: MonotonicTime
    ) {
        self.transport = transport
        url = configuration.url
        headers = configuration.headers
        maximumBodyBytes = configuration.maximumBodyBytes
        let limits = Self.limits(configuration.maximumBodyBytes)
        link = webSocket.flatMap { webSocket in
            Self.target(of: configuration).map {
                WebSocketLink(transport: webSocket, target: $0, limits: limits, time: time)
            }
        }
    }

    /// The connection types, the preferred first.
    var connectionTypes: [ConnectionType] { link == nil ? [.longPolling] : [.webSocket, .longPolling] }

    /// The same address with the scheme of WebSockets; nil if its scheme is not HTTP.
    private static func target(of configuration: BayeuxClient.Configuration) -> WebSocketRequest? {
        var parts = URLComponents(url: configuration.url, resolvingAgainstBaseURL: true)
        switch parts?.scheme?.lowercased() {
        case "http": parts?.scheme = "ws"
        case "https": parts?.scheme = "wss"
        default: return nil
        }
        return parts?.url.map {
            WebSocketRequest(
                url: $0, headers: configuration.headers, maximumMessageBytes: configuration.maximumBodyBytes)
        }
    }

    /// Sends the messages of a request and waits for their replies.
    func send(_ request: ClientRequest) async -> Outcome {
        if request.type == .webSocket, let link { return await link.send(request) }
        return await post(request)
    }

    private func post(_ request: ClientRequest) async -> Outcome {
        var headers: TransportHeaders = [
            "Content-Type": "application/json;charset=UTF-8", "Accept": "application/json",
        ]
        headers.merge(self.headers)
        let post = TransportRequest(
            method: "POST", url: url, headers: headers, body: BayeuxMessage.encode(request.messages),
            timeout: request.timeout, maximumBodyBytes: maximumBodyBytes)
        do {
            return read(try await transport.send(post))
        } catch {
            let code = (error as? TransportError)?.code ?? .connectionLost
            return .failure(
                .init(transport: code),
                cause: BayeuxClientError(code: .noAnswer, message: "The server did not answer.", cause: error))
        }
    }

    private func read(_ response: TransportResponse) -> Outcome {
        guard response.status == 200 else {
            return .failure(
                .init(status: response.status, retryAfter: response.retryAfter),
                cause: BayeuxClientError(
                    code: .badAnswer, message: "The server refused the request.", status: response.status))
        }
        do {
            return .messages(try BayeuxMessage.decode(response.body, limits: Self.limits(maximumBodyBytes)))
        } catch {
            return .failure(
                .init(), cause: BayeuxClientError(code: .badAnswer, message: "The answer is not valid.", cause: error))
        }
    }

    /// Allows a message as large as a body, because one message may carry a whole backlog.
    private static func limits(_ maximumBodyBytes: Int) -> MessageLimits {
        var limits = MessageLimits()
        limits.maxBodyBytes = maximumBodyBytes
        limits.maxMessageBytes = maximumBodyBytes
        limits.maxMessages = 10_000
        return limits
    }
}
