import Beckon
import Testing

@testable import BeckonNode

private typealias Scene = PresenceScene

@Suite("When a customer is present")
struct CustomerPresentTests {
    private let phone = PresenceScene.phone
    private let tablet = PresenceScene.tablet
    private static let row = StoredClient(
        clientID: "phone", scope: .user("u"), browserID: nil, expiresAt: Timestamp(milliseconds: 9))

    @Test(
        "a client that asks is stored first; then it reads its chats, and has to show itself",
        arguments: [ClientEntry.subscription, .resumption(row, .unproven)])
    func entry(_ entry: ClientEntry) {
        var scene = Scene()
        let heads = [Scene.head(.present(clientID: "phone"), holder: Scene.here)]
        scene.expect(.comes(phone, entry), [.storePresent(phone, .entry(entry))])
        scene.expect(.isPresent(phone, heads, .entry(entry)), [.answer(.reads(heads))])
        #expect(scene.missedArrivals() == ["phone"])
    }

    @Test("a client without chats gets a row where other nodes have to know it, and nothing where there are none")
    func withoutChats() {
        var scene = Scene()
        scene.expect(.isPresent(phone, [], .entry(.subscription)), [.storeIdle(phone)])
        scene.expect(.isIdle(phone), [.answer(.reads([]))])
        scene.expect(.failed(.storeIdle(phone)), [.forget("phone"), .answer(.busy)])
        var alone = Scene(isShared: false)
        alone.expect(.isPresent(phone, [], .entry(.subscription)), [.answer(.reads([]))])
    }

    @Test("a client that has said good-bye stays gone")
    func saidGoodBye() {
        var scene = Scene()
        scene.expect(.hasSaidGoodBye(phone, .entry(.subscription)), [.forget("phone"), .answer(.unknown)])
    }

    @Test(
        "a subscription that cannot be stored leaves no session that would hide what was written; a return may be tried"
    )
    func entryFails() {
        var scene = Scene()
        scene.expect(
            .failed(.storePresent(phone, .entry(.subscription))), [.forget("phone"), .answer(.busy)])
        let entry = ClientEntry.resumption(Self.row, .arrived)
        scene.expect(.failed(.storePresent(tablet, .entry(entry))), [.answer(.busy)])
        #expect(scene.missedArrivals() == ["phone", "tablet"])
    }

    // MARK: - Crossings

    @Test(
        "a client that is here although its customer may be away is present again, each looked at when its turn comes")
    func crossings() {
        var scene = Scene()
        scene.tell(
            .isAway(Scene.departure(phone, .missed), hasChanged: true),
            .isAway(Scene.departure(tablet, .missed), hasChanged: true))
        let (both, one) = (ClientReview.crossedReturns(left: ["tablet"]), ClientReview.crossedReturns(left: []))
        scene.expect(.turn(.crossedReturns), [.findClient("phone", both)])
        scene.expect(.found(phone, both), [.findKnown([phone], .review(both))])
        scene.expect(.known([phone], unknown: [], .review(both)), [.storePresent(phone, .review(both))])
        let heads = [Scene.head(.present(clientID: "phone"))]
        scene.expect(
            .isPresent(phone, heads, .review(both)), [.attach(heads, to: "phone"), .findClient("tablet", one)])
        scene.expect(.found(tablet, one), [.findKnown([tablet], .review(one))])
        // It has said good-bye elsewhere.
        scene.expect(.known([], unknown: [tablet], .review(one)), [.forget("tablet")])
    }

    @Test("when the store does not answer the others are not asked; all are looked at again, that one last")
    func crossingFails() {
        var scene = Scene()
        let review = ClientReview.crossedReturns(left: ["tablet"])
        scene.expect(.failed(.storePresent(phone, .review(review))), [.giveUp])
        scene.expect(
            .turn(.crossedReturns), [.findClient("tablet", .crossedReturns(left: ["phone"]))])
    }

    // MARK: - Other nodes

    @Test("what another node wrote means to the clients here")
    func follow() {
        var scene = Scene()
        func table(
            _ presence: CustomerPresence, holder: NodeID? = nil, client: HeldClient = PresenceScene.phone,
            _ actions: [PresenceAction]
        ) {
            scene.expect(.chatChangedElsewhere(Scene.head(presence, holder: holder), clients: [client]), actions)
        }
        let since = Timestamp(milliseconds: 1)
        table(.present(clientID: "phone"), holder: Scene.elsewhere, [.forget("phone")])
        table(.present(clientID: "phone"), holder: Scene.here, [])
        table(.present(clientID: "phone"), [])
        table(.present(clientID: "other"), holder: Scene.elsewhere, [])
        table(.expected, [])
        table(.away(since: since, farewell: "phone"), [.forget("phone")])
        table(.away(since: since, farewell: "other"), [.findKnown([phone], .following)])
        table(.away(since: since, farewell: "other"), client: Scene.newcomer, [])
        var ended = Scene.head(.away(since: since))
        ended.life.state = .ended
        scene.expect(.chatChangedElsewhere(ended, clients: [phone]), [])
        // Whom it forgot after a good-bye is missed in chats that the good-bye did not reach.
        #expect(scene.missedArrivals() == ["phone"])
        scene.expect(.failed(.findKnown([phone], .following)), [])
    }

    @Test("a node that lost its lease forgets every client")
    func leaseLost() {
        var scene = Scene()
        scene.expect(.leaseLost, [.forgetEverybody])
    }

    // MARK: - Chats without a client

    @Test("a new chat is given to all clients of its customer that said good-bye nowhere; the last has them all")
    func newChat() {
        var scene = Scene()
        let head = Scene.head(.expected)
        var gift = ChatGift(head: head, user: "u", origin: .began)
        scene.expect(
            .chatBegan(head, clients: [phone, tablet, Scene.laptop]),
            [.findKnown([phone, tablet, Scene.laptop], .giving(gift))])
        let asked = gift
        gift.clients = [phone, tablet]
        scene.expect(
            .known([phone, tablet], unknown: [Scene.laptop], .giving(asked)),
            [.forget("laptop"), .storePresent(tablet, .giving(gift))])
        let heads = [
            Scene.head(ChatID("EARLIER"), .present(clientID: "tablet")), Scene.head(.present(clientID: "tablet")),
        ]
        scene.expect(
            .isPresent(tablet, heads, .giving(gift)),
            [
                .setTrust(by: heads, of: ["phone", "tablet"]), .attach([heads[1]], to: "phone"),
                .attach([heads[1]], to: "tablet"), .attach(heads, to: "tablet"),
            ])
        scene.expect(.turn(.unclaimedChats), [])
    }

    @Test("a chat whose customer is not expected is given to no client")
    func notExpected() {
        var scene = Scene()
        scene.expect(.chatBegan(Scene.head(.polling), clients: [phone]), [])
        scene.expect(.chatMet(Scene.head(.present(clientID: "x")), clients: [phone]), [])
        scene.expect(.turn(.unclaimedChats), [])
    }

    @Test("a new chat without a client is looked at every round, for as long as its customer is expected")
    func unclaimed() {
        var scene = Scene()
        let head = Scene.head(.expected)
        let chat = UnclaimedChat(chat: head.id, user: "u", since: .start)
        scene.expect(.chatBegan(head, clients: []), [])
        for _ in 0..<2 {
            scene.expect(.turn(.unclaimedChats), [.readHead(of: chat, left: [])])
            scene.expect(.headOf(chat, head, clients: [], left: []), [])
        }
        scene.uptime = Uptime(milliseconds: ChatSession.pollingPatience.count + 1)
        scene.expect(.turn(.unclaimedChats), [.readHead(of: chat, left: [])])
        scene.expect(.headOf(chat, head, clients: [], left: []), [])
        scene.expect(.turn(.unclaimedChats), [])
    }

    @Test("an unclaimed chat that was erased, or that its client found by itself, holds up none of the others")
    func claimedMeanwhile() {
        var scene = Scene()
        let chats = ["A", "B", "C"].map { Scene.head(ChatID($0), .expected) }
        for head in chats { scene.tell(.chatBegan(head, clients: [])) }
        let waiting = chats.map { UnclaimedChat(chat: $0.id, user: "u", since: .start) }
        scene.expect(.turn(.unclaimedChats), [.readHead(of: waiting[0], left: waiting[1...])])
        scene.expect(
            .headOf(waiting[0], nil, clients: [], left: waiting[1...]), [.readHead(of: waiting[1], left: waiting[2...])]
        )
        scene.expect(
            .headOf(waiting[1], Scene.head(ChatID("B"), .present(clientID: "x")), clients: [], left: waiting[2...]),
            [.readHead(of: waiting[2], left: [])])
        // The store does not answer.
        scene.expect(.failed(.readHead(of: waiting[2], left: [])), [.giveUp])
        scene.expect(.turn(.unclaimedChats), [.readHead(of: waiting[2], left: [])])
    }

    @Test("a new chat that cannot be given to a client is looked at again")
    func givingFails() {
        var scene = Scene()
        let head = Scene.head(.expected)
        let gift = ChatGift(head: head, user: "u", origin: .began)
        scene.expect(.failed(.findKnown([phone], .giving(gift))), [.giveUp])
        scene.expect(
            .turn(.unclaimedChats), [.readHead(of: UnclaimedChat(chat: head.id, user: "u", since: .start), left: [])])
    }
}
