import Beckon
import BeckonJSON
import HTTPTypes
import Logging
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonServer

/// What admins see of the status, over HTTP.
@Suite struct DeskStatusTests {
    private func get(_ browser: GMSBrowser, as role: DeskAccount.Role) async throws -> (status: Int, body: JSONValue) {
        try await DeskAccounts(browser.node.store, cost: .small).add(
            role.rawValue, nickname: role.rawValue, role: role, password: "correct horse")
        let cookie = try await browser.signIns.signIn(
            user: role.rawValue, password: "correct horse", from: "1", marks: []
        ).session
        let field = HTTPField(name: .cookie, value: "\(DeskRoutes.hostOnly(DeskRoutes.cookieName))=\(cookie)")
        let answer = try await browser.send(.get, "/desk/api/status", fields: [field])
        return (answer.status, try JSONValue(parsing: answer.bytes))
    }

    @Test("an admin sees the node, what the database holds, and the last warnings")
    func told() async throws {
        try await GMSBrowser.run({ _ in }) { browser async throws in
            browser.warnings.keep(
                .warning, "owed pushes cannot be read", source: "Beckon", facts: [("error.code", "busy")],
                at: browser.node.time.now)
            let answer = try await get(browser, as: .admin)
            #expect(answer.status == 200)
            #expect(answer.body["node"]?["version"] == "1.2.3")
            #expect(answer.body["chats"] == [])
            #expect(answer.body["agents"]?["signedIn"] == 1)
            #expect(answer.body["log"]?[0]?["message"] == "owed pushes cannot be read")
            #expect(answer.body["log"]?[0]?["facts"] == ["error.code": "busy"])
        }
    }

    @Test("accounts of other roles are refused, and so is who is not signed in")
    func roles() async throws {
        try await GMSBrowser.run({ _ in }) { browser async throws in
            for role in [DeskAccount.Role.agent, .supervisor, .readOnly] {
                let answer = try await get(browser, as: role)
                #expect(answer.status == 403)
                #expect(answer.body["error"] == "forbidden")
            }
            #expect(try await browser.send(.get, "/desk/api/status").status == 401)
        }
    }
}
