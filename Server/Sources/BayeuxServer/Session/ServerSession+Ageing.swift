package import BeckonTime

extension ServerSession {
    /// The longest answer, in bytes, that even a slow line carries in about ``lookPeriod``.
    static let longestShortAnswer = 2_048
    /// How often to ask how much of a long answer was taken.
    static let lookPeriod = Milliseconds.seconds(1)

    /// The ``deadline``, read in place, so that a session stored in an object is not copied.
    mutating func nextDeadline() -> Uptime { deadline }

    /// When ``due(now:)`` must be called again.
    package var deadline: Uptime {
        var deadline = poll?.deadline ?? (calls > 0 ? .never : expiry)
        if let doubtEnds { return min(deadline, min(doubtEnds, nextDoubt)) }
        if poll == nil, let taking { deadline = min(deadline, taking.nextLook) }
        if let inactivity { deadline = min(deadline, inactivity) }
        guard poll != nil || mayPush else { return deadline }
        if let rest = list.restsUntil { deadline = min(deadline, rest) }
        if flight == nil, let letters = mailbox.deadline { deadline = min(deadline, letters) }
        return deadline
    }

    /// When the session ends even if its client keeps polling.
    private var inactivity: Uptime? {
        guard calls == 0, let rule = rules.activity else { return nil }
        return lastActivity.advanced(by: rule.maxInactivity)
    }

    /// Whether the client has done nothing but poll for too long.
    ///
    /// - Parameter now: The time.
    /// - Returns: True if the session has to end for this reason.
    package func isInactive(now: Uptime) -> Bool { inactivity.map { now >= $0 } ?? false }

    /// Handles a deadline that may have passed.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether the session has to end.
    package mutating func due(now: Uptime) -> Bool {
        list.endRest(now: now)
        return (poll == nil && calls == 0 && now >= expiry) || isInactive(now: now)
    }

    /// Whether to ask now how much of a long answer the client's machine has yet to take.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether to call ``look(untaken:now:)``.
    package func wantsLook(now: Uptime) -> Bool { poll == nil && taking.map { now >= $0.nextLook } ?? false }

    /// Takes how much of a long answer the client's machine has yet to take.
    ///
    /// The session's lifetime begins when the client has taken the whole answer. A client that takes some of it is there, so
    /// each piece begins the lifetime anew. While the driver still writes, it ends a client that takes nothing.
    ///
    /// - Parameters:
    ///   - untaken: The number of bytes.
    ///   - now: The time.
    package mutating func look(untaken: Int, now: Uptime) {
        guard var current = taking else { return }
        let isWriting = unwritten != nil || flight != nil
        if isWriting ? untaken > 0 : untaken < current.untaken ?? 0 {
            let longest = isWriting ? rules.timing.longestWrite : .zero
            expiry = max(expiry, now.advanced(by: longest).advanced(by: rules.timing.lifetime))
        }
        current.untaken = untaken
        current.nextLook = now.advanced(by: Self.lookPeriod)
        taking = untaken == 0 && !isWriting ? nil : current
    }

    /// How long a client waits whose browser has another connect held: nothing, unless it returns before its interval is over.
    ///
    /// - Parameters:
    ///   - interval: The interval that is advised to it.
    ///   - now: The time.
    /// - Returns: How long to hold its connect.
    mutating func restWhenCrowded(interval: Milliseconds, now: Uptime) -> Milliseconds {
        let rest = max(.zero, min(interval, crowdedUntil.elapsed(since: now)))
        crowdedUntil = now.advanced(by: rest).advanced(by: interval)
        return rest
    }

    /// Postpones the session's end, because the caller cannot end it yet.
    ///
    /// - Parameter time: The new end; an earlier time than the present end changes nothing.
    package mutating func postpone(until time: Uptime) {
        expiry = max(expiry, time)
    }

    /// Records a message other than a connect, which postpones the session's end once between two connects.
    ///
    /// - Parameter now: The time.
    package mutating func touch(now: Uptime) {
        lastActivity = max(lastActivity, now)
        guard !isExtended, poll == nil else { return }
        isExtended = true
        expiry = max(expiry, now.advanced(by: rules.timing.lifetime))
    }

    /// Records that a call to the application begins; the session does not end before ``endCall(isFarewell:)``.
    ///
    /// - Parameter isFarewell: Whether the call handles the client's good-bye; delivery stops until the call ends.
    package mutating func beginCall(isFarewell: Bool = false) {
        calls += 1
        if isFarewell { farewells += 1 }
        summary.isLeaving = farewells > 0
    }

    /// Holds back the session's events until ``endGathering()``, because a request may cause several that belong together.
    mutating func beginGathering() { gatherings += 1 }

    /// Releases the events held back by ``beginGathering()``.
    mutating func endGathering() { gatherings = max(0, gatherings - 1) }

    /// Records that a call to the application has ended.
    ///
    /// - Parameter isFarewell: The value given to ``beginCall(isFarewell:)``.
    package mutating func endCall(isFarewell: Bool = false) {
        calls = max(0, calls - 1)
        if isFarewell { farewells = max(0, farewells - 1) }
        summary.isLeaving = farewells > 0
    }
}
