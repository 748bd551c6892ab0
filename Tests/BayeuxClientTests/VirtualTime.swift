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
        var deadlines: [Int: Signal] = [:]
        var last = 0
    }

    private let state = Guarded(State())

    /// Waits until a deadline runs.
    func aDeadline() async {
        while state.withLock({ $0.deadlines.isEmpty }), !Task.isCancelled { await Task.yield() }
    }

    /// Lets all deadlines that run now run out.
    func runOut() {
        state.withLock {
            $0.now += .seconds(60)
            for deadline in $0.deadlines.values { deadline.give() }
            $0.deadlines = [:]
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
                let number = self.state.withLock {
                    $0.last += 1
                    $0.deadlines[$0.last] = deadline
                    return $0.last
                }
                await deadline.wait()
                self.state.withLock { $0.deadlines[number] = nil }
                try Task.checkCancellation()
            })
    }
}
