import Beckon
import Testing

extension StoreConformance {
    private static let target = PushTarget(type: .ios, token: "phone", providerName: "b")

    static var targets: [Check] {
        [
            Check("a note that carries its device along needs none in the database, and leaves none there") {
                store async throws in
                try await store.owe(Sample.note("n", to: target))
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.target) == [target])
                #expect(try await store.nextPushDues() == [Sample.apns("b"): Sample.at(0)])
                let claim = try #require(try await store.claim(from: Sample.apns("b")).first)
                #expect(claim.push.target == target)
                #expect(claim.device == target.device())
                #expect(try await store.device(claim.device.id) == nil)
                #expect(try await store.audit(limit: 9).violations.isEmpty)
                try await store.commit(claim.settled(.done))
                #expect(try await store.nextPushDue() == nil)
            },
            Check("what becomes of the device of that token does not touch such a note, nor the other way round") {
                store async throws in
                let device = Device(type: .ios, token: "phone", registeredAt: Sample.at(0))
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.note("n", to: target), Sample.note("m", body: "x", to: device))
                try await store.commit(.moveDevice(device.id, asOf: Sample.at(1)))
                #expect(try await store.nextPushDues().keys.map(\.description).sorted() == ["apns b", "apns debug"])
                try await store.commit(.dropDevice(device.id, asOf: Sample.at(1)))
                let claims = try await store.claim()
                #expect(claims.map(\.push.subject.lane) == ["note/n"])
                #expect(claims.map(\.device.debug) == [false])
            },
            Check("sections whose names read like something else have queues of their own") { store async throws in
                let names = [nil, "debug", "b", "b debug", "b/c", "/", "", " debug"]
                let targets = names.flatMap { name in
                    [false, true].map { PushTarget(type: .ios, token: "t", debug: $0, providerName: name) }
                }
                for (number, target) in targets.enumerated() {
                    try await store.owe(Sample.note("\(number)", to: target))
                }
                #expect(try await Set(store.nextPushDues().keys) == Set(targets.map(\.route)))
                let entries = try await store.outbox(dead: false, after: 0, limit: 99)
                #expect(entries.map(\.route) == targets.map(\.route))
                for target in targets {
                    #expect(try await store.claim(from: target.route).map(\.push.target) == [target])
                }
            },
            Check("the newest note of a key takes the place of an older one whoever carries the device") {
                store async throws in
                let plain = PushTarget(type: .ios, token: "phone")
                try await store.commit(.putDevice(plain.device()))
                try await store.owe(
                    Sample.note("n", body: "one", to: plain.device()), Sample.note("n", body: "two", to: plain))
                #expect(try await store.claim().map(\.push.target) == [plain])
            },
            Check("of a note that ended undelivered no token is kept; it is owed again where its device is known") {
                store async throws in
                let plain = PushTarget(type: .ios, token: "phone")
                try await store.owe(Sample.note("n", to: plain))
                let flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.dead(cause: "unsure", at: Sample.at(2))))
                #expect(try await store.outbox(dead: true, after: 0, limit: 9).map(\.push.target) == [nil])
                try await store.commit(.retryPush(flight.push.id, now: Sample.at(3), expiresAt: Sample.at(99)))
                #expect(try await store.nextPushDue() == nil)
                try await store.commit(.putDevice(plain.device()))
                try await store.commit(.retryPush(flight.push.id, now: Sample.at(3), expiresAt: Sample.at(99)))
                #expect(try await store.claim(at: Sample.at(3)).map(\.push.target) == [nil])
            },
            Check("what was due when it was owed, what has become due and what was claimed before go in one order") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.push("old", due: Sample.at(-30)), Sample.push("older", due: Sample.at(-60)))
                #expect(try await store.claim(limit: 1).map(\.push.subject.lane) == ["chat/older"])
                try await store.owe(
                    Sample.push("held", due: Sample.at(20), waitingSince: Sample.at(-50)),
                    Sample.push("later", due: Sample.at(50), waitingSince: Sample.at(-90)))
                let lanes = try await store.claim(at: Sample.at(40), limit: 3).map(\.push.subject.lane)
                #expect(lanes == ["chat/older", "chat/held", "chat/old"])
                #expect(try await store.nextPushDues(now: Sample.at(40)) == [Sample.fcm: Sample.at(50)])
                #expect(try await store.nextPushDues(now: Sample.at(60)) == [Sample.fcm: Sample.at(60)])
            },
        ]
    }
}
