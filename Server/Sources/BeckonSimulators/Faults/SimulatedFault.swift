/// Something that goes wrong at a stand-in, as a value.
package struct SimulatedFault: Sendable, Equatable {
    /// What goes wrong.
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
        /// The usual answer, then GOAWAY; all that came before it is still answered, then the connection ends.
        case goAway
        /// GOAWAY that leaves out this request: it was surely not processed.
        case goAwayRefusing
        /// The connection ends without an answer.
        case cut
        /// The usual answer, and SETTINGS with a new stream limit for this connection.
        case maximumConcurrentStreams(Int)
    }

    /// What goes wrong.
    package var effect: Effect
    /// Whether the push counts as taken in although the sender is not told: the case in which a sender cannot know.
    package var recorded: Bool

    /// Makes a fault.
    ///
    /// - Parameters:
    ///   - effect: What goes wrong.
    ///   - recorded: Whether the push is taken in all the same; only for `silence`, `resetStream` and `cut`.
    package init(_ effect: Effect, recorded: Bool = false) {
        self.effect = effect
        self.recorded = recorded
    }
}

/// A fault and the requests that it strikes.
package struct SimulatedFaultRule: Sendable, Equatable {
    /// The token that it strikes; nil for every request.
    package var token: String?
    /// How many matching requests pass before the first is struck.
    package var skip: Int
    /// Strikes each n-th of the matching requests, 1 for all.
    package var every: Int
    /// How many are struck in all; nil for no end.
    package var times: Int?
    /// What happens to those.
    package var fault: SimulatedFault

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - fault: What happens.
    ///   - token: The token that it strikes; nil for every request.
    ///   - skip: How many matching requests pass first, at least 0.
    ///   - every: Strikes each n-th after that, at least 1.
    ///   - times: How many are struck in all; nil for no end.
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
