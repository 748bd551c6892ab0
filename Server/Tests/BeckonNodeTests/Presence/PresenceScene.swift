import Beckon
import Testing

@testable import BeckonNode

/// A keeper, and the names that its tests speak of.
struct PresenceScene {
    static let here = NodeID("here")
    static let elsewhere = NodeID("elsewhere")
    static let chat = ChatID("CHAT")
    static let phone = HeldClient(clientID: "phone", scope: .user("u"))
    static let tablet = HeldClient(clientID: "tablet", scope: .user("u"))
    static let laptop = HeldClient(clientID: "laptop", scope: .user("u"))
    /// A client that has subscribed and not polled yet.
    static let newcomer = HeldClient(clientID: "newcomer", scope: .user("u"), hasConnected: false)

    var keeper: PresenceKeeper
    var uptime = Uptime.start

    init(capacity: Int = 100, arrivals: Int = 1_000, isShared: Bool = true) {
        keeper = PresenceKeeper(node: Self.here, isShared: isShared, capacity: capacity, arrivals: arrivals)
    }

    static func head(
        _ id: ChatID, _ presence: CustomerPresence, holder: NodeID? = nil, user: String? = "u"
    ) -> ChatHead {
        ChatHead(
            id, serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
            life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 3_600_000)),
            customer: ChatCustomer(nickname: "", user: user), attendance: ChatAttendance(presence, holder: holder))
    }

    static func head(_ presence: CustomerPresence, holder: NodeID? = nil) -> ChatHead {
        head(chat, presence, holder: holder)
    }

    static func departure(_ kind: ClientDeparture.Kind, others: [HeldClient] = []) -> ClientDeparture {
        departure(phone, kind, others: others)
    }

    static func departure(
        _ client: HeldClient, _ kind: ClientDeparture.Kind, others: [HeldClient] = []
    ) -> ClientDeparture {
        var departure = ClientDeparture(client, kind, [ChatPosition(chat, 3)])
        departure.others = others
        return departure
    }

    /// Tells something and compares what is to be done.
    mutating func expect(
        _ event: PresenceEvent, _ actions: [PresenceAction], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(keeper.handle(event, at: uptime) == actions, sourceLocation: sourceLocation)
    }

    /// Tells something whose actions do not matter here.
    mutating func tell(_ events: PresenceEvent...) {
        for event in events { _ = keeper.handle(event, at: uptime) }
    }

    /// Who is missed when the time of all arrivals has come and nobody is here.
    mutating func missedArrivals() -> [String] {
        uptime = uptime.advanced(by: ClientArrivals.patience)
        return keeper.handle(.turn(.arrivals), at: uptime).flatMap { action -> [String] in
            if case .lookFor(let arrivals) = action { return arrivals.map(\.clientID) }
            return []
        }
    }
}
