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

/// The subscriptions that a session has to put again.
enum OwedSubscriptions: Sendable, Equatable {
    case none
    /// Those with these paths below the session.
    case some(Set<String>)
    case all

    mutating func add(_ path: String) {
        switch self {
        case .none: self = .some([path])
        case .some(let paths): self = .some(paths.union([path]))
        case .all: break
        }
    }

    func includes(_ path: String) -> Bool {
        switch self {
        case .none: false
        case .some(let paths): paths.contains(path)
        case .all: true
        }
    }
}
