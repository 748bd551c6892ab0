import Dispatch
import Synchronization

/// Hashes passwords one at a time, on a thread of its own, in the order of a ``PasswordLine``.
///
/// A hash uses a core for half a second and 128 MiB; on the threads that serve requests a few hashes would block all
/// others.
final class PasswordThread: Sendable {
    private struct State {
        var line = PasswordLine()
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var tickets = 0
        var isBusy = false
    }

    private let queue = DispatchQueue(label: "beckon.passwords", qos: .utility)
    private let state = Mutex(State())

    /// Runs slow work when its turn has come.
    ///
    /// - Parameters:
    ///   - place: Where it waits for its turn.
    ///   - work: What is done.
    /// - Returns: The result; nil if too much waits already.
    func run<Value: Sendable>(
        at place: PasswordLine.Place, _ work: @escaping @Sendable () -> Value
    ) async -> Value? {
        guard await turn(at: place) else { return nil }
        let value = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
        passOn()
        return value
    }

    /// Waits for a turn; false if there is none.
    private func turn(at place: PasswordLine.Place) async -> Bool {
        await withCheckedContinuation { continuation in
            let (ended, result) = state.withLock { state in Self.join(continuation, place, &state) }
            ended?.resume(returning: result)
        }
    }

    /// - Returns: Who waits no longer, and whether its turn has come.
    private static func join(
        _ continuation: CheckedContinuation<Bool, Never>, _ place: PasswordLine.Place, _ state: inout State
    ) -> (CheckedContinuation<Bool, Never>?, Bool) {
        guard state.isBusy else {
            state.isBusy = true
            return (continuation, true)
        }
        state.tickets += 1
        switch state.line.add(state.tickets, at: place) {
        case .isTurnedAway: return (continuation, false)
        case .waits:
            state.waiting[state.tickets] = continuation
            return (nil, false)
        case .replaces(let other):
            state.waiting[state.tickets] = continuation
            return (state.waiting.removeValue(forKey: other), false)
        }
    }

    /// Gives the turn to the next one.
    private func passOn() {
        let next = state.withLock { state in
            let next = state.line.next().flatMap { state.waiting.removeValue(forKey: $0) }
            state.isBusy = next != nil
            return next
        }
        next?.resume(returning: true)
    }
}
