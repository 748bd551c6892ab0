import Synchronization

/// True, then false, and so on.
final class Toggle: Sendable {
    private let isOn = Mutex(false)

    func flip() -> Bool {
        isOn.withLock { isOn in
            isOn.toggle()
            return isOn
        }
    }
}
