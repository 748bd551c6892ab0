/// Which host to try next, and how long to wait before.
///
/// Each host is tried once in a pass; hosts that a server names join the pass at its end. When a pass is over, the wait
/// before the next one doubles up to a cap, with jitter. Hosts are remembered from one session to the next.
struct HostPlan: Sendable, Equatable {
    /// The most hosts that are remembered; further ones are not taken.
    static let maximumHosts = 32

    /// What to do next.
    enum Step: Sendable, Equatable {
        /// Try this host now.
        case attempt(String)
        /// Wait, then ask again.
        case wait(Duration)
        /// No more passes are left.
        case giveUp
    }

    private(set) var hosts: [String]
    private var tried: Set<String> = []
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

    /// Says how many passes the next search for a host takes.
    ///
    /// - Parameter passes: At least 1; nil as the policy says.
    mutating func begin(passes: Int?) { passLimit = max(1, passes ?? policy.maximumPasses) }

    /// Adds hosts that are not known yet.
    mutating func learn(_ more: [String]) {
        for host in more where !host.isEmpty && !hosts.contains(host) && hosts.count < Self.maximumHosts {
            hosts.append(host)
        }
    }

    /// What to do next.
    ///
    /// - Parameters:
    ///   - random: A random number from 0 up to, not including, 1.
    ///   - retryAfter: What the last server asked for.
    /// - Returns: The step.
    mutating func next(random: Double, retryAfter: Duration? = nil) -> Step {
        if mayStartPass, passes < passLimit, let host = hosts.first(where: { !tried.contains($0) }) {
            tried.insert(host)
            return .attempt(host)
        }
        guard mayStartPass else {
            mayStartPass = true
            return next(random: random)
        }
        passes += 1
        guard passes < passLimit, !hosts.isEmpty else { return .giveUp }
        tried = []
        mayStartPass = false
        return .wait(max(policy.wait(beforePass: passes, random: random), retryAfter ?? .zero))
    }

    /// Begins anew with the host that worked last in front.
    mutating func succeeded(with host: String, alternates: [String]) {
        hosts.removeAll { $0 == host }
        hosts.insert(host, at: 0)
        learn(alternates)
        restart()
    }

    /// Begins anew.
    mutating func restart() {
        tried = []
        passes = 0
        mayStartPass = true
    }
}

/// Keeps a session that is lost again and again from being set up without a pause.
struct RelapseGuard: Sendable, Equatable {
    /// A session that lives as long as this was a good one.
    static let goodLife: Duration = .seconds(30)

    private let policy: ReconnectPolicy
    private var beginning: Duration = .zero
    private var shortLives = 0

    init(policy: ReconnectPolicy) { self.policy = policy }

    mutating func began(at now: Duration) { beginning = now }

    mutating func lost(at now: Duration) {
        shortLives = now - beginning < Self.goodLife ? shortLives + 1 : 0
    }

    /// The pause before the next session: none before the first one after a good life or a first short one.
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

    /// The wait before a pass: from half to one and a half of a time that doubles.
    func wait(beforePass pass: Int, random: Double) -> Duration {
        let doubled = firstWait * (1 << min(max(pass - 1, 0), 16))
        return min(doubled, longestWait) * (0.5 + random)
    }
}
