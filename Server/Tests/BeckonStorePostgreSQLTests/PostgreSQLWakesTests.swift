import Beckon
import Logging
import PostgreSQLTestServer
import StoreConformance
import Testing

@testable import BeckonStorePostgreSQL

@Suite("Wakes between nodes", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLWakesTests {
    @Test("wakes reach the other nodes and not the one that sent them")
    func exchange() async throws {
        try await TestDatabase.withNew { server, name in
            let (first, second) = (Self.wakes(server.url(name)), Self.wakes(server.url(name)))
            await withTaskGroup(of: Void.self) { group in
                var atFirst = Self.hear(first, in: &group).makeAsyncIterator()
                var atSecond = Self.hear(second, in: &group).makeAsyncIterator()
                #expect(await atFirst.next() == .everything)
                #expect(await atSecond.next() == .everything)
                let sent: [Wake] = [.chat(ChatID("A")), .callback(ServiceID("C")), .push, .work]
                first.send(sent)
                #expect(await atSecond.next() == .wakes(sent))
                second.send([.push])
                // The first thing that the first hears is the second's, not its own.
                #expect(await atFirst.next() == .wakes([.push]))
                group.cancelAll()
            }
        }
    }

    @Test("a change of an account wakes every node from its transaction, without anybody who sends")
    func accounts() async throws {
        try await TestDatabase.withNew { server, name in
            let url = server.url(name)
            try await TestDatabase.withStore(at: url) { store in
                let wakes = Self.wakes(url)
                #expect(wakes.silence == nil)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    let (stream, heard) = AsyncStream<CarriedWakes>.makeStream()
                    group.addTask { await wakes.run { heard.yield($0) } }
                    var told = stream.makeAsyncIterator()
                    #expect(await told.next() == .everything)
                    while wakes.silence == nil { await Task.yield() }
                    let account = DeskAccount(user: "ada", nickname: "Ada", role: .agent, passwordHash: "hash")
                    try await store.commit(.putAccount(account))
                    #expect(await told.next() == .wakes([.account("ada")]))
                    try await store.commit(.prolongDeskSession("1", idleEnd: Sample.at(1)))
                    try await store.commit(.endDeskSession("1"))
                    #expect(await told.next() == .wakes([.signIn("1")]))
                    try await store.commit(.endDeskSessions(user: "a\nb"))
                    #expect(await told.next() == .everything)
                    try await store.commit(.removeAccount("ada"))
                    #expect(await told.next() == .wakes([.account("ada")]))
                    group.cancelAll()
                }
                #expect(wakes.silence == nil)
            }
        }
    }

    @Test("a node that missed wakes looks at everything when it is connected again, and its own wakes arrive")
    func deafness() async throws {
        let server = try PostgreSQLServer()
        let url = server.url(try server.createDatabase())
        let (first, second) = (Self.wakes(url), Self.wakes(url))
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (firstHears, secondHears) = (
                AsyncStream<CarriedWakes>.makeStream(), AsyncStream<CarriedWakes>.makeStream()
            )
            group.addTask { await first.run { firstHears.continuation.yield($0) } }
            group.addTask { await second.run { secondHears.continuation.yield($0) } }
            var atFirst = firstHears.stream.makeAsyncIterator()
            var atSecond = secondHears.stream.makeAsyncIterator()
            #expect(await atFirst.next() == .everything)
            #expect(await atSecond.next() == .everything)
            try server.stop(.immediate)
            first.send([.push])
            try server.start()
            #expect(await atFirst.next() == .everything)
            #expect(await atSecond.next() == .everything)
            first.send([.work])
            while let heard = await atSecond.next(), heard != .wakes([.work]) {
                // What could not be told while the server was gone became a hint to look at everything.
                #expect(heard == .everything || heard == .wakes([.push]))
                if heard == .everything { first.send([.work]) }
            }
            group.cancelAll()
        }
        try server.stop()
    }

    private static func wakes(_ url: String) -> PostgreSQLWakes { PostgreSQLWakes(url: url, logger: .quiet) }

    private static func hear(
        _ wakes: PostgreSQLWakes, in group: inout TaskGroup<Void>
    ) -> AsyncStream<CarriedWakes> {
        let (stream, continuation) = AsyncStream<CarriedWakes>.makeStream()
        group.addTask { await wakes.run { continuation.yield($0) } }
        return stream
    }
}

@Suite("A batch of wakes")
struct WakeBatchTests {
    @Test("each wake goes once, in the order of the first mention")
    func once() {
        var batch = WakeBatch()
        batch.add([.chat(ChatID("A")), .push, .chat(ChatID("A"))])
        batch.add([.push, .work])
        #expect(batch.takePayload(from: "me") == "me\ncA\np\nw")
        #expect(batch.takePayload(from: "me") == nil)
        batch.add([.push])
        #expect(batch.takePayload(from: "me") == "me\np")
    }

    @Test("no payload is longer than PostgreSQL takes, and the rest goes with the next")
    func payloadLimit() {
        var batch = WakeBatch()
        let wakes = (0..<2_000).map { Wake.chat(ChatID("chat number \($0)")) }
        batch.add(wakes)
        var heard: [Wake] = []
        while let payload = batch.takePayload(from: "me") {
            #expect(payload.utf8.count < 8_000)
            guard case .wakes(let part) = WakeText.wakes(in: payload, besides: "you") else { break }
            heard += part
        }
        #expect(heard == wakes)
    }

    @Test("more than it holds become one hint to look at everything")
    func overflow() {
        var batch = WakeBatch()
        batch.add((0..<WakeBatch.capacity).map { .chat(ChatID("\($0)")) })
        #expect(!batch.isEverything)
        batch.add([.chat(ChatID("0"))])
        #expect(!batch.isEverything)
        batch.add([.push])
        #expect(batch.isEverything)
        batch.add([.push])
        #expect(batch.takePayload(from: "me") == "me\n*")
        #expect(batch.isEmpty)
    }

    @Test(
        "an id that cannot be a line becomes a hint to look at everything",
        arguments: ["", "a\nb", "a\0", String(repeating: "x", count: 513)])
    func oddIDs(id: String) {
        var batch = WakeBatch()
        batch.add([.push, .chat(ChatID(id))])
        #expect(batch.isEverything)
    }

    @Test(
        "what cannot be read is news all the same",
        arguments: ["", "you", "you\n*", "you\nx", "you\nc", "you\npp", "you\ncA\nz1"])
    func unreadable(payload: String) {
        #expect(WakeText.wakes(in: payload, besides: "me") == .everything)
    }

    @Test("wakes of accounts are read as they were written")
    func accounts() {
        var batch = WakeBatch()
        let wakes: [Wake] = [.account("Ada Lovelace"), .signIn("3f"), .accounts]
        batch.add(wakes)
        let payload = batch.takePayload(from: "you")
        #expect(payload == "you\nuAda Lovelace\ns3f\nu")
        #expect(payload.flatMap { WakeText.wakes(in: $0, besides: "me") } == .wakes(wakes))
        #expect(WakeText.wakes(in: WakeText.notice(of: .account("ada")), besides: "me") == .wakes([.account("ada")]))
        #expect(WakeText.wakes(in: WakeText.notice(of: .account("a\n")), besides: "me") == .everything)
    }

    @Test("a node's own wakes are ignored")
    func own() {
        #expect(WakeText.wakes(in: "me\np", besides: "me") == nil)
        #expect(WakeText.wakes(in: "you\np", besides: "me") == .wakes([.push]))
    }
}
