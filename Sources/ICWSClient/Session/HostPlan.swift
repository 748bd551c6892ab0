import BeckonTransport

/// Decides which host to try next, and how long to wait before.
///
/// A pass tries each host once; hosts that a server names are added at the end of the pass. The wait before the next pass
/// doubles up to a cap, with jitter. A host that asks to be left alone for a time is passed over until then, and no other waits for
/// it. Hosts are kept from one session to the next.
struct HostPlan: Sendable, Equatable {
    /// The most hosts that are kept; further ones are ignored.
    static let maximumHosts = 32
    /// The longest time for which a host is left alone because it asks for it.
    static let longestHold: Duration = .seconds(300)

    /// What to do next.
    enum Step: Sendable, Equatable {
        /// Try this host now.
        case attempt(String)
        /// Wait, then ask again.
        case wait(Duration)
        /// All passes are over.
        case giveUp
    }

    private(set) var hosts: [String]
    private var tried: Set<String> = []
    /// Until when hosts ask to be left alone.
    private var held: [String: Duration] = [:]
    private var passes = 0
    private var mayStartPass = true
    private var passLimit: Int
    private let policy: ReconnectPolicy

    init(hosts: [String], policy: ReconnectPolicy) {
        self.hosts = []
        self.policy = policy
        passLimit = policy.maximumPasses
        learn(hosts)
    }

    /// Begins a search for a host.
    ///
    /// - Parameter passes: The most passes, at least 1; nil for the policy's number.
    mutating func begin(passes: Int?) { passLimit = max(1, passes ?? policy.maximumPasses) }

    /// Adds hosts that the plan does not have yet.
    mutating func learn(_ more: [String]) {
        for host in more where !host.isEmpty && !hosts.contains(host) && hosts.count < Self.maximumHosts {
            hosts.append(host)
        }
    }

    /// Notes that a host asks to be left alone for a time.
    mutating func hold(_ host: String, for time: Duration, at now: Duration) {
        held[host] = now + min(max(time, .zero), Self.longestHold)
    }

    /// Returns what to do next.
    ///
    /// - Parameters:
    ///   - random: A random number from 0 up to, not including, 1.
    ///   - now: The time.
    /// - Returns: The step.
    mutating func next(random: Double, at now: Duration = .zero) -> Step {
        held = held.filter { $0.value > now }
        if mayStartPass, passes < passLimit,
            let host = hosts.first(where: { !tried.contains($0) && held[$0] == nil })
        {
            tried.insert(host)
            return .attempt(host)
        }
        guard mayStartPass else {
            mayStartPass = true
            return next(random: random, at: now)
        }
        passes += 1
        guard passes < passLimit, !hosts.isEmpty else { return .giveUp }
        tried = []
        mayStartPass = false
        return .wait(max(policy.wait(beforePass: passes, random: random), untilFirstIsFree(at: now)))
    }

    /// How long all hosts ask to be left alone; nothing when one of them does not.
    private func untilFirstIsFree(at now: Duration) -> Duration {
        let frees = hosts.map { held[$0] ?? now }
        return max(.zero, (frees.min() ?? now) - now)
    }

    /// Puts the host that accepted the session first, and starts over.
    mutating func succeeded(with host: String, alternates: [String]) {
        hosts.removeAll { $0 == host }
        hosts.insert(host, at: 0)
        learn(alternates)
        restart()
    }

    /// Starts over with the first pass.
    mutating func restart() {
        tried = []
        held = [:]
        passes = 0
        mayStartPass = true
    }
}

/// Adds pauses before new sessions when sessions are lost soon after they began.
struct RelapseGuard: Sendable, Equatable {
    /// A session that lived at least this long resets the count of short sessions.
    static let goodLife: Duration = .seconds(30)

    private let policy: ReconnectPolicy
    private var beginning: Duration = .zero
    private var shortLives = 0

    init(policy: ReconnectPolicy) { self.policy = policy }

    mutating func began(at now: Duration) { beginning = now }

    mutating func lost(at now: Duration) {
        shortLives = now - beginning < Self.goodLife ? shortLives + 1 : 0
    }

    /// Returns the pause before the next session: none after a long session or a single short one.
    ///
    /// - Parameter random: A random number from 0 up to, not including, 1.
    /// - Returns: The pause.
    func pause(random: Double) -> Duration {
        shortLives > 1 ? policy.wait(beforePass: shortLives - 1, random: random) : .zero
    }
}

/// How often and how fast a session is set up again.
public struct ReconnectPolicy: Sendable, Hashable {
    /// The wait after the first pass over all hosts.
    public var firstWait: Duration
    /// The longest wait between two passes, without jitter.
    public var longestWait: Duration
    /// How many passes are made before giving up.
    public var maximumPasses: Int

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - firstWait: The wait after the first pass; 2 s by default.
    ///   - longestWait: The longest wait; 60 s by default.
    ///   - maximumPasses: How many passes are made, at least 1; 100 by default.
    public init(firstWait: Duration = .seconds(2), longestWait: Duration = .seconds(60), maximumPasses: Int = 100) {
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.maximumPasses = max(1, maximumPasses)
    }

    /// Returns the wait before a pass: 0.5 to 1.5 times a time that doubles with each pass.
    func wait(beforePass pass: Int, random: Double) -> Duration {
        Backoff(first: firstWait, longest: longestWait).pause(after: pass) * (0.5 + random)
    }
}
