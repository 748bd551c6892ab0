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
