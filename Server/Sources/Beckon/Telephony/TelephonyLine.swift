import Synchronization

/// Hands orders over to one telephone system, several at once, in the order in which they were decided.
///
/// The orders wait in memory: each was committed as "under way" before, so that no node hands it over a second time. An
/// order that is lost with its node ends as a call without a result.
package final class TelephonyLine: Sendable {
    /// How long a hand-over may last.
    package static let longestHandOver = Milliseconds.seconds(15)
    /// How many orders to call customers may wait; further ones are put off.
    static let longestQueue = 256
    /// How many orders of any kind may wait; further ones fail.
    static let capacity = 1_024

    private struct Queue {
        var waiting: [TelephonyOrder] = []
        var underWay = 0
    }

    private let system: any Telephony
    private let time: any TimeSource
    private let queue = Mutex(Queue())
    private let signal = Signal()

    package init(to system: any Telephony, time: any TimeSource) {
        self.system = system
        self.time = time
    }

    /// The source in the settings whose telephone system it is.
    package var name: BridgeSourceName { system.name }

    /// Whether an order to call a customer can be taken now.
    var hasRoom: Bool { queue.withLock { $0.waiting.count < Self.longestQueue } }

    /// Takes an order.
    ///
    /// - Returns: False if too many wait; the order will not be handed over.
    func take(_ order: TelephonyOrder) -> Bool {
        let isTaken = queue.withLock { queue in
            guard queue.waiting.count < Self.capacity else { return false }
            queue.waiting.append(order)
            return true
        }
        if isTaken { signal.raise() }
        return isTaken
    }

    /// Hands orders over until the task is cancelled.
    ///
    /// - Parameter report: Gets the answer to each order.
    package func run(_ report: @escaping @Sendable (TelephonyOrder, TelephonyAnswer) async -> Void) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                while let order = next() {
                    group.addTask {
                        let answer = await self.handOver(order)
                        self.queue.withLock { $0.underWay -= 1 }
                        self.signal.raise()
                        await report(order, answer)
                    }
                }
                await signal.wait(timeout: .seconds(1), time: time)
            }
        }
    }

    /// Hands over every order that waits, one after the other; for tests.
    package func runOnce(_ report: (TelephonyOrder, TelephonyAnswer) async -> Void) async {
        while let order = next() {
            let answer = await handOver(order)
            queue.withLock { $0.underWay -= 1 }
            await report(order, answer)
        }
    }

    private func next() -> TelephonyOrder? {
        queue.withLock { queue in
            guard queue.underWay < max(1, system.concurrency), !queue.waiting.isEmpty else { return nil }
            queue.underWay += 1
            return queue.waiting.removeFirst()
        }
    }

    private func handOver(_ order: TelephonyOrder) async -> TelephonyAnswer {
        await withTaskGroup(of: TelephonyAnswer?.self) { group in
            group.addTask { await self.system.take(order) }
            group.addTask {
                try? await self.time.sleep(Self.longestHandOver)
                return nil
            }
            var answer: TelephonyAnswer?
            for await one in group {
                answer = answer ?? one
                group.cancelAll()
            }
            return answer ?? .inDoubt(reason: "no answer")
        }
    }
}

/// The telephone systems of a node, by the names of their sources.
package struct TelephonyLines: Sendable {
    package let lines: [TelephonyLine]

    package init(_ lines: [TelephonyLine] = []) {
        self.lines = lines
    }

    subscript(name: BridgeSourceName?) -> TelephonyLine? { lines.first { $0.name == name } }
}
