import BeckonTransport
import ICWSCore

/// The subscriptions of a session, which are repeated in each new server session.
///
/// Its path with its tokens identifies a subscription. It is remembered before its request is sent, and forgotten when the
/// server refuses it for good or it is removed.
struct SubscriptionBook: Sendable {
    /// The most subscriptions of a session; a further one is refused before it is sent.
    static let limit = 2_000

    /// One subscription, as the call that makes it.
    struct Entry: Sendable, Hashable {
        var operation: ServerOperation
        var parts: RequestParts
        /// The path below the session, with its tokens percent-encoded.
        fileprivate(set) var path: String
    }

    private var entries: [Entry] = []

    /// The subscriptions, in the order in which they were first requested.
    var all: [Entry] { entries }

    /// Their paths, in the same order.
    var paths: [String] { entries.map(\.path) }

    /// Remembers a subscription; a second one with the same path replaces the first.
    ///
    /// - Returns: False when the book is full.
    mutating func put(_ operation: ServerOperation, _ parts: RequestParts) -> Bool {
        let entry = Entry(operation: operation, parts: parts, path: Self.path(operation, parts))
        if let index = entries.firstIndex(where: { $0.path == entry.path }) {
            entries[index] = entry
            return true
        }
        guard entries.count < Self.limit else { return false }
        entries.append(entry)
        return true
    }

    /// Returns the subscription that has the path of a call; nil for none.
    func entry(_ operation: ServerOperation, _ parts: RequestParts) -> Entry? {
        let path = Self.path(operation, parts)
        return entries.first { $0.path == path }
    }

    /// Forgets a subscription.
    mutating func remove(_ operation: ServerOperation, _ parts: RequestParts) {
        let path = Self.path(operation, parts)
        entries.removeAll { $0.path == path }
    }

    /// Restores the subscription that was remembered before a refused call.
    mutating func restore(_ before: Entry?, _ operation: ServerOperation, _ parts: RequestParts) {
        guard let before else { return remove(operation, parts) }
        _ = put(before.operation, before.parts)
    }

    private static func path(_ operation: ServerOperation, _ parts: RequestParts) -> String {
        operation.path.split(separator: "/").drop { $0 == "icws" || $0 == "{sessionId}" }.map { segment in
            guard segment.hasPrefix("{") else { return String(segment) }
            return (parts.tokens[String(segment.dropFirst().dropLast())] ?? "").percentEncoded
        }.joined(separator: "/")
    }
}

/// The subscriptions that a session has to put again, by their paths below the session, and when.
///
/// One that fails again and again is put after pauses that double, and holds up no other.
struct OwedSubscriptions: Sendable, Equatable {
    /// The longest pause, unless the server asks for a longer one.
    static let longestPause: Duration = .seconds(60)

    private struct Pause: Sendable, Equatable {
        var failures = 0
        var end: Duration = .zero
    }

    private var paths: Set<String> = []
    private var pauses: [String: Pause] = [:]

    /// Notes that subscriptions are to be put again, each after its pause.
    mutating func add(_ more: [String]) { paths.formUnion(more) }

    /// Notes that a subscription was put again in vain.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - first: The first pause.
    ///   - asked: The pause that the server asks for, if it does.
    ///   - now: The time.
    mutating func failed(_ path: String, first: Duration, asked: Duration?, at now: Duration) {
        var pause = pauses[path] ?? Pause()
        pause.failures += 1
        let doubled = Backoff(first: first, longest: Self.longestPause).pause(after: pause.failures)
        pause.end = now + max(doubled, min(asked ?? .zero, HostPlan.longestHold))
        pauses[path] = pause
        paths.insert(path)
    }

    /// Notes that the server has a subscription.
    mutating func succeeded(_ path: String) { pauses[path] = nil }

    /// Returns how long it is until the next one is due; nil when none is owed.
    func wait(at now: Duration) -> Duration? {
        paths.map { max(.zero, (pauses[$0]?.end ?? now) - now) }.min()
    }

    /// Removes and returns those that are due.
    ///
    /// - Parameters:
    ///   - known: The paths of all subscriptions; others are forgotten.
    ///   - now: The time.
    /// - Returns: Their paths.
    mutating func take(of known: [String], at now: Duration) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        let known = Set(known)
        paths.formIntersection(known)
        pauses = pauses.filter { known.contains($0.key) }
        let due = paths.filter { (pauses[$0]?.end ?? now) <= now }
        paths.subtract(due)
        return due
    }
}
