import Beckon
import Logging
import TestLog
import Testing

@testable import BeckonNode

@Suite("What a node tells of its database", .timeLimit(.minutes(20)))
struct MembershipLoopTests {
    /// A clock on which one turn is all there is.
    private struct OneTurn: TimeSource {
        let now = Timestamp(milliseconds: 1_000_000)
        let uptime = Uptime.start

        func sleep(_ amount: Milliseconds) async throws { throw CancellationError() }
    }

    /// Nobody is here.
    private struct Nobody: ClientHolder {
        var hasClients: Bool { false }
        var everybody: [String] { [] }
        var watchedChats: [ChatID] { [] }

        func holds(_ clientID: String) -> Bool { false }
        func client(_ clientID: String) -> HeldClient? { nil }
        func clients(of scope: ClientScope) -> [HeldClient] { [] }
        func clients(reading chat: ChatID) -> [HeldClient] { [] }
        func takeReadPositions(limit: Int) -> [ClientPositions] { [] }
        func readPositions(of clientID: String) -> [ChatPosition] { [] }
        func attach(_ head: ChatHead, to clientID: String) {}
        func setTrust(_ trusts: Bool, of clientID: String) {}
        func forget(_ clientID: String) {}
    }

    /// What the log says after one turn at a database that fails like this.
    private func log(of error: StoreError, _ failure: StoreCondition.Failure?) async -> LogLines {
        let (store, time, lines, condition) = (MemoryStore(), OneTurn(), LogLines(), StoreCondition())
        let registry = ChatRegistry()
        let queue = CommitQueue(store: store, updating: registry)
        let services = ServiceDirectory(ServiceCatalog([ServiceOptions(name: "request-chat", kind: .chat)]))
        let chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: WakePlane(), time: time,
            ids: SystemIDs(), logger: lines.logger, node: NodeID("n"))
        let presence = PresenceService(
            clients: Nobody(), chats: chats, rows: ClientRows(store: store, queue: queue, time: time), store: store,
            time: time, logger: lines.logger)
        let membership = Membership(
            NodePlace(node: NodeID("n"), name: "n", lease: .seconds(30)), grace: .seconds(10), chats: chats,
            store: store,
            queue: queue, time: SteadyTime(time), condition: condition, logger: lines.logger)
        store.fail(error)
        // The engine notes what it meets.
        if let failure { condition.note(failure) }
        await MembershipLoop(membership: membership, presence: presence, time: time, logger: lines.logger).run()
        return lines
    }

    @Test("of a full disk the log says that the disk is full, and what that means")
    func full() async {
        let lines = await log(of: StoreError(.full, ""), .full)
        let told = lines.matching("the disk of the database is full, so nothing can be stored: free space on it")
        #expect(told.map(\.level) == [.critical])
        #expect(lines.matching("the database does not answer").isEmpty)
    }

    @Test("of a damaged database the log says that it is damaged, and what to do")
    func damaged() async {
        let lines = await log(of: StoreError(.unusable, ""), .damaged)
        let told = lines.matching(
            "the database is damaged and data in it cannot be read: run beckon verify, then restore a backup")
        #expect(told.map(\.level) == [.critical])
        #expect(lines.matching("the database does not answer").isEmpty)
    }

    @Test("of a database that is away the log says that it does not answer")
    func away() async {
        let lines = await log(of: StoreError(.unavailable, ""), nil)
        let told = lines.matching("the database does not answer")
        #expect(told.map(\.level) == [.warning])
        #expect(told.first?.metadata["error.code"] == "unavailable")
    }
}
