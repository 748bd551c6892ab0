package import Logging
import Synchronization

/// Tells back-ends the events of callbacks, in order for each target, and tries each a few times.
///
/// The notices wait in memory: those of a node that ends are lost, as the contract's. When ``capacity`` notices wait, the
/// oldest is left out, and the log says so.
package final class StatusLine: Sendable {
    /// Sends a notice to its target; returns whether it was accepted.
    package typealias Post = @Sendable (StatusNotice) async -> Bool

    /// How many notices may wait.
    package static let capacity = 4_096
    /// How many targets are told at once.
    static let concurrency = 8
    /// The pause before the second attempt; it doubles before each further one.
    static let pause = Milliseconds.seconds(1)

    private struct Queue {
        var waiting: [StatusNotice] = []
        var busy: Set<String> = []
        var dropped = 0
    }

    private let queue = Mutex(Queue())
    private let signal = Signal()
    private let post: Post
    private let time: any TimeSource
    private let logger: Logger

    package init(time: any TimeSource, logger: Logger, post: @escaping Post) {
        self.time = time
        self.logger = logger
        self.post = post
    }

    /// Adds notices; never waits.
    func add(_ notices: [StatusNotice]) {
        guard !notices.isEmpty else { return }
        let dropped = queue.withLock { queue in
            queue.waiting += notices
            let excess = max(0, queue.waiting.count - Self.capacity)
            queue.waiting.removeFirst(excess)
            queue.dropped += excess
            return excess
        }
        if dropped > 0 {
            logger.warning("status notifications were left out, since too many wait", metadata: ["count": "\(dropped)"])
        }
        signal.raise()
    }

    /// Tells notices until the task is cancelled.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                while let notice = next() {
                    group.addTask {
                        await self.tell(notice)
                        self.queue.withLock { _ = $0.busy.remove(notice.target) }
                        self.signal.raise()
                    }
                }
                await signal.wait(timeout: .seconds(1), time: time)
            }
        }
    }

    /// The oldest notice whose target is not being told another one.
    private func next() -> StatusNotice? {
        queue.withLock { queue in
            guard queue.busy.count < Self.concurrency,
                let index = queue.waiting.firstIndex(where: { !queue.busy.contains($0.target) })
            else { return nil }
            let notice = queue.waiting.remove(at: index)
            queue.busy.insert(notice.target)
            return notice
        }
    }

    private func tell(_ notice: StatusNotice) async {
        var pause = Self.pause
        for attempt in 1...max(1, notice.attempts) {
            if await post(notice) { return }
            guard attempt < notice.attempts, (try? await time.sleep(pause)) != nil else { break }
            pause = Milliseconds(min(pause.count * 2, 60_000))
        }
        logger.warning(
            "a status notification was not accepted",
            metadata: ["event": "\(notice.event.rawValue)", "service": "\(notice.record.serviceName)"])
    }
}
