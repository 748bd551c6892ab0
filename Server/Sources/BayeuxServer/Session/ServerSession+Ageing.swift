package import BeckonTime

extension ServerSession {
    /// The ``deadline``, read in place: a session that stands in an object is not copied for it.
    mutating func nextDeadline() -> Uptime { deadline }

    /// When ``due(now:)`` has to be asked again.
    package var deadline: Uptime {
        var deadline = poll?.deadline ?? (calls > 0 ? .never : expiry)
        if let inactivity { deadline = min(deadline, inactivity) }
        guard poll != nil || mayPush else { return deadline }
        if let rest = list.restsUntil { deadline = min(deadline, rest) }
        if flight == nil, let letters = mailbox.deadline { deadline = min(deadline, letters) }
        return deadline
    }

    /// When the session ends although its client polls.
    private var inactivity: Uptime? {
        guard calls == 0, let rule = rules.activity else { return nil }
        return lastActivity.advanced(by: rule.maxInactivity)
    }

    /// Whether the client has polled and done nothing else for too long.
    ///
    /// - Parameter now: The time.
    /// - Returns: True if the session has to end for it.
    package func isInactive(now: Uptime) -> Bool { inactivity.map { now >= $0 } ?? false }

    /// The deadline may have passed.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether the session has come to its end.
    package mutating func due(now: Uptime) -> Bool {
        list.endRest(now: now)
        return (poll == nil && calls == 0 && now >= expiry) || isInactive(now: now)
    }

    /// Puts off the end, because it cannot be dealt with now.
    ///
    /// - Parameter time: The new end.
    package mutating func postpone(until time: Uptime) {
        expiry = max(expiry, time)
    }

    /// A message other than a connect has come: it puts off the end, once between two connects.
    ///
    /// - Parameter now: The time.
    package mutating func touch(now: Uptime) {
        lastActivity = max(lastActivity, now)
        guard !isExtended, poll == nil else { return }
        isExtended = true
        expiry = max(expiry, now.advanced(by: rules.timing.lifetime))
    }

    /// A call to the application begins; the session does not end before ``endCall(isFarewell:)``.
    ///
    /// - Parameter isFarewell: Whether the client says good-bye with it; then nothing is delivered any more.
    package mutating func beginCall(isFarewell: Bool = false) {
        calls += 1
        if isFarewell { farewells += 1 }
        summary.isLeaving = farewells > 0
    }

    /// A request begins of which several events may come for the session itself; they wait for ``endGathering()``.
    mutating func beginGathering() { gatherings += 1 }

    /// All that may come of a request has come.
    mutating func endGathering() { gatherings = max(0, gatherings - 1) }

    /// A call to the application has ended.
    ///
    /// - Parameter isFarewell: As it was when the call began.
    package mutating func endCall(isFarewell: Bool = false) {
        calls = max(0, calls - 1)
        if isFarewell { farewells = max(0, farewells - 1) }
        summary.isLeaving = farewells > 0
    }
}
