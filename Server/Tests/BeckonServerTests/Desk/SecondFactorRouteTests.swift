import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import HTTPTypes
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonServer

@Suite("The second factor over HTTP") struct SecondFactorRouteTests {
    private static let password = "correct horse"

    /// A browser at the desk, with the cookie that it got.
    private final class Visitor {
        private let browser: GMSBrowser
        private(set) var cookie: String?

        init(_ browser: GMSBrowser) { self.browser = browser }

        func send(
            _ path: String, _ body: JSONValue? = nil, origin: String? = nil
        ) async throws -> (status: Int, body: JSONValue, cookies: Int) {
            var fields: [HTTPField] = []
            if let cookie { fields.append(HTTPField(name: .cookie, value: "__Host-beckon_desk=\(cookie)")) }
            if let origin { fields.append(HTTPField(name: .origin, value: origin)) }
            let text = body.map { String(decoding: $0.encoded(), as: UTF8.self) } ?? ""
            let answer = try await browser.send(
                body == nil ? .get : .post, "/desk/api/\(path)", text, fields: fields)
            let set = answer.headers[values: .setCookie]
            for text in set where text.hasPrefix("__Host-beckon_desk=") {
                cookie = String(text.dropFirst("__Host-beckon_desk=".count).prefix { $0 != ";" })
            }
            return (answer.status, (try? JSONValue(parsing: Array(answer.body.utf8))) ?? .null, set.count)
        }
    }

    private func run(
        _ yaml: String? = nil, _ body: (GMSBrowser, Visitor) async throws -> Void
    ) async throws {
        let rules = try Settings(yaml: yaml).secondFactors
        try await GMSBrowser.run {
            $0.secondFactors = rules
        } _: { browser async throws in
            try await DeskAccounts(browser.node.store, cost: .small).add(
                "ada", nickname: "Ada", role: .agent, password: Self.password)
            try await body(browser, Visitor(browser))
        }
    }

    private static let credentials: JSONValue = ["user": "ada", "password": .string(password)]

    @Test("the first step gives no cookie, the second one does")
    func steps() async throws {
        try await run("desk: {secondFactor: required}") { browser, visitor async throws in
            let first = try await visitor.send("sign-in", Self.credentials)
            #expect(first.status == 200 && first.cookies == 0 && first.body["next"] == "enrolment")
            #expect(try await visitor.send("own").status == 401)
            let half = try #require(first.body["half"])
            let enrolment = try await visitor.send("sign-in/enrolment", ["half": half])
            #expect(enrolment.status == 200 && enrolment.cookies == 0)
            #expect(enrolment.body["image"]?.string?.hasPrefix("<svg ") == true)
            let secret = try #require(enrolment.body["secret"]?.string.flatMap { Data(base32: $0) })
            let sealed = try #require(enrolment.body["enrolment"])
            func code() -> JSONValue {
                .string(TOTP(secret: secret).code(at: TOTP.step(at: browser.node.time.now)))
            }
            let wrong = try await visitor.send(
                "sign-in/confirm", ["half": half, "enrolment": sealed, "code": "nothing"])
            #expect(wrong.status == 403 && wrong.cookies == 0 && wrong.body["error"] == "code-refused")
            let done = try await visitor.send("sign-in/confirm", ["half": half, "enrolment": sealed, "code": code()])
            #expect(done.status == 200 && done.cookies == 2 && done.body["recoveryCodes"]?.array?.count == 10)
            #expect(try await visitor.send("own").body["user"] == "ada")

            browser.node.time.advance(by: .seconds(30))
            let other = Visitor(browser)
            let again = try await other.send("sign-in", Self.credentials)
            #expect(again.body["next"] == "code" && again.cookies == 0)
            let next: JSONValue = ["half": try #require(again.body["half"]), "code": code()]
            #expect(try await other.send("work").status == 401)
            #expect(try await other.send("sign-in/code", next).status == 204)
            #expect(try await other.send("work").status == 200)
            #expect(try await Visitor(browser).send("sign-in/code", next).status == 403)
        }
    }

    @Test("a page of another origin takes no step")
    func foreign() async throws {
        try await run("desk: {secondFactor: required}") { _, visitor async throws in
            let half = try #require(try await visitor.send("sign-in", Self.credentials).body["half"])
            let body: JSONValue = ["half": half, "enrolment": "x", "code": "123456", "user": "ada", "password": "x"]
            for path in [
                "sign-in", "sign-in/enrolment", "sign-in/confirm", "sign-in/code", "own/password", "own/sign-ins/end",
                "own/enrolment", "own/enrolment/confirm", "own/second-factor/remove", "own/recovery-codes",
            ] {
                let answer = try await visitor.send(path, body, origin: "https://evil.example")
                #expect(answer.status == 403 && answer.body["error"] == "foreign-origin", "\(path)")
            }
        }
    }

    @Test("the account page's calls list and end sign-ins, and change the password")
    func own() async throws {
        try await run { browser, one async throws in
            let two = Visitor(browser)
            for visitor in [one, two] { #expect(try await visitor.send("sign-in", Self.credentials).status == 204) }
            let own = try await one.send("own")
            #expect(own.status == 200 && own.body["rule"] == "none" && own.body["secondFactor"] == nil)
            let rows = own.body["signIns"]?.array ?? []
            #expect(rows.count == 2 && rows.count { $0["present"] == true } == 1)
            func change(_ old: String, _ new: String) async throws -> String {
                let body: JSONValue = ["password": .string(old), "new": .string(new)]
                let answer = try await one.send("own/password", body)
                return "\(answer.status) \(answer.body["error"]?.string ?? "")"
            }
            #expect(try await change("wrong", "long enough") == "403 proof-refused")
            #expect(try await change(Self.password, "password") == "400 bad-request")
            let before = one.cookie
            #expect(try await change(Self.password, "long enough") == "204 ")
            #expect(one.cookie != before)
            #expect(try await one.send("own").body["signIns"]?.array?.count == 1)
            #expect(try await two.send("own").status == 401)
            let third = Visitor(browser)
            _ = try await third.send("sign-in", ["user": "ada", "password": "long enough"])
            let left = try await one.send("own/sign-ins/end", ["id": .null])
            #expect(left.body["signIns"]?.array?.count == 1)
            #expect(try await third.send("own").status == 401)
        }
    }
}
