import Beckon

/// What an HTTP push receiver's status means.
enum HTTPPushAnswer {
    /// Decides on an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - retryAfter: The header `Retry-After`.
    ///   - kind: `httpcb` is delivered on exactly 200, as GMS says; `customhttp` on any 2xx.
    /// - Returns: What the dispatcher is told.
    static func outcome(status: Int, retryAfter: Milliseconds?, kind: PushProviderKind) -> PushOutcome {
        let word = "\(kind.rawValue) \(status)"
        switch status {
        case 200: return .delivered
        case 201..<300: return kind == .customhttp ? .delivered : .retry(after: retryAfter, reason: word)
        // Redirects are not followed: the checked address would no longer be the one that is called.
        case 300..<400: return .messageBad(reason: word)
        case 401, 403, 407:
            return kind == .customhttp ? .configurationFault(reason: word) : .messageBad(reason: word)
        case 408, 425, 429, 500...: return .retry(after: retryAfter, reason: word)
        case 410: return kind == .httpcb ? .tokenDead(asOf: nil, reason: word) : .messageBad(reason: word)
        default: return .messageBad(reason: word)
        }
    }
}
