import Synchronization

/// Lets one task wait until the signal is raised or some time has passed.
///
/// Raising it several times before the wait counts once.
package final class TaskSignal: Sendable {
    private struct State {
        var isRaised = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    package init() {}

    /// Wakes the waiting task, or the next one that waits.
    package func raise() {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard let waiter = state.waiter else {
                state.isRaised = true
                return nil
            }
            state.waiter = nil
            return waiter
        }
        waiter?.resume()
    }

    /// Waits until the signal is raised or a time has passed; returns at once when the task is cancelled.
    ///
    /// Without a time-out it waits for the signal alone.
    package func wait(timeout: Milliseconds?, time: any TimeSource) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.wait() }
            if let timeout { group.addTask { try? await time.sleep(timeout) } }
            await group.next()
            group.cancelAll()
        }
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goOn = state.withLock { state -> Bool in
                    if state.isRaised || Task.isCancelled {
                        state.isRaised = false
                        return true
                    }
                    state.waiter = continuation
                    return false
                }
                if goOn { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.resume()
        }
    }
}
