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
        // Redirects are not followed, because their target's address is not checked.
        case 300..<400: return .messageBad(reason: word)
        case 401, 403, 407:
            return kind == .customhttp ? .configurationFault(reason: word) : .messageBad(reason: word)
        case 408, 425, 429, 500...: return .retry(after: retryAfter, reason: word)
        case 410: return kind == .httpcb ? .tokenDead(asOf: nil, reason: word) : .messageBad(reason: word)
        default: return .messageBad(reason: word)
        }
    }
}
