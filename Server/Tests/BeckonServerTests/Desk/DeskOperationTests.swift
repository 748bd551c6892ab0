import Beckon
import BeckonJSON
import Foundation
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonNode
@testable import BeckonServer

/// What roles may: the table, the interface that asks it, and the documentation that shows it.
@Suite("Roles") struct DeskOperationTests {
    // MARK: - The table is complete

    @Test(
        "each route of the desk's and the operator's interface is an operation of the table, and each operation a route"
    )
    func complete() async throws {
        try await Self.run { browser, _, _ async throws in
            let open = ["GET /genesys/1/admin/node/status"]
            let routes = browser.routes.filter { route in
                ["/desk/api/", "/genesys/1/admin/", "/genesys/1/tenants"].contains { route.contains(" \($0)") }
                    && !route.hasPrefix("HEAD ") && !open.contains(route)
            }
            #expect(routes.count > 25)
            for route in routes {
                let parts = route.split(separator: " ").map(String.init)
                let method = try #require(HTTPRequest.Method(parts[0]))
                // A route that only refuses its method is no operation.
                if try await browser.send(method, parts[1]).status == 405 { continue }
                #expect(DeskOperation.allCases.contains { Self.fits($0, route) }, "\(route) is not in DeskOperation")
            }
            for operation in DeskOperation.allCases {
                #expect(routes.contains { Self.fits(operation, $0) }, "\(operation.rawValue) is no route")
            }
            // The last part of a path says which of a chat's acts is meant.
            for action in DeskRoutes.ChatAction.allCases {
                #expect(action.operation.rawValue == "POST /desk/api/chats/{chat}/\(action.rawValue)")
            }
        }
    }

    /// Whether an operation is one of a route's; a parameter of the route stands for any word.
    private static func fits(_ operation: DeskOperation, _ route: String) -> Bool {
        let (own, parts) = (operation.rawValue.split(separator: "/"), route.split(separator: "/"))
        return own.count == parts.count
            && zip(own, parts).allSatisfy { $0 == $1 || $1.hasPrefix("{") || $1.hasPrefix(":") }
    }

    // MARK: - Each role, each operation

    /// A request for an operation, and the answer where the account sees other services than that of the request.
    private struct Sample {
        let path: String
        var body = ""
        var type = "application/json"
        /// Nil where services do not matter.
        var otherServices: Int?
    }

    private static func sample(_ operation: DeskOperation, _ chat: String, _ callback: String) -> Sample {
        func of(_ path: String, _ body: String = "{}") -> Sample {
            Sample(path: "/desk/api/\(path)", body: body, otherServices: 404)
        }
        func free(_ path: String, _ body: String = "") -> Sample { Sample(path: path, body: body) }
        let (chats, admin) = ("chats/\(chat)", "/genesys/1/admin/callback")
        let hours = #"{"service.hours":{"_service":"office-hours","_bh_regular1":"Mon-Sun 00:00-24:00"}}"#
        return switch operation {
        case .signIn, .signOut: free("/desk/api/sign-out", "{}")
        case .seeWaysIn: free("/desk/api/sign-in")
        case .signInByCode: free("/desk/api/sign-in/code", "{}")
        case .beginFactor: free("/desk/api/sign-in/enrolment", "{}")
        case .signInByFactor: free("/desk/api/sign-in/confirm", "{}")
        case .seeOwnAccount: free("/desk/api/own")
        case .changeOwnPassword: free("/desk/api/own/password", "{}")
        case .endOwnSignIns: free("/desk/api/own/sign-ins/end", "{}")
        case .setUpOwnFactor: free("/desk/api/own/enrolment", "{}")
        case .confirmOwnFactor: free("/desk/api/own/enrolment/confirm", "{}")
        case .renewOwnRecoveryCodes: free("/desk/api/own/recovery-codes", "{}")
        case .removeOwnFactor: free("/desk/api/own/second-factor/remove", "{}")
        case .seeWork: free("/desk/api/work")
        case .hearNews: free("/desk/api/events")
        case .seeAgents: of("agents?chat=\(chat)", "")
        case .readChat: of(chats, "")
        case .fetchFile: of("\(chats)/files/none", "")
        case .explainPush: of("\(chats)/pushes/1", "")
        case .sendFile:
            Sample(
                path: "/desk/api/\(chats)/files?name=a.png", body: "x", type: "application/octet-stream",
                otherServices: 404)
        case .take: of("\(chats)/take")
        case .takeOver: of("\(chats)/take-over")
        case .leave: of("\(chats)/leave", #"{"key":"l"}"#)
        case .transfer: of("\(chats)/transfer", #"{"to":null,"key":"t"}"#)
        case .end: of("\(chats)/end")
        case .send: of("\(chats)/send", #"{"text":"a","key":"1"}"#)
        case .notice: of("\(chats)/notice", #"{"text":"a","key":"2"}"#)
        case .pushURL: of("\(chats)/push-url", #"{"url":"https://example.com","key":"3"}"#)
        case .typing: of("\(chats)/typing", #"{"on":true}"#)
        case .markRead: of("\(chats)/read", #"{"position":1}"#)
        case .readCallback: of("callbacks/\(callback)", "")
        case .reportCallback: of("callbacks/\(callback)/offer")
        case .listCallbacks: of("callbacks?service=sales", "")
        case .moveCallback: of("callbacks/\(callback)/move", #"{"time":null}"#)
        case .seeSlots: of("slots?service=sales", "")
        case .seePauses: free("/desk/api/pauses")
        case .pause: of("pauses", #"{"name":"sales","paused":false}"#)
        case .seeAgentSides: free("/desk/api/agent-sides")
        case .seeStatus: free("/desk/api/status")
        case .readTrail: free("/desk/api/audit")
        case .listQueues: Sample(path: "\(admin)/queues?target=sales", otherServices: 404)
        case .countQueues: Sample(path: "\(admin)/watermarks?service_name=sales", otherServices: 404)
        case .seeConflicts: Sample(path: "\(admin)/conflicts?service_name=sales", otherServices: 404)
        case .cancelCallbacks: free("\(admin)/cancel", #"{"ids":["none"]}"#)
        case .exportCallbacks: free("\(admin)/reportcancelled", "{}")
        case .seeTenants: free("/genesys/1/tenants")
        case .changeTenants: Sample(path: "/genesys/1/tenants", body: hours, otherServices: 403)
        case .removeTenants: Sample(path: "/genesys/1/tenants", body: #"["service.hours"]"#, otherServices: 403)
        }
    }

    @Test(
        "each operation is allowed or refused as the table says, for each role and its services",
        arguments: DeskAccount.Role.allCases)
    func matrix(role: DeskAccount.Role) async throws {
        try await Self.run { browser, chat, callback async throws in
            // A stream of news ends at once.
            browser.node.core.feed.close()
            let people: [(String, [String])] = [
                ("all", []), ("own", ["support", "sales", "hours"]), ("other", ["elsewhere"]),
            ]
            for (name, services) in people {
                let person = try await Person(browser, "\(role.rawValue)-\(name)", role, services)
                let last: Set<DeskOperation> = [.signOut]
                for operation in DeskOperation.allCases.filter({ !last.contains($0) }) + last where operation != .signIn
                {
                    let sample = Self.sample(operation, chat, callback)
                    let status = try await person.send(operation, sample)
                    let what = "\(role.rawValue) with \(name) services: \(operation.rawValue)"
                    if !operation.roles.contains(role) {
                        #expect(status == 403, "\(what)")
                    } else if name == "other", let refused = sample.otherServices {
                        #expect(status == refused, "\(what)")
                    } else {
                        #expect(status != 401 && status != 403, "\(what)")
                    }
                }
            }
        }
    }

    @Test("without a sign-in every operation but the signing in is refused")
    func strangers() async throws {
        try await Self.run { browser, chat, callback async throws in
            let open: [DeskOperation] = [
                .signIn, .signInByCode, .beginFactor, .signInByFactor, .seeWaysIn, .signOut,
            ]
            for operation in DeskOperation.allCases where !open.contains(operation) {
                let sample = Self.sample(operation, chat, callback)
                let method = try #require(HTTPRequest.Method(String(operation.rawValue.prefix { $0 != " " })))
                let answer = try await browser.send(method, sample.path, sample.body, type: sample.type)
                #expect(answer.status == 401, "\(operation.rawValue)")
            }
        }
    }

    @Test("docs/desk.md shows the table")
    func documented() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../docs/desk.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for operation in DeskOperation.allCases {
            let cells = DeskAccount.Role.allCases.map { $0.may(operation) ? "yes" : "" }
            let line = "| `\(operation.rawValue)` | " + cells.joined(separator: " | ") + " |"
            #expect(text.contains(line), "\(line)")
        }
        let roles = DeskAccount.Role.allCases.map { "`\($0.rawValue)`" }.joined(separator: " | ")
        #expect(text.contains("| operation | \(roles) |"))
    }

    // MARK: - Services

    @Test("whoever is restricted to services sees their chats alone: in the list, its counts, and among agents")
    func sight() async throws {
        try await Self.run { browser, chat, _ async throws in
            let own = try await Person(browser, "own", .agent, ["support"])
            let other = try await Person(browser, "other", .agent, ["sales"])
            let all = try await Person(browser, "all", .agent, [])
            #expect(try await own.json("work")["chats"]?.array?.compactMap { $0["id"]?.string } == [chat])
            #expect(try await all.json("work")["chats"]?.array?.count == 1)
            let work = try await other.json("work")
            #expect(work["chats"]?.array?.isEmpty == true && work["callbacks"]?.array?.count == 1)
            #expect(work["more"]?["chats"]?.int == 0 && work["next"] == nil)
            let agents = try await own.json("agents?chat=\(chat)")["agents"]?.array?.compactMap { $0["user"]?.string }
            #expect(agents == ["all", "own"])
            #expect(try await own.post("chats/\(chat)/take", "{}") == 200)
            #expect(try await own.post("chats/\(chat)/transfer", #"{"to":"other","key":"1"}"#) == 400)
            #expect(try await own.post("chats/\(chat)/transfer", #"{"to":"all","key":"2"}"#) == 200)
        }
    }

    // MARK: - A node with a chat and a callback

    private struct Person {
        let browser: GMSBrowser
        let user: String
        let cookie: String

        init(_ browser: GMSBrowser, _ user: String, _ role: DeskAccount.Role, _ services: [String]) async throws {
            (self.browser, self.user) = (browser, user)
            try await DeskAccounts(browser.node.store, cost: .small).add(
                user, nickname: user, role: role, password: "correct horse", services: services)
            cookie = try await browser.signIns.signIn(user: user, password: "correct horse", from: user, marks: [])
                .session
        }

        private var field: HTTPField {
            HTTPField(name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(cookie)")
        }

        func send(_ operation: DeskOperation, _ sample: Sample) async throws -> Int {
            let method = try #require(HTTPRequest.Method(String(operation.rawValue.prefix { $0 != " " })))
            let isDesk = sample.path.hasPrefix("/desk/")
            return try await browser.send(
                method, sample.path, sample.body, basic: isDesk ? nil : "\(user):correct horse",
                fields: isDesk ? [field] : [], type: sample.type
            ).status
        }

        func json(_ path: String) async throws -> JSONValue {
            try JSONValue(parsing: try await browser.send(.get, "/desk/api/\(path)", fields: [field]).bytes)
        }

        func post(_ path: String, _ body: String) async throws -> Int {
            try await browser.send(.post, "/desk/api/\(path)", body, fields: [field]).status
        }
    }

    private static func run(_ body: (GMSBrowser, String, String) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            var sales = ServiceOptions(name: "sales", kind: .callback)
            sales.limits.refusesImpossibleNumbers = false
            sales.limits.queueCheck = .off
            settings.services = [ServiceOptions(name: "support", kind: .chat), sales]
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            let answer = try await browser.send(
                .post, "/genesys/1/service/callback/sales", #"{"_customer_number":"2025550119"}"#)
            let callback = try #require(try JSONValue(parsing: answer.bytes)["_id"]?.string)
            try await body(browser, client.chat.chatID, callback)
        }
    }
}
