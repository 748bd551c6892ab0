package import Beckon

extension PlatformReply {
    /// What a refusal means for a delivery; nil for a success.
    ///
    /// 429 and 503 with `Retry-After` ask for a pause; 401, 408, 429 and 5xx concern all chats; any other status concerns the
    /// one chat.
    package var trouble: AgentAnswer.Trouble? {
        if isSuccess { return nil }
        let reason = "status \(status)"
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
    /// 400, 413, 415 and 422 say that the platform does not take what the message holds.
    package var messageTrouble: AgentAnswer.Trouble? {
        guard case .refused(let reason)? = trouble, [400, 413, 415, 422].contains(status) else { return trouble }
        return .content(reason: reason)
    }
}

extension PlatformFault {
    /// What the fault means for a delivery.
    package var trouble: AgentAnswer.Trouble {
        if let pause { return .busy(pause, reason: reason.rawValue) }
        return .unreachable(reason: reason.rawValue)
    }
}
