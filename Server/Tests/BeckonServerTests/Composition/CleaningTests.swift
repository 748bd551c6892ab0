import Beckon
import Testing

@testable import BeckonNode
@testable import BeckonServer

@Suite struct CleaningTests {
    private static let day = Milliseconds.seconds(86_400)

    @Test("ended chats go when they are older than the retention, in bounded pages")
    func pages() async throws {
        let store = MemoryStore()
        let total = Cleaning.pageLength * Cleaning.pagesATurn + 1
        try await Self.fill(store, count: total, endingAt: 0)
        let cleaning = Cleaning(store: store, retention: Self.day)
        try await cleaning.turn(now: Timestamp(milliseconds: Self.day.count))
        #expect(try await store.audit(limit: 1, now: Timestamp(milliseconds: 0)).chats == total)
        try await cleaning.turn(now: Timestamp(milliseconds: Self.day.count + 1))
        #expect(try await store.audit(limit: 1, now: Timestamp(milliseconds: 0)).chats == 1)
        try await cleaning.turn(now: Timestamp(milliseconds: Self.day.count + 1))
        #expect(try await store.audit(limit: 1, now: Timestamp(milliseconds: 0)).chats == 0)
    }

    @Test("a retention of zero keeps everything")
    func forEver() async throws {
        let store = MemoryStore()
        try await Self.fill(store, count: 1, endingAt: 0)
        try await Cleaning(store: store, retention: .zero).turn(now: Timestamp(milliseconds: .max))
        #expect(try await store.audit(limit: 1, now: Timestamp(milliseconds: 0)).chats == 1)
    }

    @Test("clients that may no longer come back are forgotten")
    func clients() async throws {
        let store = MemoryStore()
        let client = StoredClient(
            clientID: "c", scope: .user("u"), browserID: nil, expiresAt: Timestamp(milliseconds: 5), isSubscribed: false
        )
        _ = try await store.commit([Commit([.putClient(client)])])
        let cleaning = Cleaning(store: store, retention: .zero)
        try await cleaning.turn(now: Timestamp(milliseconds: 5))
        #expect(try await store.client("c") != nil)
        try await cleaning.turn(now: Timestamp(milliseconds: 6))
        #expect(try await store.client("c") == nil)
    }

    private static func fill(_ store: MemoryStore, count: Int, endingAt end: Int64) async throws {
        let commits = (0..<count).map { number in
            var head = ChatHead(
                ChatID("\(number)"), serviceID: ServiceID("S\(number)"), serviceName: "n",
                life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: .max)),
                customer: ChatCustomer(nickname: ""), attendance: ChatAttendance(.polling), version: 1)
            head.life.state = .ended
            head.life.endedAt = Timestamp(milliseconds: end)
            return Commit([.putChat(head, settingCursor: true)])
        }
        _ = try await store.commit(commits)
    }
}

@Suite struct FailureLoopTests {
    @Test("a database that failed ends the node with its error", .timeLimit(.minutes(20)))
    func failure() async {
        let (failures, continuation) = AsyncStream<StoreError>.makeStream()
        continuation.yield(StoreError(.unusable, "the disk failed"))
        let error = await #expect(throws: StoreError.self) { try await FailureLoop(failures: failures).run() }
        #expect(error?.code == .unusable)
    }
}
