import Beckon
import Testing

extension StoreConformance {
    static var outbox: [Check] {
        [
            Check("what is due is claimed for each credential by itself") { store async throws in
                let plain = Sample.device("plain")
                let brand = Device(
                    type: .ios, token: "brand", debug: true, providerName: "b", registeredAt: Sample.at(0))
                try await store.commit(.putDevice(plain), .putDevice(brand))
                try await store.owe(
                    Sample.push("A", to: plain), Sample.push("B", to: brand, due: Sample.at(-3)),
                    Sample.push("C", to: plain, due: Sample.at(9)))
                #expect(try await store.nextPushDues() == [Sample.fcm: Sample.at(0), Sample.apnsDebugB: Sample.at(-3)])
                #expect(try await store.claim(from: Sample.apns()).isEmpty)
                #expect(try await store.claim(from: Sample.apnsDebugB).map(\.push.subject.lane) == ["chat/B"])
                #expect(try await store.claim(from: Sample.fcm).map(\.push.subject.lane) == ["chat/A"])
                #expect(try await store.nextPushDues() == [Sample.fcm: Sample.at(9), Sample.apnsDebugB: Sample.at(30)])
            },
            Check(
                "that a device was delivered to is known from the first time on, while it names the same provider section"
            ) {
                store async throws in
                let phone = Device(type: .ios, token: "phone", registeredAt: Sample.at(0))
                try await store.commit(.putDevice(phone))
                try await store.owe(Sample.push("A", to: phone), Sample.push("B", to: phone))
                #expect(try await store.claim(limit: 1).map(\.device.deliveredAt) == [nil])
                try await store.commit(
                    .noteDelivery(phone.id, at: Sample.at(1)), .noteDelivery(DeviceID("unknown"), at: Sample.at(1)))
                try await store.commit(.noteDelivery(phone.id, at: Sample.at(2)))
                #expect(try await store.device(phone.id)?.deliveredAt == Sample.at(1))
                #expect(try await store.claim(limit: 1).map(\.device.deliveredAt) == [Sample.at(1)])
                try await store.commit(.keepDevice(phone))
                try await store.commit(
                    .putDevice(Device(type: .ios, token: "phone", debug: true, registeredAt: Sample.at(3))))
                #expect(try await store.device(phone.id)?.deliveredAt == Sample.at(1))
                let branded = Device(type: .ios, token: "phone", providerName: "b", registeredAt: Sample.at(4))
                try await store.commit(.putDevice(branded))
                #expect(try await store.device(phone.id)?.deliveredAt == nil)
            },
            Check("a device that moves to the other environment takes along what is owed to it, once") {
                store async throws in
                let phone = Device(type: .ios, token: "phone", registeredAt: Sample.at(0))
                try await store.commit(.putDevice(phone))
                try await store.owe(Sample.push("A", to: phone), Sample.push("B", to: phone))
                let claim = try #require(try await store.claim(limit: 1).first)
                try await store.commit(.moveDevice(phone.id, asOf: Sample.at(-1)))
                #expect(try await store.device(phone.id)?.debug == false)
                try await store.commit(
                    claim.settled(.retry(at: Sample.at(0), attempt: .refused)),
                    .moveDevice(phone.id, asOf: Sample.at(0)))
                #expect(try await store.device(phone.id)?.debug == true)
                #expect(try await store.claim(from: Sample.apns()).isEmpty)
                #expect(
                    try await store.claim(from: Sample.apns(isDebug: true)).map(\.push.subject.lane) == [
                        "chat/A", "chat/B",
                    ])
                try await store.commit(.moveDevice(DeviceID("unknown"), asOf: Sample.at(0)))
                try await store.commit(.moveDevice(phone.id, debug: false, asOf: Sample.at(0)))
                #expect(try await store.nextPushDues().keys.map(\.description) == ["apns"])
            },
            Check(
                "a forgotten device is kept with its cause, comes back once, and is no secret store of signed-out ones"
            ) {
                store async throws in
                var phone = Device(
                    type: .ios, token: "phone", debug: true, language: "de", providerName: "b",
                    registeredAt: Sample.at(0), customer: .signed("Kim"), registration: "secret",
                    ownedSince: Sample.at(0))
                let other = Sample.device("other")
                try await store.commit(.putDevice(phone), .putDevice(other), .noteDelivery(phone.id, at: Sample.at(1)))
                phone.deliveredAt = Sample.at(1)
                try await store.commit(.dropDevice(phone.id, asOf: Sample.at(-1)))
                #expect(try await store.forgottenDevices(after: nil, limit: 9).isEmpty)
                for device in [phone, other] {
                    try await store.commit(
                        .dropDevice(device.id, asOf: Sample.at(1), at: Sample.at(2), cause: "apns 410"))
                }
                let both = try await store.forgottenDevices(after: nil, limit: 9)
                #expect(Set(both.map(\.device)) == [phone, other])
                #expect(both.allSatisfy { $0.at == Sample.at(2) && $0.cause == "apns 410" })
                #expect(try await store.forgottenDevices(after: nil, limit: 1) == [both[0]])
                #expect(try await store.forgottenDevices(after: both[0].device.id, limit: 9) == [both[1]])
                #expect(try await store.forgottenDevices(after: nil, limit: 0).isEmpty)
                try await store.commit(.restoreDevice(phone.id), .restoreDevice(DeviceID("unknown")))
                #expect(try await store.device(phone.id) == phone)
                #expect(try await store.forgottenDevices(after: nil, limit: 9).map(\.device) == [other])
                // Signed out after it was forgotten: it must not come back.
                try await store.commit(.dropDevice(phone.id, asOf: Sample.at(1)), .removeRegistration("secret"))
                // Registered again after it was forgotten: the new registration stays.
                let anew = Device(type: .fcm, token: "other", language: "fr", registeredAt: Sample.at(3))
                try await store.commit(.putDevice(anew), .restoreDevice(phone.id), .restoreDevice(anew.id))
                #expect(try await store.device(phone.id) == nil)
                #expect(try await store.device(anew.id) == anew)
                #expect(try await store.forgottenDevices(after: nil, limit: 9).isEmpty)
            },
            Check("a forgotten device is kept for a week, and goes with its customer") { store async throws in
                let phone = Device(
                    type: .ios, token: "phone", registeredAt: Sample.at(0), customer: .signed("Kim"),
                    registration: "secret", ownedSince: Sample.at(0))
                let other = Sample.device("other")
                try await store.commit(
                    .putDevice(phone), .putDevice(other), .dropDevice(phone.id, asOf: Sample.at(1)),
                    .dropDevice(other.id, asOf: Sample.at(1)))
                let week = Sample.at(1).advanced(by: ForgottenDevice.memory)
                try await store.removeClients(expiredBefore: week)
                #expect(try await store.forgottenDevices(after: nil, limit: 9).count == 2)
                _ = try await store.erase(user: "Kim", limit: 9)
                #expect(try await store.forgottenDevices(after: nil, limit: 9).map(\.device) == [other])
                try await store.removeClients(expiredBefore: week.advanced(by: Milliseconds(1)))
                #expect(try await store.forgottenDevices(after: nil, limit: 9).isEmpty)
            },
            Check("a device that was registered anew does not move, nor does what was owed to it before") {
                store async throws in
                try await store.commit(.putDevice(Device(type: .ios, token: "phone", registeredAt: Sample.at(0))))
                let anew = Device(type: .ios, token: "phone", debug: true, registeredAt: Sample.at(5))
                try await store.owe(Sample.push("A", to: anew))
                try await store.commit(.putDevice(anew), .moveDevice(anew.id, asOf: Sample.at(4)))
                #expect(try await store.nextPushDues().keys.map(\.description) == ["apns"])
            },
            Check("who has waited longer goes first, and what has a low priority does not starve") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.push("new", due: Sample.at(0)), Sample.push("waiting", due: Sample.at(-300)),
                    Sample.push("low", due: Sample.at(-61), priority: 5),
                    Sample.push("lower", due: Sample.at(-59), priority: 5))
                #expect(
                    try await store.claim().map(\.push.subject.lane) == [
                        "chat/waiting", "chat/low", "chat/new", "chat/lower",
                    ])
            },
            Check("the customer who has waited longest for an answer goes first, in its order also after a failure") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.push("none", due: Sample.at(-1)), Sample.push("short", waitingSince: Sample.at(-5)),
                    Sample.push("long", waitingSince: Sample.at(-900)),
                    Sample.push("low", priority: 5, waitingSince: Sample.at(-62)),
                    Sample.push("early", due: Sample.at(-70)))
                let first = try #require(try await store.claim(limit: 1).first)
                #expect(first.push.subject.lane == "chat/long" && first.push.waitingSince == Sample.at(-900))
                try await store.commit(first.settled(.retry(at: Sample.at(5), attempt: .refused)))
                #expect(
                    try await store.claim().map(\.push.subject.lane) == [
                        "chat/early", "chat/short", "chat/low", "chat/none",
                    ])
                try await store.owe(Sample.push("next", due: Sample.at(1), waitingSince: Sample.at(-600)))
                let late = try await store.claim(at: Sample.at(5))
                #expect(late.map(\.push.subject.lane) == ["chat/long", "chat/next"])
                #expect(late.first?.push.waitingSince == Sample.at(-900))
            },
            Check("nobody starves behind those who have waited very long, and a merged push keeps the longer wait") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.push("plain", due: Sample.at(-3_601)), Sample.push("ages", waitingSince: Sample.at(-90_000)),
                    Sample.push("A", through: 1, due: Sample.at(9), waitingSince: Sample.at(-50)),
                    Sample.push("A", after: 1, through: 2, due: Sample.at(9)))
                #expect(try await store.claim().map(\.push.subject.lane) == ["chat/plain", "chat/ages"])
                let merged = try #require(try await store.claim(at: Sample.at(9)).first)
                #expect(merged.range == 0...2 && merged.push.waitingSince == Sample.at(-50))
                try await store.commit(merged.settled(.dead(cause: "unsure", at: Sample.at(10))))
                let dead = try #require(try await store.outbox(dead: true, after: 0, limit: 9).first)
                #expect(dead.push.waitingSince == Sample.at(-50))
                try await store.commit(.retryPush(dead.push.id, now: Sample.at(11), expiresAt: Sample.at(99)))
                #expect(try await store.claim(at: Sample.at(11)).first?.push.waitingSince == Sample.at(11))
            },
            Check("a push that ended undelivered is kept with its cause, and its chat goes on") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", through: 3))
                let flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.dead(cause: "apns 400 BadTopic", at: Sample.at(2))))
                let dead = try #require(try await store.outbox(dead: true, after: 0, limit: 9).first)
                #expect(dead.push == flight.push)
                #expect(dead.route == Sample.fcm)
                #expect(dead.end == .init(cause: "apns 400 BadTopic", at: Sample.at(2)))
                #expect(try await store.nextPushDues().isEmpty)
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).isEmpty)
                #expect(try await store.outbox(dead: true, after: dead.push.id, limit: 9).isEmpty)
                // With another fence nothing is kept.
                try await store.owe(Sample.push("A", after: 3, through: 4))
                let next = try #require(try await store.claim().first)
                try await store.commit(
                    .settle(id: next.push.id, fence: next.fence + 1, .dead(cause: "x", at: Sample.at(3))))
                #expect(try await store.outbox(dead: true, after: 0, limit: 9).count == 1)
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).map(\.leaseUntil) == [Sample.at(30)])
            },
            Check("a person has a push tried again: one that waits, and one that had ended") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", due: Sample.at(500)), Sample.note("n", body: "Hello"))
                let flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.dead(cause: "unsure", at: Sample.at(2))))
                let ids = try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.id) + [flight.push.id]
                for id in ids {
                    try await store.commit(.retryPush(id, now: Sample.at(10), expiresAt: Sample.at(9_000)))
                }
                #expect(try await store.outbox(dead: true, after: 0, limit: 9).isEmpty)
                let claims = try await store.claim(at: Sample.at(10))
                #expect(claims.map(\.push.subject) == [.chat(ChatID("A"), after: 0, through: 1), flight.push.subject])
                #expect(claims.map(\.push.expiresAt) == [Sample.at(9_000), Sample.at(9_000)])
                #expect(claims.map(\.push.attempts) == [0, 0])
                #expect(claims.allSatisfy { $0.push.id != flight.push.id })
                // One that is claimed stays as it is.
                try await store.commit(.retryPush(ids[0], now: Sample.at(11), expiresAt: Sample.at(99_999)))
                #expect(try await store.nextPushDue() == Sample.at(40))
            },
            Check("what ended stays ended when its device is gone") { store async throws in
                let device = Sample.device()
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.push("A"))
                let flight = try #require(try await store.claim().first)
                try await store.commit(
                    flight.settled(.dead(cause: "fcm 404 UNREGISTERED", at: Sample.at(2))),
                    .dropDevice(device.id, asOf: Sample.at(2)))
                try await store.commit(.retryPush(flight.push.id, now: Sample.at(10), expiresAt: Sample.at(20)))
                #expect(try await store.nextPushDue() == nil)
                #expect(try await store.outbox(dead: true, after: 0, limit: 9).count == 1)
                try await store.commit(.dropPush(flight.push.id))
                #expect(try await store.outbox(dead: true, after: 0, limit: 9).isEmpty)
            },
            Check("a person drops pushes: one that waits at once, a claimed one with its outcome") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"), Sample.push("B", due: Sample.at(5)))
                let flight = try #require(try await store.claim().first)
                for entry in try await store.outbox(dead: false, after: 0, limit: 9) {
                    try await store.commit(.dropPush(entry.push.id))
                }
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.id) == [flight.push.id])
                try await store.commit(flight.settled(.retry(at: Sample.at(6), attempt: .refused)))
                #expect(try await store.nextPushDue() == nil)
            },
            Check("what the customer has read meanwhile is not claimed any more") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.begin(Sample.head("A", last: 0), Sample.head("B", last: 0))
                for chat in ["A", "B"] {
                    var head = Sample.head(chat, version: 2, last: 2) {
                        $0.attendance.presence = .away(since: Sample.at(0))
                    }
                    head.attendance.cursor = chat == "A" ? 2 : 1
                    try await store.append(Sample.event(1), Sample.event(2), with: head)
                    try await store.owe(Sample.push(chat, after: 0, through: 2))
                }
                #expect(try await store.claim().map(\.push.subject.lane) == ["chat/B"])
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).count == 1)
            },
            Check("of the notes with one key only the newest is owed") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(
                    Sample.note("k", body: "one"), Sample.note("k", body: "two"), Sample.note("l", body: "x"))
                let claims = try await store.claim()
                #expect(
                    claims.map(\.push.subject) == [
                        .note(key: "k", title: "Title", body: "two"), .note(key: "l", title: "Title", body: "x"),
                    ])
                try await store.owe(Sample.note("k", body: "three"))
                try await store.commit(try #require(claims.first).settled(.retry(at: Sample.at(4), attempt: .refused)))
                #expect(try await store.claim(at: Sample.at(4)).map(\.push.subject.lane) == ["note/k"])
            },
            Check("attempts in doubt are counted, and a lease that ended leaves a doubt") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                var flight = try #require(try await store.claim().first)
                try await store.commit(flight.settled(.retry(at: Sample.at(1), attempt: .inDoubt)))
                flight = try #require(try await store.claim(at: Sample.at(1)).first)
                #expect(flight.push.doubts == 1)
                try await store.commit(flight.settled(.retry(at: Sample.at(2), attempt: .refused)))
                flight = try #require(try await store.claim(at: Sample.at(2)).first)
                #expect(flight.push.doubts == 1)
                flight = try #require(try await store.claim(at: Sample.at(99)).first)
                #expect((flight.push.attempts, flight.push.doubts) == (3, 2))
            },
        ]
    }
}
