import Beckon

/// The clocks of a process, which show the walk's time.
struct LifeTime: TimeSource {
    let life: Life

    var now: Timestamp { life.world.wall }
    var uptime: Uptime { Uptime(milliseconds: life.world.now) }

    func sleep(_ amount: Milliseconds) async throws {
        try Task.checkCancellation()
        guard amount > .zero else { return }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                sleeper.begin(continuation)
                let world = life.world
                world.after(amount.count) {
                    world.passOver()
                    sleeper.wake()
                }
            }
        } onCancel: {
            sleeper.cancel()
        }
    }
}

/// A sleeping task.
private final class Sleeper: @unchecked Sendable {
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var isCancelled = false

    func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { self.continuation = continuation }
    }

    func wake() {
        continuation?.resume()
        continuation = nil
    }

    func cancel() {
        isCancelled = true
        continuation?.resume(throwing: CancellationError())
        continuation = nil
    }
}

/// Makes identifiers from the seed.
struct LifeIDs: IDSource {
    let world: World

    func bits() -> UInt64 { world.dice.next() }
}
