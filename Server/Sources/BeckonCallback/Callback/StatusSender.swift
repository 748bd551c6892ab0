package import Beckon
import BeckonTracing
package import Logging
import Synchronization

/// Tells back-ends the events of callbacks, in order for each target, and tries each a few times.
///
/// The notices wait in memory: those of a node that ends are lost, as the contract's. When ``capacity`` notices wait, the
/// oldest is left out, and the log says so.
package final class StatusSender: Sendable {
    /// Sends a notice to its target; returns whether it was accepted.
    package typealias Post = @Sendable (StatusNotice) async -> Bool

    /// How many notices may wait.
    package static let capacity = 4_096
    /// How many targets are told at once.
    static let concurrency = 8

    /// A notice, and the trace of the request that it tells of; nil for none.
    private typealias Waiting = (notice: StatusNotice, cause: TraceContext?)

    private struct Queue {
        var waiting: [Waiting] = []
        var busy: Set<String> = []
        var dropped = 0
    }

    private let queue = Mutex(Queue())
    private let signal = TaskSignal()
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
        let cause = TraceContext.current
        let dropped = queue.withLock { queue in
            for notice in notices { queue.waiting.append((notice, cause)) }
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
                while let (notice, cause) = next() {
                    group.addTask {
                        await TraceContext.with(cause) { await self.tell(notice) }
                        self.queue.withLock { _ = $0.busy.remove(notice.target) }
                        self.signal.raise()
                    }
                }
                await signal.wait(timeout: .seconds(1), time: time)
            }
        }
    }

    /// The oldest notice whose target is not being told another one.
    private func next() -> Waiting? {
        queue.withLock { queue in
            guard queue.busy.count < Self.concurrency,
                let index = queue.waiting.firstIndex(where: { !queue.busy.contains($0.notice.target) })
            else { return nil }
            let next = queue.waiting.remove(at: index)
            queue.busy.insert(next.notice.target)
            return next
        }
    }

    private func tell(_ notice: StatusNotice) async {
        var backoff = Backoff(first: .seconds(1), longest: .seconds(60))
        for attempt in 1...max(1, notice.attempts) {
            if await post(notice) { return }
            guard attempt < notice.attempts, (try? await time.sleep(backoff.next())) != nil else { break }
        }
        logger.warning(
            "a status notification was not accepted",
            metadata: ["event": "\(notice.event.rawValue)", "service": "\(notice.record.serviceName)"])
    }
}

/// One event of a callback for a back-end.
package struct StatusNotice: Hashable, Sendable {
    package let target: String
    /// How often it is tried.
    package let attempts: Int
    package let event: StatusEvent
    /// The callback after the event.
    package let record: CallbackRecord
    /// The parameters that the body holds beside the event, the callback and its service.
    package let parameters: [String]

    /// The same for every attempt.
    package var id: String { "\(record.id.text).\(record.version).\(event.rawValue)" }
}

extension StatusOptions {
    /// What a back-end is told of a change.
    func notices(from before: CallbackRecord, to after: CallbackRecord) -> [StatusNotice] {
        guard let target else { return [] }
        return StatusEvent.events(from: before, to: after).compactMap { event in
            events[event].map {
                StatusNotice(target: target, attempts: attempts, event: event, record: after, parameters: $0)
            }
        }
    }
}

extension StatusEvent {
    /// The events of one change, in the order in which they happened.
    ///
    /// - Parameters:
    ///   - before: The callback before; with version 0 it is new.
    ///   - after: The callback after.
    /// - Returns: The events; none if nothing changed that is told.
    static func events(from before: CallbackRecord, to after: CallbackRecord) -> [StatusEvent] {
        let isNew = before.version == 0
        var events: [StatusEvent] = []
        func add(_ event: StatusEvent, if holds: Bool) { if holds { events.append(event) } }
        add(.created, if: isNew)
        let wasWaiting = isNew || before.state == .scheduled
        let entersQueue = wasWaiting && after.state != .scheduled && after.state != .completed
        add(.inQueue, if: entersQueue)
        add(.queued, if: after.state == .queued && (isNew || before.state != .queued))
        add(.reminder, if: after.isReminded && !before.isReminded && after.hasTime)
        add(
            .agentFound,
            if: before.step == .waitingForAgent && after.step != .waitingForAgent && after.isOffered && !isNew)
        add(.dialEnded, if: after.dialResults.count > before.dialResults.count)
        add(.dialBegan, if: after.isDialled && !before.isDialled)
        let isReached = after.isReached && !before.isReached
        add(.treatmentBegan, if: isReached)
        add(.customerQueued, if: after.state == .routing && before.state != .routing)
        add(.connected, if: after.step == .connected && before.step != .connected)
        let isOver = after.step == .ended && before.step != .ended
        add(.cancelled, if: isOver && [.cancelled, .cancelledByAdmin].contains(after.reason))
        add(.ended, if: isOver)
        add(.updated, if: !isNew && after.state != before.state)
        return events
    }
}

extension CallbackRecord {
    fileprivate var hasTime: Bool { if case .scheduled = step { true } else { false } }
    fileprivate var isDialled: Bool { if case .dialling = step { true } else { false } }
    fileprivate var isReached: Bool { if case .reached = step { true } else { false } }

    fileprivate var isOffered: Bool {
        switch step {
        case .offered, .connecting, .dialDue: true
        default: false
        }
    }
}
