import DequeModule

/// Clients that were stored as being at this node, until they have shown that they are.
///
/// A customer may be written down as present although its client never came to be here: the commit took too long and
/// the client was gone, or only a part of it could be written. Nobody else would ever miss such a client. At most
/// ``capacity`` wait; beyond that the one that waits longest is passed over.
package struct ClientArrivals: Sendable {
    package static let capacity = 65_536
    /// How long a client has.
    package static let patience = Milliseconds.seconds(20)

    /// A client and when it was stored, by ``TimeSource/uptime``.
    package struct Arrival: Sendable {
        package let clientID: String
        package let user: String
        package let since: Int64
    }

    private var waiting: Deque<Arrival> = []

    package init() {}

    package var isEmpty: Bool { waiting.isEmpty }

    package mutating func add(clientID: String, user: String, at uptime: Int64) {
        if waiting.count >= Self.capacity { waiting.removeFirst() }
        waiting.append(Arrival(clientID: clientID, user: user, since: uptime))
    }

    /// Takes those whose time is over.
    package mutating func takeDue(at uptime: Int64) -> [Arrival] {
        let count = waiting.prefix { uptime - $0.since >= Self.patience.count }.count
        defer { waiting.removeFirst(count) }
        return Array(waiting.prefix(count))
    }
}
