import Beckon
import DequeModule

/// Clients that are stored as present at this node and have not shown themselves yet.
///
/// A customer may be stored as present although its client never arrived: the commit took too long and the client had
/// left, or only a part of the commit was written. No other node would ever miss such a client. At most ``capacity``
/// arrivals wait; beyond that the store is searched, see ``PresenceSearch``.
struct ClientArrivals: Sendable {
    static let capacity = 4 * PresenceKeeper.capacity
    /// How long a client has to show itself.
    static let patience = Milliseconds.seconds(20)

    /// A client and when it was stored, by ``TimeSource/uptime``.
    struct Arrival: Hashable, Sendable {
        let clientID: String
        let scope: ClientScope
        let since: Uptime
    }

    private let capacity: Int
    private var waiting: Deque<Arrival> = []

    init(capacity: Int = ClientArrivals.capacity) { self.capacity = capacity }

    var isEmpty: Bool { waiting.isEmpty }
    /// How many more arrivals fit.
    var room: Int { capacity - waiting.count }

    /// Waits for a client to show itself.
    ///
    /// - Returns: False if there is no room: then the client is not waited for.
    @discardableResult
    mutating func add(clientID: String, _ scope: ClientScope, at uptime: Uptime) -> Bool {
        guard room > 0 else { return false }
        waiting.append(Arrival(clientID: clientID, scope: scope, since: uptime))
        return true
    }

    /// Removes and returns the arrivals whose time is over.
    mutating func takeDue(at uptime: Uptime) -> [Arrival] {
        let count = waiting.prefix { uptime.elapsed(since: $0.since) >= Self.patience }.count
        defer { waiting.removeFirst(count) }
        return Array(waiting.prefix(count))
    }
}
