import Beckon
import BeckonPlatform

/// Holds requests back while Genesys Cloud would refuse them.

///

/// Pure.
///
/// Every answer counts the requests of the present minute (`inin-ratelimit-…`, contact-centers §1). When the last allowed
/// one is used, or one was refused with 429, none is sent until the count begins anew.
struct CallGate: Hashable, Sendable {
    /// The name of the limit in ``PlatformCondition/limits``.
    static let limitName = "requests"
    /// The pause after a 429 that names none.
    static let pause = Milliseconds.seconds(5)
    /// The longest pause, whatever an answer says.
    static let longestPause = PlatformReply.longestPause
    /// The counts of requests that are believed.
    private static let counts = 0...1_000_000_000

    /// The uptime until which no request is sent.
    private var closedUntil = Uptime.start

    /// How long requests must still wait; nil if they need not.
    func wait(at uptime: Uptime) -> Milliseconds? {
        closedUntil > uptime ? closedUntil.elapsed(since: uptime) : nil
    }

    /// Takes note of an answer.
    ///
    /// - Parameters:
    ///   - reply: The answer.
    ///   - uptime: Now.
    /// - Returns: The limit that the answer tells; nil if it tells none.
    mutating func note(_ reply: PlatformReply, at uptime: Uptime) -> PlatformLimit? {
        let limit = Self.limit(of: reply)
        if reply.status == 429 {
            close(for: reply.retryAfter ?? limit?.resetsIn ?? Self.pause, at: uptime)
        } else if let limit, limit.used >= limit.allowed, let reset = limit.resetsIn {
            close(for: reset, at: uptime)
        }
        return limit
    }

    private mutating func close(for pause: Milliseconds, at uptime: Uptime) {
        closedUntil = max(closedUntil, uptime.advanced(by: min(max(pause, .zero), Self.longestPause)))
    }

    private static func limit(of reply: PlatformReply) -> PlatformLimit? {
        func number(_ name: String) -> Int? {
            reply.headers["inin-ratelimit-\(name)"].flatMap { WholeNumber.clamped($0, to: counts) }
        }
        guard let used = number("count"), let allowed = number("allowed"), allowed > 0 else { return nil }
        let reset = number("reset").map { Milliseconds.seconds(Int64($0)) }
        return PlatformLimit(limitName, used: used, allowed: allowed, resetsIn: reset)
    }
}
