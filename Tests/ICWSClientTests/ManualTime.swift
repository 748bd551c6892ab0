import BeckonTransport
import TestSupport

/// Time that goes forward when a test says so.
final class ManualTime: Sendable {
    private struct Sleeper {
        var due: Duration
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Duration.zero
        var last = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Guarded(State())
    private let dues: AsyncStream<Duration>
    private let tellDue: AsyncStream<Duration>.Continuation

    init() { (dues, tellDue) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000)) }

    /// The time as an input.
    var time: MonotonicTime {
        MonotonicTime(now: { [self] in state.withLock { $0.now } }, sleep: { [self] in try await sleep($0) })
    }

    /// Waits until somebody sleeps until a time.
    func sleeper(until due: Duration) async {
        for await next in dues where next == due { return }
    }

    /// Lets time go on and wakes who is due.
    func advance(to now: Duration) {
        let woken = state.withLock { state in
            state.now = max(state.now, now)
            let due = state.sleepers.filter { $0.value.due <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    private func sleep(_ time: Duration) async throws {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in begin(number, time, continuation) }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    private func begin(_ number: Int, _ time: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
        let due: Duration? = state.withLock { state in
            guard !state.cancelled.contains(number) else { return nil }
            let due = state.now + time
            state.sleepers[number] = Sleeper(due: due, continuation: continuation)
            return due
        }
        guard let due else { return continuation.resume(throwing: CancellationError()) }
        tellDue.yield(due)
    }
}
