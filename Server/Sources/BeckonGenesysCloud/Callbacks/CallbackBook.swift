import Beckon
import BeckonPlatform
import Synchronization

/// Which conversation calls a customer back, as far as this node has seen it.
///
/// Memory for at most ``capacity`` callbacks. What is not found here is found by the next snapshot of the callback.
final class CallbackBook: Sendable {
    static let capacity = 16_384

    private let table = Mutex(RecentTable<String>(capacity: CallbackBook.capacity))

    func note(_ conversation: String, of callback: ServiceID, attempt: Int) {
        table.withLock { $0[Self.key(callback, attempt)] = conversation }
    }

    func conversation(of callback: ServiceID, attempt: Int) -> String? {
        table.withLock { $0[Self.key(callback, attempt)] }
    }

    private static func key(_ callback: ServiceID, _ attempt: Int) -> String { "\(callback.text).\(attempt)" }
}
