import Bayeux
import BeckonTransport
import Foundation

/// Carries a request of Bayeux messages over HTTP.
struct BayeuxExchange: Sendable {
    /// What came back.
    enum Outcome: Sendable {
        case messages([BayeuxMessage])
        case failure(BayeuxClientStateMachine.Failure, cause: BayeuxClientError)
    }

    let transport: any HTTPTransport
    let url: URL
    let headers: TransportHeaders
    let maximumBodyBytes: Int

    /// Posts the messages and reads the answer.
    func send(_ request: Request) async -> Outcome {
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
            return .messages(try BayeuxMessage.decode(response.body, limits: limits))
        } catch {
            return .failure(
                .init(), cause: BayeuxClientError(code: .badAnswer, message: "The answer is not Bayeux.", cause: error))
        }
    }

    /// An answer may carry a whole backlog in one message.
    private var limits: MessageLimits {
        var limits = MessageLimits()
        limits.maxBodyBytes = maximumBodyBytes
        limits.maxMessageBytes = maximumBodyBytes
        limits.maxMessages = 10_000
        return limits
    }
}
