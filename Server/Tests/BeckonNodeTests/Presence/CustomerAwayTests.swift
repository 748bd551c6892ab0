import Beckon
import Testing

@testable import BeckonNode

private typealias Scene = PresenceScene

@Suite("When a customer becomes away")
struct CustomerAwayTests {
    private let phone = PresenceScene.phone
    private let tablet = PresenceScene.tablet

    @Test("a client that says good-bye, and no other is here: the customer is away, then the client gets its yes")
    func goodBye() {
        var scene = Scene()
        let departure = Scene.departure(.goodBye)
        scene.expect(.goes(departure, clients: [phone]), [.storeAway(departure)])
        scene.expect(.isAway(departure, hasChanged: true), [.answer(.gone)])
        scene.expect(.turn(.crossedReturns), [])
    }

    @Test("a good-bye that cannot be stored is not taken, and its client is looked at again")
    func goodByeFails() {
        var scene = Scene()
        let departure = Scene.departure(.goodBye)
        scene.tell(.goes(departure, clients: []))
        scene.expect(.failed(.storeAway(departure)), [.answer(.busy)])
        scene.expect(.turn(.crossedReturns), [.findClient("phone", .crossedReturns(left: []))])
        scene.expect(.turn(.departures), [])
    }

    @Test("a client that stopped polling is missed; a return that crossed this is looked for once")
    func missed() {
        var scene = Scene()
        let departure = Scene.departure(.missed)
        scene.expect(.goes(departure, clients: []), [.storeAway(departure)])
        scene.expect(.isAway(departure, hasChanged: true), [])
        scene.expect(.turn(.crossedReturns), [.findClient("phone", .crossedReturns(left: []))])
        scene.expect(.found(nil, .crossedReturns(left: [])), [])
        scene.expect(.turn(.crossedReturns), [])
    }

    @Test("a client that another node holds, or that said good-bye there, is none of this node's business")
    func missedTooLate() {
        var scene = Scene()
        scene.expect(.isAway(Scene.departure(.missed), hasChanged: false), [])
        scene.expect(.turn(.crossedReturns), [])
    }

    @Test("a client that read nothing is not missed, but its good-bye is taken")
    func withoutChats() {
        var scene = Scene()
        scene.expect(.goes(ClientDeparture(phone, .missed, []), clients: []), [])
        let departure = ClientDeparture(phone, .goodBye, [])
        scene.expect(.goes(departure, clients: []), [.storeAway(departure)])
    }

    @Test("a missed client's going away that cannot be stored is told again, with who is here then")
    func missedFails() {
        var scene = Scene()
        let departure = Scene.departure(.missed)
        scene.expect(.failed(.storeAway(departure)), [])
        scene.expect(.turn(.departures), [.tellAgain(departure)])
        scene.expect(.turn(.departures), [])
    }

    @Test(
        "another client that is connected keeps the customer present, and reads on from there",
        arguments: [ClientDeparture.Kind.goodBye, .missed, .neverCame, .replaced])
    func anotherStays(kind: ClientDeparture.Kind) {
        var scene = Scene()
        let departure = Scene.departure(kind, others: [tablet])
        scene.expect(
            .goes(Scene.departure(kind), clients: [phone, Scene.newcomer, tablet]), [.moveCursors(departure)])
        scene.expect(.cursorsMoved(departure), [.findKnown([tablet], .replacing(departure))])
        scene.expect(
            .known([tablet], unknown: [], .replacing(departure)), [.storePresent(tablet, .replacing(departure))])
        let heads = [Scene.head(.present(clientID: "tablet"))]
        let isTold = kind == .goodBye || kind == .replaced
        scene.expect(
            .isPresent(tablet, heads, .replacing(departure)),
            [.attach(heads, to: "tablet")] + (isTold ? [.removeRow(departure)] : []))
        if isTold { scene.expect(.rowRemoved(departure), kind == .goodBye ? [.answer(.gone)] : []) }
        scene.expect(.turn(.crossedReturns), isTold ? [] : [.findClient("phone", .crossedReturns(left: []))])
    }

    @Test("another client that has left as well is forgotten, and the next is asked; at last the customer is away")
    func othersLeft() {
        var scene = Scene()
        let (both, one, none) = (
            Scene.departure(.missed, others: [tablet, Scene.laptop]), Scene.departure(.missed, others: [Scene.laptop]),
            Scene.departure(.missed)
        )
        scene.expect(.goes(none, clients: [tablet, Scene.laptop]), [.moveCursors(both)])
        // It is without a row: it said good-bye at another node.
        scene.expect(
            .known([], unknown: [tablet], .replacing(both)), [.forget("tablet"), .moveCursors(one)])
        // Its chat says that it has.
        scene.expect(
            .hasSaidGoodBye(Scene.laptop, .replacing(one)), [.forget("laptop"), .storeAway(none)])
        #expect(scene.missedArrivals() == ["tablet", "laptop"])
    }

    @Test(
        "whatever fails while another client is asked, the departure is not lost",
        arguments: [
            PresenceAction.moveCursors(PresenceScene.departure(.missed)),
            .findKnown([PresenceScene.tablet], .replacing(PresenceScene.departure(.missed))),
            .storePresent(PresenceScene.tablet, .replacing(PresenceScene.departure(.missed))),
            .removeRow(PresenceScene.departure(.missed)),
        ])
    func failsOnTheWay(action: PresenceAction) {
        var scene = Scene()
        scene.expect(.failed(action), [])
        scene.expect(.turn(.departures), [.tellAgain(Scene.departure(.missed))])
    }

    @Test("a client that shook hands again makes no customer away, and is missed if its new session never comes")
    func replaced() {
        var scene = Scene()
        let departure = Scene.departure(.replaced)
        scene.expect(.goes(departure, clients: []), [.moveCursors(departure)])
        scene.expect(.cursorsMoved(departure), [.removeRow(departure)])
        scene.expect(.rowRemoved(departure), [])
        scene.expect(.failed(.moveCursors(departure)), [])
        #expect(scene.missedArrivals() == ["phone"])
    }

    // MARK: - Arrivals

    @Test("a client that was stored as being here and is not is missed in the chats that still name it")
    func neverCame() throws {
        var scene = Scene()
        scene.tell(.isPresent(phone, [], .entry(.subscription)))
        scene.expect(.turn(.arrivals), [])
        scene.uptime = scene.uptime.advanced(by: ClientArrivals.patience)
        let asked = scene.keeper.handle(.turn(.arrivals), at: scene.uptime)
        guard case .lookFor(let arrivals)? = asked.first, let arrival = arrivals.first else {
            Issue.record("nobody is looked for")
            return
        }
        scene.expect(.lookedFor(arrivals, held: ["phone"]), [])
        scene.expect(.lookedFor(arrivals, held: []), [.readChats(of: arrival)])
        scene.expect(.chatsOf(arrival, present: [], isHeld: false, clients: []), [])
        // It came while its chats were read.
        scene.expect(.chatsOf(arrival, present: [Scene.chat], isHeld: true, clients: [phone]), [])
        let departure = ClientDeparture(phone, .neverCame, [ChatPosition(Scene.chat, nil)])
        scene.expect(
            .chatsOf(arrival, present: [Scene.chat], isHeld: false, clients: []), [.storeAway(departure)])
        scene.expect(.failed(.storeAway(departure)), [])
        #expect(scene.missedArrivals() == ["phone"])
        scene.expect(.failed(.readChats(of: arrival)), [])
        #expect(scene.missedArrivals() == ["phone"])
    }

    // MARK: - Time

    @Test("what this node sees of a client when a chat's time has come")
    func sightings() {
        var scene = Scene()
        func table(_ head: ChatHead, isHeld: Bool, _ sighting: Sighting) {
            scene.expect(.chatDue(head, isHeld: isHeld), [.letTimeAct(on: head, sighting)])
        }
        table(Scene.head(.expected), isHeld: false, .none)
        table(Scene.head(.polling), isHeld: false, .none)
        table(Scene.head(.present(clientID: "c")), isHeld: true, .held(clientID: "c", by: Scene.here))
        table(Scene.head(.present(clientID: "c")), isHeld: false, .missing(clientID: "c", at: Scene.here))
        table(
            Scene.head(.present(clientID: "c"), holder: Scene.here), isHeld: false,
            .missing(clientID: "c", at: Scene.here))
        table(Scene.head(.present(clientID: "c"), holder: Scene.elsewhere), isHeld: false, .elsewhere(clientID: "c"))
    }

    @Test("a client that becomes this node's has to stay; one that is missed with a chat's time may have come back")
    func timeActed() {
        var scene = Scene()
        let (before, away) = (
            Scene.head(.present(clientID: "phone")), Scene.head(.away(since: Timestamp(milliseconds: 1)))
        )
        scene.expect(.timeActed(on: before, .held(clientID: "phone", by: Scene.here), after: before), [])
        #expect(scene.missedArrivals() == ["phone"])
        scene.expect(.timeActed(on: before, .missing(clientID: "phone", at: Scene.here), after: away), [])
        scene.expect(.turn(.crossedReturns), [.findClient("phone", .crossedReturns(left: []))])
    }

    @Test("a chat whose timer cannot be stored is put off for a minute")
    func putOff() {
        var scene = Scene()
        scene.tell(.timeNotTaken(Scene.chat))
        scene.expect(.turn(.chatsDue), [.lookAtChatsDue(but: [Scene.chat])])
        scene.uptime = scene.uptime.advanced(by: .seconds(60))
        scene.expect(.turn(.chatsDue), [.lookAtChatsDue(but: [])])
    }
}
