import Beckon
import Testing

@testable import BeckonNode

private typealias Scene = PresenceScene

@Suite("What there is no room for is searched for")
struct PresenceOverflowTests {
    private let phone = PresenceScene.phone
    private let tablet = PresenceScene.tablet

    @Test("an arrival beyond the bound is looked for in the store, and the others are waited for as before")
    func arrivals() {
        var scene = Scene(arrivals: 2)
        for number in 0..<2 {
            scene.tell(.isPresent(HeldClient(clientID: "\(number)", scope: .user("u")), [], .following))
        }
        scene.expect(.turn(.search), [])
        scene.tell(.isPresent(phone, [], .following))
        // There is no room yet for whom the search may find.
        scene.expect(.turn(.search), [])
        #expect(scene.missedArrivals() == ["0", "1"])
        scene.expect(.turn(.search), [.readHeldChats(after: nil, limit: 2)])
        let heads = [Scene.head(.present(clientID: "phone")), Scene.head(ChatID("Z"), .present(clientID: "tablet"))]
        scene.expect(.heldChats(heads, held: ["tablet"]), [])
        scene.expect(.turn(.search), [.readHeldChats(after: ChatID("Z"), limit: 1)])
        scene.expect(.heldChats([], held: []), [])
        scene.expect(.turn(.search), [])
        #expect(scene.missedArrivals() == ["phone"])
    }

    @Test("a departure beyond the bound is looked for in the store, from the beginning again if more come meanwhile")
    func departures() {
        var scene = Scene(capacity: 1)
        scene.tell(.failed(.storeAway(Scene.departure(phone, .missed))))
        scene.expect(.turn(.search), [])
        scene.tell(.failed(.storeAway(Scene.departure(tablet, .missed))))
        scene.expect(.turn(.search), [.readHeldChats(after: nil, limit: PresenceSearch.page)])
        scene.tell(.heldChats([Scene.head(.present(clientID: "tablet"))], held: []))
        scene.tell(.failed(.storeAway(Scene.departure(tablet, .missed))))
        scene.expect(.turn(.search), [.readHeldChats(after: Scene.chat, limit: PresenceSearch.page)])
        scene.tell(.heldChats([], held: []))
        scene.expect(.turn(.search), [.readHeldChats(after: nil, limit: PresenceSearch.page)])
        scene.tell(.heldChats([], held: []))
        scene.expect(.turn(.search), [])
        scene.expect(.turn(.departures), [.tellAgain(Scene.departure(phone, .missed))])
        #expect(scene.missedArrivals() == ["tablet"])
    }

    @Test("a page of chats that cannot be read is read in the next round")
    func searchFails() {
        var scene = Scene(capacity: 0)
        scene.tell(.failed(.storeAway(Scene.departure(.missed))))
        scene.expect(.turn(.search), [.readHeldChats(after: nil, limit: PresenceSearch.page)])
        scene.expect(.failed(.readHeldChats(after: nil, limit: PresenceSearch.page)), [.giveUp])
        scene.expect(.turn(.search), [.readHeldChats(after: nil, limit: PresenceSearch.page)])
    }

    @Test("a return beyond the bound is found among the clients that are here and connected")
    func returns() {
        var scene = Scene(capacity: 0)
        scene.tell(.isAway(Scene.departure(.missed), hasChanged: true))
        scene.expect(.turn(.search), [.listClients])
        let (two, one) = (ClientReview.search(left: ["b", "c"]), ClientReview.search(left: ["c"]))
        scene.expect(.listed(["a", "b", "c"]), [.findClient("a", two)])
        scene.expect(.found(nil, two), [.findClient("b", one)])
        scene.expect(.found(Scene.newcomer, one), [.findClient("c", .search(left: []))])
        scene.expect(.found(phone, .search(left: [])), [.findKnown([phone], .review(.search(left: [])))])
        scene.expect(.turn(.search), [])
    }

    @Test("clients of a page that cannot be stored come again, that one last")
    func pageFails() {
        var scene = Scene(capacity: 0)
        scene.tell(.isAway(Scene.departure(.missed), hasChanged: true), .listed(["phone", "b"]))
        scene.expect(.failed(.storePresent(phone, .review(.search(left: ["b"])))), [.giveUp])
        scene.expect(.turn(.search), [.findClient("b", .search(left: ["phone"]))])
        scene.expect(.turn(.search), [])
    }

    @Test("all clients are gone through, a page in each round")
    func pages() {
        var scene = Scene(capacity: 0)
        scene.tell(.isAway(Scene.departure(.missed), hasChanged: true))
        let all = (0...PresenceSearch.page).map { "\($0)" }
        let page = ClientReview.search(left: all[1..<PresenceSearch.page])
        scene.expect(.listed(all), [.findClient("0", page)])
        scene.expect(.turn(.search), [.findClient("\(PresenceSearch.page)", .search(left: []))])
        scene.expect(.turn(.search), [])
    }

    @Test("a new chat beyond the bound is found by the clients that are here")
    func unclaimed() {
        var scene = Scene(capacity: 0)
        scene.tell(.chatBegan(Scene.head(.expected), clients: []))
        scene.expect(.turn(.unclaimedChats), [])
        scene.expect(.turn(.search), [.listClients])
    }

    @Test("a new chat that could not be read for too long is found by the clients that are here")
    func unreadableChat() {
        var scene = Scene()
        let chat = UnclaimedChat(chat: Scene.chat, user: "u", since: .start)
        scene.uptime = Uptime(milliseconds: ChatSession.pollingPatience.count + 1)
        scene.expect(.failed(.readHead(of: chat, left: [])), [.giveUp])
        scene.expect(.turn(.unclaimedChats), [])
        scene.expect(.turn(.search), [.listClients])
    }

    @Test("beyond the bound chats whose timers fail are tried in each round")
    func putOff() {
        var chats = PutOffChats()
        for number in 0...PutOffChats.capacity { chats.add(ChatID("\(number)"), at: .start) }
        #expect(chats.current(at: Uptime(milliseconds: 1)).count == PutOffChats.capacity)
        #expect(!chats.current(at: Uptime(milliseconds: 1)).contains(ChatID("\(PutOffChats.capacity)")))
    }
}
