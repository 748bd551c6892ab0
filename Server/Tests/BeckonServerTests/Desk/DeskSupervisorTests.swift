import Beckon
import BeckonJSON
import BeckonNode
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonServer

/// The desk's interface for supervisors, over HTTP.
@Suite struct DeskSupervisorTests {
    private static let now: Int64 = 1_795_161_600_000  // 2026-11-20T08:00:00Z

    @Test("supervisors list callbacks by service, state and time, page by page")
    func list() async throws {
        try await Self.run { _, desk async throws in
            var ids: [String] = []
            for hour in 9...13 { ids.append(try await desk.book("sales", hour: hour)) }
            let other = try await desk.book("bank", hour: 12)
            #expect(try await desk.ids("callbacks?service=sales") == ids)
            #expect(try await desk.ids("callbacks").count == 6)
            #expect(try await desk.ids("callbacks?service=bank&states=SCHEDULED,QUEUED") == [other])
            #expect(try await desk.ids("callbacks?states=COMPLETED") == [])
            #expect(try await desk.ids("callbacks?number=2025550120") == [ids[1]])
            let hour = Self.now + 3 * 3_600_000
            #expect(
                try await desk.ids("callbacks?service=sales&from=\(hour)&until=\(hour + 3_600_001)") == [
                    ids[2], ids[3],
                ])
            var (seen, next) = ([String](), "")
            for _ in 0..<3 {
                let page = try await desk.get("callbacks?service=sales&limit=2&after=\(next)")
                seen += page.body["callbacks"]?.array?.compactMap { $0["id"]?.string } ?? []
                next = page.body["next"]?.string ?? ""
            }
            #expect(seen == ids)
            #expect(next.isEmpty)
        }
    }

    @Test("what cannot be read is refused in the desk's words")
    func unreadable() async throws {
        try await Self.run { _, desk async throws in
            let paths = [
                "callbacks?from=x", "callbacks?from=2&until=1", "callbacks?limit=0", "callbacks?limit=501",
                "callbacks?after=x", "callbacks?states=NONE", "callbacks?from=99999999999999999",
                "callbacks?from=-9223372036854775808", "callbacks?until=9223372036854775807", "callbacks?from=-1",
                "callbacks?until=253402300800000", "callbacks?limit=-9223372036854775808",
                "callbacks?after=-9223372036854775808.x", "callbacks?after=9223372036854775807.x",
                "slots?service=sales&from=-9223372036854775808", "slots?service=sales&until=9223372036854775807",
                "slots", "slots?service=sales&from=2&until=1", "slots?service=sales&from=0&until=999999999",
            ]
            for path in paths { #expect(try await desk.get(path).status == 400, "\(path)") }
            let id = try await desk.book("sales", hour: 9)
            for time in ["-1", "253402300800000", "9223372036854775807", "-9223372036854775808", "1e308", "1.5"] {
                #expect(try await desk.post("callbacks/\(id)/move", #"{"time":\#(time)}"#).status == 400, "\(time)")
            }
            #expect(try await desk.get("callbacks?service=none").status == 404)
            #expect(try await desk.get("slots?service=none").status == 404)
        }
    }

    @Test("a day's slots tell their load; a move frees the old slot and takes the new one")
    func slotsAndMove() async throws {
        try await Self.run { _, desk async throws in
            let id = try await desk.book("sales", hour: 9)
            let path = "slots?service=sales&from=\(Self.now)&until=\(Self.now + 16 * 3_600_000)"
            let day = try await desk.get(path).body
            #expect(day["minutes"]?.int == 60)
            #expect(day["slots"]?.array?[1] == ["start": .integer(Self.now + 3_600_000), "taken": 1, "total": 2])
            #expect(try await desk.taken(path) == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
            let moved = try await desk.post("callbacks/\(id)/move", #"{"time":\#(Self.now + 2 * 3_600_000)}"#)
            #expect(moved.status == 200)
            #expect(moved.body["desiredTime"]?.int == Int(Self.now + 2 * 3_600_000))
            #expect(try await desk.taken(path).prefix(3) == [0, 0, 1])
            #expect(try await desk.get("slots?service=sales").body["slots"]?.array?.count == 24)
            for _ in 0..<2 { _ = try await desk.book("sales", hour: 12) }
            let full = try await desk.post("callbacks/\(id)/move", #"{"time":\#(Self.now + 4 * 3_600_000)}"#)
            #expect(full.status == 400)
            #expect(full.body["error"]?.string == "callback-refused")
            for body in ["{}", #"{"time":"now"}"#] {
                #expect(try await desk.post("callbacks/\(id)/move", body).status == 400)
            }
            #expect(try await desk.post("callbacks/none/move", #"{"time":null}"#).status == 404)
            #expect(
                try await desk.post("callbacks/\(id)/move", #"{"time":null}"#).body["state"]?.string == "QUEUED")
            #expect(try await desk.post("callbacks/\(id)/cancel", "{}").body["reason"]?.string == "CANCELLED_BY_ADMIN")
        }
    }

    @Test("a supervisor pauses a service or all, and ends the pause")
    func pause() async throws {
        try await Self.run { _, desk async throws in
            func paused(_ body: String) async throws -> JSONValue? {
                try await desk.post("pauses", body).body["paused"]
            }
            #expect(try await desk.get("pauses").body == ["paused": []])
            #expect(try await paused(#"{"name":"sales","paused":true}"#) == ["sales"])
            #expect(try await desk.get("pauses").body == ["paused": ["sales"]])
            #expect(try await paused(#"{"name":"sales","paused":false}"#) == [])
            #expect(try await paused(#"{"name":"all","paused":true}"#) == ["bank", "sales", "all"])
            #expect(try await paused(#"{"name":"all","paused":false}"#) == [])
            #expect(try await desk.post("pauses", #"{"name":"sales"}"#).status == 400)
            #expect(try await desk.post("pauses", #"{"name":"none","paused":true}"#).status == 404)
        }
    }

    @Test("services that are paused together are paused only by who sees all of them")
    func pausedTogether() async throws {
        try await Self.run({ $0.pauseID = "together" }) { browser, desk async throws in
            let banker = try await Person(browser, "banker", .supervisor, ["bank"])
            for name in ["bank", "all"] {
                #expect(try await banker.post("pauses", #"{"name":"\#(name)","paused":true}"#).status == 403)
            }
            #expect(
                try await desk.post("pauses", #"{"name":"sales","paused":true}"#).body == ["paused": ["bank", "sales"]])
            #expect(try await banker.get("pauses").body == ["paused": ["bank"]])
            #expect(try await desk.post("pauses", #"{"name":"bank","paused":false}"#).body == ["paused": []])
        }
    }

    @Test("a role decides who sees and who changes, and a restriction what there is")
    func people() async throws {
        try await Self.run { browser, _ async throws in
            let boss = try await Person(browser, "boss", .admin)
            let agent = try await Person(browser, "agent", .agent)
            let reader = try await Person(browser, "reader", .readOnly)
            let banker = try await Person(browser, "banker", .supervisor, ["bank"])
            let id = try await boss.book("sales", hour: 9)
            for path in ["callbacks", "pauses", "slots?service=sales"] {
                #expect(try await agent.get(path).status == 403)
                #expect(try await agent.get(path).body["error"]?.string == "forbidden")
                #expect(try await reader.get(path).status == 200)
                #expect(try await boss.get(path, signedIn: false).status == 401)
            }
            let changes = [
                ("callbacks/\(id)/move", #"{"time":null}"#), ("callbacks/\(id)/cancel", "{}"),
                ("pauses", #"{"name":"sales","paused":true}"#), ("chats/none/take", "{}"),
            ]
            for (path, body) in changes { #expect(try await reader.post(path, body).status == 403, "\(path)") }
            #expect(try await reader.get("callbacks").body["mayChange"]?.bool == false)
            #expect(try await reader.get("callbacks").body["services"] == ["bank", "sales"])
            #expect(try await banker.get("callbacks").body["services"] == ["bank"])
            // For the banker sales does not exist.
            #expect(try await banker.ids("callbacks") == [])
            #expect(try await banker.get("callbacks?service=sales").status == 404)
            #expect(try await banker.get("callbacks/\(id)").status == 404)
            #expect(try await banker.get("slots?service=sales").status == 404)
            for (path, body) in changes.prefix(3) {
                #expect(try await banker.post(path, body).status == 404, "\(path)")
            }
            #expect(try await banker.get("work").body["callbacks"]?.array?.isEmpty == true)
            #expect(try await boss.get("callbacks/\(id)").body["state"]?.string == "SCHEDULED")
        }
    }

    /// A person who is signed in at the desk.
    private struct Person {
        let browser: GMSBrowser
        let cookie: String

        init(_ browser: GMSBrowser, _ user: String, _ role: DeskAccount.Role, _ services: [String] = []) async throws {
            self.browser = browser
            try await DeskAccounts(browser.node.store, cost: .small).add(
                user, nickname: user, role: role, password: "correct horse", services: services)
            cookie = try await browser.signIns.signIn(
                user: user, password: "correct horse", from: "1", marks: []
            ).session
        }

        func get(_ path: String, signedIn: Bool = true) async throws -> (status: Int, body: JSONValue) {
            try await send(.get, path, "", signedIn: signedIn)
        }

        func post(_ path: String, _ body: String) async throws -> (status: Int, body: JSONValue) {
            try await send(.post, path, body)
        }

        func ids(_ path: String) async throws -> [String] {
            try await get(path).body["callbacks"]?.array?.compactMap { $0["id"]?.string } ?? ["refused"]
        }

        func taken(_ path: String) async throws -> [Int] {
            try await get(path).body["slots"]?.array?.compactMap { $0["taken"]?.int } ?? []
        }

        /// Books a callback at a full hour of the day.
        func book(_ service: String, hour: Int) async throws -> String {
            let time = "2026-11-20T\(hour < 10 ? "0" : "")\(hour):00:00.000Z"
            let answer = try await browser.send(
                .post, "/genesys/1/service/callback/\(service)",
                #"{"_customer_number":"20255501\#(hour + 10)","_desired_time":"\#(time)"}"#)
            return try JSONValue(parsing: Array(answer.body.utf8))["_id"]?.string ?? answer.body
        }

        private func send(
            _ method: HTTPRequest.Method, _ path: String, _ body: String, signedIn: Bool = true
        ) async throws -> (status: Int, body: JSONValue) {
            let field = HTTPField(
                name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(signedIn ? cookie : "none")")
            let answer = try await browser.send(method, "/desk/api/\(path)", body, fields: [field])
            return (answer.status, try JSONValue(parsing: Array(answer.body.utf8)))
        }
    }

    private static func run(
        _ change: (inout ServiceOptions) -> Void = { _ in }, _ body: (GMSBrowser, Person) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            settings.services = ["sales", "bank"].map { name in
                var options = ServiceOptions(name: name, kind: .callback)
                options.limits.refusesImpossibleNumbers = false
                options.limits.queueCheck = .off
                options.slots.length = .hour
                options.slots.mostOfSlot = 2
                change(&options)
                return options
            }
        } _: { browser in
            try await body(browser, Person(browser, "ada", .supervisor))
        }
    }
}
