import Beckon
import Synchronization

/// The call-backs that this node has handed over to CXone, until they are over.
///
/// It holds at most ``capacity``; beyond that the oldest is forgotten, and its callback waits for its result until the time
/// for that ends. So does one whose node stops.
final class CallBook: Sendable {
    static let capacity = 10_000

    private struct Pages {
        var calls: [ServiceID: CallProgress] = [:]
        var order: [ServiceID] = []
    }

    private let pages = Mutex(Pages())

    init() {}

    /// All calls, the oldest first.
    var calls: [CallProgress] { pages.withLock { pages in pages.order.compactMap { pages.calls[$0] } } }

    subscript(callback: ServiceID) -> CallProgress? { pages.withLock { $0.calls[callback] } }

    /// Adds a call, in the place of an earlier one of the same callback.
    func add(_ call: CallProgress) {
        pages.withLock { pages in
            pages.order.removeAll { $0 == call.callback }
            if pages.order.count >= Self.capacity { pages.calls[pages.order.removeFirst()] = nil }
            pages.order.append(call.callback)
            pages.calls[call.callback] = call
        }
    }

    /// Replaces a call, unless another one of the callback began meanwhile.
    func update(_ call: CallProgress) {
        pages.withLock { pages in
            guard let known = pages.calls[call.callback], known.contact == call.contact else { return }
            pages.calls[call.callback] = call
        }
    }

    /// Forgets a call, unless another one of the callback began meanwhile.
    func remove(_ call: CallProgress) {
        pages.withLock { pages in
            guard let known = pages.calls[call.callback], known.contact == call.contact else { return }
            pages.calls[call.callback] = nil
            pages.order.removeAll { $0 == call.callback }
        }
    }
}
