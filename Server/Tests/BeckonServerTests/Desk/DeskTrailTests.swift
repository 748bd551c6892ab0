import Beckon
import BeckonJSON
import GMSContract
import HTTPTypes
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

/// What people do at the desk and the operator's interface, row by row in the audit trail.
@Suite("Acts in the audit trail") struct DeskTrailTests {
    @Test("each act in a chat leaves its row; a message leaves one only where it takes the chat")
    func chats() async throws {
        try await Self.run { desk, chat async throws in
            for _ in 0..<2 { #expect(try await desk.get("chats/\(chat)") == 200) }
            #expect(try await desk.post("chats/\(chat)/send", #"{"text":"secret words","key":"1"}"#) == 200)
            for (number, path) in ["send", "notice"].enumerated() {
                #expect(try await desk.post("chats/\(chat)/\(path)", #"{"text":"more","key":"k\#(number)"}"#) == 200)
            }
            for _ in 0..<2 { #expect(try await desk.post("chats/\(chat)/take", "{}") == 200) }
            #expect(try await desk.post("chats/\(chat)/leave", #"{"key":"2"}"#) == 200)
            #expect(try await desk.post("chats/\(chat)/take-over", "{}") == 200)
            #expect(try await desk.post("chats/\(chat)/transfer", #"{"to":null,"key":"3"}"#) == 200)
            #expect(try await desk.post("chats/\(chat)/take", "{}") == 200)
            #expect(try await desk.post("chats/\(chat)/end", "{}") == 200)
            let rows = try await desk.rows()
            #expect(
                rows.map(\.act) == [
                    "added-account", "signed-in", "read-chat", "took-chat", "left-chat", "took-chat-over",
                    "handed-chat-over", "took-chat", "ended-chat",
                ])
            #expect(rows.dropFirst(2).allSatisfy { $0.account == "kim" && $0.role == "admin" && $0.subject == chat })
            #expect(rows.dropFirst(2).allSatisfy { $0.address == "192.0.2.7" && !"\($0)".contains("secret") })
            #expect(rows[0].role == "command" && rows[0].subject == "kim" && rows[1].address == "192.0.2.7")
        }
    }

    @Test("a chat that is read on has a row for each hour")
    func hours() async throws {
        try await Self.run { desk, chat async throws in
            for _ in 0..<3 {
                for _ in 0..<2 { #expect(try await desk.get("chats/\(chat)") == 200) }
                desk.browser.node.time.advance(by: .seconds(1_200))
            }
            desk.browser.node.time.advance(by: .seconds(300))
            #expect(try await desk.get("chats/\(chat)") == 200)
            #expect(try await desk.rows().filter { $0.act == "read-chat" }.count == 2)
        }
    }

    @Test("acts on callbacks, pauses, pushes, exports and hours leave their rows")
    func callbacks() async throws {
        try await Self.run { desk, chat async throws in
            let id = try await desk.book()
            #expect(try await desk.get("callbacks/\(id)") == 200)
            #expect(try await desk.get("callbacks?service=sales") == 200)
            #expect(try await desk.post("callbacks/\(id)/offer", "{}") == 200)
            #expect(try await desk.post("callbacks/\(id)/cancel", "{}") == 200)
            let other = try await desk.book()
            let later = desk.browser.node.time.now.milliseconds + 4 * 3_600_000
            #expect(try await desk.post("callbacks/\(other)/move", #"{"time":\#(later)}"#) == 200)
            #expect(try await desk.post("pauses", #"{"name":"sales","paused":true}"#) == 200)
            #expect(try await desk.post("pauses", #"{"name":"sales","paused":false}"#) == 200)
            #expect(try await desk.get("chats/\(chat)/pushes/1") == 200)
            let admin = "/genesys/1/admin/callback"
            #expect(try await desk.operate(.get, "\(admin)/queues") == 200)
            #expect(try await desk.operate(.post, "\(admin)/cancel", #"{"ids":["\#(other)","none"]}"#) == 200)
            #expect(try await desk.operate(.post, "\(admin)/reportcancelled", "{}") == 200)
            let hours = #"{"service.hours":{"_service":"office-hours","_bh_regular1":"Mon-Sun 00:00-24:00"}}"#
            #expect(try await desk.operate(.post, "/genesys/1/tenants", hours) == 200)
            #expect(try await desk.operate(.delete, "/genesys/1/tenants", #"["service.hours"]"#) == 200)
            let told = try await desk.rows().dropFirst(2).map { "\($0.act) \($0.subject)" }
            #expect(
                told.filter { !$0.hasPrefix("changed-callback") } == [
                    "read-callback \(id)", "listed-callbacks sales", "cancelled-callback \(id)",
                    "moved-callback \(other)", "paused sales", "resumed sales", "read-pushes \(chat)",
                    "listed-callbacks ", "cancelled-callback \(other)", "exported-callbacks ", "changed-hours hours",
                    "removed-hours hours",
                ])
        }
    }

    @Test("signing in and out leaves rows, also a wrong password; what is no account's name is not told")
    func doors() async throws {
        try await Self.run { desk, _ async throws in
            let signIns = desk.browser.signIns
            for (user, password) in [("kim", "wrong horse"), ("my password", "kim")] {
                _ = await #expect(throws: DeskFault.signInFailed) {
                    try await signIns.signIn(user: user, password: password, from: "198.51.100.1", marks: [])
                }
            }
            #expect(try await desk.post("sign-out", "{}") == 204)
            #expect(try await desk.post("sign-out", "{}") == 204)
            let rows = try await desk.rows().dropFirst(2)
            #expect(rows.map(\.act) == ["sign-in-failed", "sign-in-failed", "signed-out"])
            #expect(rows.map(\.account) == ["kim", "", "kim"])
            #expect(rows.map(\.address) == ["198.51.100.1", "198.51.100.1", "192.0.2.7"])
        }
    }

    @Test("changes of accounts leave rows, and renewed secrets")
    func accounts() async throws {
        try await Self.run { desk, _ async throws in
            let accounts = DeskAccounts(desk.browser.node.store, cost: .small)
            try await accounts.add("lee", nickname: "Lee", role: .agent, password: "correct horse")
            try await accounts.set("lee", role: .supervisor, services: nil)
            try await accounts.setPassword("another horse", of: "lee")
            try await accounts.remove("lee")
            try await InstallationSecret.renew(in: desk.browser.node.store, ids: SystemIDs())
            let rows = try await desk.rows().dropFirst(2)
            #expect(
                rows.map(\.act) == [
                    "added-account", "changed-account", "changed-password", "removed-account", "renewed-secrets",
                ])
            #expect(rows.map(\.subject) == ["lee", "lee", "lee", "lee", ""])
        }
    }

    @Test("where the row cannot be written, nothing is read and nothing is done")
    func full() async throws {
        try await Self.run { desk, chat async throws in
            let store = try #require(desk.browser.node.store as? MemoryStore)
            store.failCommits { commit in
                commit.changes.contains { if case .tell = $0 { true } else { false } }
                    ? StoreError(.full, "the disk is full") : nil
            }
            for path in ["chats/\(chat)", "callbacks", "audit"] { #expect(try await desk.get(path) == 503, "\(path)") }
            #expect(try await desk.post("chats/\(chat)/take", "{}") == 503)
            #expect(try await desk.post("sign-out", "{}") == 503)
            await #expect(throws: (any Error).self) {
                try await desk.browser.signIns.signIn(user: "kim", password: "correct horse", from: "1", marks: [])
            }
            store.failCommits(nil)
            #expect(try await store.chat(ChatID(chat))?.takenBy == nil)
            #expect(try await desk.get("chats/\(chat)") == 200)
        }
    }

    @Test("auditors page through the trail with filters")
    func page() async throws {
        try await Self.run { desk, chat async throws in
            #expect(try await desk.get("chats/\(chat)") == 200)
            #expect(try await desk.post("chats/\(chat)/take", "{}") == 200)
            #expect(try await desk.post("chats/\(chat)/end", "{}") == 200)
            let first = try await desk.json("audit?limit=2")
            #expect(first["rows"]?.array?.compactMap { $0["act"]?.string } == ["ended-chat", "took-chat"])
            let next = try #require(first["next"]?.int)
            let second = try await desk.json("audit?limit=9&before=\(next)")
            #expect(
                second["rows"]?.array?.compactMap { $0["act"]?.string } == ["read-chat", "signed-in", "added-account"])
            #expect(second["next"] == nil && second["acts"]?.array?.count == TrailAct.allCases.count)
            let found = try await desk.json("audit?account=kim&act=took-chat&subject=\(chat)")
            #expect(found["rows"]?.array?.count == 1)
            // That it was looked at is told, once an hour.
            #expect(try await desk.rows().filter { $0.act == "read-audit" }.count == 1)
            for wrong in ["limit=0", "limit=501", "before=x", "from=-1"] {
                #expect(try await desk.get("audit?\(wrong)") == 400, "\(wrong)")
            }
        }
    }

    // MARK: - A node with a chat, and an admin at the desk

    private struct Person {
        let browser: GMSBrowser
        let cookie: String

        private var fields: [HTTPField] {
            [HTTPField(name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(cookie)")] + Self.peer
        }

        private static let peer =
            HTTPField.Name("x-beckon-peer").map { [HTTPField(name: $0, value: "192.0.2.7")] } ?? []

        func get(_ path: String) async throws -> Int {
            try await browser.send(.get, "/desk/api/\(path)", fields: fields).status
        }

        func json(_ path: String) async throws -> JSONValue {
            try JSONValue(parsing: try await browser.send(.get, "/desk/api/\(path)", fields: fields).bytes)
        }

        func post(_ path: String, _ body: String) async throws -> Int {
            try await browser.send(.post, "/desk/api/\(path)", body, fields: fields).status
        }

        func operate(_ method: HTTPRequest.Method, _ path: String, _ body: String = "") async throws -> Int {
            try await browser.send(method, path, body, basic: "kim:correct horse", fields: Self.peer).status
        }

        func book() async throws -> String {
            let answer = try await browser.send(
                .post, "/genesys/1/service/callback/sales",
                #"{"_customer_number":"2025550119","_desired_time":"2026-11-20T10:00:00.000Z"}"#)
            return try #require(try JSONValue(parsing: answer.bytes)["_id"]?.string)
        }

        /// All rows, which are one whole chain.
        func rows() async throws -> [TrailEntry] {
            let rows = try await browser.node.store.trail(after: 0, limit: 999)
            var check = TrailCheck { _ in false }
            for row in rows { #expect(check.add(row) == nil) }
            return rows.map(\.entry)
        }
    }

    private static func run(_ body: (Person, String) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            var sales = ServiceOptions(name: "sales", kind: .callback)
            sales.limits.refusesImpossibleNumbers = false
            sales.limits.queueCheck = .off
            sales.slots.length = .hour
            sales.slots.mostOfSlot = 2
            settings.services = [ServiceOptions(name: "support", kind: .chat), sales]
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            try await DeskAccounts(browser.node.store, cost: .small, time: browser.node.time).add(
                "kim", nickname: "Kim", role: .admin, password: "correct horse")
            let cookies = try await browser.signIns.signIn(
                user: "kim", password: "correct horse", from: "192.0.2.7", marks: [])
            try await body(Person(browser: browser, cookie: cookies.session), client.chat.chatID)
        }
    }
}
