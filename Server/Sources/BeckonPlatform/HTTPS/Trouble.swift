package import Beckon

extension PlatformReply {
    /// What a refusal means for a delivery; nil for a success.
    ///
    /// 429 and 503 with `Retry-After` ask for a pause; 401, 408, 429, 5xx and a page in the answer's place concern all chats; any
    /// other status concerns the one chat.
    package var trouble: AgentAnswer.Trouble? {
        if isSuccess { return nil }
        let reason = "status \(status)"
        if hasStatusOfSuccess { return .unreachable(reason: "\(reason), and no JSON") }
        if status == 429 || status == 503, let retryAfter { return .busy(retryAfter, reason: reason) }
        switch status {
        case 401, 408, 429, 500...: return .unreachable(reason: reason)
        default: return .refused(reason: reason)
        }
    }
}

extension PlatformReply {
    /// What a refusal of a customer's message means for its delivery; nil for a success.
    ///
    /// 400, 413, 415 and 422 say that the platform does not take what the message holds, other refusals may say so. A failure
    /// may be about the message, too.
    package var messageTrouble: AgentAnswer.Trouble? {
        switch trouble {
        case .refused(let reason)?: .ofContent(status: status, reason: reason)
        case .unreachable(let reason)? where status >= 500 || hasStatusOfSuccess: .failing(reason: reason)
        default: trouble
        }
    }
}

extension PlatformFault {
    /// What the fault means for a delivery.
    package var trouble: AgentAnswer.Trouble {
        if let pause { return .busy(pause, reason: reason.rawValue) }
        return .unreachable(reason: reason.rawValue)
    }
}
