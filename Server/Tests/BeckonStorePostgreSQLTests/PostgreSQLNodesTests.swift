import Beckon
import BeckonStorePostgreSQL
import PostgreSQLTestServer
import StoreConformance
import Synchronization
import Testing

@Suite("Several nodes on one PostgreSQL", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLNodesTests {
    @Test("nodes that start at once on an empty database make its tables once")
    func firstStart() async throws {
        try await TestDatabase.withNew { server, name in
            let url = server.url(name)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        _ = try await TestDatabase.withStore(at: url) { store in
                            try await store.commit(.putSetting(name: "node \(number)", value: "here"))
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try server.query("SELECT count(*) FROM beckon.setting", database: name) == "4")
        }
    }

    @Test("a head that another node has moved on is refused, and its chat goes on at both")
    func conflict() async throws {
        try await Self.withTwo { first, second in
            try await first.begin(Sample.head("A"))
            #expect(try await second.append(Sample.event(1), with: Sample.head("A", version: 2, last: 1)) == .committed)
            #expect(try await first.append(Sample.event(1), with: Sample.head("A", version: 2, last: 1)) == .conflict)
            #expect(try await first.append(Sample.event(2), with: Sample.head("A", version: 3, last: 2)) == .committed)
            #expect(try await second.events(ChatID("A"), after: 0, limit: 9).map(\.position) == [1, 2])
        }
    }

    @Test("nodes that write to the same chats at once lose, double and reorder nothing")
    func contention() async throws {
        try await Self.withTwo { first, second in
            let stores = [first, second]
            for chat in 0..<3 { try await first.begin(Sample.head("C\(chat)")) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for sender in 0..<8 {
                    let store = stores[sender % 2]
                    group.addTask { try await Self.send(10, as: sender, over: store) }
                }
                try await group.waitForAll()
            }
            for chat in 0..<3 {
                let events = try await first.events(ChatID("C\(chat)"), after: 0, limit: 999)
                #expect(events.map(\.position) == Array(1...80))
                #expect(Set(events.compactMap(\.key)).count == 80)
            }
            #expect(try await second.audit(limit: 9).violations.filter { $0.rule != .timersFollowState }.isEmpty)
        }
    }

    @Test("nodes that tell the audit trail at once make one chain, and a coalesced act one row")
    func oneChain() async throws {
        try await Self.withTwo { first, second in
            let stores = [first, second]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<200 {
                    let store = stores[number % 2]
                    group.addTask {
                        let person = Sample.person("kim")
                        try await store.commit(
                            .tell(TrailEntry(.tookChat, by: person, of: "\(number)", at: Sample.at(Int64(number)))),
                            .tell(TrailEntry(.readChat, by: person, of: "A", at: Sample.at(1))))
                    }
                }
                try await group.waitForAll()
            }
            let rows = try await second.trail(after: 0, limit: 999)
            #expect(rows.count == 201 && Set(rows.map(\.entry.subject)).count == 201)
            var check = TrailCheck { _ in false }
            for row in rows { #expect(check.add(row) == nil) }
        }
    }

    /// Sends messages to all three chats in one batch each, deciding again whenever another was faster.
    private static func send(_ count: Int, as sender: Int, over store: PostgreSQLStore) async throws {
        for number in 0..<count {
            var open = Set(0..<3)
            while !open.isEmpty {
                let chats = open.sorted()
                var commits: [Commit] = []
                for chat in chats {
                    let standing = try #require(try await store.chat(ChatID("C\(chat)")))
                    let position = standing.lastPosition + 1
                    let head = Sample.head("C\(chat)", version: standing.version + 1, last: position)
                    commits.append(.appending([Sample.event(position, key: "\(sender)-\(number)")], with: head))
                }
                // Reversed at every other sender: the order of a batch must not lock two nodes against each other.
                if sender % 4 > 1 { commits.reverse() }
                let results = try await store.commit(commits)
                for (commit, result) in zip(commits, results) where result == .committed {
                    if case .chat(let id, _) = commit.expectation { open = open.filter { "C\($0)" != id.text } }
                }
            }
        }
    }

    @Test("an owed push is claimed by one node alone")
    func claims() async throws {
        try await Self.withTwo { first, second in
            try await first.commit(.putDevice(Sample.device()))
            for chat in 0..<40 { try await first.owe(Sample.push("C\(chat)")) }
            let claims = try await withThrowingTaskGroup(of: [ClaimedPush].self) { group in
                for number in 0..<8 {
                    let store = number % 2 == 0 ? first : second
                    group.addTask { try await store.claim(limit: 5) }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            let rest = try await first.claim()
            let all = claims + rest
            #expect(all.count == 40)
            #expect(Set(all.map(\.push.id)).count == 40)
        }
    }

    @Test("of two nodes that book the last place of a slot one is told that it is full, also if their slots differ")
    func slots() async throws {
        try await Self.withTwo { first, second in
            let stores = [first, second]
            let results = try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                for number in 0..<8 {
                    let end = Sample.at(number % 2 == 0 ? 1_200 : 1_800)
                    let booking = SlotBooking(
                        service: "voice", slot: Sample.at(900)..<end, time: Sample.at(900 + Int64(number)),
                        callback: ServiceID("callback \(number)"))
                    group.addTask { try await stores[number % 2].commit(.bookSlot(booking, capacity: 3)) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.count { $0 == .committed } == 3)
            #expect(results.count { $0 == .slotFull } == 5)
        }
    }

    @Test("starts on two nodes never exceed a limit, whichever commits first")
    func starts() async throws {
        try await Self.withTwo { first, second in
            let stores = [first, second]
            let results = try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                for number in 0..<40 {
                    let checks = [Sample.check(limit: 30), Sample.check("_customer_number", "\(number % 4)", limit: 6)]
                    group.addTask {
                        try await stores[number % 2].commit(
                            .countStart(ServiceID("callback \(number)"), at: Sample.at(1), checks))
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.count { $0 == .committed } == 24)
            #expect(results.count { $0 == .throttled(check: 1) } == 16)
        }
    }

    @Test("callbacks that start on two nodes never exceed a queue")
    func queues() async throws {
        try await Self.withTwo { first, second in
            let stores = [first, second]
            let results = try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                for number in 0..<40 {
                    let record = Sample.callback("callback \(number)") { $0.customerNumber = "\(number % 4)" }
                    group.addTask {
                        try await stores[number % 2].commit(
                            .limitQueue(
                                QueueLimit(
                                    service: record.serviceName, .open(number: record.customerNumber), limit: 2)),
                            .limitQueue(QueueLimit(service: record.serviceName, .queued, limit: 7)),
                            .putCallback(record))
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.count { $0 == .committed } == 7)
            #expect(results.allSatisfy { if case .queueFull = $0 { true } else { $0 == .committed } })
        }
    }

    @Test("of two callers with one creation key the second finds what the first made")
    func creation() async throws {
        try await Self.withTwo { first, second in
            let results = try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                for (number, store) in [first, second, first, second].enumerated() {
                    let service = Sample.service("S\(number)", key: "k")
                    group.addTask { try await store.commit(.insertService(service)) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.count { $0 == .committed } == 1)
            let standing = try #require(try await second.service(creationKey: "k"))
            #expect(results.count { $0 == .duplicateService(standing.id) } == 3)
        }
    }

    private static func withTwo(
        _ body: (PostgreSQLStore, PostgreSQLStore) async throws -> Void
    ) async throws {
        try await TestDatabase.withClean { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { first in
                // The other one over the Unix socket, as a node on the database's own machine would.
                try await TestDatabase.withStore(at: server.socketURL(name)) { second in
                    try await body(first, second)
                }
            }
        }
    }
}
