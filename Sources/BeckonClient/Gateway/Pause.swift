import BeckonTransport

/// The pauses between attempts that fail: 1 s, 2 s, 4 s and so on up to 30 s, each spread from half to the whole.
struct Pause: Sendable {
    private var failures = 0
    /// Changes when somebody wants the next attempt at once.
    private(set) var kicks: UInt64 = 0

    /// The next attempt may succeed: the network is back, the app is back, or the customer asks for it.
    mutating func kick() {
        failures = 0
        kicks += 1
    }

    mutating func succeeded() { failures = 0 }

    /// How long to wait after another failure.
    ///
    /// - Parameters:
    ///   - asked: How long the server asks to wait.
    ///   - jitter: From 0 up to 1.
    ///   - longest: The longest pause.
    /// - Returns: The pause.
    mutating func afterFailure(asked: Duration?, jitter: Double, longest: Duration = .seconds(30)) -> Duration {
        failures = min(failures + 1, 32)
        let pause = Backoff(first: .seconds(1), longest: longest).pause(after: failures, jitter: jitter)
        return max(pause, asked ?? .zero)
    }
}

/// A call that is repeated until it succeeds, while others go on.
struct RepeatedCall: Sendable {
    private var pause = Pause()
    /// When the next attempt is due, by the clock that no one sets.
    private(set) var due: Duration = .zero

    mutating func succeeded() { self = RepeatedCall() }

    /// Notes a failure.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - jitter: From 0 up to 1.
    ///   - longest: The longest pause before the next attempt.
    mutating func failed(at now: Duration, jitter: Double, longest: Duration) {
        due = now + pause.afterFailure(asked: nil, jitter: jitter, longest: longest)
    }

    /// The next attempt may succeed.
    mutating func kick() { self = RepeatedCall() }
}

extension MonotonicTime {
    /// Waits for a time, or until something happens; a cancelled task waits no more.
    ///
    /// - Parameters:
    ///   - span: How long to wait.
    ///   - wake: Returns when something has happened, or when its task is cancelled.
    func rest(_ span: Duration, until wake: @escaping @Sendable () async -> Void) async {
        let time = self
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await time.sleep(span) }
            group.addTask { await wake() }
            await group.next()
            group.cancelAll()
        }
    }
}
