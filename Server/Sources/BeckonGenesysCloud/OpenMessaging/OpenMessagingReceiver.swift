import Beckon
import BeckonJSON
import BeckonPlatform
import Logging

/// Answers the webhook of an Open Messaging integration (contact-centers §2.7).
///
/// A success is answered when the message is committed. Genesys Cloud repeats a webhook after a 503, five times within 85
/// seconds. A message that no customer will get is answered with 200, too: other statuses would end more than the message.
/// Its agent reads why in a receipt, and when that receipt is not accepted the webhook is asked for again.
struct OpenMessagingReceiver: Sendable {
    /// The longest body in bytes.
    static let longestBody = 262_144
    /// How long the receipt of a failure may take; Genesys Cloud waits 10 seconds for the answer.
    static let receiptTimeout = Milliseconds.seconds(3)

    /// Why a webhook is refused, as it is counted.
    enum Refusal: String, CaseIterable {
        case method
        case tooLarge = "too-large"
        case signature
        case malformed
        /// It names no customer, to whom even a receipt of its failure could go.
        case destination
        /// It is of another integration.
        case integration

        var status: Int {
            switch self {
            case .method: 405
            case .tooLarge: 413
            case .signature: 401
            case .integration: 403
            case .malformed, .destination: 400
            }
        }
    }

    let integration: String
    let proof: WebhookProof
    let messages: AgentMessages
    let receipts: ReceiptSender
    let tally: PlatformTally
    let logger: Logger
    private let refusals = RefusedWebhooks()

    init(
        integration: String, proof: WebhookProof, messages: AgentMessages, receipts: ReceiptSender,
        tally: PlatformTally, logger: Logger
    ) {
        self.integration = integration
        self.proof = proof
        self.messages = messages
        self.receipts = receipts
        self.tally = tally
        self.logger = logger
    }

    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        do throws(RefusedWebhook) {
            let message = try read(request)
            return await take(message, port)
        } catch {
            tally.refused(error.refusal.rawValue)
            refusals.tell(
                error.refusal.rawValue, side: AgentSideName.genesysCloud.word, body: request.body,
                at: port.time.uptime, in: logger)
            return .empty(error.refusal.status)
        }
    }

    private struct RefusedWebhook: Error {
        let refusal: Refusal
    }

    private func read(_ request: PlatformRequest) throws(RefusedWebhook) -> OpenMessage {
        guard request.method == "POST" else { throw RefusedWebhook(refusal: .method) }
        guard request.body.count <= Self.longestBody else { throw RefusedWebhook(refusal: .tooLarge) }
        guard proof.accepts(request.headers, body: request.body) else { throw RefusedWebhook(refusal: .signature) }
        guard let json = try? JSONValue(parsing: request.body), let message = OpenMessage(json) else {
            throw RefusedWebhook(refusal: .malformed)
        }
        guard message.integration == nil || message.integration == integration else {
            throw RefusedWebhook(refusal: .integration)
        }
        if message.customer?.isEmpty ?? true, message.isOutbound, message.isWords {
            throw RefusedWebhook(refusal: .destination)
        }
        return message
    }

    private func take(_ message: OpenMessage, _ port: PlatformPort) async -> PlatformAnswer {
        tally.heard(at: port.time.now)
        guard message.isOutbound else { return .empty(200) }
        // A message is known by its id however late it comes; typing has none that is kept, and is of now only.
        if message.type == "Event", !WebhookProof.isRecent(message.time, now: port.time.now) { return .empty(200) }
        do {
            guard case .failed(let reason) = try await messages.take(message, port) else { return .empty(200) }
            let isTold = await receipts.fail(message, reason, at: port.time.now, timeout: Self.receiptTimeout)
            return .empty(isTold ? 200 : 503)
        } catch {
            return .empty(503)
        }
    }
}
