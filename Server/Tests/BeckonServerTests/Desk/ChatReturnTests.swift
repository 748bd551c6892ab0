import Beckon
import BeckonJSON
import Logging
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonNode
@testable import BeckonServer

/// Chats whose agents signed out or were removed, and hand-overs to accounts that may not answer.
@Suite("Chats of absent agents") struct ChatReturnTests {
    private static let kim = account("kim", .agent)
    private static let lee = account("lee", .agent)
    private static let rea = account("rea", .readOnly)

    private static func account(_ user: String, _ role: DeskAccount.Role) -> DeskAccount {
        DeskAccount(user: user, nickname: user, role: role, passwordHash: "hash")
    }

    private func run(_ body: (SimulatedNode, Desk, ChatID) async throws -> Void) async throws {
        let node = SimulatedNode()
        try await node.run {
            for account in [Self.kim, Self.lee, Self.rea] {
                _ = try await node.store.commit([Commit([.putAccount(account)])])
                try await signIn(account, at: node)
            }
            let chat = try await node.startChat().id
            try await node.desk.take(chat, by: Self.kim)
            try await body(node, node.desk, chat)
        }
    }

    private func signIn(_ account: DeskAccount, at node: SimulatedNode) async throws {
        let now = node.time.now
        let session = DeskSession(
            id: "of \(account.user)", user: account.user, beganAt: now, endsAt: now.advanced(by: .seconds(36_000)),
            idleEnd: now.advanced(by: .seconds(1_800)))
        _ = try await node.store.commit([Commit([.beginDeskSession(session, passwordHash: "hash")])])
    }

    /// Rounds of the service until the grace is over.
    private func pass(_ node: SimulatedNode) async throws {
        let service = ChatReturn(desk: node.desk, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var absent = AbsentAgents()
        try await service.turn(&absent)
        try await node.pass(seconds: Int(AbsentAgents.grace.count / 1_000))
        try await service.turn(&absent)
    }

    private func head(_ node: SimulatedNode, _ chat: ChatID) async throws -> ChatHead {
        try #require(try await node.store.chat(chat))
    }

    @Test("the chats of an agent who does not see their service any more go back, and no others")
    func unseen() async throws {
        try await run { node, desk, chat in
            var absent = AbsentAgents()
            let chatReturn = ChatReturn(desk: desk, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            for (services, isBack) in [(["request-chat"], false), (["sales"], true)] {
                var account = Self.kim
                account.services = services
                _ = try await node.store.commit([Commit([.putAccount(account)])])
                try await chatReturn.turn(&absent)
                #expect(try await (head(node, chat).takenBy == nil) == isBack)
            }
        }
    }

    @Test("a chat waits again when its agent signed out, and the customer sees the agent leave")
    func signedOut() async throws {
        try await run { node, desk, chat in
            _ = try await node.store.commit([Commit([.endDeskSessions(user: "kim")])])
            try await pass(node)
            let head = try await head(node, chat)
            #expect(head.life.state == .waiting)
            #expect(head.side.agents.isEmpty)
            #expect(try await node.store.events(chat, after: 0, limit: 99).last?.kind == .left)
            try await desk.take(chat, by: Self.lee)
        }
    }

    @Test("a chat waits again when its agent's account was removed or may only read")
    func removed() async throws {
        var reader = Self.kim
        reader.role = .readOnly
        for change in [Change.removeAccount("kim"), .putAccount(reader)] {
            try await run { node, _, chat in
                _ = try await node.store.commit([Commit([change])])
                try await pass(node)
                #expect(try await head(node, chat).life.state == .waiting)
            }
        }
    }

    @Test("a chat stays with an agent who is signed in somewhere")
    func signedIn() async throws {
        try await run { node, _, chat in
            try await pass(node)
            #expect(try await head(node, chat).takenBy?.account == "kim")
        }
    }

    @Test("chats are offered to agents alone, those who are signed in first, and given to nobody else")
    func handOver() async throws {
        try await run { node, desk, chat in
            _ = try await node.store.commit([Commit([.endDeskSessions(user: "kim")])])
            let agents = try JSONValue(parsing: try await desk.agents())["agents"]?.array ?? []
            #expect(agents.map { $0["user"] } == ["lee", "kim"])
            #expect(agents.map { $0["online"] } == [true, false])
            await #expect(throws: DeskFault.self) {
                try await desk.transfer(chat, to: "rea", key: "1", by: Self.kim)
            }
            #expect(try await head(node, chat).takenBy?.account == "kim")
        }
    }

    @Test("the list says that the agent of a chat is not signed in, and whether one may answer")
    func listed() async throws {
        try await run { node, desk, _ in
            func work(_ account: DeskAccount) async throws -> JSONValue {
                try JSONValue(parsing: try await desk.work(for: account))
            }
            #expect(try await work(Self.lee)["chats"]?[0]?["ownerOut"] == nil)
            _ = try await node.store.commit([Commit([.endDeskSessions(user: "kim")])])
            #expect(try await work(Self.lee)["chats"]?[0]?["ownerOut"] == true)
            #expect(try await work(Self.kim)["chats"]?[0]?["ownerOut"] == nil)
            #expect(try await work(Self.lee)["mayAnswer"] == true)
            #expect(try await work(Self.rea)["mayAnswer"] == false)
        }
    }
}
