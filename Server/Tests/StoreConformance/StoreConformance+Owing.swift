import Beckon
import Testing

extension StoreConformance {
    static var owing: [Check] {
        [
            Check("an owed push comes back whole with its device") { store async throws in
                let device = Device(
                    type: .ios, token: "t", debug: true, language: "en-US", providerName: "brand",
                    registeredAt: Sample.at(0))
                let chat = OwedPush(
                    subject: .chat(ChatID("A"), after: 2, through: 5), deviceID: device.id, due: Sample.at(1),
                    expiresAt: Sample.at(60), priority: 9, attempts: 2, reason: "one each")
                let callback = OwedPush(
                    subject: .callback(ServiceID("C"), action: "menu", alert: "Ready?"), deviceID: device.id,
                    due: Sample.at(2), expiresAt: Sample.at(61), priority: 5, reason: "an agent is free")
                try await store.commit(
                    .putDevice(device), .owe(chat, now: Sample.at(1)), .owe(callback, now: Sample.at(1)))
                let claims = try await store.claim(at: Sample.at(2))
                var (first, second) = (chat, callback)
                first.id = try #require(claims.first).push.id
                second.id = try #require(claims.last).push.id
                #expect(claims.map(\.push) == [first, second])
                #expect(claims.map(\.device) == [device, device])
                #expect(claims.map(\.leaseUntil) == [Sample.at(32), Sample.at(32)])
                #expect(0 < first.id && first.id < second.id)
            },
            Check("no push can be owed to an unknown device") { store async throws in
                try await store.owe(Sample.push("A"), Sample.call("C"))
                #expect(try await store.nextPushDue() == nil)
                try await store.commit(.putDevice(Sample.device()))
                #expect(try await store.claim().isEmpty)
            },
            Check("a push that waits grows with the next event and goes at the earlier time of both") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                var urgent = Sample.push("A", after: 1, through: 3, due: Sample.at(10), priority: 10)
                urgent.expiresAt = Sample.at(7_200)
                try await store.owe(Sample.push("A", after: 0, through: 1, due: Sample.at(90), priority: 5), urgent)
                try await store.owe(Sample.push("A", after: 2, through: 2, due: Sample.at(200)), now: Sample.at(9))
                #expect(try await store.nextPushDue() == Sample.at(10))
                let claims = try await store.claim(at: Sample.at(10))
                #expect(claims.map(\.range) == [0...3])
                #expect(claims.first?.push.priority == 10)
                #expect(claims.first?.push.expiresAt == Sample.at(7_200))
                #expect(try await store.claim(at: Sample.at(999)).isEmpty == false)
            },
            Check("a push that was tried keeps the time of its next attempt, whatever comes") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 1))
                let claim = try #require(try await store.claim().first)
                try await store.commit(claim.settled(.retry(at: Sample.at(60), attempt: .unprocessed)))
                try await store.owe(Sample.push("A", after: 1, through: 2, due: Sample.at(5)), now: Sample.at(5))
                try await store.hasten("A", to: Sample.at(6))
                #expect(try await store.nextPushDue() == Sample.at(60))
                #expect(try await store.claim(at: Sample.at(60)).map(\.range) == [0...2])
            },
            Check("what is held for a device goes earlier, never later, and nobody else's does") { store async throws in
                try await store.commit(.putDevice(Sample.device()), .putDevice(Sample.device("other")))
                try await store.owe(
                    Sample.push("A", due: Sample.at(60)), Sample.push("B", due: Sample.at(60)),
                    Sample.push("A", to: Sample.device("other"), due: Sample.at(60)))
                try await store.hasten("A", to: Sample.at(90))
                #expect(try await store.nextPushDue() == Sample.at(60))
                try await store.hasten("A", to: Sample.at(7))
                #expect(try await store.nextPushDue() == Sample.at(7))
                let claims = try await store.claim(at: Sample.at(7))
                #expect(claims.count == 1)
                for claim in claims { try await store.commit(claim.settled(.done)) }
                #expect(try await store.claim(at: Sample.at(60)).count == 2)
            },
            Check("what was held for long goes at the time to which it was hastened") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", due: Sample.at(600)))
                try await store.hasten("A", to: Sample.at(10))
                let claim = try #require(try await store.claim(at: Sample.at(10)).first)
                #expect(claim.push.waitingSince == Sample.at(10))
            },
            Check("a push that is due and has not left grows with the next event") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 1, due: Sample.at(5)), now: Sample.at(0))
                try await store.owe(Sample.push("A", after: 1, through: 2, due: Sample.at(6)), now: Sample.at(6))
                #expect(try await store.claim(at: Sample.at(6)).map(\.range) == [0...2])
                #expect(try await store.claim(at: Sample.at(7)).isEmpty)
            },
            Check("fifty events during a flight are one push more") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 1))
                let flight = try #require(try await store.claim().first)
                for position in 1...50 {
                    try await store.owe(
                        Sample.push("A", after: position, through: position + 1, due: Sample.at(Int64(position))),
                        now: Sample.at(Int64(position)))
                }
                #expect(try await store.outbox(dead: false, after: 0, limit: 100).count == 2)
                try await store.commit(flight.settled(.done))
                #expect(try await store.claim(at: Sample.at(51)).map(\.range) == [1...51])
            },
            Check("what does not join what is due owes its own, and still joins what waits") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                let own = Sample.push("A", after: 1, through: 2, due: Sample.at(5), joinsDue: false)
                try await store.owe(Sample.push("A", through: 1, due: Sample.at(5)), now: Sample.at(0))
                try await store.owe(own, now: Sample.at(5))
                let first = try #require(try await store.claim(at: Sample.at(5)).first)
                #expect(first.range == 0...1)
                try await store.commit(first.settled(.done))
                #expect(try await store.claim(at: Sample.at(5)).map(\.range) == [1...2])
            },
            Check("other chats and other devices do not grow a waiting push") { store async throws in
                let (phone, tablet) = (Sample.device("phone"), Sample.device("tablet"))
                try await store.commit(.putDevice(phone), .putDevice(tablet))
                try await store.owe(
                    Sample.push("A", to: phone, due: Sample.at(9)), Sample.push("A", to: tablet, due: Sample.at(9)),
                    Sample.push("B", to: phone, due: Sample.at(9)))
                #expect(try await store.claim(at: Sample.at(9)).count == 3)
            },
            Check("events during a flight begin the next range") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 1))
                let flight = try #require(try await store.claim().first)
                try await store.owe(Sample.push("A", after: 1, through: 2), now: Sample.at(-5))
                try await store.commit(flight.settled(.done))
                #expect(try await store.claim().map(\.range) == [1...2])
            },
            Check("a callback push takes the place of those that wait, not of one in flight") { store async throws in
                try await store.commit(.putDevice(Sample.device()), .putDevice(Sample.device("other")))
                try await store.owe(
                    Sample.call("C", action: "one"), Sample.call("C", action: "two"),
                    Sample.call("C", action: "other device", to: Sample.device("other")),
                    Sample.call("D", action: "other callback"))
                let claims = try await store.claim()
                #expect(claims.map(\.action) == ["two", "other device", "other callback"])
                try await store.owe(Sample.call("C", action: "three"), Sample.call("C", action: "four"))
                #expect(try await store.claim().isEmpty)
                try await store.commit(try #require(claims.first).settled(.done))
                #expect(try await store.claim().map(\.action) == ["four"])
            },
            Check("coming back cancels what waits at once") { store async throws in
                let (phone, tablet) = (Sample.device("phone"), Sample.device("tablet"))
                try await store.commit(.putDevice(phone), .putDevice(tablet))
                try await store.owe(
                    Sample.push("A", to: phone), Sample.push("A", to: tablet, due: Sample.at(90)),
                    Sample.push("AB", to: phone))
                try await store.commit(.cancelOwed(lane: "chat/A"))
                #expect(try await store.claim(at: Sample.at(99)).map(\.push.subject.lane) == ["chat/AB"])
                try await store.commit(.cancelOwed(lane: "chat/none"))
            },
            Check("what is cancelled in flight goes with its outcome, whatever that is") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                for settlement in [Settlement.done, .retry(at: Sample.at(0), attempt: .refused)] {
                    try await store.owe(Sample.push("A"))
                    let flight = try #require(try await store.claim().first)
                    try await store.commit(.cancelOwed(lane: "chat/A"))
                    try await store.commit(flight.settled(settlement))
                    #expect(try await store.nextPushDue() == nil)
                }
            },
            Check("what is cancelled in flight holds its lane until its lease ends, then goes") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let flight = try #require(try await store.claim().first)
                try await store.commit(.cancelOwed(lane: "chat/A"))
                try await store.owe(Sample.push("A", after: 1, through: 2))
                #expect(try await store.claim(at: Sample.at(29)).isEmpty)
                #expect(try await store.nextPushDue() == Sample.at(30))
                #expect(try await store.claim(at: Sample.at(30)).map(\.range) == [1...2])
                try await store.commit(flight.settled(.retry(at: Sample.at(0), attempt: .refused)))
                #expect(try await store.claim(at: Sample.at(31)).isEmpty)
            },
        ]
    }
}

extension Store {
    /// Has what is held for the sample's device in a chat's lane go at a time.
    fileprivate func hasten(_ chat: String, to time: Timestamp) async throws {
        let lane = PushSubject.chat(ChatID(chat), after: 0, through: 0).lane
        try await commit(.hastenOwed(lane: lane, Sample.device().id, to: time, now: Sample.at(1)))
    }
}
