import Beckon
import BeckonPlatform
import Synchronization

/// Which conversations call customers back, as far as this node has seen it.
///
/// Memory for at most ``capacity`` callbacks. What is not found here is found by the callback's reference, or by its next snapshot.
final class CallbackBook: Sendable {
    static let capacity = 16_384

    private let table = Mutex(RecentTable<String>(capacity: CallbackBook.capacity))
    private let conversations = Mutex(RecentTable<ServiceID>(capacity: CallbackBook.capacity))

    func note(_ conversation: String, of callback: ServiceID, attempt: Int) {
        table.withLock { $0[Self.key(callback, attempt)] = conversation }
        conversations.withLock { $0[conversation] = callback }
    }

    /// The callback whose customer a conversation calls; nil for other conversations.
    func callback(of conversation: String) -> ServiceID? { conversations.withLock { $0[conversation] } }

    func conversation(of callback: ServiceID, attempt: Int) -> String? {
        table.withLock { $0[Self.key(callback, attempt)] }
    }

    private static func key(_ callback: ServiceID, _ attempt: Int) -> String { "\(callback.text).\(attempt)" }
}
