import Beckon

/// Keeps a breaker and a limit for each host that HTTP pushes go to, as a value.
///
/// A host that has answered is known. Every other host is a stranger, and a known one becomes a stranger when it does not
/// answer and is paused. All strangers together get a limited share, so that dead strangers cannot take the room of known
/// hosts. After ``tolerance`` failures in a row a host gets no push for a pause, then one push at a time until it answers.
struct HostTable: Sendable, Equatable {
    /// The table's decision about a push.
    enum Answer: Sendable, Hashable {
        /// Send it; `left` must repeat whether it counts among the strangers.
        case go(asStranger: Bool)
        /// Wait until another push to this host ends.
        case wait
        /// Try again after this time.
        case hold(Milliseconds)
    }

    /// The evidence that a push gives about its host.
    enum Result: Sendable, Hashable {
        /// The host answered and works.
        case answered
        /// The host answered with a failure, perhaps with a time to wait.
        case troubled(after: Milliseconds?)
        /// The host did not answer.
        case silent
        /// The host was not called.
        case nothing
    }

    private struct Host: Sendable, Equatable {
        var underWay = 0
        var waiting = 0
        var isKnown = false
        /// While it is open, no push is sent before its time; after it one at a time.
        var breaker = CircuitBreaker(tolerance: HostTable.tolerance)
        var backoff = Backoff(first: HostTable.firstPause, longest: HostTable.longestPause)
        var lastUse = Uptime.start

        var isIdle: Bool { underWay == 0 && waiting == 0 }
        var limit: Int { !breaker.isClosed ? 1 : isKnown ? HostTable.perHost : HostTable.perStranger }
    }

    /// The most hosts in the table.
    ///
    /// When it is full, the idle hosts that were unused for longest are removed, up to a quarter; they are strangers again.
    static let capacity = 4_096
    /// The most pushes that are being sent to a known host; ``waitingPerHost`` more may wait.
    static let perHost = 24
    static let waitingPerHost = 40
    /// The most pushes that are being sent to one stranger; none waits.
    static let perStranger = 8
    /// The most pushes that are being sent to all strangers together.
    static let strangers = 192
    /// The number of failures in a row after which a pause begins.
    static let tolerance = 3
    /// The first pause; each further one is twice as long, up to the longest.
    static let firstPause = Milliseconds.seconds(1)
    static let longestPause = Milliseconds.seconds(60)
    /// How long a push is held when its host has no room.
    static let fullPause = Milliseconds(500)

    private var hosts: [String: Host] = [:]
    private(set) var strangersUnderWay = 0

    /// How many hosts are in the table.
    var count: Int { hosts.count }

    /// Decides about a new push to a host.
    mutating func arrive(_ name: String, now: Uptime) -> Answer {
        if hosts[name] == nil, hosts.count >= Self.capacity { forgetSome() }
        var host = hosts[name] ?? Host()
        host.lastUse = now
        let answer = decide(host, now: now, mayWait: host.isKnown && host.breaker.isClosed)
        switch answer {
        case .go(let asStranger): begin(&host, asStranger)
        case .wait: host.waiting += 1
        case .hold: break
        }
        hosts[name] = host
        return answer
    }

    /// Decides again about a push that waits, after another one to its host ended.
    ///
    /// - Returns: The decision; `wait` changes nothing in the table.
    mutating func again(_ name: String, now: Uptime) -> Answer {
        guard var host = hosts[name] else { return .hold(Self.fullPause) }
        let answer = decide(host, now: now, mayWait: true)
        guard answer != .wait else { return answer }
        host.waiting -= 1
        if case .go(let asStranger) = answer { begin(&host, asStranger) }
        hosts[name] = host
        return answer
    }

    /// Records the end of a push.
    mutating func left(_ name: String, asStranger: Bool, _ result: Result, now: Uptime) {
        if asStranger { strangersUnderWay -= 1 }
        guard var host = hosts[name] else { return }
        host.underWay -= 1
        switch result {
        case .nothing: break
        case .answered:
            host.isKnown = true
            host.breaker.succeeded()
            host.backoff.reset()
        case .troubled(let wait): fail(&host, atLeast: wait, now)
        case .silent:
            fail(&host, atLeast: nil, now)
            if !host.breaker.isClosed { host.isKnown = false }
        }
        hosts[name] = host
    }

    private func decide(_ host: Host, now: Uptime, mayWait: Bool) -> Answer {
        if let pausedUntil = host.breaker.refusesUntil {
            guard now >= pausedUntil else { return .hold(pausedUntil.elapsed(since: now)) }
            guard host.underWay == 0 else { return .hold(Self.firstPause) }
        }
        guard host.underWay < host.limit else {
            return mayWait && host.waiting <= Self.waitingPerHost ? .wait : .hold(Self.fullPause)
        }
        guard host.isKnown || strangersUnderWay < Self.strangers else { return .hold(Self.fullPause) }
        return .go(asStranger: !host.isKnown)
    }

    private mutating func begin(_ host: inout Host, _ asStranger: Bool) {
        host.underWay += 1
        if asStranger { strangersUnderWay += 1 }
    }

    private func fail(_ host: inout Host, atLeast wait: Milliseconds?, _ now: Uptime) {
        // A push that began before the pause does not lengthen it. One that fails after it counts as the one that is
        // tried.
        _ = host.breaker.admits(at: now)
        guard host.breaker.failed() else { return }
        host.breaker.open(until: now.advanced(by: min(Self.longestPause, host.backoff.next(atLeast: wait))))
    }

    /// Makes room for a quarter of the capacity; pushes being sent never take more hosts than that.
    private mutating func forgetSome() {
        let idle = hosts.filter(\.value.isIdle).sorted { $0.value.lastUse < $1.value.lastUse }
        for (name, _) in idle.prefix(Self.capacity / 4) { hosts[name] = nil }
    }
}
