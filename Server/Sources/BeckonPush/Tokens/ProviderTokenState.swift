import Beckon

/// Decides when an APNs provider token is replaced, as a value.
///
/// APNs refuses tokens older than an hour, and more than a few new ones within 20 minutes. So a token is used for
/// 50 minutes, and a refused one is replaced once. When APNs answers that there were too many, the last accepted token is
/// used again until it is an hour old, and none is replaced for its age for 20 minutes. Times are uptimes in milliseconds.
struct ProviderTokenState: Sendable {
    /// A token and the time at which it was made.
    struct Token: Sendable, Equatable {
        var text: String
        var madeAt: Int64
    }

    /// The age at which a token is replaced.
    static let renewal = Milliseconds.seconds(50 * 60)
    /// The age at which APNs refuses a token.
    static let lifetime = Milliseconds.seconds(60 * 60)
    /// How long tokens are not renewed after APNs answered that there were too many.
    static let hold = Milliseconds.seconds(20 * 60)

    private var current: Token?
    private var accepted: Token?
    private var heldUntil: Int64?

    /// Returns the token to use; nil when a new one must be made.
    func token(now: Int64) -> String? {
        guard let current else { return nil }
        let isHeld = heldUntil.map { now < $0 } ?? false
        let age = now - current.madeAt
        return age < (isHeld ? Self.lifetime : Self.renewal).count ? current.text : nil
    }

    /// Records a new token.
    mutating func made(_ text: String, now: Int64) { current = Token(text: text, madeAt: now) }

    /// Records that APNs accepted the token.
    mutating func wasAccepted(_ text: String) {
        if accepted?.text != text, let current, current.text == text { accepted = current }
    }

    /// Drops a token that APNs refused as expired, unless a newer one has replaced it.
    mutating func wasRefused(_ text: String) {
        if current?.text == text { current = nil }
        if accepted?.text == text { accepted = nil }
    }

    /// Goes back to the last accepted token, because APNs refused this one as one too many.
    mutating func wasTooMany(_ text: String, now: Int64) {
        heldUntil = now + Self.hold.count
        if current?.text == text, let accepted, now - accepted.madeAt < Self.lifetime.count { current = accepted }
    }
}
