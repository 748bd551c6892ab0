import BeckonTransport

/// Decides whether and when a failed call is repeated.
struct RetryPolicy: Sendable {
    /// The most tries of one call.
    var attempts = 6
    /// The longest time from the start of a call to the start of its last try.
    var patience: Duration
    /// The same where no server can be reached: a customer who waits hears of it soon.
    var offlinePatience: Duration = .seconds(5)
    /// Whether a call may be repeated that the server may already have carried out.
    ///
    /// True if repeating it does no harm, or if it has a key and the server honours keys.
    var mayRepeat: Bool

    /// How a try failed.
    enum Failure: Sendable {
        case transport(TransportError)
        case status(Int, retryAfter: Duration?)
        /// On the device: nothing was sent.
        case unsent
    }

    /// Decides about a failed try.
    ///
    /// - Parameters:
    ///   - failure: How it failed.
    ///   - attempt: The number of the try, from 1.
    ///   - elapsed: The time since the call began.
    ///   - jitter: From 0 up to 1.
    /// - Returns: How long to wait before the next try; nil to give up.
    func delay(after failure: Failure, attempt: Int, elapsed: Duration, jitter: Double) -> Duration? {
        guard attempt < attempts, isRepeatable(failure) else { return nil }
        var delay = Backoff(first: .milliseconds(500), longest: .seconds(8)).pause(after: attempt, jitter: jitter)
        if case .status(_, let retryAfter?) = failure { delay = max(delay, retryAfter) }
        return elapsed + delay <= patience(after: failure) ? delay : nil
    }

    private func patience(after failure: Failure) -> Duration {
        switch failure {
        case .transport(let error) where error.code == .cannotConnect || error.code == .timeout:
            min(patience, offlinePatience)
        case .transport, .status, .unsent: patience
        }
    }

    private func isRepeatable(_ failure: Failure) -> Bool {
        switch failure {
        case .transport(let error):
            switch error.code {
            case .cancelled, .invalidRequest, .bodyTooLarge, .notStored: false
            default: error.isRetrySafe || mayRepeat
            }
        // With these two statuses the server has not carried out the call.
        case .status(429, _), .status(503, _): true
        case .status(let status, _): mayRepeat && [408, 500, 502, 504].contains(status)
        case .unsent: false
        }
    }
}
