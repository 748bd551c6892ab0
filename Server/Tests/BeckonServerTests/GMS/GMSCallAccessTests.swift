import Beckon
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonServer

/// `request-interaction`, `request-access` and `match-interaction` over HTTP.
@Suite struct GMSCallAccessTests {
    private static func withServices(_ settings: inout Settings) throws {
        settings = try Settings(
            yaml: """
                server: {username: gms, password: all, access_code_prefix: "7"}
                accessNumbers: {DNIS: ["+49305550100"]}
                services:
                  request-interaction: {_type: builtin, _service: request-interaction, _provide_code: true, username: app, password: one}
                  request-access: {_service: request-access, _ttl: 60, username: app, password: one}
                  match-interaction: {_type: builtin, _service: match-interaction}
                """)
    }

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run({ settings in try? withServices(&settings) }, body)
    }

    @Test("an app asks for a number, the call finds what the app sent, and a second call does not")
    func journey() async throws {
        try await Self.run { browser async throws in
            let asked = try await browser.send(
                .post, "/genesys/1/service/request-interaction",
                #"{"_customer_number":"5551234","subject":"Loan","_device_notification_id":"token"}"#, basic: "app:one")
            #expect(asked.status == 200)
            let ticket = try JSONValue(parsing: Array(asked.body.utf8))
            let code = ticket["_access_code"]?.string ?? ""
            #expect(ticket["_access_number"]?.string == "+49305550100" && code.hasPrefix("7") && code.count == 5)
            #expect(ticket["_expiration_time"]?.string == "2026-11-20T08:00:30.000Z")
            let match = #"{"_access_number":"+49305550100","_access_code":"\#(code)"}"#
            let path = "/genesys/1/service/match-interaction"
            #expect(try await browser.send(.post, path, match).status == 401)
            let found = try await browser.send(.post, path, match, basic: "gms:all")
            let id = ticket["_id"]?.string ?? "-"
            #expect(
                found.body
                    == #"{"_id":"\#(id)","_data_id":"\#(id)","_customer_number":"5551234","subject":"Loan"}"#)
            let again = try await browser.send(.post, path, match, basic: "gms:all")
            #expect(again.status == 404 && !again.body.contains("5551234"))
        }
    }

    @Test("a number is given for what an app has sent before")
    func access() async throws {
        try await Self.run { browser async throws in
            let asked = try await browser.send(
                .post, "/genesys/1/service/request-interaction", #"{"subject":"Loan"}"#, basic: "app:one")
            let id = try JSONValue(parsing: Array(asked.body.utf8))["_id"]?.string ?? ""
            let path = "/genesys/1/service/request-access"
            let answer = try await browser.send(.post, path, #"{"_id":"\#(id)"}"#, basic: "app:one")
            #expect(
                answer.body
                    == #"{"_id":"\#(id)","_access_number":"+49305550100","_expiration_time":"2026-11-20T08:01:00.000Z"}"#
            )
            for (body, status) in [
                ("{}", 400), (#"{"_id":"none"}"#, 404), (#"{"_id":"\#(id)","_resource_group":"x"}"#, 400),
            ] {
                #expect(try await browser.send(.post, path, body, basic: "app:one").status == status)
            }
        }
    }

    @Test("a caller has five tries in a minute, and other callers are let through")
    func tries() async throws {
        try await Self.run { browser async throws in
            let path = "/genesys/1/service/match-interaction"
            func match(_ code: String, _ caller: String) async throws -> Int {
                let body =
                    #"{"_access_number":"+49305550100","_access_code":"\#(code)","_customer_number":"\#(caller)"}"#
                return try await browser.send(.post, path, body, basic: "gms:all").status
            }
            let asked = try await browser.send(.post, "/genesys/1/service/request-interaction", basic: "app:one")
            let code = try JSONValue(parsing: Array(asked.body.utf8))["_access_code"]?.string ?? ""
            for guess in 0..<5 { #expect(try await match("1\(guess)", "030 555-1") == 404) }
            // The same number in another spelling is the same caller; the right code does not help either.
            #expect(try await match(code, "0305551") == 429)
            #expect(try await match(code, "0305552") == 200)
            #expect(try await browser.send(.post, path, "{}", basic: "gms:all").status == 400)
        }
    }

    @Test("wrong codes count for the address that asks, whatever numbers it names; an exempt one is not counted")
    func address() async throws {
        try await Self.run { browser async throws in
            let asked = try await browser.send(.post, "/genesys/1/service/request-interaction", basic: "app:one")
            let code = try JSONValue(parsing: asked.bytes)["_access_code"]?.string ?? ""
            func match(_ code: String, _ caller: Int, from address: String) async throws -> Int {
                let field = HTTPField(name: try #require(HTTPField.Name("x-beckon-peer")), value: address)
                let body =
                    #"{"_access_number":"+49305550100","_access_code":"\#(code)","_customer_number":"03055\#(caller)"}"#
                return try await browser.send(
                    .post, "/genesys/1/service/match-interaction", body, basic: "gms:all", fields: [field]
                ).status
            }
            var statuses: Set<Int> = []
            for guess in 0..<300 { statuses.insert(try await match("x\(guess)", guess, from: "192.0.2.1")) }
            #expect(statuses == [404, 429])
            #expect(try await match(code, 300, from: "192.0.2.1") == 429)
            for guess in 0..<100 { #expect(try await match("x\(guess)", guess, from: "127.0.0.1") == 404) }
            #expect(try await match(code, 300, from: "192.0.2.2") == 200)
        }
    }

    @Test(
        "services that cannot work are refused at the start",
        arguments: [
            ("services: {m: {_service: match-interaction}}", "services.m: answers what customers sent"),
            ("services: {r: {_service: request-interaction}}", "services.r._resource_group: DNIS has no numbers"),
            ("services: {r: {_service: request-interaction, _phone_number: x}}", "services.r._phone_number: must be"),
            ("services: {r: {_service: request-access, _ttl: 0}}", "services.r._ttl: "),
            ("services: {r: {_service: request-access, _access_code_length: 2}}", "services.r._access_code_length: "),
            ("accessNumbers: {DNIS: []}", "accessNumbers.DNIS: must be"),
            ("accessNumbers: {DNIS: [x]}", "accessNumbers.DNIS: must be"),
            ("server: {access_code_prefix: 9999999999999}", "server.access_code_prefix: must be"),
            ("services: {r: {_service: request-access, _other: 1}}", "services.r._other: is not a known key"),
            ("services: {r: {type: access}}", "services.r.type: must be one of chat, callback"),
        ])
    func refused(yaml: String, problem: String) {
        let problems = SettingsReading(yaml: yaml).problems
        #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
    }
}
