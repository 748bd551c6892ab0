import Beckon
import BeckonJSON
import BeckonPlatform
import HTTPTypes
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonServer

/// What admins see of the other agent sides, over HTTP.
@Suite struct DeskAgentSidesTests {
    @Test("without another agent side there is nothing to tell")
    func none() async throws {
        try await Self.run { browser async throws in
            #expect(try await Self.get(browser, as: .admin).body["agentSides"] == [])
        }
    }

    @Test("an agent side tells its connection, refusals and limits by node, and the chats it is owed")
    func owed() async throws {
        try await Self.run { browser async throws in
            let now = browser.node.time.now
            try await Self.owe(browser, "B", failures: 3, dueIn: 60)
            try await Self.owe(browser, "A", failures: 0, dueIn: 0)
            try await Self.report(browser)
            let body = try await Self.get(browser, as: .admin).body
            #expect(body["now"]?.int64 == now.milliseconds)
            let side = try #require(body["agentSides"]?.array?.first)
            #expect(body["agentSides"]?.array?.count == 1)
            #expect(side["name"] == "genesys-cloud")
            #expect(side["owed"] == 2)
            #expect(side["more"] == false)
            #expect(side["oldest"]?.int64 == now.advanced(by: .seconds(-399)).milliseconds)
            let node = try #require(side["nodes"]?.array?.first)
            #expect(node["node"] == "one")
            #expect(node["connectedSince"]?.int64 == now.advanced(by: .seconds(-60)).milliseconds)
            #expect(node["refused"] == ["forged": 1])
            #expect(node["limits"] == [["name": "requests", "used": 12, "allowed": 300, "resetsIn": 40_000]])
            #expect(side["chats"]?.array?.compactMap { $0["chat"]?.string } == ["A", "B"])
            let last = try #require(side["chats"]?.array?.last)
            #expect(
                last == [
                    "chat": "B", "service": "support", "attempts": 3,
                    "next": .integer(now.advanced(by: .seconds(60)).milliseconds), "from": 1, "to": 2,
                    "oldest": .integer(now.advanced(by: .seconds(-399)).milliseconds), "why": "status 503",
                ])
        }
    }

    @Test("no words and no name of a customer are told")
    func discreet() async throws {
        try await Self.run { browser async throws in
            try await Self.owe(browser, "A", failures: 1, dueIn: 0)
            let text = String(decoding: try await Self.get(browser, as: .admin).body.encoded(), as: UTF8.self)
            #expect(text.contains(#""chat":"A""#))
            #expect(!text.contains("secret words"))
            #expect(!text.contains("Stan"))
        }
    }

    @Test("the first 100 owed chats are told, and all are counted")
    func many() async throws {
        try await Self.run { browser async throws in
            for number in 0..<120 { try await Self.owe(browser, "C\(number)", failures: 0, dueIn: Int64(number)) }
            let side = try await Self.get(browser, as: .admin).body["agentSides"]?.array?.first
            #expect(side?["owed"] == 120)
            #expect(side?["chats"]?.array?.compactMap { $0["chat"]?.string } == (0..<100).map { "C\($0)" })
        }
    }

    @Test("an answer is kept for two seconds, whoever asks")
    func kept() async throws {
        try await Self.run { browser async throws in
            let people = try await (Person(browser, "ada", .admin), Person(browser, "eve", .admin))
            #expect(try await people.0.get().body["agentSides"] == [])
            try await Self.owe(browser, "A", failures: 0, dueIn: 0)
            #expect(try await people.1.get().body["agentSides"] == [])
            browser.node.time.advance(by: DeskAgentSides.period)
            #expect(try await people.1.get().body["agentSides"]?.array?.count == 1)
        }
    }

    @Test("accounts of other roles are refused, and so is who is not signed in")
    func roles() async throws {
        try await Self.run { browser async throws in
            for role in [DeskAccount.Role.agent, .supervisor, .readOnly] {
                let answer = try await Self.get(browser, as: role)
                #expect(answer.status == 403)
                #expect(answer.body["error"] == "forbidden")
            }
            #expect(try await browser.send(.get, "/desk/api/agent-sides").status == 401)
        }
    }

    // MARK: - Helpers

    /// A person who is signed in at the desk.
    private struct Person {
        let browser: GMSBrowser
        let cookie: String

        init(_ browser: GMSBrowser, _ user: String, _ role: DeskAccount.Role) async throws {
            self.browser = browser
            try await DeskAccounts(browser.node.store, cost: .small).add(
                user, nickname: user, role: role, password: "correct horse")
            cookie = try await browser.signIns.signIn(
                user: user, password: "correct horse", from: "1", marks: []
            ).session
        }

        func get() async throws -> (status: Int, body: JSONValue) {
            let field = HTTPField(name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(cookie)")
            let answer = try await browser.send(.get, "/desk/api/agent-sides", fields: [field])
            return (answer.status, try JSONValue(parsing: answer.bytes))
        }
    }

    private static func get(
        _ browser: GMSBrowser, as role: DeskAccount.Role
    ) async throws -> (status: Int, body: JSONValue) {
        try await Person(browser, role.rawValue, role).get()
    }

    /// Stores a chat of two events that wait for Genesys Cloud.
    private static func owe(_ browser: GMSBrowser, _ id: String, failures: Int, dueIn seconds: Int64) async throws {
        let now = browser.node.time.now
        let end = now.advanced(by: .seconds(3_600))
        var ledger = AgentLedger()
        ledger.due = now.advanced(by: .seconds(seconds))
        ledger.failures = failures
        ledger.failure = failures > 0 ? "status 503" : nil
        var head = ChatHead(
            ChatID(id), serviceID: ServiceID("s\(id)"), serviceName: "support",
            life: ChatLife(startedAt: now, expiresAt: end), customer: ChatCustomer(nickname: "Stan"),
            attendance: ChatAttendance(.away(since: now)), side: ChatAgentSide(.genesysCloud, ledger: ledger),
            version: 1
        )
        head.lastPosition = 2
        let instance = ServiceInstance(
            id: head.serviceID, name: "support", kind: .chat, createdAt: now, expiresAt: end, user: nil, key: nil,
            userData: [:])
        let events = (1...2).map { position in
            TranscriptEvent(
                position: position, kind: .messageText, nickname: "Stan", text: "secret words", party: .client,
                at: now.advanced(by: .seconds(Int64(position) - 400)), key: nil)
        }
        let changes: [Change] = [.insertService(instance), .putChat(head, settingCursor: true)]
        _ = try await browser.node.store.commit([Commit(changes + events.map { .append(head.id, $0) })])
    }

    /// Stores what a node noted about Genesys Cloud.
    private static func report(_ browser: GMSBrowser) async throws {
        let now = browser.node.time.now
        let tally = PlatformTally()
        tally.connected(at: now.advanced(by: .seconds(-60)))
        tally.heard(at: now.advanced(by: .seconds(-5)))
        tally.refused("forged")
        tally.limit(PlatformLimit("requests", used: 12, allowed: 300, resetsIn: .seconds(40)))
        let report = PlatformReport(node: "one", at: now, condition: tally.condition)
        let name = PlatformReport.setting(.genesysCloud, node: "one")
        _ = try await browser.node.store.commit([Commit([.putSetting(name: name, value: report.text)])])
    }

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run({ _ in }, body)
    }
}
