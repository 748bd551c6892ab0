/// A table that forgets the entries that were not used for longest.
///
/// Pure.
package struct RecentTable<Value: Sendable>: Sendable {
    private let half: Int
    private var fresh: [String: Value] = [:]
    private var older: [String: Value] = [:]

    /// - Parameter capacity: The most entries, 2 or more.
    package init(capacity: Int) { half = max(1, capacity / 2) }

    package subscript(key: String) -> Value? {
        mutating get {
            if let value = fresh[key] { return value }
            guard let value = older[key] else { return nil }
            self[key] = value
            return value
        }
        set {
            older[key] = nil
            fresh[key] = newValue
            guard fresh.count > half else { return }
            older = fresh
            fresh = [:]
        }
    }

    /// How many entries it holds.
    package var count: Int { fresh.count + older.count }
}
