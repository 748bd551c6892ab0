import Beckon

/// When an APNs provider token is made anew, as a value.
///
/// APNs refuses tokens older than an hour and more than a few new ones within 20 minutes. So one token serves for
/// 50 minutes; a refused one is replaced unless that has already happened; and when the service says that there were
/// too many, the last one that it took serves on and none is made for 20 minutes. Times are uptimes in milliseconds.
struct ProviderTokenState: Sendable {
    /// A token and when it was made.
    struct Token: Sendable, Equatable {
        var text: String
        var madeAt: Int64
    }

    /// How long a token serves.
    static let renewal = Milliseconds.seconds(50 * 60)
    /// The age at which APNs refuses it.
    static let lifetime = Milliseconds.seconds(60 * 60)
    /// How long none is made after the service complained.
    static let hold = Milliseconds.seconds(20 * 60)

    private var current: Token?
    private var accepted: Token?
    private var heldUntil: Int64?

    /// The token to use now; nil when one has to be made.
    func token(now: Int64) -> String? {
        guard let current else { return nil }
        let isHeld = heldUntil.map { now < $0 } ?? false
        let age = now - current.madeAt
        return age < (isHeld ? Self.lifetime : Self.renewal).count ? current.text : nil
    }

    /// A token was made.
    mutating func made(_ text: String, now: Int64) { current = Token(text: text, madeAt: now) }

    /// APNs took the token.
    mutating func wasAccepted(_ text: String) {
        if accepted?.text != text, let current, current.text == text { accepted = current }
    }

    /// APNs called the token expired: the next use makes a new one, unless that has happened since.
    mutating func wasRefused(_ text: String) {
        if current?.text == text { current = nil }
        if accepted?.text == text { accepted = nil }
    }

    /// APNs called the token one too many: the last one it took serves on.
    mutating func wasTooMany(_ text: String, now: Int64) {
        heldUntil = now + Self.hold.count
        if current?.text == text, let accepted, now - accepted.madeAt < Self.lifetime.count { current = accepted }
    }
}
