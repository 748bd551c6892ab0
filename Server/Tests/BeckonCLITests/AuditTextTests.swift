import Beckon
import Testing

@testable import BeckonCLI

@Suite("What verify says")
struct AuditTextTests {
    private static let broken = AuditReport(
        chats: 2, events: 5, owedPushes: 1, callbacks: 0,
        violations: [
            .init(rule: .densePositions, subject: "A\"1"), .init(rule: .nothingOwedToPresent, subject: "owed push 7"),
        ])

    @Test("a pipe gets one object a line, the counts at last")
    func lines() {
        #expect(
            AuditText.lines(Self.broken) == """
                {"rule":"dense-positions","subject":"A\\"1"}
                {"rule":"nothing-owed-to-present","subject":"owed push 7"}
                {"chats":2,"events":5,"owedPushes":1,"callbacks":0,"violations":2}
                """)
        #expect(
            AuditText.lines(AuditReport()) == """
                {"chats":0,"events":0,"owedPushes":0,"callbacks":0,"violations":0}
                """)
    }

    @Test("a terminal gets a table")
    func table() {
        #expect(
            AuditText.table(Self.broken) == """
                dense-positions          A"1
                nothing-owed-to-present  owed push 7
                chats 2, events 5, owedPushes 1, callbacks 0: 2 broken rules listed
                """)
        #expect(
            AuditText.table(AuditReport(chats: 1)) == "chats 1, events 0, owedPushes 0, callbacks 0: no rule is broken")
    }
}

@Suite("What migrate says")
struct MigrationTextTests {
    @Test("each statement can be read and run, and says what it locks")
    func plan() {
        let steps = [MigrationStep(sql: "CREATE TABLE a (b)", lock: "nothing"), MigrationStep(sql: "X", lock: "all")]
        #expect(MigrationText.plan(steps) == "-- locks: nothing\nCREATE TABLE a (b);\n-- locks: all\nX;")
        #expect(MigrationText.plan([]) == "-- Nothing to do: the schema is up to date.")
        #expect(MigrationText.done([]) == "The schema was up to date.")
        #expect(MigrationText.done(steps).contains("2 statements"))
    }
}
