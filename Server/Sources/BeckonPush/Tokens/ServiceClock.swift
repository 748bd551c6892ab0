import Beckon

/// The time of day at a push service, from the `Date` of an answer; independent of this machine's time of day.
struct ServiceClock: Sendable, Equatable {
    /// How long after the answer it is relied on.
    static let memory = Milliseconds.seconds(2 * 3_600)
    /// By how many seconds two clocks may differ before that is a fault.
    static let tolerance: Int64 = 60

    private var seconds: Int64
    private var uptime: Uptime

    /// Reads the header `Date`; nil when it is absent or malformed.
    init?(date: String?, uptime: Uptime) {
        guard let date, let seconds = RetryAfter.secondsSince1970(date) else { return nil }
        self.seconds = seconds
        self.uptime = uptime
    }

    /// Seconds since 1970 at the service; nil when the answer is too old to tell.
    func now(uptime: Uptime) -> Int64? {
        let passed = uptime.elapsed(since: self.uptime).count
        return (0..<Self.memory.count).contains(passed) ? seconds + passed / 1_000 : nil
    }

    /// How many seconds this machine's clock is ahead of the service's; nil when they agree or that is unknown.
    func lead(of now: Timestamp, uptime: Uptime) -> Int64? {
        guard let service = self.now(uptime: uptime) else { return nil }
        let lead = now.milliseconds / 1_000 - service
        return abs(lead) >= Self.tolerance ? lead : nil
    }

    /// The lead in words.
    static func words(_ lead: Int64) -> String {
        "this machine's clock is \(abs(lead) / 60) min \(lead > 0 ? "ahead of" : "behind") the service's"
    }
}
