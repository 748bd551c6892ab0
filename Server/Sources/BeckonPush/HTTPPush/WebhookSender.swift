package import Beckon
package import BeckonTracing
import NIOSSL
package import Tracing

/// Posts signed JSON to one address of the operator's choice, public or not.
package struct WebhookSender: Sendable {
    /// The result of a post.
    package enum Result: Hashable, Sendable {
        /// Any status of 200 to 299.
        case accepted
        /// The receiver refused the post.
        case refused(status: Int)
        /// The receiver is busy, perhaps with a time to wait.
        case busy(Milliseconds?, status: Int)
        /// The receiver answered that it failed, or that the post took too long.
        case failed(status: Int)
        /// The receiver did not answer.
        case unreachable(reason: String)
    }

    /// The reason when the receiver did not answer a post that was sent.
    package static let noAnswer = "no answer"

    private let address: WebAddress
    private let signer: WebhookSigner?
    private let tls: NIOSSLContext
    private let timeout: Milliseconds
    private let time: any TimeSource
    private let tracer: (any Tracer)?

    /// Prepares the sender; no connection is opened before the first post.
    ///
    /// - Parameters:
    ///   - url: An `http` or `https` address.
    ///   - secrets: The signing secrets in the form of Standard Webhooks; the newest first.
    ///   - trustRoots: The authorities that may sign the receiver's certificate.
    ///   - timeout: The time-out of one post, from the look-up of the host to the answer.
    ///   - time: The clock.
    ///   - tracer: Makes a span of each post within a trace; nil for none.
    /// - Throws: ``PushConfigurationError``.
    package init(
        url: String, secrets: [String], trustRoots: TrustRoots = .system, timeout: Milliseconds = .seconds(10),
        time: any TimeSource, tracer: (any Tracer)? = nil
    ) throws(PushConfigurationError) {
        guard let address = WebAddress(url) else {
            throw PushConfigurationError(.badEndpoint, "url is not an http or https address")
        }
        self.address = address
        signer = try WebhookSigner(secrets: secrets)
        tls = try Self.tls(trustRoots)
        self.timeout = timeout
        self.time = time
        self.tracer = tracer
    }

    /// Prepares a sender that does not sign.
    ///
    /// - Parameters:
    ///   - url: An `http` or `https` address.
    ///   - trustRoots: The authorities that may sign the receiver's certificate.
    ///   - timeout: The time-out of one post, from the look-up of the host to the answer.
    ///   - time: The clock.
    ///   - tracer: Makes a span of each post within a trace; nil for none.
    /// - Throws: ``PushConfigurationError``.
    package init(
        unsigned url: String, trustRoots: TrustRoots = .system, timeout: Milliseconds = .seconds(10),
        time: any TimeSource, tracer: (any Tracer)? = nil
    ) throws(PushConfigurationError) {
        guard let address = WebAddress(url) else {
            throw PushConfigurationError(.badEndpoint, "url is not an http or https address")
        }
        self.address = address
        signer = nil
        tls = try Self.tls(trustRoots)
        self.timeout = timeout
        self.time = time
        self.tracer = tracer
    }

    private static func tls(_ trustRoots: TrustRoots) throws(PushConfigurationError) -> NIOSSLContext {
        do {
            return try NIOSSLContext(configuration: trustRoots.clientConfiguration(protocols: ["http/1.1"]))
        } catch {
            throw PushConfigurationError(.badTrustRoots, "the trust roots cannot be read", cause: error)
        }
    }

    /// Posts a body, in the trace of the current task if it has one; ends within the time-out, which cancellation does not
    /// shorten.
    ///
    /// - Parameters:
    ///   - body: JSON.
    ///   - id: The same for every attempt with the same body, so that the receiver can detect a repetition.
    ///   - delivery: What it is, for the span.
    /// - Returns: The result.
    package func post(_ body: [UInt8], id: String, as delivery: TracedDelivery) async -> Result {
        let traced = TracedRequest(delivery, causedBy: .current, tracer: tracer)
        let headers =
            [(name: "content-type", value: "application/json; charset=utf-8")]
            + (signer?.headers(id: id, seconds: time.now.milliseconds / 1_000, body: body) ?? [("webhook-id", id)])
            + traced.fields(isOurs: true)
        let result = await HTTPPost.perform(
            HTTPPost.Request(
                address: address, verdict: .anyAddress, headers: headers, body: body, tls: tls, timeout: timeout,
                time: time))
        traced.end(result)
        switch result {
        case .answer(let status, _) where (200..<300).contains(status): return .accepted
        case .answer(let status, let wait) where status == 429 || status == 503:
            return .busy(RetryAfter.read(wait, now: time.now), status: status)
        case .answer(let status, _) where status == 408 || status >= 500:
            return .failed(status: status)
        case .answer(let status, _): return .refused(status: status)
        case .addressRefused, .tooLate: return .unreachable(reason: "not sent")
        case .notSent(let reason): return .unreachable(reason: reason)
        case .noAnswer: return .unreachable(reason: Self.noAnswer)
        }
    }
}
