import Synchronization

/// What CXone knows beside the conversations: who writes in a thread, and how contacts stand that agents cannot change.
final class CXoneFacts: Sendable {
    /// The customer of a thread, as messages to it name them.
    struct Customer: Sendable {
        let id: String
        let name: String
    }

    private struct State {
        var customers: [String: Customer] = [:]
        var statuses: [String: String] = [:]
        var lost: Set<String> = []
    }

    private let state = Mutex(State())

    /// The customer of a thread, where somebody wrote in it.
    subscript(thread: String) -> Customer? {
        get { state.withLock { $0.customers[thread] } }
        set { state.withLock { $0.customers[thread] = newValue } }
    }

    /// The status that a program gave a contact.
    func status(of contact: String) -> String? { state.withLock { $0.statuses[contact] } }

    func set(_ status: String, of contact: String) { state.withLock { $0.statuses[contact] = status } }

    /// Forgets a contact, as a platform does that loses one: it is not found any more.
    func lose(_ contact: String) { state.withLock { _ = $0.lost.insert(contact) } }

    func isLost(_ contact: String) -> Bool { state.withLock { $0.lost.contains(contact) } }
}

/// Numbers contacts, calls and messages in the order in which they begin.
final class CXoneNumbers: Sendable {
    private let last = Mutex<Int64>(71_554_320)

    func next() -> String {
        last.withLock { last in
            last += 1
            return String(last)
        }
    }
}
