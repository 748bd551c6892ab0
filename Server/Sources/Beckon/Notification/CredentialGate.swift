/// How much may be sent with one credential now, as a value: a limit of pushes under way, and a breaker.
///
/// When a credential is refused, or its service has answered nothing but failures for some time, nothing is claimed for it
/// until a pause is over; then one push is tried, and as soon as one was taken the way is free again. What belongs to
/// one device only never opens the breaker. A credential that nobody has heard anything good of for a minute is tried with
/// few pushes first, so that one that is refused is not asked hundreds of times.
///
/// A refused credential is tried with a device that was delivered to before: what its service says of such a push is about
/// the credential. Only when no push to such a device waits, another is tried, after pauses that double up to
/// ``longestStrangersPause``: a new installation has no other, and a token that somebody invented must neither keep a
/// mended credential closed nor be what asks the service all the time.
struct CredentialGate: Sendable, Equatable {
    /// At most this many pushes are claimed for any credential at a time; the rest waits in the store.
    static let limit = 1_024
    /// So many failures of the service in a row open the breaker.
    static let tolerance = 5
    /// The pause after that, doubled with each failed try up to the longest.
    static let firstPause = Milliseconds.seconds(1)
    static let longestPause = Milliseconds.seconds(60)
    /// The longest pause between two tries of a refused credential with devices that were never delivered to.
    static let longestStrangersPause = Milliseconds.seconds(960)
    /// How long nobody looks again for a push to a device that was delivered to before, when there is none.
    static let lookPause = Milliseconds.seconds(1)
    /// At most this many are claimed for a credential of which nothing good was heard for so long.
    static let untriedLimit = 3
    static let goodName = Milliseconds.seconds(60)
    /// A claim looks past everything that is under way; so one for less than a quarter of the limit waits until this
    /// long after the claim before it.
    static let claimSpacing = Milliseconds(20)

    /// At most this many are claimed for this one.
    private let limit: Int
    private let isTriedFirst: Bool
    /// When its service last showed that it takes the credential.
    private var acceptedAt: Int64?
    private(set) var underWay = 0
    private var lastClaim: Int64?
    private var failures = 0
    private var pauses = 0
    /// Closed to new pushes before this uptime; after it one is tried.
    private var pausedUntil: Int64?
    /// Set while the credential is refused: before this uptime it is not tried with a device never delivered to.
    private var strangersPausedUntil: Int64?
    /// How many tries with such devices were refused one after another.
    private var strangersRefusals = 0
    private var isTryingStranger = false

    /// - Parameters:
    ///   - limit: How many may be under way; at least one.
    ///   - isTriedFirst: Whether all its pushes go to one service that may refuse the credential.
    init(limit: Int = CredentialGate.limit, isTriedFirst: Bool = false) {
        self.limit = max(1, limit)
        self.isTriedFirst = isTriedFirst
    }

    /// Whether nothing but a try goes.
    var isPaused: Bool { pausedUntil != nil }

    /// Before which uptime nothing goes; nil while the way is free.
    var pauseEnd: Int64? { pausedUntil }

    /// How many more may be claimed.
    func room(now: Int64) -> Int {
        guard let pausedUntil else {
            guard hasGoodName(now: now) else { return max(0, min(Self.untriedLimit, limit) - underWay) }
            return spacedUntil(now: now) == nil ? max(0, limit - underWay) : 0
        }
        return now >= pausedUntil && underWay == 0 ? 1 : 0
    }

    /// To which devices a push may be claimed, in the order in which to look for one.
    func choices(now: Int64) -> [DeviceChoice] {
        guard let strangersPausedUntil else { return [.every] }
        return now >= strangersPausedUntil ? [.deliveredBefore, .every] : [.deliveredBefore]
    }

    private func hasGoodName(now: Int64) -> Bool {
        !isTriedFirst || acceptedAt.map { now - $0 < Self.goodName.count } ?? false
    }

    /// Until when a small claim waits for more room; nil when none does.
    private func spacedUntil(now: Int64) -> Int64? {
        guard let lastClaim, limit - underWay < limit / 4 else { return nil }
        let end = lastClaim + Self.claimSpacing.count
        return now < end ? end : nil
    }

    /// When there will be room again without anything having ended; nil when there is, or when that is not known.
    func opensAt(now: Int64) -> Int64? {
        guard let pausedUntil else { return limit > underWay && hasGoodName(now: now) ? spacedUntil(now: now) : nil }
        return pausedUntil > now ? pausedUntil : nil
    }

    /// Pushes were claimed.
    mutating func claimed(_ count: Int, to devices: DeviceChoice = .every, now: Int64) {
        underWay += count
        lastClaim = now
        isTryingStranger = strangersPausedUntil != nil && devices == .every
    }

    /// Nothing that it allows could be claimed.
    mutating func foundNothing(now: Int64) {
        guard strangersPausedUntil != nil, let pausedUntil else { return }
        self.pausedUntil = max(pausedUntil, now + Self.lookPause.count)
    }

    /// Claimed pushes have ended, with or without an outcome.
    mutating func ended(_ count: Int) { underWay = max(0, underWay - count) }

    /// What the service made of pushes.
    ///
    /// - Parameters:
    ///   - outcomes: What it said itself, in order.
    ///   - now: The uptime in milliseconds.
    ///   - timeScale: Pauses are shorter by this factor.
    ///   - jitter: A random number in 0..<1.
    /// - Returns: Whether the breaker has opened now, having been closed.
    mutating func heard(_ outcomes: [PushOutcome], now: Int64, timeScale: Double, jitter: Double) -> Bool {
        let wasOpen = pausedUntil == nil
        for outcome in outcomes {
            switch outcome {
            case .delivered, .tokenDead, .messageBad, .retry(_, _, isDeviceOnly: true): accepted(now)
            case .retry(let after, _, isDeviceOnly: false): failed(after, now, timeScale, jitter)
            case .configurationFault: refused(now, timeScale)
            case .retry, .unprocessed, .held, .unsure: break
            }
        }
        return wasOpen && pausedUntil != nil
    }

    private mutating func accepted(_ now: Int64) {
        acceptedAt = now
        failures = 0
        pauses = 0
        pausedUntil = nil
        strangersPausedUntil = nil
        strangersRefusals = 0
    }

    private mutating func failed(_ after: Milliseconds?, _ now: Int64, _ timeScale: Double, _ jitter: Double) {
        failures += 1
        guard failures >= Self.tolerance || pausedUntil != nil else { return }
        // What was sent before the breaker opened answers late; it does not lengthen the pause.
        if let pausedUntil, pausedUntil > now { return }
        let doubled = Self.firstPause.count << min(pauses, 16)
        pauses += 1
        let spread = Double(min(doubled, Self.longestPause.count)) * (0.5 + jitter) * timeScale
        let wait = max(Int64(spread), min(after?.count ?? 0, Self.longestPause.count))
        pausedUntil = now + max(1, wait)
    }

    private mutating func refused(_ now: Int64, _ timeScale: Double) {
        acceptedAt = nil
        let pause = SettlementRule.faultPause.count
        func later(_ pause: Int64) -> Int64 { now + max(1, Int64(Double(pause) * timeScale)) }
        if isTryingStranger {
            // This may be the device's fault alone: one that was delivered to before need not wait for it.
            strangersRefusals += 1
            isTryingStranger = false
        } else {
            pausedUntil = max(pausedUntil ?? 0, later(pause))
        }
        let doubled = min(pause << min(strangersRefusals, 16), Self.longestStrangersPause.count)
        strangersPausedUntil = max(strangersPausedUntil ?? 0, later(doubled))
    }
}
