import Beckon

/// What is known about the hosts that HTTP pushes go to, as a value: a breaker and a limit for each.
///
/// A host that has answered is known; every other one is a stranger, and so is a host that has not answered for some
/// time. All strangers together may have a share only, so that however many of them are dead, the known ones have room.
/// A host that fails again and again gets nothing for a pause, then one push at a time until it answers.
struct HostTable: Sendable, Equatable {
    /// What a push may do.
    enum Answer: Sendable, Hashable {
        /// It may go; whether it counts among those of strangers is told again when it ends.
        case go(asStranger: Bool)
        /// It may wait for another one of its host to end.
        case wait
        /// It may come again after this time.
        case hold(Milliseconds)
    }

    /// What became of a push, as far as its host is concerned.
    enum Result: Sendable, Hashable {
        /// The host is well.
        case answered
        /// The host answers that it is in trouble, and may have said until when.
        case troubled(after: Milliseconds?)
        /// Nobody answers there.
        case silent
        /// The host was not asked.
        case nothing
    }

    private struct Host: Sendable, Equatable {
        var underWay = 0
        var waiting = 0
        var isKnown = false
        var failures = 0
        var pauses = 0
        /// Nothing goes before this uptime; after it one at a time.
        var pausedUntil: Int64?
        var lastUse: Int64 = 0

        var isIdle: Bool { underWay == 0 && waiting == 0 }
        var limit: Int { pausedUntil != nil ? 1 : isKnown ? HostTable.perHost : HostTable.perStranger }
    }

    /// So many hosts are remembered; of more, those unused for longest are forgotten and are strangers again.
    static let capacity = 4_096
    /// So many pushes may be under way to a known host, and so many more may wait for them.
    static let perHost = 24
    static let waitingPerHost = 40
    /// So many may be under way to a stranger; none waits.
    static let perStranger = 8
    /// So many may be under way to all strangers together.
    static let strangers = 192
    /// So many failures in a row are the beginning of a pause.
    static let tolerance = 3
    /// The first pause; each further one is twice as long, up to the longest.
    static let firstPause = Milliseconds.seconds(1)
    static let longestPause = Milliseconds.seconds(60)
    /// How long a push stays away for which there is no place.
    static let fullPause = Milliseconds(500)

    private var hosts: [String: Host] = [:]
    private(set) var strangersUnderWay = 0

    /// How many hosts are remembered.
    var count: Int { hosts.count }

    /// A push wants to go to a host.
    mutating func arrive(_ name: String, now: Int64) -> Answer {
        if hosts[name] == nil, hosts.count >= Self.capacity { forgetSome() }
        var host = hosts[name] ?? Host()
        host.lastUse = now
        let answer = decide(host, now: now, mayWait: host.isKnown && host.pausedUntil == nil)
        switch answer {
        case .go(let asStranger): begin(&host, asStranger)
        case .wait: host.waiting += 1
        case .hold: break
        }
        hosts[name] = host
        return answer
    }

    /// One that waits asks again, because another one has ended.
    ///
    /// - Returns: What it may do; with `wait` nothing has changed.
    mutating func again(_ name: String, now: Int64) -> Answer {
        guard var host = hosts[name] else { return .hold(Self.fullPause) }
        let answer = decide(host, now: now, mayWait: true)
        guard answer != .wait else { return answer }
        host.waiting -= 1
        if case .go(let asStranger) = answer { begin(&host, asStranger) }
        hosts[name] = host
        return answer
    }

    /// A push has ended.
    mutating func left(_ name: String, asStranger: Bool, _ result: Result, now: Int64) {
        if asStranger { strangersUnderWay -= 1 }
        guard var host = hosts[name] else { return }
        host.underWay -= 1
        switch result {
        case .nothing: break
        case .answered:
            (host.isKnown, host.failures, host.pauses, host.pausedUntil) = (true, 0, 0, nil)
        case .troubled(let wait): fail(&host, atLeast: wait, now)
        case .silent:
            fail(&host, atLeast: nil, now)
            if host.pausedUntil != nil { host.isKnown = false }
        }
        hosts[name] = host
    }

    private func decide(_ host: Host, now: Int64, mayWait: Bool) -> Answer {
        if let pausedUntil = host.pausedUntil {
            guard now >= pausedUntil else { return .hold(Milliseconds(pausedUntil - now)) }
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

    private func fail(_ host: inout Host, atLeast wait: Milliseconds?, _ now: Int64) {
        host.failures += 1
        guard host.failures >= Self.tolerance || host.pausedUntil != nil else { return }
        // What began before the pause ends late; it does not lengthen it.
        if let pausedUntil = host.pausedUntil, pausedUntil > now { return }
        let doubled = min(Self.firstPause.count << min(host.pauses, 16), Self.longestPause.count)
        host.pauses += 1
        host.pausedUntil = now + max(doubled, min(wait?.count ?? 0, Self.longestPause.count))
    }

    /// Makes room for a quarter; what is under way is never more than that.
    private mutating func forgetSome() {
        let idle = hosts.filter(\.value.isIdle).sorted { $0.value.lastUse < $1.value.lastUse }
        for (name, _) in idle.prefix(Self.capacity / 4) { hosts[name] = nil }
    }
}
