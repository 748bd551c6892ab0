/// How many pushes may be claimed for one credential now, as a value: a limit of pushes under way, and a breaker.
///
/// The breaker opens when the service refuses the credential, or after ``tolerance`` failures of the service in a row.
/// Nothing is then claimed until a pause ends; after it one push is tried, and the breaker closes when the service accepts
/// a push. Answers about one device alone never open it. A credential that its service has not accepted for ``goodName``
/// is tried with at most ``untriedLimit`` pushes, so that a wrong one is not refused hundreds of times.
///
/// A refused credential is tried with a device to which a push was delivered before: the service's answer then tells about
/// the credential. When no push to such a device waits, another device is tried, after pauses that double up to
/// ``longestStrangersPause``. A new installation has only such devices; and an invented token must neither keep the
/// breaker of a repaired credential open nor cause constant requests.
struct CredentialGate: Sendable, Equatable {
    /// The most pushes under way for any credential; the rest waits in the store.
    static let limit = 1_024
    /// The number of the service's failures in a row that opens the breaker.
    static let tolerance = 5
    /// The first pause of an open breaker, doubled with each failed try up to the longest.
    static let firstPause = Milliseconds.seconds(1)
    static let longestPause = Milliseconds.seconds(60)
    /// The longest pause between two tries of a refused credential with devices to which nothing was delivered before.
    static let longestStrangersPause = Milliseconds.seconds(960)
    /// The pause before the next search for a push to a device delivered to before, when a search found none.
    static let lookPause = Milliseconds.seconds(1)
    /// The most pushes under way for a credential that its service has not accepted for ``goodName``.
    static let untriedLimit = 3
    static let goodName = Milliseconds.seconds(60)
    /// How long after the previous claim a claim of less than a quarter of the limit waits.
    ///
    /// Every claim reads past the pushes under way, so many small ones would cost too much.
    static let claimSpacing = Milliseconds(20)

    /// The most pushes under way for this credential.
    private let limit: Int
    private let isTriedFirst: Bool
    /// When the service last accepted the credential.
    private var acceptedAt: Uptime?
    private(set) var underWay = 0
    private var lastClaim: Uptime?
    private var breaker = CircuitBreaker(tolerance: CredentialGate.tolerance)
    private var backoff = Backoff(first: CredentialGate.firstPause, longest: CredentialGate.longestPause)
    /// Set while the credential is refused: no device without an earlier delivery is tried before this uptime.
    private var strangersPausedUntil: Uptime?
    /// How many tries with such devices were refused in a row.
    private var strangersRefusals = 0
    private var isTryingStranger = false

    /// - Parameters:
    ///   - limit: How many pushes may be under way; at least one.
    ///   - isTriedFirst: Whether all its pushes use one service that may refuse the credential.
    init(limit: Int = CredentialGate.limit, isTriedFirst: Bool = false) {
        self.limit = max(1, limit)
        self.isTriedFirst = isTriedFirst
    }

    /// Whether the breaker is open, so that at most one push is tried.
    var isPaused: Bool { !breaker.isClosed }

    /// Why the breaker is open; nil while it is closed.
    var pauseCause: PushPause.Cause? {
        guard isPaused else { return nil }
        return strangersPausedUntil == nil ? .failing : .refused
    }

    /// The uptime before which no push is claimed; nil while the breaker is closed.
    var pauseEnd: Uptime? { breaker.refusesUntil }

    /// How many more pushes may be claimed.
    func room(now: Uptime) -> Int {
        guard let pauseEnd else {
            guard hasGoodName(now: now) else { return max(0, min(Self.untriedLimit, limit) - underWay) }
            return spacedUntil(now: now) == nil ? max(0, limit - underWay) : 0
        }
        return now >= pauseEnd && underWay == 0 ? 1 : 0
    }

    /// The devices whose pushes may be claimed, in the order in which to search for one.
    func choices(now: Uptime) -> [DeviceChoice] {
        guard let strangersPausedUntil else { return [.every] }
        return now >= strangersPausedUntil ? [.deliveredBefore, .every] : [.deliveredBefore]
    }

    private func hasGoodName(now: Uptime) -> Bool {
        !isTriedFirst || acceptedAt.map { now.elapsed(since: $0) < Self.goodName } ?? false
    }

    /// Until when a small claim waits for more room; nil when it need not wait.
    private func spacedUntil(now: Uptime) -> Uptime? {
        guard let lastClaim, limit - underWay < limit / 4 else { return nil }
        let end = lastClaim.advanced(by: Self.claimSpacing)
        return now < end ? end : nil
    }

    /// When there is room again, even if no push ends; nil when there is room already, or when the time is unknown.
    func opensAt(now: Uptime) -> Uptime? {
        guard let pauseEnd else { return limit > underWay && hasGoodName(now: now) ? spacedUntil(now: now) : nil }
        return pauseEnd > now ? pauseEnd : nil
    }

    /// Notes that pushes were claimed.
    mutating func claimed(_ count: Int, to devices: DeviceChoice = .every, now: Uptime) {
        underWay += count
        lastClaim = now
        isTryingStranger = strangersPausedUntil != nil && devices == .every
    }

    /// Notes that a search found no push among ``choices(now:)``.
    mutating func foundNothing(now: Uptime) {
        guard strangersPausedUntil != nil, isPaused else { return }
        breaker.open(until: now.advanced(by: Self.lookPause))
    }

    /// Notes that claimed pushes have ended, with or without an outcome.
    mutating func ended(_ count: Int) { underWay = max(0, underWay - count) }

    /// Notes the service's answers.
    ///
    /// - Parameters:
    ///   - outcomes: The outcomes that the service itself reported, in order.
    ///   - now: The uptime.
    ///   - timeScale: Pauses are shorter by this factor.
    ///   - jitter: A random number in 0..<1.
    /// - Returns: Whether the answers opened a closed breaker.
    mutating func heard(_ outcomes: [PushOutcome], now: Uptime, timeScale: Double, jitter: Double) -> Bool {
        let wasClosed = breaker.isClosed
        for outcome in outcomes {
            switch outcome {
            case .delivered, .tokenDead, .messageBad, .retry(_, _, isDeviceOnly: true): accepted(now)
            case .retry(let after, _, isDeviceOnly: false): failed(after, now, timeScale, jitter)
            case .configurationFault: refused(now, timeScale)
            case .retry, .unprocessed, .held, .unsure, .unexplained: break
            }
        }
        return wasClosed && isPaused
    }

    private mutating func accepted(_ now: Uptime) {
        acceptedAt = now
        breaker.succeeded()
        backoff.reset()
        strangersPausedUntil = nil
        strangersRefusals = 0
    }

    private mutating func failed(_ after: Milliseconds?, _ now: Uptime, _ timeScale: Double, _ jitter: Double) {
        // A late answer to a push sent before the breaker opened does not lengthen the pause. One that comes after the
        // pause counts as the answer to the push that is tried.
        _ = breaker.admits(at: now)
        guard breaker.failed() else { return }
        let spread = Double(backoff.next().count) * (0.5 + jitter) * timeScale
        let wait = max(Int64(spread), min(after?.count ?? 0, Self.longestPause.count))
        breaker.open(until: now.advanced(by: Milliseconds(max(1, wait))))
    }

    private mutating func refused(_ now: Uptime, _ timeScale: Double) {
        acceptedAt = nil
        let pause = SettlementRule.faultPause
        func later(_ pause: Milliseconds) -> Uptime {
            now.advanced(by: Milliseconds(max(1, Int64(Double(pause.count) * timeScale))))
        }
        if isTryingStranger {
            // The device alone may be the reason, so devices delivered to before do not wait for this.
            strangersRefusals += 1
            isTryingStranger = false
        } else {
            breaker.open(until: later(pause))
        }
        let doubled = Backoff(first: pause, longest: Self.longestStrangersPause).pause(after: strangersRefusals + 1)
        strangersPausedUntil = max(strangersPausedUntil ?? now, later(doubled))
    }
}
