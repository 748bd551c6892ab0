import Beckon
import Testing

extension StoreConformance {
    static var settling: [Check] {
        [
            Check("a push that is done is off the list") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let flight = try #require(try await store.claim().first)
                #expect(try await store.commit(flight.settled(.done)) == .committed)
                #expect(try await store.nextPushDue() == nil)
                #expect(try await store.claim(at: Sample.at(999)).isEmpty)
            },
            Check("a push is tried again when it is told, and counts only what may have arrived") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                var flight = try #require(try await store.claim().first)
                for (end, attempts, doubts) in [
                    (AttemptEnd.unprocessed, 0, 0), (.refused, 1, 0), (.unprocessed, 1, 0), (.inDoubt, 2, 1),
                    (.unprocessed, 2, 1), (.refused, 3, 1),
                ] {
                    try await store.commit(flight.settled(.retry(at: Sample.at(50), attempt: end)))
                    #expect(try await store.nextPushDue() == Sample.at(50))
                    #expect(try await store.claim(at: Sample.at(49)).isEmpty)
                    let fence = flight.fence
                    flight = try #require(try await store.claim(at: Sample.at(50)).first)
                    #expect((flight.push.attempts, flight.push.doubts) == (attempts, doubts))
                    #expect(flight.fence > fence)
                }
            },
            Check("why the last attempt failed is kept with what is owed, also with callbacks and notes") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                let callback = OwedPush(
                    subject: .callback(ServiceID("c"), action: "a", alert: "b"), deviceID: Sample.device().id,
                    due: Sample.at(0), expiresAt: Sample.at(3_600), reason: "a test")
                try await store.owe(Sample.push("A"))
                try await store.owe(callback)
                try await store.owe(Sample.note("n", to: PushTarget(type: .ios, token: "phone")))
                func failures() async throws -> [String?] {
                    try await store.outbox(dead: false, after: 0, limit: 9).map(\.failure)
                }
                #expect(try await failures() == [nil, nil, nil])
                for (second, failure) in [(10, "apns 503 Shutdown"), (20, nil), (30, "unsure")] as [(Int64, String?)] {
                    for flight in try await store.claim(at: Sample.at(second)) {
                        let again = Settlement.retry(at: Sample.at(second), attempt: .refused, failure: failure)
                        try await store.commit(flight.settled(again))
                    }
                    // A claim that ends without an outcome says nothing new.
                    let shown = failure ?? "apns 503 Shutdown"
                    #expect(try await failures() == [shown, shown, shown])
                }
                // A new step of a callback has not failed yet, and what has ended has its cause.
                try await store.owe(callback)
                for flight in try await store.claim(at: Sample.at(40)) {
                    try await store.commit(flight.settled(.dead(cause: "expired", at: Sample.at(40))))
                }
                #expect(try await failures().isEmpty)
                let ended = try await store.outbox(dead: true, after: 0, limit: 9)
                #expect(ended.map(\.failure) == [nil, nil, nil] && ended.allSatisfy { $0.end?.cause == "expired" })
            },
            Check("an outcome with another fence changes nothing") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let first = try #require(try await store.claim().first)
                let second = try #require(try await store.claim(at: Sample.at(30)).first)
                let foreign = ClaimedPush(
                    push: second.push, device: second.device, fence: second.fence + 1, leaseUntil: second.leaseUntil)
                for late in [first, foreign] {
                    #expect(try await store.commit(late.settled(.done)) == .committed)
                    #expect(
                        try await store.commit(late.settled(.retry(at: Sample.at(1), attempt: .refused))) == .committed)
                }
                #expect(try await store.nextPushDue() == Sample.at(60))
                try await store.commit(second.settled(.done))
                #expect(try await store.nextPushDue() == nil)
            },
            Check("an outcome is taken once, also when its lease has ended meanwhile") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.retry(at: Sample.at(50), attempt: .refused)))
                try await store.commit(flight.settled(.retry(at: Sample.at(70), attempt: .refused)))
                try await store.commit(flight.settled(.done))
                let again = try #require(try await store.claim(at: Sample.at(50)).first)
                #expect(again.push.attempts == 1)
                #expect(again.push.due == Sample.at(50))
                #expect(try await store.commit(.settle(id: 99, fence: 1, .done)) == .committed)
            },
            Check("the number of a push is never given again") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let first = try #require(try await store.claim().first)
                try await store.commit(first.settled(.done))
                try await store.owe(Sample.push("A"))
                let second = try #require(try await store.claim().first)
                #expect(second.push.id > first.push.id)
                try await store.commit(first.settled(.done))
                #expect(try await store.nextPushDue() == Sample.at(30))
            },
            Check("a push that waits again takes up what came behind it") { store async throws in
                let (phone, tablet) = (Sample.device("phone"), Sample.device("tablet"))
                try await store.commit(.putDevice(phone), .putDevice(tablet))
                try await store.owe(Sample.push("A", through: 1, to: phone, priority: 5))
                let flight = try #require(try await store.claim().first)
                var longest = Sample.push("A", after: 2, through: 4, to: phone)
                longest.expiresAt = Sample.at(9_000)
                try await store.owe(
                    Sample.push("A", after: 1, through: 2, to: phone), longest,
                    Sample.push("A", after: 1, through: 9, to: tablet, due: Sample.at(40)),
                    Sample.push("B", after: 1, through: 8, to: phone, due: Sample.at(40)))
                try await store.commit(flight.settled(.retry(at: Sample.at(40), attempt: .refused)))
                let claims = try await store.claim(at: Sample.at(40))
                #expect(claims.map(\.range) == [0...4, 1...9, 1...8])
                let merged = try #require(claims.first).push
                #expect(merged.id == flight.push.id)
                #expect(merged.attempts == 1)
                #expect(merged.priority == 10)
                #expect(merged.expiresAt == Sample.at(9_000))
                for claim in claims { try await store.commit(claim.settled(.done)) }
                #expect(try await store.nextPushDue() == nil)
            },
            Check("a callback push that would wait again goes when a later one waits") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.call("C", action: "one"))
                let flight = try #require(try await store.claim().first)
                try await store.owe(Sample.call("C", action: "two", due: Sample.at(3)))
                try await store.commit(flight.settled(.retry(at: Sample.at(40), attempt: .refused)))
                #expect(try await store.nextPushDue() == Sample.at(3))
                let second = try #require(try await store.claim(at: Sample.at(3)).first)
                #expect(second.action == "two")
                try await store.commit(second.settled(.retry(at: Sample.at(9), attempt: .unprocessed)))
                #expect(try await store.claim(at: Sample.at(9)).map(\.action) == ["two"])
            },
        ]
    }
}
