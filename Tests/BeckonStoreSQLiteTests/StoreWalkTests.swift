import Beckon
import BeckonStoreSQLite
import Testing

@Suite("Random walks over both engines", .timeLimit(.minutes(5)))
struct StoreWalkTests {
    /// Fixed walks, and one that is new in every run; its seed stands in the name of its case.
    private static let seeds = Array(1...8) + [UInt64.random(in: 1_000...UInt64(UInt32.max))]

    @Test("the same commits give the same results and the same reads", arguments: seeds)
    func comparison(seed: UInt64) async throws {
        try await TemporaryDatabase.withStore { sqlite in
            let memory = MemoryStore()
            var walk = StoreWalk(seed: seed)
            var committed = 0
            for step in 0..<200 {
                var commits: [Commit] = []
                for _ in 0...walk.choices.below(4) { commits.append(try await walk.commit(on: memory)) }
                let results = try await memory.commit(commits)
                try #require(try await sqlite.commit(commits) == results, "step \(step)")
                committed += results.count { $0 == .committed }
                if walk.choices.chance(60) { try await Self.claim(with: &walk, from: memory, and: sqlite, at: step) }
                if walk.choices.chance(3) {
                    let time = walk.choices.time()
                    try await memory.removeClients(expiredBefore: time)
                    try await sqlite.removeClients(expiredBefore: time)
                }
                guard step % 10 == 9 else { continue }
                let (left, right) = try await (Reads(of: memory, at: step), Reads(of: sqlite, at: step))
                try #require(left == right, "step \(step)")
            }
            #expect(committed > 100)
        }
    }

    private static func claim(
        with walk: inout StoreWalk, from memory: MemoryStore, and sqlite: SQLiteStore, at step: Int
    ) async throws {
        let now = walk.choices.time()
        let limit = walk.choices.below(4)
        let leaseUntil = now.advanced(by: .seconds(Int64(walk.choices.below(40))))
        let claims = try await memory.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil)
        let same = try await sqlite.claimPushes(now: now, limit: limit, leaseUntil: leaseUntil)
        try #require(same == claims, "step \(step)")
        walk.claims += claims
    }
}

/// Everything that a store answers about the ids of a walk.
private struct Reads: Equatable {
    var services: [ServiceInstance?] = []
    var chats: [ChatHead?] = []
    var lists: [[ChatHead]] = []
    var events: [[TranscriptEvent]] = []
    var positions: [Int?] = []
    var devices: [Device?] = []
    var clients: [StoredClient?] = []
    var callbacks: [CallbackRecord?] = []
    var callbackLists: [[CallbackRecord]] = []
    var counts: [Int] = []
    var settings: [String?] = []
    var nextDue: Timestamp?

    init(of store: any Store, at step: Int) async throws {
        let now = Sample.at(Int64(step * 7 % 200))
        let limit = 1 + step / 10 % 5
        for id in StoreWalk.services {
            services.append(try await store.service(id))
            callbacks.append(try await store.callback(id))
        }
        for id in StoreWalk.chats {
            chats.append(try await store.chat(id))
            chats.append(try await store.chat(service: ServiceID("of \(id)")))
            events.append(try await store.events(id, after: step / 10 % 3, limit: 50))
            for key in StoreWalk.keys { positions.append(try await store.position(id, key: key)) }
            lists.append(try await store.presentChats(after: id, limit: limit))
        }
        for user in StoreWalk.users { lists.append(try await store.chats(user: user, now: now, limit: limit)) }
        lists.append(try await store.openChats(limit: limit))
        lists.append(try await store.chatsDue(now: now, limit: limit))
        lists.append(try await store.presentChats(after: nil, limit: limit))
        for key in StoreWalk.keys {
            services.append(try await store.service(creationKey: key))
            settings.append(try await store.setting(key))
        }
        for device in StoreWalk.devices { devices.append(try await store.device(device.id)) }
        for client in StoreWalk.clients { clients.append(try await store.client(client)) }
        callbackLists.append(try await store.openCallbacks(limit: limit))
        callbackLists.append(try await store.callbacksDue(now: now, limit: limit))
        for service in ["voice", "chat"] { counts.append(try await store.openCallbackCount(service: service)) }
        nextDue = try await store.nextPushDue()
    }
}
