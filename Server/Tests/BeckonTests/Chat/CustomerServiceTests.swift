import TestTime
import Testing

@testable import Beckon

@Suite("Devices, presence and receipts of customers", .timeLimit(.minutes(20))) struct CustomerServiceTests {
    // MARK: - Whose device

    @Test(
        "after another customer's sign-in the first one's pushes stop, also those that wait; a late sign-out harms nobody"
    )
    func sharedPhone() async throws {
        let node = BridgeNode()
        try await node.run {
            let first = try await node.register("phone")
            node.provider.answer(.retry(after: .seconds(5), reason: "busy"))
            try await node.say("For Ana")
            #expect(try await node.pushes().count == 1)
            // Ana signs out without a network; Bo signs in.
            try await node.register("phone", of: .signed("bo"))
            try await node.say("For Ana again")
            node.pass(seconds: 10)
            #expect(try await node.pushes().count == 1)
            // Ana's sign-out comes at last.
            try await node.customers.signOut(registration: first.registration ?? "")
            try await node.customers.signOut(first.id, of: node.ana)
            try await node.say("For Bo", in: "d", to: "bo")
            #expect(try await node.pushes(after: 1).map { $0.notice?.conversation } == ["d"])
            // Ana's next sign-in elsewhere works.
            try await node.register("other")
            try await node.say("Once more")
            #expect(try await node.pushes(after: 2).map(\.device.token) == ["other"])
        }
    }

    @Test("a sign-out that comes after the next sign-in on the same phone leaves that one alone")
    func lateSignOut() async throws {
        let node = BridgeNode()
        try await node.run {
            let old = try await node.register("phone")
            let new = try await node.register("phone")
            #expect(old.registration != new.registration)
            try await node.customers.signOut(registration: old.registration ?? "")
            #expect(try await node.store.device(new.id) == new)
            try await node.customers.signOut(new.id, of: node.ana)
            #expect(try await node.store.device(new.id) == nil)
            try await node.customers.signOut(registration: "unknown")
        }
    }

    @Test("of too many devices the one that was registered longest ago goes")
    func limit() async throws {
        let node = BridgeNode(audience: AudienceRules(devicesPerCustomer: 2))
        try await node.run {
            for token in ["a", "b", "a", "c"] {
                try await node.register(token)
                node.pass(seconds: 1)
            }
            #expect(try await node.store.devices(of: .signed("ana"), limit: 9).map(\.token) == ["a", "c"])
        }
    }

    // MARK: - Presence

    @Test("an active device silences all for its conversation and no other, until the app is silent too long")
    func presence() async throws {
        let node = BridgeNode()
        try await node.run {
            let tablet = try await node.register("tablet")
            try await node.register("phone")
            func look(_ conversation: String, _ isActive: Bool = true) async throws {
                _ = try await node.customers.note(
                    device: tablet.id.text, conversation: conversation, isActive: isActive, of: node.ana)
            }
            try await node.say("First")
            #expect(try await node.pushes().count == 2)
            try await look("c")
            #expect(try await node.say("Seen").word == "hold")
            node.pass(seconds: 30)
            try await look("c")
            node.pass(seconds: 59)
            #expect(try await node.pushes(after: 2).filter { $0.notice != nil }.isEmpty)
            #expect(try await node.explain(2).contains("ended read"))
            try await node.say("Elsewhere", in: "d")
            let count = node.provider.taken.count
            #expect(try await node.pushes(after: count).count == 2)
            // The app vanishes: what came since its last word is pushed when that no longer counts.
            try await look("c")
            try await node.say("Nobody looks")
            node.pass(seconds: 59)
            let before = node.provider.taken.count
            #expect(try await node.pushes(after: before).isEmpty)
            node.pass(seconds: 2)
            #expect(try await node.pushes(after: before).compactMap { $0.notice?.badge } == [2, 2])
            try await look("c", false)
            #expect(try await node.say("In the background").word == "now")
        }
    }

    @Test("no more devices than a customer can have are known to show something; the known ones go on")
    func manyScreens() async throws {
        let node = BridgeNode()
        try await node.run {
            func note(_ number: Int) async throws {
                _ = try await node.customers.note(
                    device: "d\(number)", conversation: "c", isActive: false, of: node.ana)
            }
            let most = ChatService.devicesPerCustomer
            for number in 0..<most { try await note(number) }
            let refusal = await #expect(throws: TooManyRequests.self) { try await note(most) }
            #expect(refusal?.act == .change && refusal?.seconds == 60)
            try await note(0)
            #expect(try await node.store.presences(of: .signed("ana"), limit: 2 * most).count == most)
            // They are cleared away when they have expired.
            node.pass(seconds: 61)
            try await node.store.removeClients(expiredBefore: node.time.now)
            try await note(most)
        }
    }

    @Test("with the rule push, an active device silences itself alone")
    func othersPush() async throws {
        let node = BridgeNode(audience: AudienceRules(othersWhileActive: .push))
        try await node.run {
            let tablet = try await node.register("tablet")
            try await node.register("phone")
            _ = try await node.customers.note(
                device: tablet.id.text, conversation: "c", isActive: true, of: node.ana)
            try await node.say("Hello")
            #expect(try await node.pushes().map(\.device.token) == ["phone"])
        }
    }

    // MARK: - Receipts, badges, withdrawal

    @Test("read on one device: each other one that was told gets one withdrawal, and badge 0, in whatever order")
    func withdrawal() async throws {
        for isReadInFlight in [false, true] {
            let node = BridgeNode()
            try await node.run {
                let reader = try await node.register("reader")
                try await node.register("other")
                try await node.say("One", message: "m1")
                if !isReadInFlight { #expect(try await node.pushes().count == 2) }
                let claims =
                    isReadInFlight
                    ? try await node.store.claimPushes(
                        now: node.time.now, limit: 9, leaseUntil: node.time.now.advanced(by: .seconds(30)),
                        owner: .test) : []
                for _ in 0..<3 {
                    _ = try await node.customers.receive(
                        isRead: true, .message("m1"), conversation: "c", device: reader.id.text, of: node.ana)
                }
                for claim in claims {
                    _ = try await node.queue.commit(Commit([.settle(id: claim.push.id, fence: claim.fence, .done)]))
                }
                let count = isReadInFlight ? 0 : 2
                let pushes = try await node.pushes(after: count)
                #expect(pushes.map(\.device.token) == ["other"])
                #expect(pushes.map(\.withdrawn) == [0])
                #expect(pushes.map(\.collapseID) == ["c"])
                #expect(try await node.pushes(after: count + 1).isEmpty)
            }
        }
    }

    @Test("the badge is all that is unread, over all conversations, and falls as they are read")
    func badge() async throws {
        let node = BridgeNode()
        try await node.run {
            let phone = try await node.register("phone")
            for text in 1...3 { try await node.say("\(text)", message: "c\(text)") }
            #expect(try await node.pushes().map { $0.notice?.badge } == [3])
            try await node.say("d", message: "d1", in: "d")
            #expect(try await node.pushes(after: 1).map { $0.notice?.badge } == [4])
            _ = try await node.customers.receive(
                isRead: true, .message("c2"), conversation: "c", device: phone.id.text, of: node.ana)
            try await node.say("d", message: "d2", in: "d")
            #expect(try await node.pushes(after: 2).map { $0.notice?.badge } == [3])
            try await node.register("tablet")
            try await node.say("d", message: "d3", in: "d")
            #expect(try await node.pushes(after: 3).map { $0.notice?.badge } == [4, 4])
            _ = try await node.customers.receive(
                isRead: true, .message("d3"), conversation: "d", device: phone.id.text, of: node.ana)
            #expect(try await node.pushes(after: 5).map(\.withdrawn) == [1])
        }
    }

    @Test("receipts are idempotent and only rise: what is read was delivered")
    func receipts() async throws {
        let node = BridgeNode()
        try await node.run {
            for text in 1...3 { try await node.say("\(text)", message: "m\(text)") }
            func receive(_ isRead: Bool, _ mark: CustomerService.Mark) async throws -> ReceiptMark? {
                try await node.customers.receive(isRead: isRead, mark, conversation: "c", device: nil, of: node.ana)
            }
            #expect(try await receive(false, .message("m2")) == ReceiptMark(delivered: 2))
            #expect(try await receive(false, .message("m1")) == ReceiptMark(delivered: 2))
            #expect(try await receive(true, .message("m1")) == ReceiptMark(delivered: 2, read: 1))
            #expect(try await receive(true, .position(99)) == ReceiptMark(delivered: 3, read: 3))
            #expect(try await receive(true, .position(-5)) == ReceiptMark(delivered: 3, read: 3))
            #expect(try await receive(true, .message("none")) == nil)
            #expect(
                try await node.customers.receive(
                    isRead: true, .position(1), conversation: "c", device: nil, of: .signed("bo")) == nil)
        }
    }

    @Test("what was read before the push left is not told")
    func readInTime() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("phone")
            try await node.say("Hello", message: "m")
            _ = try await node.customers.receive(
                isRead: true, .message("m"), conversation: "c", device: nil, of: node.ana)
            #expect(try await node.pushes().isEmpty)
            #expect(try await node.explain(1) == ["decided now", "ended read"])
        }
    }

    @Test("a crash between sending and recording shows one notice for each conversation, with the same ids")
    func crashes() async throws {
        let node = BridgeNode()
        try await node.run {
            try await node.register("phone")
            for text in 1...20 {
                try await node.say("\(text)")
                // The process ends before the outcome is written; another claims it after the lease.
                _ = try await node.store.claimPushes(
                    now: node.time.now, limit: 9, leaseUntil: node.time.now.advanced(by: .seconds(30)),
                    owner: NodeID("dead"))
                node.pass(seconds: 31)
            }
            let pushes = try await node.pushes()
            #expect(Set(pushes.map(\.collapseID)) == ["c"])
            #expect(pushes.last?.notice?.badge == 20)
            #expect(Set(pushes.map(\.id)).count == pushes.count)
        }
    }

    @Test("an app that goes to the background lets go what waits for its sake; what comes later goes at once")
    func background() async throws {
        let node = BridgeNode()
        try await node.run {
            let phone = try await node.register("phone")
            func note(isActive: Bool, in conversation: String = "c") async throws {
                _ = try await node.customers.note(
                    device: phone.id.text, conversation: conversation, isActive: isActive, of: node.ana)
            }
            try await node.say("Before")
            #expect(try await node.pushes().count == 1)
            try await note(isActive: true)
            _ = try await node.pushes()
            let before = node.provider.taken.count
            node.pass(seconds: 7)
            try await node.say("On the screen")
            #expect(try await node.pushes(after: before).isEmpty)
            try await note(isActive: false)
            #expect(try await node.pushes(after: before).count == 1)
            try await node.say("In the background")
            #expect(try await node.pushes(after: before).count == 2)
            // Another conversation on the screen is the same to this one.
            try await note(isActive: true)
            let later = try await node.pushes().count
            try await node.say("On the screen again")
            #expect(try await node.pushes(after: later).isEmpty)
            try await note(isActive: true, in: "d")
            #expect(try await node.pushes(after: later).count == 1)
        }
    }

    @Test("a chat's first timer holds on when an app goes to the background")
    func backgroundInTimer() async throws {
        let node = BridgeNode()
        try await node.run {
            let service = try await node.chats.createService(name: "request-chat", user: "u", key: nil, userData: [:])
            let request = NewChatRequest(
                nickname: "Ana", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
            let head = try await node.chats.createChat(service: service.id, request).head
            let phone = try await node.register("phone", of: .chat(head))
            _ = try await node.chats.perform(head.id, .customerAway(position: 1, .unseen))
            func note(isActive: Bool) async throws {
                _ = try await node.customers.note(
                    device: phone.id.text, conversation: head.id.text, isActive: isActive, of: .chat(head))
            }
            let agent = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
            func say(_ text: String) async throws {
                _ = try await node.chats.receive(
                    AgentEvent(chat: head.id, party: agent, action: .message(text: text, key: nil)))
            }
            try await note(isActive: true)
            try await say("First")
            try await note(isActive: false)
            #expect(try await node.pushes().isEmpty)
            node.pass(seconds: 91)
            #expect(try await node.pushes().count == 1)
            try await note(isActive: true)
            let before = try await node.pushes().count
            node.pass(seconds: 7)
            try await say("On the screen")
            #expect(try await node.pushes(after: before).isEmpty)
            try await note(isActive: false)
            #expect(try await node.pushes(after: before).count == 1)
            try await say("And on")
            #expect(try await node.pushes(after: before).count == 2)
        }
    }

    // MARK: - Chats that Beckon carries

    @Test("a phone that its customer registered is told of the chats begun on it, and of nobody's from before")
    func bothWays() async throws {
        let node = BridgeNode()
        try await node.run {
            func chat(_ user: String) async throws -> ChatHead {
                let service = try await node.chats.createService(
                    name: "request-chat", user: user, key: nil, userData: [:])
                let device = Device(type: .ios, token: "phone", registeredAt: node.time.now)
                let request = NewChatRequest(
                    nickname: user, usesComet: true, user: user, device: device, message: nil, userData: [:])
                let head = try await node.chats.createChat(service: service.id, request).head
                return try await node.chats.perform(head.id, .customerAway(position: 1, .unseen)).head
            }
            func say(in head: ChatHead) async throws -> Int {
                let agent = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
                let before = try await node.pushes().count
                _ = try await node.chats.receive(
                    AgentEvent(chat: head.id, party: agent, action: .message(text: "Hello", key: nil)))
                node.pass(seconds: 91)
                return try await node.pushes(after: before).count
            }
            let first = try await chat("bo")
            #expect(try await say(in: first) == 1)
            node.pass(seconds: 1)
            try await node.register("phone")
            #expect(try await say(in: first) == 0)
            let second = try await chat("ana")
            #expect(try await say(in: second) == 1)
            node.pass(seconds: 1)
            // The app is started again.
            try await node.register("phone")
            #expect(try await say(in: second) == 1)
            #expect(try await node.say("And a bridged one").word == "now")
            try await node.register("phone", of: .signed("cleo"))
            #expect(try await say(in: second) == 0)
        }
    }

    @Test(
        "whoever has a chat's secret registers devices for that chat, which are told of it while the customer is away")
    func ownChat() async throws {
        let node = BridgeNode()
        try await node.run {
            let service = try await node.chats.createService(name: "request-chat", user: "u", key: nil, userData: [:])
            let request = NewChatRequest(
                nickname: "Ana", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
            let head = try await node.chats.createChat(service: service.id, request).head
            try await node.register("phone", of: .chat(head))
            let agent = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
            func say(_ text: String) async throws {
                _ = try await node.chats.receive(
                    AgentEvent(chat: head.id, party: agent, action: .message(text: text, key: nil)))
            }
            try await say("Live")
            _ = try await node.chats.perform(head.id, .customerAway(position: 3, .unseen))
            try await say("Away")
            #expect(try await node.pushes().isEmpty)
            node.pass(seconds: 91)
            #expect(try await node.pushes().map { $0.notice?.conversation } == [head.id.text])
            try await say("And on")
            #expect(try await node.pushes(after: 1).map { $0.notice?.badge } == [2])
            _ = try await node.customers.receive(
                isRead: true, .position(99), conversation: head.id.text, device: nil, of: .chat(head))
            #expect(try await node.pushes(after: 2).map(\.withdrawn) == [0])
            func lines(_ position: Int) async throws -> [String] {
                let explanation = try await node.store.explainPush(head.id.text, position: position) {
                    node.chats.services.chatOptions(of: $0)
                }
                return (explanation?.lines ?? []).map(\.word)
            }
            #expect(try await lines(1) == ["drop"])
            #expect(try await lines(3) == ["live"])
            #expect(try await lines(4).prefix(2) == ["hold", "delivered"])
            #expect(try await lines(9).isEmpty)
        }
    }
}
