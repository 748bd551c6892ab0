import Beckon

/// Maps the status of an HTTP push receiver to a push outcome.
enum HTTPPushAnswer {
    /// Returns the outcome for a status.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - retryAfter: The header `Retry-After`.
    ///   - kind: `httpcb` counts as delivered on 200 only, as GMS says; `customhttp` on any 2xx.
    /// - Returns: The outcome for the dispatcher.
    static func outcome(status: Int, retryAfter: Milliseconds?, kind: PushProviderKind) -> PushOutcome {
        let word = "\(kind.rawValue) \(status)"
        switch status {
        case 200: return .delivered
        case 201..<300: return kind == .customhttp ? .delivered : .retry(after: retryAfter, reason: word)
        case 408, 425, 429, 500...: return .retry(after: retryAfter, reason: word)
        case 410 where kind == .httpcb: return .tokenDead(asOf: nil, reason: word)
        // Only these are about the body of the one message.
        case 413, 415, 422: return .messageBad(reason: word)
        // Redirects are not followed, because their target's address is not checked. Like a wrong path, method or
        // password they say that the receiver's address is wrong, which the operator sets for `customhttp`.
        case ..<400, 401, 403, 405, 407:
            return kind == .customhttp ? .configurationFault(reason: word) : .unexplained(reason: word)
        // A receiver refuses a strange device so, too, which must not let the others wait.
        default: return .unexplained(reason: word)
        }
    }
}
