import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonGMS
@testable import BeckonServer

/// Office hours and capacities that are changed while the gateway runs.
@Suite struct GMSTenantsTests {
    private static let path = "/genesys/1/tenants"
    private static let open = #"{"service.bank":{"_service":"office-hours","_bh_regular1":"Mon-Sun 00:00-24:00"}}"#
    private static let closed = #"{"service.bank":{"_service":"office-hours","_bh_regular1":"Mon-Fri 07:00-08:00"}}"#

    @Test("a stored section wins over the file's, is told by GET, holds on another node, and its deletion ends it")
    func life() async throws {
        try await Self.run { browser async throws in
            #expect(try await browser.send(.post, Self.path, Self.open, basic: "gms:all") == Self.empty)
            let listing = #"{"service.bank":{"_bh_regular1":"Mon-Sun 00:00-24:00","_service":"office-hours"}}"#
            #expect(try await browser.send(.get, Self.path, basic: "gms:all").body == listing)
            #expect(try await Self.isOpen(browser.node))
            // Another node on the same store, as after a restart.
            let other = SimulatedNode(store: browser.node.store, time: browser.node.time) { Self.change(&$0) }
            #expect(try await !Self.isOpen(other))
            await other.core.timers.turn(5)
            #expect(try await Self.isOpen(other))
            let gone = try await browser.send(.delete, Self.path, #"["service.bank"]"#, basic: "gms:all")
            #expect(gone == Self.empty)
            #expect(try await !Self.isOpen(browser.node))
            await other.core.timers.turn(10)
            #expect(try await !Self.isOpen(other))
            let again = try await browser.send(.delete, Self.path, #"["service.bank"]"#, basic: "gms:all")
            #expect(again.status == 400 && again.body.contains("settings file"))
        }
    }

    @Test("a stored section that cannot be read holds back no other one, and can be deleted")
    func unreadable() async throws {
        try await Self.run { browser async throws in
            let store = browser.node.store
            _ = try await store.commit([Commit([.putSetting(name: "calendar broken", value: "{")])])
            #expect(try await browser.send(.post, Self.path, Self.open, basic: "gms:all") == Self.empty)
            #expect(try await Self.isOpen(browser.node))
            let other = SimulatedNode(store: store, time: browser.node.time) { Self.change(&$0) }
            await other.core.timers.turn(5)
            #expect(try await Self.isOpen(other))
            let gone = try await browser.send(.delete, Self.path, #"["service.broken"]"#, basic: "gms:all")
            #expect(gone == Self.empty)
            #expect(try await store.setting("calendar broken") == "")
            #expect(try await browser.send(.put, Self.path, basic: "gms:all").status == 405)
        }
    }

    @Test(
        "what cannot be read changes nothing",
        arguments: [
            "", "{}", "[]", "x", #"{"bank":{}}"#, #"{"service.bank":1}"#, #"{"service.bank":{}}"#,
            #"{"service.":{"_service":"capacity"}}"#, #"{"service.callback":{"_service":"capacity"}}"#,
            #"{"service...":{"_service":"capacity"}}"#, #"{"service.sales":{"_service":"capacity"}}"#,
            #"{"service.bank":{"_service":"capacity"}}"#, #"{"service.new":{"_service":"callback"}}"#,
            #"{"service.new":{"_service":"capacity","_capacity_1":{}}}"#,
            #"{"service.new":{"_service":"capacity","_capacity_1":"[[[["}}"#,
            #"{"service.new":{"_service":"capacity","password":"x"}}"#,
            #"{"service.new":{"_service":"office-hours","_timezone":"Mars/Base"}}"#,
            #"{"service.new":{"_service":"office-hours","_include_r1":"none"}}"#,
            #"{"service.good":{"_service":"capacity"},"service.new":{"_service":"office-hours","_holiday1":"x"}}"#,
            #"{"service.new":\#(String(repeating: "[", count: 5_000))}"#,
            #"{"service.new":{"_service":"capacity","_type":"\#(String(repeating: "a", count: 65_536))"}}"#,
        ])
    func refused(body: String) async throws {
        try await Self.run { browser async throws in
            let fields = body.isEmpty ? [HTTPField(name: .contentType, value: "application/json")] : []
            let answer = try await browser.send(.post, Self.path, body, basic: "gms:all", fields: fields)
            #expect(answer.status == 400, "\(answer.body.prefix(200))")
            #expect(try JSONValue(parsing: answer.body)["code"]?.int == 400)
            #expect(try await browser.node.store.settings(startingWith: "calendar ", limit: 10).isEmpty)
        }
    }

    @Test("administrators alone may do it; another content type is told in plain text")
    func people() async throws {
        try await Self.run { browser async throws in
            let accounts = DeskAccounts(browser.node.store, cost: .small)
            for role in DeskAccount.Role.allCases {
                try await accounts.add(role.rawValue, nickname: "n", role: role, password: "correct horse")
            }
            let expected = [
                (nil, 401), ("agent:correct horse", 403), ("callback-read-only:correct horse", 403),
                ("supervisor:correct horse", 403), ("admin:correct horse", 200), ("gms:all", 200),
            ]
            for (basic, status) in expected {
                #expect(try await browser.send(.get, Self.path, basic: basic).status == status)
                #expect(try await browser.send(.post, Self.path, Self.open, basic: basic).status == status)
            }
            let plain = try await browser.send(.post, Self.path, basic: "gms:all")
            #expect(plain.status == 415)
            #expect(plain.headers[.contentType] == "text/plain;charset=UTF-8")
        }
    }

    @Test("a booked callback that the new hours do not take is kept and told")
    func conflicts() async throws {
        try await Self.run { browser async throws in
            _ = try await browser.send(.post, Self.path, Self.open, basic: "gms:all")
            let made = try await browser.send(
                .post, "/genesys/1/service/callback/sales",
                #"{"_customer_number":"2025550101","_desired_time":"2026-11-20T20:00:00.000Z"}"#, basic: "gms:all")
            let id = try #require(try JSONValue(parsing: made.body)["_id"]?.string)
            let url = "/genesys/1/admin/callback/conflicts?service_name=sales"
            #expect(try await browser.send(.get, url, basic: "gms:all").body == "[]")
            #expect(try await browser.send(.post, Self.path, Self.closed, basic: "gms:all") == Self.empty)
            let told = """
                [{"_id":"\(id)","_service_name":"sales","_desired_time":"2026-11-20T20:00:00.000Z","reason":"closed"}]
                """
            #expect(try await browser.send(.get, url, basic: "gms:all").body == told)
            #expect(try await browser.node.core.callbacks.callback(ServiceID(id))?.state == .scheduled)
        }
    }

    private static let empty = GMSBrowser.Answer(
        status: 200, body: "",
        headers: [.cacheControl: "no-store", .contentLength: "0", .xContentTypeOptions: "nosniff"])

    private static func isOpen(_ node: SimulatedNode) async throws -> Bool {
        let noon = try #require(Timestamp(utc: "2026-11-20T12:00:00.000Z"))
        return node.core.calendars.calendar.hours.isOpen("bank", at: noon) == true
    }

    private static func change(_ settings: inout Settings) {
        var sales = ServiceOptions(name: "sales", kind: .callback)
        sales.slots.hours = "bank"
        sales.limits.refusesPremiumNumbers = false
        sales.limits.refusesImpossibleNumbers = false
        settings.services = [sales]
        let bank = (try? OfficeHours(reading: ["_bh_regular1": "Mon-Fri 07:00-08:00"])) ?? OfficeHours()
        settings.calendar =
            (try? ServiceCalendar(hours: ["bank": bank], capacities: [:], zones: SystemZones())) ?? ServiceCalendar()
        settings.access.server = BasicCredentials(user: "gms", password: "all")
        settings.http.maxBodyBytes = 262_144
    }

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run({ change(&$0) }, body)
    }
}
