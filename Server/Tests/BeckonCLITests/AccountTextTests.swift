import Beckon
import Testing

@testable import BeckonCLI

@Suite("The list of desk accounts") struct AccountTextTests {
    private let text = AccountText([
        DeskAccount(user: "ada", nickname: "Ada L", role: .admin, passwordHash: "secret"),
        DeskAccount(user: "robert", nickname: "Bob", role: .agent, passwordHash: "secret"),
    ])

    @Test("a pipe gets a JSON object a line, and no hash")
    func lines() {
        #expect(
            text.lines == """
                {"user":"ada","nickname":"Ada L","role":"admin"}
                {"user":"robert","nickname":"Bob","role":"agent"}
                """)
    }

    @Test("a terminal gets columns")
    func table() {
        #expect(
            text.table == """
                USER    ROLE   NICKNAME
                ada     admin  Ada L
                robert  agent  Bob
                """)
    }
}
