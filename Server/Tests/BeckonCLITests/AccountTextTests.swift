import Beckon
import Testing

@testable import BeckonCLI

@Suite("The list of desk accounts") struct AccountTextTests {
    private let text = AccountText([
        DeskAccount(user: "ada", nickname: "Ada L", role: .admin, passwordHash: "secret"),
        DeskAccount(
            user: "robert", nickname: "Bob", role: .readOnly, passwordHash: "secret", services: ["sales", "south"]),
    ])

    @Test("a pipe gets a JSON object a line, and no hash")
    func lines() {
        #expect(
            text.lines == """
                {"user":"ada","nickname":"Ada L","role":"admin","services":[]}
                {"user":"robert","nickname":"Bob","role":"callback-read-only","services":["sales","south"]}
                """)
    }

    @Test("a terminal gets columns")
    func table() {
        #expect(
            text.table == """
                USER    ROLE                SERVICES     NICKNAME
                ada     admin               all          Ada L
                robert  callback-read-only  sales,south  Bob
                """)
    }
}
