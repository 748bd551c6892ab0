import Beckon
import Testing

extension StoreConformance {
    static var claiming: [Check] {
        [
            Check("what is due is claimed by priority, then by time, then as it came") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.push("low", due: Sample.at(-9), priority: 1), Sample.push("late", due: Sample.at(0)),
                    Sample.push("first", due: Sample.at(-1)), Sample.push("second", due: Sample.at(-1)),
                    Sample.push("middle", due: Sample.at(0), priority: 5), Sample.push("future", due: Sample.at(1)))
                let lanes = try await store.claim().map(\.push.subject.lane)
                #expect(lanes == ["chat/first", "chat/second", "chat/late", "chat/middle", "chat/low"])
            },
            Check("a claim takes no more than its limit, and the rest remains") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                for chat in 1...5 { try await store.owe(Sample.push("\(chat)", priority: chat)) }
                #expect(try await store.claim(limit: 0).isEmpty)
                #expect(try await store.claim(limit: -1).isEmpty)
                #expect(try await store.claim(limit: 2).map(\.push.priority) == [5, 4])
                #expect(try await store.claim(limit: 9).map(\.push.priority) == [3, 2, 1])
            },
            Check("a claim for devices that were delivered to before passes the others over, and leaves them waiting") {
                store async throws in
                let (known, new) = (Sample.device("known"), Sample.device("new"))
                try await store.commit(
                    .putDevice(known), .putDevice(new), .noteDelivery(known.id, at: Sample.at(-100)))
                let target = PushTarget(type: .fcm, token: "carried")
                try await store.owe(
                    Sample.push("new", to: new, due: Sample.at(-9)), Sample.note("carried", to: target),
                    Sample.push("A", through: 1, to: known, due: Sample.at(-3)),
                    Sample.push("A", after: 1, through: 2, to: known, due: Sample.at(-3), joinsDue: false),
                    Sample.push("B", through: 1, to: known, due: Sample.at(-2)),
                    Sample.push("later", to: known, due: Sample.at(9)))
                #expect(try await store.claimKnown(limit: 1).map(\.push.subject.lane) == ["chat/A"])
                #expect(try await store.claimKnown().map(\.push.subject.lane) == ["chat/B"])
                #expect(try await store.claimKnown().isEmpty)
                // What was claimed, and what waits again, is found like what is new.
                let again = try await store.claimKnown(at: Sample.at(30))
                #expect(Set(again.map(\.push.subject.lane)) == ["chat/A", "chat/B", "chat/later"])
                let held = try #require(again.first { $0.push.subject.lane == "chat/B" })
                try await store.commit(held.settled(.retry(at: Sample.at(40), attempt: .refused)))
                #expect(try await store.claimKnown(at: Sample.at(39)).isEmpty)
                #expect(try await store.claimKnown(at: Sample.at(40)).map(\.push.subject.lane) == ["chat/B"])
                #expect(try await store.claim(at: Sample.at(41)).count == 2)
            },
            Check("one push at a time leaves for each lane and device, in order") { store async throws in
                let (phone, tablet) = (Sample.device("phone"), Sample.device("tablet"))
                try await store.commit(.putDevice(phone), .putDevice(tablet))
                try await store.owe(
                    Sample.push("A", through: 1, to: phone),
                    Sample.push("A", after: 1, through: 2, to: phone, joinsDue: false),
                    Sample.push("A", through: 1, to: tablet))
                let claims = try await store.claim()
                #expect(claims.map(\.range) == [0...1, 0...1])
                #expect(try await store.claim().isEmpty)
                try await store.commit(try #require(claims.first).settled(.done))
                #expect(try await store.claim().map(\.range) == [1...2])
            },
            Check("a push behind one that waits for its time waits with it") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 1))
                let flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.retry(at: Sample.at(50), attempt: .refused)))
                try await store.owe(
                    Sample.push("A", after: 1, through: 2, due: Sample.at(60), joinsDue: false), now: Sample.at(55))
                #expect(try await store.nextPushDue() == Sample.at(50))
                #expect(try await store.claim(at: Sample.at(49)).isEmpty)
                #expect(try await store.claim(at: Sample.at(50)).map(\.range) == [0...1])
            },
            Check("an expired push is claimed as well, for its end is an outcome") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                #expect(try await store.claim(at: Sample.at(99_999)).count == 1)
            },
            Check("a lease that ended frees the push, counts as an attempt and raises its fence") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let first = try #require(try await store.claim().first)
                #expect(first.push.attempts == 0)
                #expect(try await store.nextPushDue() == Sample.at(30))
                #expect(try await store.claim(at: Sample.at(29)).isEmpty)
                let second = try #require(try await store.claim(at: Sample.at(30)).first)
                #expect(second.push.attempts == 1)
                #expect(second.fence > first.fence)
                #expect(second.leaseUntil == Sample.at(60))
                let third = try #require(try await store.claim(at: Sample.at(99)).first)
                #expect(third.push.attempts == 2)
                #expect(third.push.id == first.push.id)
            },
            Check("the next due time is that of the oldest rows: due, or the end of a lease") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                #expect(try await store.nextPushDue() == nil)
                try await store.owe(Sample.push("A", due: Sample.at(7)), Sample.push("B", due: Sample.at(5)))
                #expect(try await store.nextPushDue() == Sample.at(5))
                let claims = try await store.claim(at: Sample.at(6))
                #expect(try await store.nextPushDue() == Sample.at(7))
                // Due since long, but behind the push in flight.
                try await store.owe(Sample.push("B", after: 1, through: 2, due: Sample.at(5)))
                #expect(try await store.nextPushDue() == Sample.at(7))
                #expect(try await store.claim(at: Sample.at(7)).count == 1)
                #expect(try await store.nextPushDue() == Sample.at(36))
                try await store.commit(try #require(claims.first).settled(.done))
                #expect(try await store.nextPushDue() == Sample.at(5))
            },
        ]
    }
}
