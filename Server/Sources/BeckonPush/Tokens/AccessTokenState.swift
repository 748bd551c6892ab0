import Beckon

/// When an OAuth access token is fetched anew, as a value.
///
/// Times are uptimes in milliseconds.
/// From five minutes before its end a new one is fetched, while the old one serves on to its last second. One fetch
/// serves everybody who asks meanwhile.
struct AccessTokenState: Sendable {
    /// A token and when it ends.
    struct Token: Sendable, Equatable {
        var text: String
        var endsAt: Int64
    }

    /// What somebody who needs a token has to do.
    enum Need: Equatable {
        case use(String)
        /// Fetch one and report; the given token serves meanwhile and if that fails.
        case fetch(old: String?)
        /// Wait for the fetch that is under way.
        case wait
    }

    /// How long before its end a token is renewed.
    static let margin = Milliseconds.seconds(300)
    /// How long none is fetched after a fetch that failed while the old one serves.
    static let pause = Milliseconds.seconds(10)

    private var token: Token?
    private var isFetching = false
    private var notBefore = Int64.min

    /// Decides what to do, and notes it.
    mutating func need(now: Int64) -> Need {
        let old = token.flatMap { now < $0.endsAt ? $0 : nil }
        if let old, now < old.endsAt - Self.margin.count || isFetching || now < notBefore { return .use(old.text) }
        if isFetching { return .wait }
        isFetching = true
        return .fetch(old: old?.text)
    }

    /// The fetch brought a token.
    mutating func fetched(_ text: String, seconds: Int64, now: Int64) {
        isFetching = false
        token = Token(text: text, endsAt: now + Milliseconds.seconds(min(max(seconds, 0), 86_400)).count)
    }

    /// The fetch failed.
    mutating func fetchFailed(now: Int64) {
        isFetching = false
        notBefore = now + Self.pause.count
    }

    /// The service refused the token: the next use fetches a new one, unless that has happened since.
    mutating func wasRefused(_ text: String) {
        if token?.text == text { token = nil }
    }
}
