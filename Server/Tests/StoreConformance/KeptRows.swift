import Beckon
import Testing

/// What is to be read of the rows in kept schemas (``KeptSchema``).
enum KeptRows {
    typealias Check = @Sendable (any Store) async throws -> Void

    private static let chat = ChatID("A")
    private static let ana = CustomerKey.signed("ana")

    /// The rows that the first schema of each engine has.
    static func checkFirst(in store: any Store) async throws {
        let head = try #require(try await store.chat(chat))
        #expect(
            head.lastPosition == 3 && head.attendance.cursor == 2 && head.attendance.sent == 2
                && head.attendance.handedOver == 2)
        #expect(head.customer.nickname == "Ada" && head.customer.user == "ada" && head.side.name == .desk)
        #expect(try await store.data(of: chat) == ["a": "b", "subject": "Oil"])
        let texts = ["Hello", "How can I help?", "It's “ready” – 注文"]
        #expect(try await store.events(chat, after: 0, limit: 9).map(\.text) == texts)
        #expect(try await store.position(chat, key: "k") == 2)
        #expect(try await store.chat(ChatID("E"))?.life.state == .ended)
        #expect(try await store.service(creationKey: "start")?.userData == ["a": "b"])
        #expect(try await store.client("c1")?.scope == .user("ada"))
        #expect(try await store.device(DeviceID("d"))?.language == "de")
        let owed = try await store.outbox(dead: false, after: 0, limit: 2)
        #expect(owed.map(\.push.id) == [1, 2] && owed.map(\.push.attempts) == [0, 2])
        #expect(owed.map(\.route) == [Sample.fcm, Sample.fcm])
        let callback = try #require(try await store.callback(ServiceID("C")))
        #expect(callback.state == .queued && callback.step == .waitingForAgent && callback.accessCode == "1234")
        #expect(callback.customerNumber == "+49 211 5" && callback.properties == ["a": "b"])
        #expect(try await store.openCallbackCount(service: "voice", number: "492115") == 1)
        #expect(try await store.account("ben")?.passwordHash == "hash")
        #expect(try await store.setting("greeting") == "Hello")
    }

    /// The rows that were written with the schema that a step makes, by the name of the step.
    static let checks: KeyValuePairs<String, Check> = [
        "nodes": nodes(in:), "customers": customers(in:), "pushQueue": pushQueue(in:), "subscribed": subscribed(in:),
        "waiting": waiting(in:), "owedTargets": owedTargets(in:), "acknowledged": acknowledged(in:),
        "deskSessions": deskSessions(in:), "failures": failures(in:), "agentLedgers": agentLedgers(in:),
        "callbackKeys": callbackKeys(in:), "callbackStarts": callbackStarts(in:),
        "accountServices": accountServices(in:), "clientChat": clientChat(in:), "chatFiles": chatFiles(in:),
        "subscriptions": subscriptions(in:), "forgotten": forgotten(in:), "passedOver": passedOver(in:),
        "chatData": chatData(in:),
    ]

    @Sendable private static func nodes(in store: any Store) async throws {
        #expect(try await store.nodes().map(\.id) == [NodeID("n")])
        let slot = Timestamp(milliseconds: 3_600_000)
        let end = Timestamp(milliseconds: 7_200_000)
        #expect(
            try await store.bookings(service: "voice", from: Timestamp(milliseconds: 0), until: end) == [slot: 1])
        #expect(try await store.callback(ServiceID("D"))?.step == .scheduled(until: slot))
    }

    @Sendable private static func customers(in store: any Store) async throws {
        #expect(try await store.devices(of: ana, limit: 9).map(\.token) == ["second"])
        #expect(try await store.presences(of: ana, limit: 9).map(\.conversation) == ["A"])
        #expect(try await store.receipt(chat) == ReceiptMark(delivered: 2, read: 1))
        #expect(try await store.pushRecords(chat, position: 3, limit: 9).map(\.word) == ["delivered"])
        #expect(try await store.device(DeviceID("d"))?.deliveredAt == Timestamp(milliseconds: 7))
        let bridged = try #require(try await store.bridgedChats(of: "ana", limit: 9).first)
        #expect(bridged.id == ChatID("B") && bridged.conversation == "81" && bridged.serviceName == "crm")
        #expect(bridged.side.name == Sample.bridge("crm"))
    }

    @Sendable private static func pushQueue(in store: any Store) async throws {
        let dead = try await store.outbox(dead: true, after: 0, limit: 9)
        #expect(
            dead.map(\.push.id) == [3] && dead.map(\.end?.cause) == ["expired"] && dead.map(\.route) == [Sample.fcm])
    }

    @Sendable private static func subscribed(in store: any Store) async throws {
        #expect(try await store.client("c1")?.isSubscribed == true)
        #expect(try await store.client("c2")?.isSubscribed == false)
    }

    @Sendable private static func waiting(in store: any Store) async throws {
        #expect(try await store.chat(chat)?.customer.waitingSince == Timestamp(milliseconds: 1))
    }

    @Sendable private static func owedTargets(in store: any Store) async throws {
        let last = try #require(try await store.outbox(dead: false, after: 2, limit: 9).last)
        #expect(last.push.target?.token == "third")
        #expect(last.route == PushRoute(.fcm, providerName: "b", isDebug: true))
    }

    @Sendable private static func acknowledged(in store: any Store) async throws {
        let client = try #require(try await store.client("c1"))
        #expect(client.acknowledged == 4 && client.lastSent == chat)
    }

    @Sendable private static func deskSessions(in store: any Store) async throws {
        #expect(try await store.deskSession("s")?.user == "ben")
    }

    @Sendable private static func failures(in store: any Store) async throws {
        #expect(try await store.outbox(dead: false, after: 0, limit: 1).map(\.failure) == ["timeout"])
    }

    @Sendable private static func agentLedgers(in store: any Store) async throws {
        let due = try await store.chatsOwed(to: Sample.webhook("crm"), now: Timestamp(milliseconds: 5), limit: 9)
        #expect(due.map(\.id) == [ChatID("W")])
        let ledger = try #require(due.first?.side.ledger)
        #expect(ledger.failures == 2 && ledger.hasNews && ledger.told.reference == "81")
    }

    @Sendable private static func callbackKeys(in store: any Store) async throws {
        let search = CallbackSearch(.key(name: "order", value: "81"))
        #expect(try await store.callbacks(search, limit: 9).map(\.id) == [ServiceID("C")])
    }

    @Sendable private static func callbackStarts(in store: any Store) async throws {
        let number = CountedProperty(service: "voice", name: "_customer_number", value: "492115")
        #expect(
            try await store.startCounts([ThrottleCheck(number, from: Timestamp(milliseconds: 3), limit: 9)]) == [1])
    }

    @Sendable private static func accountServices(in store: any Store) async throws {
        #expect(try await store.account("ben")?.services == ["sales", "voice"])
    }

    @Sendable private static func clientChat(in store: any Store) async throws {
        #expect(try await store.client("c3")?.scope == .chat(chat))
    }

    @Sendable private static func chatFiles(in store: any Store) async throws {
        let file = try #require(try await store.files(of: chat, limit: 9).first)
        #expect(file.name == "oil.png" && file.size == 10 && file.downloads == 1 && file.userData == ["a": "b"])
        #expect(try await store.chat(chat)?.files == ChatFileUse(count: 1, bytes: 10))
        #expect(try await store.events(chat, after: 0, limit: 1).first?.data == ["file-id": "f"])
        #expect(try await store.isMarked("old", since: Timestamp(milliseconds: 5)))
    }

    @Sendable private static func subscriptions(in store: any Store) async throws {
        #expect(try await store.subscription("u")?.filter == "orders")
    }

    @Sendable private static func forgotten(in store: any Store) async throws {
        #expect(try await store.forgottenDevices(after: nil, limit: 9).map(\.device.token) == ["gone"])
    }

    @Sendable private static func passedOver(in store: any Store) async throws {
        #expect(try await store.passedOver(before: .max, limit: 9).map(\.chat) == [ChatID("W")])
    }

    @Sendable private static func chatData(in store: any Store) async throws {
        #expect(try await store.chat(ChatID("W"))?.customer.hasMoreData == true)
        #expect(try await store.data(of: ChatID("W")) == ["topic": "Tyres"])
    }
}
