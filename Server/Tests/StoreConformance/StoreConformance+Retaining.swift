import Beckon
import Testing

extension StoreConformance {
    static var retaining: [Check] {
        [
            Check("what ended before a time goes, by its end, else by its expiry") { store async throws in
                try await store.begin(
                    Sample.ended("early", at: 5), Sample.ended("late", at: 10), Sample.head("open"),
                    Sample.head("expired") { $0.life.expiresAt = Sample.at(6) })
                #expect(try await store.removeEnded(before: Sample.at(5), limit: 9) == 0)
                #expect(try await store.removeEnded(before: Sample.at(7), limit: 9) == 2)
                #expect(try await store.chat(ChatID("early")) == nil)
                #expect(try await store.chat(ChatID("expired")) == nil)
                #expect(try await store.chat(ChatID("late")) != nil)
                #expect(try await store.chat(ChatID("open")) != nil)
            },
            Check("what ended longest ago goes first, and no more than the limit") { store async throws in
                try await store.begin(
                    Sample.ended("C", at: 1), Sample.ended("A", at: 3), Sample.ended("B", at: 2),
                    Sample.ended("D", at: 3))
                #expect(try await store.removeEnded(before: Sample.at(9), limit: 0) == 0)
                #expect(try await store.removeEnded(before: Sample.at(9), limit: -1) == 0)
                func left() async throws -> [String] {
                    var left: [String] = []
                    for id in ["A", "B", "C", "D"] where try await store.chat(ChatID(id)) != nil { left.append(id) }
                    return left
                }
                #expect(try await store.removeEnded(before: Sample.at(9), limit: 2) == 2)
                #expect(try await left() == ["A", "D"])
                #expect(try await store.removeEnded(before: Sample.at(9), limit: 1) == 1)
                #expect(try await left() == ["D"])
                #expect(try await store.removeEnded(before: Sample.at(9), limit: 5) == 1)
                #expect(try await store.removeEnded(before: Sample.at(9), limit: 5) == 0)
            },
            Check("a chat goes with its events, keys, debts, service instance and device") { store async throws in
                let device = Sample.device()
                let head = Sample.ended("A", at: 1, last: 2) { $0.customer.deviceID = device.id }
                try await store.commit(
                    .putDevice(device), .insertService(Sample.service("service of A", key: "k")))
                try await store.append(Sample.event(1, key: "e"), Sample.event(2), with: head)
                try await store.owe(Sample.push("A"))
                #expect(try await store.removeEnded(before: Sample.at(2), limit: 9) == 1)
                #expect(try await store.events(head.id, after: 0, limit: 9).isEmpty)
                #expect(try await store.position(head.id, key: "e") == nil)
                #expect(try await store.nextPushDue() == nil)
                #expect(try await store.service(creationKey: "k") == nil)
                #expect(try await store.device(device.id) == nil)
                let again = Sample.head("A", last: 1)
                #expect(try await store.append(Sample.event(1, key: "e"), with: again) == .committed)
            },
            Check("completed callbacks go with their slots and instances, open ones stay") { store async throws in
                for (id, state) in [("C", CallbackState.completed), ("D", .queued)] {
                    try await store.commit(
                        .insertService(Sample.service(id)),
                        .putCallback(
                            Sample.callback(id) {
                                $0.state = state
                                $0.expiresAt = Sample.at(5)
                            }), .bookSlot(Sample.slot(id), capacity: 9),
                        .countStart(ServiceID(id), at: Sample.at(0), [Sample.check()]))
                }
                #expect(try await store.removeEnded(before: Sample.at(5), limit: 9) == 0)
                #expect(try await store.removeEnded(before: Sample.at(9_999), limit: 9) == 1)
                #expect(try await store.callback(ServiceID("C")) == nil)
                #expect(try await store.service(ServiceID("C")) == nil)
                #expect(try await store.callback(ServiceID("D")) != nil)
                #expect(try await store.service(ServiceID("D")) != nil)
                let slots = try await store.bookings(
                    service: Sample.slotService, from: Sample.at(0), until: Sample.at(1))
                #expect(slots == [Sample.at(0): 1])
                #expect(try await store.startCounts([Sample.check()]) == [1])
            },
            Check("service instances that nothing used go when they expired") { store async throws in
                try await store.commit(.insertService(Sample.service("used")), .insertService(Sample.service("unused")))
                let head = Sample.head("A", service: "used") { $0.life.expiresAt = Sample.at(9_999) }
                try await store.commit(.put(head))
                #expect(try await store.removeEnded(before: Sample.at(3_600), limit: 9) == 0)
                #expect(try await store.removeEnded(before: Sample.at(3_601), limit: 9) == 1)
                #expect(try await store.service(ServiceID("used")) != nil)
                #expect(try await store.service(ServiceID("unused")) == nil)
            },
            Check("a device that is named elsewhere stays") { store async throws in
                let devices = ["chat", "call", "debt", "own"].map { Sample.device($0) }
                for device in devices { try await store.commit(.putDevice(device)) }
                for (index, device) in devices.enumerated() {
                    try await store.begin(Sample.ended("old \(index)", at: 1) { $0.customer.deviceID = device.id })
                }
                try await store.begin(Sample.head("A") { $0.customer.deviceID = devices[0].id })
                try await store.commit(.putCallback(Sample.callback("C") { $0.deviceID = devices[1].id }))
                try await store.owe(Sample.push("A", to: devices[2]))
                #expect(try await store.removeEnded(before: Sample.at(2), limit: 9) == 4)
                var left: [String] = []
                for device in devices where try await store.device(device.id) != nil { left.append(device.token) }
                #expect(left == ["chat", "call", "debt"])
                #expect(try await store.claim().count == 1)
            },
            Check("a chat takes along the devices that its history alone names, and no registered one") {
                store async throws in
                let (old, new, own) = (Sample.device("old"), Sample.device("new"), Sample.registered("own", "r"))
                try await store.commit(.putDevice(old), .putDevice(new), .putDevice(own))
                try await store.begin(Sample.ended("A", at: 1) { $0.customer.deviceID = new.id })
                for device in [old, own] { try await store.commit(.record(Sample.record("A", device: device))) }
                #expect(try await store.removeEnded(before: Sample.at(2), limit: 9) == 1)
                #expect(try await store.tokens(of: [old, new, own]) == ["own"])
            },
        ]
    }

    static var unusedDevices: [Check] {
        [
            Check(
                "an unused device goes; one that a chat, a callback, an owed push, one in flight or an app names stays"
            ) { store async throws in
                let devices = ["free", "chat", "call", "owed", "claimed"].map { Sample.device($0) }
                let all = devices + [Sample.registered("own", "r")]
                for device in all { try await store.commit(.putDevice(device)) }
                try await store.begin(Sample.head("A") { $0.customer.deviceID = devices[1].id })
                try await store.commit(.putCallback(Sample.callback("C") { $0.deviceID = devices[2].id }))
                try await store.owe(Sample.push("X", to: devices[4]))
                let claim = try #require(try await store.claim().first)
                try await store.owe(Sample.push("Y", to: devices[3]))
                for device in all { try await store.commit(.removeUnusedDevice(device.id)) }
                try await store.commit(.removeUnusedDevice(DeviceID("none")))
                #expect(try await store.tokens(of: all) == ["chat", "call", "owed", "claimed", "own"])
                // With the last that names it, in the same commit.
                try await store.commit(
                    expecting: .chat(ChatID("A"), version: 1), .put(Sample.head("A", version: 2)),
                    .removeUnusedDevice(devices[1].id))
                try await store.commit(
                    .putCallback(Sample.callback("C", version: 2)), .removeUnusedDevice(devices[2].id))
                try await store.commit(
                    .cancelOwed(lane: Sample.push("Y").subject.lane), .removeUnusedDevice(devices[3].id))
                try await store.commit(claim.settled(.done), .removeUnusedDevice(devices[4].id))
                #expect(try await store.tokens(of: all) == ["own"])
            },
            Check("a device that is named instead is stored before its push, and the one before goes") {
                store async throws in
                let (old, new) = (Sample.device("old"), Sample.device("new"))
                try await store.commit(.putDevice(old))
                try await store.begin(Sample.head("A") { $0.customer.deviceID = old.id })
                try await store.owe(Sample.push("A", to: old))
                let head = Sample.head("A", version: 2) { $0.customer.deviceID = new.id }
                try await store.commit(
                    expecting: .chat(head.id, version: 1), .put(head), .putDevice(new),
                    .cancelOwed(lane: Sample.push("A").subject.lane),
                    .owe(Sample.push("A", to: new), now: Sample.at(0)), .removeUnusedDevice(old.id))
                #expect(try await store.tokens(of: [old, new]) == ["new"])
                #expect(try await store.claim().map(\.device) == [new])
                let refused = try await store.commit(
                    expecting: .chat(head.id, version: 1), .put(head), .putDevice(old), .removeUnusedDevice(new.id))
                #expect(refused == .conflict)
                #expect(try await store.tokens(of: [old, new]) == ["new"])
            },
        ]
    }
}

extension Store {
    /// The tokens of those devices that are stored.
    fileprivate func tokens(of devices: [Device]) async throws -> [String] {
        var tokens: [String] = []
        for device in devices where try await self.device(device.id) != nil { tokens.append(device.token) }
        return tokens
    }
}

extension Sample {
    static func ended(
        _ id: String, at seconds: Int64, last: Int = 0, _ change: (inout ChatHead) -> Void = { _ in }
    ) -> ChatHead {
        head(id, last: last) {
            $0.life.state = .ended
            $0.life.endedAt = at(seconds)
            change(&$0)
        }
    }
}
