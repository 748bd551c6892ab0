import Beckon

/// Decides when an APNs provider token is replaced, as a value.
///
/// APNs refuses tokens older than an hour, and senders that make more than one in 20 minutes. So a token serves for
/// 50 minutes, and no token is made within ``spacing`` of the last one, whatever APNs says: a refused token that is
/// younger stays in use until then, because only another clock or another key would help. When APNs answers that there
/// were too many, the last accepted token is used again until it is an hour old. Times are uptimes.
struct ProviderTokenState: Sendable {
    /// A token and the time at which it was made.
    struct Token: Sendable, Equatable {
        var text: String
        var madeAt: Uptime
        var isRefused = false
    }

    /// The age at which a token is replaced.
    static let renewal = Milliseconds.seconds(50 * 60)
    /// The age at which APNs refuses a token.
    static let lifetime = Milliseconds.seconds(60 * 60)
    /// The least time between two new tokens, and after an answer that there were too many.
    static let spacing = Milliseconds.seconds(20 * 60)

    private var latest: Token?
    private var accepted: Token?
    private var heldUntil = Uptime.distantPast

    /// Returns the token to use; nil when a new one must be made.
    func token(now: Uptime) -> String? {
        guard let latest else { return nil }
        let age = now.elapsed(since: latest.madeAt)
        let isSpaced = age >= Self.spacing && now >= heldUntil
        if isSpaced, latest.isRefused || age >= Self.renewal { return nil }
        guard now < heldUntil, let accepted, now.elapsed(since: accepted.madeAt) < Self.lifetime else {
            return latest.text
        }
        return accepted.text
    }

    /// How old the newest token is; nil before the first.
    func age(now: Uptime) -> Milliseconds? { latest.map { now.elapsed(since: $0.madeAt) } }

    /// Records a new token.
    mutating func made(_ text: String, now: Uptime) { latest = Token(text: text, madeAt: now) }

    /// Takes over a token that was made elsewhere, unless it is known or older than the newest one.
    mutating func found(_ text: String, madeAt: Uptime) {
        guard latest?.text != text, accepted?.text != text, latest.map({ $0.madeAt < madeAt }) ?? true else { return }
        latest = Token(text: text, madeAt: madeAt)
    }

    /// Records that APNs accepted the token.
    mutating func wasAccepted(_ text: String) {
        guard accepted?.text != text || latest?.isRefused == true, latest?.text == text else { return }
        latest?.isRefused = false
        accepted = latest
    }

    /// Records that APNs refused a token as expired.
    mutating func wasRefused(_ text: String) {
        if latest?.text == text { latest?.isRefused = true }
        if accepted?.text == text { accepted = nil }
    }

    /// Goes back to the last accepted token, because APNs refused this one as one too many.
    mutating func wasTooMany(now: Uptime) { heldUntil = now.advanced(by: Self.spacing) }
}
