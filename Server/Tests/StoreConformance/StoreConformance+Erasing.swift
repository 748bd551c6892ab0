import Beckon
import Testing

extension StoreConformance {
    static var erasing: [Check] {
        [
            Check("erasing a customer takes away all that is theirs and nothing else") { store async throws in
                try await Self.fill(store, user: "u", device: "phone")
                try await Self.fill(store, user: "v", device: "tablet")
                let rows = try await store.erase(user: "u", limit: 100)
                #expect(rows == ErasedRows(chats: 1, events: 2, callbacks: 1, devices: 1, isComplete: true))
                #expect(try await Self.traces(of: "u", device: "phone", in: store).isEmpty)
                #expect(try await Self.traces(of: "v", device: "tablet", in: store) == Self.allTraces)
                #expect(try await store.erase(user: "u", limit: 100) == ErasedRows(isComplete: true))
                #expect(try await store.claim(at: Sample.at(99)).map(\.device.token) == ["tablet", "tablet"])
            },
            Check("a callback is found by its customer number, a chat by who made its service instance") {
                store async throws in
                try await store.commit(
                    .insertService(Sample.service("S", user: "5550100")), .putCallback(Sample.callback("C")),
                    .bookSlot(Sample.slot("C"), capacity: 1))
                let head = Sample.head("A", service: "S")
                try await store.commit(.put(head))
                let rows = try await store.erase(user: "5550100", limit: 100)
                #expect(rows == ErasedRows(chats: 1, callbacks: 1, isComplete: true))
                #expect(try await store.chat(head.id) == nil)
                #expect(try await store.service(ServiceID("S")) == nil)
                #expect(try await store.callback(ServiceID("C")) == nil)
                let slots = try await store.bookings(
                    service: Sample.slotService, from: Sample.at(0), until: Sample.at(1))
                #expect(slots.isEmpty)
            },
            Check("erasing goes in pages until it is complete") { store async throws in
                for chat in 1...5 { try await store.begin(Sample.head("\(chat)") { $0.customer.user = "u" }) }
                for callback in 1...2 {
                    try await store.commit(.putCallback(Sample.callback("C\(callback)", user: "u")))
                }
                try await store.commit(
                    .putClient(StoredClient(clientID: "c", scope: .user("u"), browserID: nil, expiresAt: Sample.at(9))))
                #expect(try await store.erase(user: "u", limit: 0) == ErasedRows())
                #expect(try await store.erase(user: "u", limit: -1) == ErasedRows())
                #expect(try await store.erase(user: "u", limit: 3) == ErasedRows(chats: 3))
                #expect(try await store.client("c") != nil)
                #expect(try await store.erase(user: "u", limit: 3) == ErasedRows(chats: 2, callbacks: 1))
                #expect(try await store.erase(user: "u", limit: 3) == ErasedRows(callbacks: 1, isComplete: true))
                #expect(try await store.client("c") == nil)
            },
            Check("a device that somebody else has stays") { store async throws in
                let (shared, own) = (Sample.device("shared"), Sample.device("own"))
                try await store.commit(.putDevice(shared), .putDevice(own))
                try await store.begin(
                    Sample.head("A") {
                        $0.customer.user = "u"
                        $0.customer.deviceID = shared.id
                    },
                    Sample.head("B") {
                        $0.customer.user = "u"
                        $0.customer.deviceID = own.id
                    },
                    Sample.head("C") { $0.customer.deviceID = shared.id })
                #expect(try await store.erase(user: "u", limit: 9).devices == 1)
                #expect(try await store.device(shared.id) == shared)
                #expect(try await store.device(own.id) == nil)
            },
            Check("a creation key of an erased instance is free again") { store async throws in
                let service = ServiceInstance(
                    id: ServiceID("S"), name: "n", kind: .chat, createdAt: Sample.at(0), expiresAt: Sample.at(1),
                    user: "u", key: "k", userData: [:])
                try await store.commit(.insertService(service))
                #expect(try await store.erase(user: "u", limit: 1).isComplete)
                #expect(try await store.service(creationKey: "k") == nil)
                #expect(try await store.commit(.insertService(service)) == .committed)
            },
        ]
    }

    private static let allTraces = [
        "service", "chat", "events", "key", "callback", "slot", "start", "client", "device",
    ]

    /// One customer with a chat, a callback with a slot, a client, and a push owed for each.
    private static func fill(_ store: any Store, user: String, device token: String) async throws {
        let device = Sample.device(token)
        let head = Sample.head("chat of \(user)", last: 2) {
            $0.customer.user = user
            $0.customer.deviceID = device.id
        }
        try await store.commit(
            .insertService(Sample.service("service of chat of \(user)", key: "key of \(user)", user: user)),
            .putDevice(device))
        try await store.append(Sample.event(1, key: "k"), Sample.event(2), with: head)
        try await store.commit(
            .putCallback(Sample.callback("callback of \(user)", user: user)),
            .bookSlot(Sample.slot("callback of \(user)", service: user), capacity: 1),
            .countStart(ServiceID("callback of \(user)"), at: Sample.at(0), [Sample.check(service: user)]),
            .putClient(
                StoredClient(clientID: "client of \(user)", scope: .user(user), browserID: nil, expiresAt: Sample.at(9))
            ),
            .owe(Sample.push("chat of \(user)", to: device), now: Sample.at(0)),
            .owe(Sample.call("callback of \(user)", to: device), now: Sample.at(0)))
        _ = try await store.claim(limit: 1)
    }

    /// What can still be found of a customer that ``fill(_:user:device:)`` made.
    private static func traces(of user: String, device: String, in store: any Store) async throws -> [String] {
        let chat = ChatID("chat of \(user)")
        let slots = try await store.bookings(service: user, from: Sample.at(0), until: Sample.at(1))
        let found: [(String, Bool)] = [
            ("service", try await store.service(ServiceID("service of chat of \(user)")) != nil),
            ("chat", try await store.chat(chat) != nil),
            ("events", try await store.events(chat, after: 0, limit: 9).count == 2),
            ("key", try await store.position(chat, key: "k") != nil),
            ("callback", try await store.callback(ServiceID("callback of \(user)")) != nil),
            ("slot", !slots.isEmpty), ("start", try await store.startCounts([Sample.check(service: user)]) == [1]),
            ("client", try await store.client("client of \(user)") != nil),
            ("device", try await store.device(Sample.device(device).id) != nil),
        ]
        return found.filter(\.1).map(\.0)
    }
}
