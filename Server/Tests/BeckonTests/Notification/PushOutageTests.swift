import Logging
import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon

/// What becomes of owed pushes while their service cannot be reached for a time.
@Suite(.timeLimit(.minutes(20))) struct PushOutageTests {
    /// What an attempt meets during the outage.
    enum Weather: CaseIterable, Sendable {
        /// The request leaves and nothing comes back.
        case silence
        /// No connection can be made.
        case noConnection
        /// One or the other.
        case mixed
    }

    /// Is away until a time, and takes everything afterwards.
    private final class Service: PushProvider {
        let kind = PushProviderKind.apns
        private let time: ManualTime
        private let backAt: Timestamp
        private let weather: Weather
        private let state = Mutex<(attempts: [String: Int], taken: [String: Int])>(([:], [:]))

        init(_ weather: Weather, until backAt: Timestamp, time: ManualTime) {
            self.weather = weather
            self.backAt = backAt
            self.time = time
        }

        var attempts: [String: Int] { state.withLock { $0.attempts } }
        var taken: [String: Int] { state.withLock { $0.taken } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            for (index, push) in pushes.enumerated() {
                let attempt = state.withLock { state in
                    state.attempts[push.id, default: 0] += 1
                    if time.now >= backAt { state.taken[push.id, default: 0] += 1 }
                    return state.attempts[push.id, default: 0]
                }
                report([PushAnswer(index, time.now >= backAt ? .delivered : failure(index + attempt))])
            }
        }

        private func failure(_ number: Int) -> PushOutcome {
            let isSilent = weather == .silence || weather == .mixed && number.isMultiple(of: 2)
            return isSilent ? .unsure : .retry(after: .seconds(1), reason: "apns: cannot connect")
        }
    }

    /// Owes a push of each of some chats and dispatches for a time, looking once a second.
    private func send(
        _ count: Int, in weather: Weather, awayFor seconds: Int64, lookingFor length: Int,
        rules: PushRules = PushRules(), _ body: (Service, MemoryStore, [ChatID], LogLines) async throws -> Void
    ) async throws {
        let (store, time, lines) = (MemoryStore(), ManualTime(), LogLines())
        let service = Service(weather, until: time.now.advanced(by: .seconds(seconds)), time: time)
        let node = PushNode(store: store, time: time, providers: [service], rules: rules, logger: lines.logger)
        try await node.running {
            var chats: [ChatID] = []
            for number in 0..<count {
                let chat = try await node.awayChat(token: "token-\(number)", user: "user-\(number)")
                try await node.say("text", chat)
                chats.append(chat)
            }
            for _ in 0..<length {
                try await node.dispatcher.runOnce()
                time.advance(by: .seconds(1))
            }
            try await node.dispatcher.runOnce()
            try await body(service, store, chats, lines)
        }
    }

    @Test(
        "200 owed pushes outlive 60 s without their service: each is delivered, and its story is true",
        arguments: Weather.allCases)
    func outlivesOutage(weather: Weather) async throws {
        try await send(200, in: weather, awayFor: 60, lookingFor: 240) { service, store, chats, _ in
            #expect(service.taken.count == 200 && service.taken.values.allSatisfy { $0 == 1 })
            #expect(try await store.outbox(dead: true, after: 0, limit: 1).isEmpty)
            #expect(try await store.nextPushDue() == nil)
            for chat in chats {
                let head = try #require(try await store.chat(chat))
                let explanation = try #require(
                    try await store.explainPush(chat.text, position: head.lastPosition) {
                        ServiceOptions(name: $0.serviceName, kind: .chat)
                    })
                let answers = explanation.lines.filter { $0.kind == .answered }
                #expect(answers.last?.word == "delivered")
                #expect(answers.dropLast().allSatisfy { $0.word == "unsure" || $0.word == "retry" })
                #expect(!explanation.lines.contains { $0.kind == .ended })
            }
            let told = try await answers(of: chats, in: store)
            #expect(told == service.attempts.values.reduce(0, +))
        }
    }

    private func answers(of chats: [ChatID], in store: MemoryStore) async throws -> Int {
        var count = 0
        for chat in chats {
            let head = try #require(try await store.chat(chat))
            let records = try await store.pushRecords(chat, position: head.lastPosition, limit: 500)
            count += records.count { $0.kind == .answered }
        }
        return count
    }

    @Test("a service that takes all day ends no push before its time, and what ends is told in a line with its count")
    func expires() async throws {
        try await send(20, in: .silence, awayFor: 86_400, lookingFor: 3_700) { service, store, _, lines in
            let dead = try await store.outbox(dead: true, after: 0, limit: 100)
            #expect(dead.count == 20)
            #expect(dead.allSatisfy { $0.end?.cause.hasPrefix("expired") == true })
            #expect(service.attempts.values.allSatisfy { (10...30).contains($0) }, "\(service.attempts.values)")
            let told = lines.matching("pushes ended undelivered")
            #expect(told.allSatisfy { $0.level == .warning })
            #expect((1...20).contains(told.count))
        }
    }

    @Test("where a section delivers at most once, a push in doubt is not repeated and its end is told")
    func atMostOnce() async throws {
        var rules = PushRules()
        rules.isAtMostOnce = true
        try await send(20, in: .silence, awayFor: 60, lookingFor: 120, rules: rules) { service, store, _, lines in
            #expect(service.attempts.count == 20 && service.attempts.values.allSatisfy { $0 == 1 })
            let dead = try await store.outbox(dead: true, after: 0, limit: 100)
            #expect(dead.map(\.end?.cause) == Array(repeating: "in doubt, not repeated: deliverAtMostOnce", count: 20))
            #expect(lines.matching("pushes ended undelivered").compactMap(\.count).reduce(0, +) == 20)
        }
    }

    @Test("a claim that was lost is not taken up again where its section delivers at most once")
    func lostClaim() async throws {
        var rules = PushRules()
        rules.isAtMostOnce = true
        let (store, time) = (MemoryStore(), ManualTime())
        let service = Service(.silence, until: time.now, time: time)
        let node = PushNode(store: store, time: time, providers: [service], rules: rules)
        try await node.running {
            let chat = try await node.awayChat(token: "token", user: "user")
            try await node.say("text", chat)
            _ = try await store.claimPushes(
                from: PushRoute(.apns), now: time.now, limit: 1, leaseUntil: time.now.advanced(by: .seconds(30)),
                owner: NodeID("gone"))
            time.advance(by: .seconds(31))
            try await node.dispatcher.runOnce()
            #expect(service.attempts.isEmpty)
            #expect(try await store.outbox(dead: true, after: 0, limit: 9).count == 1)
        }
    }

    @Test("pushes that no credential serves are told of as an error, once, with their count")
    func noProvider() async throws {
        let (store, time, lines) = (MemoryStore(), ManualTime(), LogLines())
        let node = PushNode(store: store, time: time, providers: [], logger: lines.logger)
        try await node.running {
            for number in 0..<300 {
                let chat = try await node.awayChat(token: "token-\(number)", user: "user-\(number)")
                try await node.say("text", chat)
                if number == 99 { try await node.dispatcher.runOnce() }
            }
            try await node.dispatcher.runOnce()
            time.advance(by: .seconds(60))
            try await node.dispatcher.runOnce()
            let told = lines.matching("pushes cannot be sent with this configuration")
            #expect(told.map(\.level) == [.error, .error])
            #expect(told.compactMap(\.count).reduce(0, +) == 300)
            #expect(told.allSatisfy { $0.metadata["push.outcome"] == "no provider is configured" })
            #expect(try await store.outbox(dead: true, after: 0, limit: 500).count == 300)
        }
    }
}
