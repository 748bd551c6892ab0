/// Why a callback ended, spelled as GMS spells it (`_callback_reason`; gms-callback §5.1).
package enum CallbackReason: Hashable, Sendable {
    /// Customer and agent were connected.
    case agentConnected
    /// Cancelled by the customer or a back-end.
    case cancelled
    /// Cancelled by the operator or an agent.
    case cancelledByAdmin
    /// The agent finished it without having reached the customer.
    case notAvailable
    /// Its time to live ended first.
    case timeToLive
    /// The customer did not answer the menu in time.
    case noConfirmation
    /// The customer has to be called and gave no number.
    case noCustomerNumber
    /// All calls ended without the customer.
    case customerNotReached
    /// The customer answered, and no agent was found.
    case agentNotFound
    /// The customer answered, and the agent could not be connected.
    case agentNotConnected
    /// So many agents refused it.
    case agentsRefused(Int)
    /// The customer hung up before an agent was connected.
    case customerLeft
    /// The telephone system did not accept the order.
    case notSubmitted
    /// Another failure.
    case failed
}

extension CallbackReason: RawRepresentable {
    static let refusal = (prefix: "AGENT_PREVIEW_CANCEL_AFTER_", suffix: "REJECTS")
    /// The most refusals that a reason counts.
    package static let mostRefusals = 1_000

    package init?(rawValue: String) {
        if let known = Self.withoutNumber.first(where: { $0.rawValue == rawValue }) {
            self = known
            return
        }
        guard rawValue.hasPrefix(Self.refusal.prefix), rawValue.hasSuffix(Self.refusal.suffix),
            let count = Int(rawValue.dropFirst(Self.refusal.prefix.count).dropLast(Self.refusal.suffix.count)),
            (1...Self.mostRefusals).contains(count)
        else { return nil }
        self = .agentsRefused(count)
    }

    package var rawValue: String {
        switch self {
        case .agentConnected: "AGENT_CONNECTED"
        case .cancelled: "CANCELLED"
        case .cancelledByAdmin: "CANCELLED_BY_ADMIN"
        case .notAvailable: "NOT_AVAILABLE"
        case .timeToLive: "FAIL_TIMEOUT_TTL"
        case .noConfirmation: "FAIL_USER_NO_CONFIRM"
        case .noCustomerNumber: "FAIL_NO_CUSTOMER_NUMBER"
        case .customerNotReached: "FAIL_CALL_TO_CUSTOMER"
        case .agentNotFound: "FAIL_TARGET_NOT_FOUND"
        case .agentNotConnected: "FAIL_AGENT_CONNECT"
        case .agentsRefused(let count): "\(Self.refusal.prefix)\(count)\(Self.refusal.suffix)"
        case .customerLeft: "FAIL_INTERACTION_DELETED"
        case .notSubmitted: "SUBMIT_FAILED"
        case .failed: "FAIL_ERROR"
        }
    }
}

extension CallbackReason: CaseIterable {
    /// Every reason without a number.
    static let withoutNumber: [CallbackReason] = [
        .agentConnected, .cancelled, .cancelledByAdmin, .notAvailable, .timeToLive, .noConfirmation, .noCustomerNumber,
        .customerNotReached, .agentNotFound, .agentNotConnected, .customerLeft, .notSubmitted, .failed,
    ]

    package static let allCases: [CallbackReason] = withoutNumber + [.agentsRefused(1)]
}
