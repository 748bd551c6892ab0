import BeckonTransport
import TestSupport

/// Time that passes only by sleeping: a sleep moves it on and lets other tasks run.
final class VirtualTime: Sendable {
    private struct State {
        var now: Duration = .zero
        var sleeps: [Duration] = []
    }

    private let state = Guarded(State())

    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    var time: MonotonicTime {
        MonotonicTime(
            now: { self.state.withLock { $0.now } },
            sleep: { span in
                try Task.checkCancellation()
                self.state.withLock {
                    $0.now += span
                    $0.sleeps.append(span)
                }
                await Task.yield()
            })
    }
}

/// Time whose waits pass at once and whose deadlines, 5 seconds and longer, run out when a test says so.
final class DeadlineTime: Sendable {
    private struct State {
        var now: Duration = .zero
        var deadlines: [Signal] = []
    }

    private let state = Guarded(State())

    /// Lets all deadlines that run now run out.
    func runOut() {
        state.withLock {
            $0.now += .seconds(60)
            for deadline in $0.deadlines { deadline.give() }
            $0.deadlines = []
        }
    }

    var time: MonotonicTime {
        MonotonicTime(
            now: { self.state.withLock { $0.now } },
            sleep: { span in
                try Task.checkCancellation()
                guard span >= .seconds(5) else {
                    self.state.withLock { $0.now += span }
                    return await Task.yield()
                }
                let deadline = Signal()
                self.state.withLock { $0.deadlines.append(deadline) }
                await deadline.wait()
                try Task.checkCancellation()
            })
    }
}
