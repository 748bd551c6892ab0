import Beckon
import Synchronization

/// Admits pushes to their hosts as a ``HostTable`` decides, and holds those that wait.
final class HostGate: Sendable {
    private typealias Waiter = CheckedContinuation<HostTable.Answer, Never>

    private struct State {
        var table = HostTable()
        var waiting: [String: [Waiter]] = [:]
    }

    private let state = Mutex(State())

    /// Admits a push, or waits while the table says `wait`; the end of a push to the same host wakes it.
    ///
    /// - Returns: `go`, after which the caller must call `left`, or `hold`.
    func enter(_ host: String, now: Uptime) async -> HostTable.Answer {
        await withCheckedContinuation { continuation in
            let answer = state.withLock { state -> HostTable.Answer? in
                let answer = state.table.arrive(host, now: now)
                guard answer == .wait else { return answer }
                state.waiting[host, default: []].append(continuation)
                return nil
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }

    /// Records the end of a push that was admitted.
    func left(_ host: String, asStranger: Bool, _ result: HostTable.Result, now: Uptime) {
        let resumed = state.withLock { state -> [(Waiter, HostTable.Answer)] in
            state.table.left(host, asStranger: asStranger, result, now: now)
            guard var waiting = state.waiting[host] else { return [] }
            var resumed: [(Waiter, HostTable.Answer)] = []
            while let first = waiting.first {
                let answer = state.table.again(host, now: now)
                if answer == .wait { break }
                resumed.append((first, answer))
                waiting.removeFirst()
            }
            state.waiting[host] = waiting.isEmpty ? nil : waiting
            return resumed
        }
        for (waiter, answer) in resumed { waiter.resume(returning: answer) }
    }
}
