/// A fault of a stand-in, as a value.
package struct SimulatedFault: Sendable, Equatable {
    /// The effect of a fault.
    package enum Effect: Sendable, Equatable {
        /// A refusal in the provider's own shape: status, reason (for FCM the `errorCode`, or `-` for none),
        /// seconds for `Retry-After`, and the milliseconds of an APNs `timestamp`.
        case refusal(status: Int, reason: String, retryAfter: Int? = nil, timestamp: Int64? = nil)
        /// An answer in any shape, for instance an HTML page with 502.
        case answer(SimulatedAnswer)
        /// The usual answer, but later.
        case delay(Duration)
        /// No answer, ever.
        case silence
        /// RST_STREAM with REFUSED_STREAM (HTTP/1.1: the connection ends).
        case refuseStream
        /// RST_STREAM with INTERNAL_ERROR (HTTP/1.1: the connection ends).
        case resetStream
        /// The usual answer, then GOAWAY; earlier requests are still answered, then the connection ends.
        case goAway
        /// GOAWAY with a last stream before this request, which so was surely not processed.
        case goAwayRefusing
        /// The connection ends without an answer.
        case cut
        /// The usual answer, and SETTINGS with a new stream limit for this connection.
        case maximumConcurrentStreams(Int)
    }

    /// The effect of the fault.
    package var effect: Effect
    /// Whether the push is logged as accepted although the sender gets no answer, so that it cannot know the outcome.
    package var recorded: Bool

    /// Makes a fault.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - recorded: Whether the push is logged as accepted; only for `silence`, `resetStream` and `cut`.
    package init(_ effect: Effect, recorded: Bool = false) {
        self.effect = effect
        self.recorded = recorded
    }
}

/// A fault and the requests that it affects.
package struct SimulatedFaultRule: Sendable, Equatable {
    /// The token that it affects; nil for every request.
    package var token: String?
    /// How many matching requests pass before the first is affected.
    package var skip: Int
    /// Affects each n-th of the matching requests, 1 for all.
    package var every: Int
    /// How many are affected in all; nil for no limit.
    package var times: Int?
    /// The fault of the affected requests.
    package var fault: SimulatedFault

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - token: The token that it affects; nil for every request.
    ///   - skip: How many matching requests pass first, at least 0.
    ///   - every: Affects each n-th after that, at least 1.
    ///   - times: How many are affected in all; nil for no limit.
    package init(
        _ fault: SimulatedFault, token: String? = nil, skip: Int = 0, every: Int = 1, times: Int? = nil
    ) {
        self.token = token
        self.skip = max(0, skip)
        self.every = max(1, every)
        self.times = times
        self.fault = fault
    }
}

extension SimulatedFaultRule {
    /// Reads a rule in the form of the command line; nil when it is malformed.
    ///
    /// A rule is an effect, then any of `token=`, `skip=`, `every=`, `times=` and `recorded`, separated by commas:
    /// `refuse:429:TooManyRequests:5,every=10`, `goaway,every=300`, `cut,recorded,skip=100,times=1`. The effects are
    /// `refuse:STATUS:REASON[:RETRY-AFTER]`, `delay:MILLISECONDS`, `silence`, `refuse-stream`, `reset`, `goaway`,
    /// `goaway-refusing`, `cut` and `streams:N`.
    ///
    /// - Parameter text: The rule.
    package init?(_ text: String) {
        var words = text.split(separator: ",").map(String.init)
        guard !words.isEmpty, let effect = Self.effect(words.removeFirst()) else { return nil }
        var rule = SimulatedFaultRule(SimulatedFault(effect))
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let number = parts.count == 2 ? Int(parts[1]) : nil
            switch (parts[0], number) {
            case ("recorded", _) where parts.count == 1: rule.fault.recorded = true
            case ("token", _) where parts.count == 2: rule.token = parts[1]
            case ("skip", let number?) where number >= 0: rule.skip = number
            case ("every", let number?) where number >= 1: rule.every = number
            case ("times", let number?) where number >= 0: rule.times = number
            default: return nil
            }
        }
        self = rule
    }

    private static func effect(_ text: String) -> SimulatedFault.Effect? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("refuse", 3), ("refuse", 4):
            guard let status = Int(parts[1]), (200..<600).contains(status) else { return nil }
            if parts.count == 4, Int(parts[3]) == nil { return nil }
            let retryAfter = parts.count == 4 ? Int(parts[3]) : nil
            return .refusal(status: status, reason: parts[2], retryAfter: retryAfter)
        case ("delay", 2): return Int(parts[1]).flatMap { $0 >= 0 ? .delay(.milliseconds($0)) : nil }
        case ("streams", 2): return Int(parts[1]).flatMap { $0 >= 0 ? .maximumConcurrentStreams($0) : nil }
        case ("silence", 1): return .silence
        case ("refuse-stream", 1): return .refuseStream
        case ("reset", 1): return .resetStream
        case ("goaway", 1): return .goAway
        case ("goaway-refusing", 1): return .goAwayRefusing
        case ("cut", 1): return .cut
        default: return nil
        }
    }
}
