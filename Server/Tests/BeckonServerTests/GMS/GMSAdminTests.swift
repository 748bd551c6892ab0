import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonGMS
@testable import BeckonServer

/// The operator's operations over HTTP, with exact bodies.
@Suite struct GMSAdminTests {
    private static let admin = "/genesys/1/admin/callback"

    @Test("queues tells the records of a query by service, in a window around now, and the target even without any")
    func queues() async throws {
        try await Self.run { browser async throws in
            let near = try await start(
                browser, "sales", #"{"_customer_number":"2025550101","_desired_time":"2026-11-20T20:00:00.000Z"}"#)
            _ = try await start(
                browser, "sales", #"{"_customer_number":"2025550102","_desired_time":"2026-11-25T20:00:00.000Z"}"#)
            let url = "https://gms.example.com/genesys/1/service/callback/sales/\(near)"
            let record = """
                {"_id":"\(near)","_desired_time":"2026-11-20T20:00:00.000Z","_service_name":"sales",\
                "_callback_state":"SCHEDULED","_expiration_time":"2026-11-21T20:00:00.000Z","_customer_number":"2025550101",\
                "_url":"\(url)","url":"\(url)"}
                """
            let answer = try await browser.send(.get, "\(Self.admin)/queues?target=sales", basic: "gms:all")
            #expect(answer.status == 200)
            #expect(answer.body == #"{"sales":[\#(record)]}"#)
            let all = try await browser.send(.get, "\(Self.admin)/queues", basic: "gms:all").body
            #expect(all == #"{"sales":[\#(record)]}"#)
            for query in [
                "target=service", "target=service&states=QUEUED,SCHEDULED",
                "target=service&_customer_number=2025550101",
            ] {
                let none = try await browser.send(.get, "\(Self.admin)/queues?\(query)", basic: "gms:all")
                #expect(none.body == #"{"service":[]}"#)
            }
            let wide = "start_time=2026-11-20T00:00:00.000Z&end_time=2026-11-30T00:00:00.000Z"
            let filters = [
                ("", 2), ("&max=1", 1), ("&states=QUEUED", 0), ("&states=SCHEDULED", 2),
                ("&_customer_number=2025550102", 1),
                ("&_customer_number=!2025550102", 1), ("&_callback_state=SCHEDULED", 2),
            ]
            for (filter, count) in filters {
                let found = try await browser.send(
                    .get, "\(Self.admin)/queues?target=sales&\(wide)\(filter)", basic: "gms:all")
                #expect(try json(found)["sales"]?.array?.count == count, "\(filter)")
            }
        }
    }

    @Test(
        "what cannot be read is refused, with the body of callback errors",
        arguments: [
            ("queues?states=WAITING", 400), ("queues?start_time=now", 400), ("queues?max=0", 400),
            ("queues?start_time=2026-11-22T00:00:00Z&end_time=2026-11-21T00:00:00Z", 400), ("queues?unknown=1", 400),
            ("queues?target=none", 404), ("watermarks?service_name=none", 404),
        ])
    func refused(path: String, status: Int) async throws {
        try await Self.run { browser async throws in
            let answer = try await browser.send(.get, "\(Self.admin)/\(path)", basic: "gms:all")
            #expect(answer.status == status)
            #expect(try json(answer)["code"]?.int == status)
        }
    }

    @Test("watermarks counts what is in the queue, and lists named services with 0 as well")
    func watermarks() async throws {
        try await Self.run { browser async throws in
            for number in 1...3 {
                _ = try await start(browser, "sales", #"{"_customer_number":"202555010\#(number)"}"#)
            }
            let ended = try await start(browser, "sales", #"{"_customer_number":"2025550104"}"#)
            _ = try await browser.send(.delete, "/genesys/1/service/callback/sales/\(ended)", basic: "gms:all")
            _ = try await start(
                browser, "sales", #"{"_customer_number":"2025550105","_desired_time":"2026-11-20T20:00:00.000Z"}"#)
            _ = try await start(browser, "service", #"{"_customer_number":"2025550106"}"#)
            let all = try await browser.send(.get, "\(Self.admin)/watermarks", basic: "gms:all")
            #expect(all.body == #"{"services":{"sales":3,"service":1},"total":4}"#)
            let two = try await browser.send(
                .get, "\(Self.admin)/watermarks?service_name=sales&service_name=empty", basic: "gms:all")
            #expect(two.body == #"{"services":{"empty":0,"sales":3},"total":3}"#)
            try await browser.node.core.callbacks.pause("sales", true)
            #expect(
                try await browser.send(.get, "\(Self.admin)/watermarks?service_name=sales", basic: "gms:all").body
                    == #"{"services":{"sales":0},"total":0}"#)
        }
    }

    @Test("a batch cancels what is not connected or over, and says so for each id")
    func cancel() async throws {
        try await Self.run { browser async throws in
            let waiting = try await start(browser, "sales", #"{"_customer_number":"2025550101"}"#)
            let talking = try await start(browser, "sales", #"{"_customer_number":"2025550102"}"#)
            _ = try await browser.node.core.callbacks.connect(ServiceID(talking))
            let body = #"{"reason":"CANCELLED_BY_ADMIN","ids":["\#(waiting)","\#(talking)","none","\#(waiting)"]}"#
            let answer = try await browser.send(.post, "\(Self.admin)/cancel", body, basic: "gms:all")
            #expect(answer.status == 200)
            let (done, missing) = (#"{"_ok_title":"Ok"}"#, #"{"_ok_title":"FAILURE_MISSING"}"#)
            #expect(answer.body == #"{"\#(waiting)":\#(done),"\#(talking)":\#(missing),"none":\#(missing)}"#)
            let ended = try await browser.node.core.callbacks.callback(ServiceID(waiting))
            #expect(ended?.reason == .cancelledByAdmin)
            #expect(try await browser.node.core.callbacks.callback(ServiceID(talking))?.state == .processing)
            let again = try await browser.send(
                .post, "\(Self.admin)/cancel", #"{"ids":["\#(waiting)"]}"#, basic: "gms:all")
            #expect(again.body == #"{"\#(waiting)":\#(missing)}"#)
        }
    }

    @Test(
        "a batch that cannot be read is refused",
        arguments: [
            "{}", #"{"ids":[]}"#, #"{"ids":[1]}"#, #"{"ids":"a"}"#, "[]", "x", #"{"ids":["a"],"reason":"CANCELLED"}"#,
            #"{"ids":[\#((0...300).map { "\"\($0)\"" }.joined(separator: ","))]}"#,
        ])
    func unreadableBatch(body: String) async throws {
        try await Self.run { browser async throws in
            #expect(try await browser.send(.post, "\(Self.admin)/cancel", body, basic: "gms:all").status == 400)
        }
    }

    @Test("the report is a table of those that the operator cancelled, with the properties asked for")
    func report() async throws {
        try await Self.run { browser async throws in
            let id = try await start(browser, "sales", #"{"_customer_number":"+4915123","note":"=1+1, \"x\""}"#)
            _ = try await start(browser, "sales", #"{"_customer_number":"2025550102"}"#)
            _ = try await browser.send(.post, "\(Self.admin)/cancel", #"{"ids":["\#(id)"]}"#, basic: "gms:all")
            let answer = try await browser.send(
                .post, "\(Self.admin)/reportcancelled",
                #"{"callback_reason":"CANCELLED_BY_ADMIN","exported_properties":["_id","_customer_number","note"]}"#,
                basic: "gms:all")
            #expect(answer.status == 200)
            #expect(answer.headers[.contentType] == "text/csv; charset=utf-8")
            #expect(answer.body == "_id,_customer_number,note\r\n\(id),+4915123,\"'=1+1, \"\"x\"\"\"\r\n")
            let usual = try await browser.send(.post, "\(Self.admin)/reportcancelled", "{}", basic: "gms:all")
            #expect(usual.body.hasPrefix(CancelledReport.usual.joined(separator: ",") + "\r\n\(id),sales,"))
            for body in [#"{"callback_reason":"x"}"#, #"{"exported_properties":[]}"#, #"{"exported_properties":"a"}"#] {
                #expect(
                    try await browser.send(.post, "\(Self.admin)/reportcancelled", body, basic: "gms:all").status == 400
                )
            }
        }
    }

    @Test(
        "cells are quoted and disarmed",
        arguments: [
            ("a", "a"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\r\nb", "\"a\r\nb\""), ("=1", "'=1"),
            ("@SUM(1)", "'@SUM(1)"), ("\tx", "'\tx"), ("\rx", "\"'\rx\""), ("-2+3", "'-2+3"), ("+1+cmd|x", "'+1+cmd|x"),
            ("+49 (151) 12-3", "+49 (151) 12-3"), ("-5", "-5"), ("a=1", "a=1"),
        ])
    func cells(value: String, cell: String) {
        #expect(CancelledReport.cell(value) == cell)
    }

    @Test("without credentials, with wrong ones and for agents the operator's side is closed")
    func people() async throws {
        try await Self.run { browser async throws in
            let accounts = DeskAccounts(browser.node.store, cost: .small)
            for role in DeskAccount.Role.allCases {
                try await accounts.add(role.rawValue, nickname: "n", role: role, password: "correct horse")
            }
            let paths: [(HTTPRequest.Method, String, String)] = [
                (.get, "queues", ""), (.get, "watermarks", ""), (.post, "reportcancelled", "{}"),
                (.post, "cancel", #"{"ids":["a"]}"#),
            ]
            let expected: [(String?, [Int])] = [
                (nil, [401, 401, 401, 401]), ("gms:wrong", [401, 401, 401, 401]),
                ("admin:wrong", [401, 401, 401, 401]), ("agent:correct horse", [403, 403, 403, 403]),
                ("callback-read-only:correct horse", [200, 200, 200, 403]),
                ("supervisor:correct horse", [200, 200, 200, 200]), ("admin:correct horse", [200, 200, 200, 200]),
                ("gms:all", [200, 200, 200, 200]),
            ]
            for (basic, statuses) in expected {
                for ((method, path, body), status) in zip(paths, statuses) {
                    let answer = try await browser.send(method, "\(Self.admin)/\(path)", body, basic: basic)
                    #expect(answer.status == status, "\(basic ?? "nobody") \(path)")
                    if status == 403 {
                        #expect(
                            answer.body
                                == #"{"code":403,"phrase":"Forbidden","message":"Requires permission","exception":"java.rmi.AccessException"}"#
                        )
                    }
                }
            }
            // A new role counts at once, and so does a new password.
            try await accounts.set("supervisor", role: .agent, services: nil)
            #expect(
                try await browser.send(.get, "\(Self.admin)/queues", basic: "supervisor:correct horse").status == 403)
            try await accounts.setPassword("battery staple", of: "admin")
            #expect(try await browser.send(.get, "\(Self.admin)/queues", basic: "admin:correct horse").status == 401)
            #expect(try await browser.send(.get, "\(Self.admin)/queues", basic: "admin:battery staple").status == 200)
        }
    }

    @Test("who is restricted to services or groups sees the others as if they did not exist")
    func restricted() async throws {
        try await Self.run { browser async throws in
            let accounts = DeskAccounts(browser.node.store, cost: .small)
            try await accounts.add(
                "ada", nickname: "Ada", role: .supervisor, password: "correct horse", services: ["sales", "south"])
            let ada = "ada:correct horse"
            let own = try await start(browser, "sales", #"{"_customer_number":"2025550101"}"#)
            let grouped = try await start(browser, "service", #"{"_customer_number":"2025550101"}"#)
            let foreign = try await start(browser, "empty", #"{"_customer_number":"2025550101"}"#)
            let seen = try json(try await browser.send(.get, "\(Self.admin)/queues", basic: ada))
            #expect(seen.object?.map(\.key) == ["sales", "service"])
            #expect(try await browser.send(.get, "\(Self.admin)/queues?target=empty", basic: ada).status == 404)
            #expect(
                try await browser.send(.get, "\(Self.admin)/watermarks", basic: ada).body
                    == #"{"services":{"sales":1,"service":1},"total":2}"#)
            #expect(
                try await browser.send(.get, "\(Self.admin)/watermarks?service_name=empty", basic: ada).status == 404)
            let cancelled = try json(
                try await browser.send(
                    .post, "\(Self.admin)/cancel", #"{"ids":["\#(own)","\#(grouped)","\#(foreign)"]}"#, basic: ada))
            #expect(cancelled[own]?["_ok_title"]?.string == "Ok")
            #expect(cancelled[grouped]?["_ok_title"]?.string == "Ok")
            #expect(cancelled[foreign]?["_ok_title"]?.string == "FAILURE_MISSING")
            #expect(try await browser.node.core.callbacks.callback(ServiceID(foreign))?.state == .queued)
            let table = try await browser.send(.post, "\(Self.admin)/reportcancelled", "{}", basic: "gms:all").body
            #expect(table.contains(own) && table.contains(grouped) && !table.contains(foreign))
        }
    }

    @Test("a service of the kind get tells the node's status by its own codes")
    func statusService() async throws {
        let settings = try Settings(yaml: "services: {up: {_service: get, _online_code: 204}, down: {type: get}}")
        try await GMSBrowser.run({ $0 = settings }) { browser async throws in
            func status(_ name: String) async throws -> GMSBrowser.Answer {
                try await browser.send(.get, "/genesys/1/service/\(name)")
            }
            // A node that has not joined yet, one that has, and one that is about to stop.
            #expect(try await status("down").status == 503)
            #expect(try await status("up").body == "OFFLINE")
            _ = try await browser.node.core.membership.turn()
            #expect(try await status("up").status == 204)
            #expect(try await status("up").body == "ONLINE")
            #expect(try await status("down").status == 200)
            browser.node.core.membership.beginDraining()
            #expect(try await status("up").status == 503)
        }
        #expect(StatusCodes().offline == 503)
        #expect(SettingsReading(yaml: "services: {up: {_service: get, _online_code: 7}}").problems.count == 1)
    }

    @Test("the node's status is open and says ONLINE; other methods are refused")
    func status() async throws {
        try await Self.run { browser async throws in
            let status = try await browser.send(.get, "/genesys/1/admin/node/status")
            #expect(status.status == 200)
            #expect(["ONLINE", "OFFLINE"].contains(status.body))
            let answer = try await browser.send(.delete, "\(Self.admin)/queues", basic: "gms:all")
            #expect(answer.status == 405)
            #expect(answer.headers[.allow] == "GET, HEAD")
            let head = try await browser.send(.head, "/genesys/1/admin/node/status")
            #expect(head.status == 200 && head.body.isEmpty && head.headers == status.headers)
        }
    }

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            var south = ServiceOptions(name: "service", kind: .callback)
            south.groups = ["south", "west"]
            settings.services = [
                ServiceOptions(name: "sales", kind: .callback), south, ServiceOptions(name: "empty", kind: .callback),
            ]
            for index in settings.services.indices {
                settings.services[index].limits.refusesImpossibleNumbers = false
                settings.services[index].limits.refusesPremiumNumbers = false
            }
            settings.access.server = BasicCredentials(user: "gms", password: "all")
        } _: {
            try await body($0)
        }
    }

    private func start(_ browser: GMSBrowser, _ service: String, _ body: String) async throws -> String {
        let answer = try await browser.send(.post, "/genesys/1/service/callback/\(service)", body, basic: "gms:all")
        return try json(answer)["_id"]?.string ?? "refused: \(answer.body)"
    }

    private func json(_ answer: GMSBrowser.Answer) throws -> JSONValue {
        try JSONValue(parsing: Array(answer.body.utf8))
    }
}
