import Beckon
import BeckonJSON
import BeckonPlatform

/// Sends receipts about agents' messages: `POST …/inbound/open/receipt` (contact-centers §2.7).
struct ReceiptSender: Sendable {
    let integration: String
    let api: GenesysAPI

    /// Says that a message reached the customer's device.
    ///
    /// - Throws: ``PlatformFailure`` when no answer came.
    func deliver(
        _ message: String, to customer: String, at now: Timestamp
    ) async throws(PlatformFailure) -> PlatformReply {
        try await api.call(
            "POST", path, json: OpenMessageSpelling.receipt(message, to: customer, at: now, "Delivered"))
    }

    /// Says that a message does not reach the customer.
    ///
    /// - Returns: Whether Genesys Cloud knows it now. A refusal of the receipt counts, too: it would be refused again.
    func fail(
        _ message: OpenMessage, _ reason: ReceiptReason, at now: Timestamp, timeout: Milliseconds
    ) async -> Bool {
        let body = OpenMessageSpelling.receipt(
            message.id, to: message.customer ?? "", at: now, "Failed", because: reason)
        guard let reply = try? await api.call("POST", path, json: body, timeout: timeout) else { return false }
        return switch reply.failure {
        case nil, .refused, .perhapsContent, .content: true
        case .unreachable, .busy, .failing: false
        }
    }

    private var path: String { OpenMessageSpelling.path(integration, "receipt") }
}
