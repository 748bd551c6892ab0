import Beckon
import DequeModule

/// Clients that were stored as being at this node, until they have shown that they are.
///
/// A customer may be written down as present although its client never came to be here: the commit took too long and
/// the client was gone, or only a part of it could be written. Nobody else would ever miss such a client. At most
/// ``capacity`` wait; for what is more the store has to be searched, see ``PresenceSearch``.
struct ClientArrivals: Sendable {
    static let capacity = 4 * PresenceKeeper.capacity
    /// How long a client has.
    static let patience = Milliseconds.seconds(20)

    /// A client and when it was stored, by ``TimeSource/uptime``.
    struct Arrival: Hashable, Sendable {
        let clientID: String
        let user: String
        let since: Int64
    }

    private let capacity: Int
    private var waiting: Deque<Arrival> = []

    init(capacity: Int = ClientArrivals.capacity) { self.capacity = capacity }

    var isEmpty: Bool { waiting.isEmpty }
    /// How many more have room.
    var room: Int { capacity - waiting.count }

    /// Has a client show itself.
    ///
    /// - Returns: False if there is no room: it is not waited for.
    @discardableResult
    mutating func add(clientID: String, user: String, at uptime: Int64) -> Bool {
        guard room > 0 else { return false }
        waiting.append(Arrival(clientID: clientID, user: user, since: uptime))
        return true
    }

    /// Takes those whose time is over.
    mutating func takeDue(at uptime: Int64) -> [Arrival] {
        let count = waiting.prefix { uptime - $0.since >= Self.patience.count }.count
        defer { waiting.removeFirst(count) }
        return Array(waiting.prefix(count))
    }
}
