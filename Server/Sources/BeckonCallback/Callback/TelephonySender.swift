package import Beckon
import BeckonTracing
import Synchronization

/// A telephone system that calls customers and connects agents, behind an adapter.
///
/// An order is handed over at most once. Its result comes later through the agent side's port, or never: the callback waits
/// for it no longer than ``DialOptions/resultTimeout``.
package protocol Telephony: Sendable {
    /// The source in the settings whose telephone system it is.
    var name: BridgeSourceName { get }
    /// The most orders that are handed over at once, 1 or more.
    var concurrency: Int { get }

    /// Hands over an order; must end within ``TelephonySender/longestHandOver``.
    func take(_ order: TelephonyOrder) async -> TelephonyAnswer
}

/// An order to a telephone system about one callback.
package struct TelephonyOrder: Hashable, Sendable {
    package enum Act: String, Hashable, Sendable, CaseIterable {
        /// Call the customer and report the result.
        case dial
        /// Connect an agent to the customer, who is on the telephone.
        case connectAgent = "connect-agent"
        /// End the call: the callback is over.
        case hangUp = "hang-up"
    }

    package let act: Act
    /// Which call to the customer it is about, from 1.
    package let attempt: Int
    /// The callback as it is committed.
    package let record: CallbackRecord

    /// The telephone system's reference to the order's call; nil if it gave none, or if there is none.
    ///
    /// The number of an order that ends a call without a result is that of the next call.
    package var reference: String? {
        guard let call = record.callReference, call.attempt == attempt || call.attempt == attempt - 1 else {
            return nil
        }
        return call.text
    }

    /// The same for each repetition of the same order.
    package var id: String { "\(record.id.text).\(attempt).\(act.rawValue)" }
}

/// A telephone system's answer to an order.
package enum TelephonyAnswer: Hashable, Sendable {
    /// The order is accepted; its result is reported later.
    case accepted
    /// The order is accepted, and the telephone system's own reference to the call is kept with the callback: at most
    /// ``CallbackRecord/longestCallReference`` bytes.
    case acceptedAs(reference: String)
    /// The order is refused; the customer is not called.
    case refused(reason: String)
    /// The telephone system was not reached; the customer is not called.
    case unreachable(reason: String)
    /// The order may have been accepted.
    case inDoubt(reason: String)
}

/// Hands orders over to one telephone system, several at once, in the order in which they were decided.
///
/// The orders wait in memory: each was committed as "under way" before, so that no node hands it over a second time. An
/// order that is lost with its node ends as a call without a result.
package final class TelephonySender: Sendable {
    /// How long a hand-over may last.
    package static let longestHandOver = Milliseconds.seconds(15)
    /// How many orders to call customers may wait; further ones are put off.
    static let longestQueue = 256
    /// How many orders of any kind may wait; further ones fail.
    static let capacity = 1_024

    /// An order, and the trace of the request that made it; nil for none.
    private typealias Waiting = (order: TelephonyOrder, cause: TraceContext?)

    private struct Queue {
        var waiting: [Waiting] = []
        var underWay = 0
    }

    private let system: any Telephony
    private let time: any TimeSource
    private let queue = Mutex(Queue())
    private let signal = TaskSignal()

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
        let cause = TraceContext.current
        let isTaken = queue.withLock { queue in
            guard queue.waiting.count < Self.capacity else { return false }
            queue.waiting.append((order, cause))
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
                while let (order, cause) = next() {
                    group.addTask {
                        let answer = await self.handOver(order, cause)
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
        while let (order, cause) = next() {
            let answer = await handOver(order, cause)
            queue.withLock { $0.underWay -= 1 }
            await report(order, answer)
        }
    }

    private func next() -> Waiting? {
        queue.withLock { queue in
            guard queue.underWay < max(1, system.concurrency), !queue.waiting.isEmpty else { return nil }
            queue.underWay += 1
            return queue.waiting.removeFirst()
        }
    }

    private func handOver(_ order: TelephonyOrder, _ cause: TraceContext?) async -> TelephonyAnswer {
        await withTaskGroup(of: TelephonyAnswer?.self) { group in
            group.addTask { await TraceContext.with(cause) { await self.system.take(order) } }
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
package struct TelephonySenders: Sendable {
    package let senders: [TelephonySender]

    package init(_ senders: [TelephonySender] = []) {
        self.senders = senders
    }

    subscript(name: BridgeSourceName?) -> TelephonySender? { senders.first { $0.name == name } }
}
