import Beckon

/// Decides when an OAuth access token is renewed, as a value.
///
/// Times are uptimes. From five minutes before a token expires a new one is fetched; until that succeeds, the
/// old one is used to its end. All callers share one fetch.
struct AccessTokenState: Sendable {
    /// A token and the time at which it expires.
    struct Token: Sendable, Equatable {
        var text: String
        var endsAt: Uptime
    }

    /// What a caller that needs a token must do.
    enum Need: Equatable {
        case use(String)
        /// Fetch a token and report it; the old one is used during the fetch and if it fails.
        case fetch(old: String?)
        /// Wait for the fetch that runs.
        case wait
    }

    /// How long before it expires a token is renewed.
    static let margin = Milliseconds.seconds(300)
    /// How long after a failed fetch the next one waits, while the old token is valid.
    static let pause = Milliseconds.seconds(10)

    private var token: Token?
    private var isFetching = false
    private var notBefore = Uptime.distantPast

    /// Decides what the caller must do, and records a fetch.
    mutating func need(now: Uptime) -> Need {
        let old = token.flatMap { now < $0.endsAt ? $0 : nil }
        if let old, old.endsAt.elapsed(since: now) > Self.margin || isFetching || now < notBefore {
            return .use(old.text)
        }
        if isFetching { return .wait }
        isFetching = true
        return .fetch(old: old?.text)
    }

    /// Records a fetched token.
    mutating func fetched(_ text: String, seconds: Int64, now: Uptime) {
        isFetching = false
        token = Token(text: text, endsAt: now.advanced(by: .seconds(min(max(seconds, 0), 86_400))))
    }

    /// Records a failed fetch.
    mutating func fetchFailed(now: Uptime) {
        isFetching = false
        notBefore = now.advanced(by: Self.pause)
    }

    /// Drops a token that the service refused, unless a newer one has replaced it.
    mutating func wasRefused(_ text: String) {
        if token?.text == text { token = nil }
    }
}
