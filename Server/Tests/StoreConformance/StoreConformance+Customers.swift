package import Beckon
import Testing

extension Sample {
    package static func registered(
        _ token: String, of customer: CustomerKey = .signed("ana"), _ registration: String, at seconds: Int64 = 0
    ) -> Device {
        Device(
            type: .fcm, token: token, registeredAt: at(seconds), customer: customer, registration: registration,
            ownedSince: at(seconds))
    }

    static func record(
        _ chat: String, after: Int = 0, through: Int = 1, device: Device? = nil,
        kind: PushRecord.Kind = .answered, word: String = PushRecord.delivered
    ) -> PushRecord {
        PushRecord(
            chat: ChatID(chat), after: after, through: through, deviceID: device?.id, at: at(2), kind: kind, word: word,
            reason: "why")
    }
}

extension StoreConformance {
    static var registrations: [Check] {
        [
            Check("a customer's devices come back whole, the longest registered first") { store async throws in
                let (old, new) = (Sample.registered("b", "r1", at: 1), Sample.registered("a", "r2", at: 2))
                let others = Sample.registered("c", of: .signed("bo"), "r3")
                for device in [new, old, others] { try await store.commit(.putDevice(device)) }
                #expect(try await store.devices(of: .signed("ana"), limit: 9) == [old, new])
                #expect(try await store.devices(of: .signed("ana"), limit: 1) == [old])
                #expect(try await store.devices(of: .signed("none"), limit: 9).isEmpty)
                #expect(try await store.device(old.id) == old)
            },
            Check("a device that another customer registers takes nothing along that was owed to the first") {
                store async throws in
                try await store.commit(.putDevice(Sample.registered("t", "r1")))
                let device = Sample.registered("t", of: .signed("bo"), "r2")
                try await store.owe(Sample.push("A", to: device), Sample.push("B", to: device))
                let claim = try #require(try await store.claim(limit: 1).first)
                try await store.commit(.putDevice(device))
                try await store.commit(claim.settled(.retry(at: Sample.at(1), attempt: .refused)))
                #expect(try await store.claim(at: Sample.at(99)).isEmpty)
                #expect(try await store.devices(of: .signed("ana"), limit: 9).isEmpty)
                try await store.owe(Sample.push("C", to: device))
                try await store.commit(.putDevice(Sample.registered("t", of: .signed("bo"), "r3")))
                #expect(try await store.claim().map(\.push.subject.lane) == ["chat/C"])
            },
            Check("chats and callbacks that push to a device are found by whom they are not of") { store async throws in
                let device = Sample.device("t")
                try await store.commit(.putDevice(device))
                for (id, user) in [("A", "ana"), ("B", "bo"), ("C", nil)] as [(String, String?)] {
                    try await store.commit(
                        .putChat(
                            Sample.head(id) {
                                $0.customer.user = user
                                $0.customer.deviceID = device.id
                            }, settingCursor: true))
                }
                try await store.commit(.putChat(Sample.head("D") { $0.customer.user = "ana" }, settingCursor: true))
                func chats(_ user: String, _ limit: Int = 9) async throws -> [String] {
                    try await store.chats(pushingTo: device.id, notOf: user, limit: limit).map(\.id.text)
                }
                #expect(try await chats("bo") == ["A"])
                #expect(try await chats("cy") == ["A", "B"])
                #expect(try await chats("cy", 1) == ["A"])
                for (id, user) in [("E", "ana"), ("F", "bo")] {
                    try await store.commit(
                        .putCallback(Sample.callback(id, user: user) { $0.deviceID = device.id }))
                }
                let over = Sample.callback("G", user: "ana") {
                    $0.deviceID = device.id
                    $0.state = .completed
                }
                try await store.commit(.putCallback(over))
                let found = try await store.callbacks(pushingTo: device.id, notOf: "bo", limit: 9)
                #expect(found.map(\.id.text) == ["E"])
                #expect(try await store.callbacks(pushingTo: DeviceID("none"), notOf: "bo", limit: 9).isEmpty)
            },
            Check("ending a registration leaves one that came later alone") { store async throws in
                let device = Sample.registered("t", "r2")
                try await store.commit(.putDevice(Sample.registered("t", "r1")))
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.push("A", to: device))
                try await store.commit(.removeRegistration("r1"))
                #expect(try await store.device(device.id) == device)
                try await store.commit(.removeRegistration("r2"))
                #expect(try await store.device(device.id) == nil)
                #expect(try await store.claim().isEmpty)
                try await store.commit(.removeRegistration("r2"))
            },
            Check("a registered device stays when a chat that names it goes, and goes with its customer") {
                store async throws in
                let device = Sample.registered("t", "r")
                let own = Sample.registered("own", of: .chat(ChatID("A")), "r of A")
                try await store.commit(.putDevice(device), .putDevice(own))
                try await store.begin(
                    Sample.head("A") {
                        $0.customer.user = "u"
                        $0.customer.deviceID = device.id
                    })
                #expect(
                    try await store.erase(user: "u", limit: 9) == ErasedRows(chats: 1, devices: 1, isComplete: true))
                #expect(try await store.device(own.id) == nil)
                #expect(try await store.device(device.id) == device)
                #expect(try await store.erase(user: "ana", limit: 9) == ErasedRows(devices: 1, isComplete: true))
                #expect(try await store.device(device.id) == nil)
            },
        ]
    }

    static var customers: [Check] {
        [
            Check("a device has one presence, the last that was said, until it is cleared away") { store async throws in
                var record = PresenceRecord(
                    customer: .signed("ana"), device: "b", conversation: "c", isActive: true, until: Sample.at(5))
                let other = PresenceRecord(
                    customer: .signed("ana"), device: "a", conversation: "d", isActive: false, until: Sample.at(9))
                try await store.commit(.putPresence(record), .putPresence(other))
                #expect(try await store.presences(of: .signed("ana"), limit: 9) == [other, record])
                record.conversation = "e"
                record.isActive = false
                try await store.commit(.putPresence(record))
                #expect(try await store.presences(of: .signed("ana"), limit: 9) == [other, record])
                #expect(try await store.presences(of: .signed("bo"), limit: 9).isEmpty)
                try await store.removeClients(expiredBefore: Sample.at(6))
                #expect(try await store.presences(of: .signed("ana"), limit: 9) == [other])
                _ = try await store.erase(user: "ana", limit: 9)
                #expect(try await store.presences(of: .signed("ana"), limit: 9).isEmpty)
            },
            Check("receipts only rise, and what is read was delivered") { store async throws in
                let chat = ChatID("A")
                #expect(try await store.receipt(chat) == ReceiptMark())
                for (mark, expected) in [
                    (ReceiptMark(delivered: 3), ReceiptMark(delivered: 3)),
                    (ReceiptMark(read: 5), ReceiptMark(delivered: 5, read: 5)),
                    (ReceiptMark(delivered: 4, read: 2), ReceiptMark(delivered: 5, read: 5)),
                    (ReceiptMark(delivered: 7), ReceiptMark(delivered: 7, read: 5)),
                ] {
                    try await store.commit(.raiseReceipt(chat, mark))
                    #expect(try await store.receipt(chat) == expected)
                }
            },
            Check("chats that another contact centre carries are no open work, and are found by their customer") {
                store async throws in
                func head(_ id: String, _ side: AgentSideName, _ customer: String, at seconds: Int64 = 0) -> ChatHead {
                    Sample.head(id) {
                        $0.side.name = side
                        // At the desk a name is what the customer says.
                        if side.isBridge { $0.customer.signedID = customer } else { $0.customer.nickname = customer }
                        $0.life.startedAt = Sample.at(seconds)
                    }
                }
                try await store.begin(
                    head("A", Sample.bridge("crm"), "ana"), head("B", .desk, "ana"),
                    head("C", Sample.bridge("crm"), "ana", at: 1), head("D", Sample.bridge("crm"), "bo"))
                #expect(try await store.openChats(limit: 9).map(\.id.text) == ["B"])
                #expect(try await store.bridgedChats(of: "ana", limit: 9).map(\.id.text) == ["C", "A"])
                #expect(try await store.bridgedChats(of: "ana", limit: 1).map(\.id.text) == ["C"])
                #expect(try await store.bridgedChats(of: "none", limit: 9).isEmpty)
                #expect(try await store.erase(user: "ana", limit: 9).chats == 2)
                #expect(try await store.bridgedChats(of: "ana", limit: 9).isEmpty)
            },
            Check("the history of pushes comes back as it came, about one position, and goes with its chat") {
                store async throws in
                let device = Sample.registered("t", "r")
                let lines = [
                    Sample.record("A", after: 0, through: 3, device: device),
                    Sample.record("A", after: 3, through: 4, kind: .decided, word: "hold"),
                    Sample.record("A", after: 1, through: 2, kind: .ended, word: "read"),
                    Sample.record("B", after: 0, through: 9),
                ]
                for line in lines { try await store.commit(.record(line)) }
                let found = try await store.pushRecords(ChatID("A"), position: 2, limit: 9)
                #expect(found.map(\.through) == [3, 2])
                #expect(found.map(\.deviceID) == [device.id, nil])
                #expect(found.map(\.word) == [PushRecord.delivered, "read"])
                #expect(found.allSatisfy { $0.at == Sample.at(2) && $0.reason == "why" && $0.id > 0 })
                #expect(try await store.pushRecords(ChatID("A"), position: 2, limit: 1).count == 1)
                try await store.begin(Sample.head("A") { $0.customer.user = "u" })
                try await store.commit(.raiseReceipt(ChatID("A"), ReceiptMark(read: 1)))
                _ = try await store.erase(user: "u", limit: 9)
                #expect(try await store.pushRecords(ChatID("A"), position: 2, limit: 9).isEmpty)
                #expect(try await store.receipt(ChatID("A")) == ReceiptMark())
                #expect(try await store.pushRecords(ChatID("B"), position: 9, limit: 9).count == 1)
            },
        ]
    }

    static var withdrawing: [Check] {
        [
            Check("what was read goes from the registered devices that were told of it, and from no other") {
                store async throws in
                let (told, reader, idle) = (
                    Sample.registered("1", "r1"), Sample.registered("2", "r2"), Sample.registered("3", "r3")
                )
                let plain = Sample.device("plain")
                for device in [told, reader, idle, plain] { try await store.commit(.putDevice(device)) }
                for device in [told, reader, plain] {
                    try await store.commit(.record(Sample.record("A", device: device)))
                }
                try await store.commit(
                    .record(Sample.record("A", device: idle, word: "retry")),
                    .record(Sample.record("B", device: idle)))
                try await store.commit(Self.withdrawal(through: 1, but: reader))
                let claims = try await store.claim()
                #expect(claims.map(\.device) == [told])
                #expect(claims.map(\.push.subject) == [.withdrawal(ChatID("A"), after: 0, through: 1)])
                // Once more about what was told before: nobody was told since.
                try await store.commit(claims[0].settled(.done), Self.withdrawal(after: 1, through: 2, but: reader))
                #expect(try await store.claim().isEmpty)
            },
            Check("a device that is being told is told of the withdrawal afterwards") { store async throws in
                let device = Sample.registered("1", "r1")
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.push("A", to: device))
                let claim = try #require(try await store.claim().first)
                try await store.commit(.cancelOwed(lane: "chat/A"), Self.withdrawal(through: 1))
                #expect(try await store.claim(at: Sample.at(1)).isEmpty)
                try await store.commit(claim.settled(.done))
                #expect(try await store.claim(at: Sample.at(1)).map(\.push.subject.isWithdrawal) == [true])
            },
            Check("a withdrawal outlasts a cancellation; a later one takes its place, a later notice comes after it") {
                store async throws in
                let device = Sample.registered("1", "r1")
                try await store.commit(.putDevice(device), .record(Sample.record("A", through: 3, device: device)))
                try await store.commit(Self.withdrawal(through: 1), .cancelOwed(lane: "chat/A"))
                try await store.commit(Self.withdrawal(after: 1, through: 2))
                try await store.owe(Sample.push("A", after: 2, through: 3, to: device))
                let first = try #require(try await store.claim().first)
                #expect(first.push.subject == .withdrawal(ChatID("A"), after: 1, through: 2))
                try await store.commit(.cancelOwed(lane: "chat/B"))
                try await store.commit(first.settled(.retry(at: Sample.at(0), attempt: .refused)))
                let again = try #require(try await store.claim().first)
                #expect(again.push.subject == first.push.subject)
                try await store.commit(again.settled(.done))
                #expect(try await store.claim().map(\.range) == [2...3])
            },
            Check("a notice that waits to be tried again goes when a withdrawal stands behind it") {
                store async throws in
                let device = Sample.registered("1", "r1")
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.push("A", to: device))
                let claim = try #require(try await store.claim().first)
                try await store.commit(Self.withdrawal(through: 1))
                try await store.owe(Sample.push("A", after: 1, through: 2, to: device))
                try await store.commit(claim.settled(.retry(at: Sample.at(0), attempt: .refused)))
                #expect(try await store.claim().map(\.push.subject.isWithdrawal) == [true])
            },
        ]
    }

    private static func withdrawal(after: Int = 0, through: Int, but device: Device? = nil) -> Change {
        .withdraw(
            ChatID("A"), after: after, through: through, but: device?.id, now: Sample.at(0), expiresAt: Sample.at(60))
    }
}
