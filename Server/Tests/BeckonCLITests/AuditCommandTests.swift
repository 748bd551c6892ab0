import Beckon
import BeckonStoreSQLite
import Testing

@testable import BeckonCLI

/// `beckon audit`: the trail of a data directory that a server may use meanwhile.
@Suite("The audit trail at the terminal", .timeLimit(.minutes(20))) struct AuditCommandTests {
    private static func entry(_ second: Int64) -> TrailEntry {
        TrailEntry(.tookChat, by: .command, of: "A", at: Timestamp(milliseconds: second * 1_000))
    }

    @Test("verify ends with 0 for a whole chain, and with 65 where the log knows another head; an export is told")
    func verify() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/data"
            let store = try await SQLiteStore.open(directory: data)
            #expect(await CommandRun.exit(of: AuditCommand.Verify.self, "--data", data) == 0)
            for second in Int64(1)...3 { _ = try await store.commit([Commit([.tell(Self.entry(second))])]) }
            let head = try #require(try await store.trailHead())
            let other = TrailHead(number: 2, hash: head.hash)
            let later = TrailHead(number: 9, hash: head.hash)
            let verify = AuditCommand.Verify.self
            #expect(await CommandRun.exit(of: verify, "--data", data, "--head", head.text) == 0)
            #expect(await CommandRun.exit(of: verify, "--data", data, "--head", other.text) == 65)
            #expect(await CommandRun.exit(of: verify, "--data", data, "--head", later.text) == 65)
            #expect(await CommandRun.exit(of: verify, "--data", data, "--head", "3:x") == 64)
            #expect(await CommandRun.exit(of: AuditCommand.List.self, "--data", data, "--act", "nothing") == 64)
            #expect(await CommandRun.exit(of: AuditCommand.List.self, "--data", data, "--act", "took-chat") == 0)
            #expect(await CommandRun.exit(of: AuditCommand.Export.self, "--data", data) == 0)
            #expect(try await store.trail(after: 3, limit: 9).map(\.entry.act) == ["exported-audit"])
            #expect(await CommandRun.exit(of: verify, "--data", data) == 0)
            try await store.close()
        }
    }

    @Test("a table is for people, an object a line for programs")
    func texts() {
        let row = TrailRow(Self.entry(1), after: nil)
        #expect(
            TrailText.table([row]) == """
                NUMBER  TIME                      ACCOUNT  ROLE     ADDRESS  ACT        TO WHAT
                1       1970-01-01T00:00:01.000Z           command           took-chat  A
                """)
        #expect(
            TrailText.line(row) == """
                {"number":1,"time":"1970-01-01T00:00:01.000Z","at":1000,"account":"","role":"command","address":"",\
                "act":"took-chat","subject":"A","previous":"\(TrailRow.origin)","hash":"\(row.hash)"}
                """)
        var check = TrailCheck { _ in false }
        #expect(check.add(row) == nil)
        #expect(TrailText.words(of: check, nil).hasPrefix("1 rows, none removed, changed or swapped. The head is 1:"))
        #expect(
            TrailText.words(of: check, TrailFault(.changed, 2)) == "Row 2 was changed. The 1 rows before it are whole.")
        #expect(
            TrailText.line(of: check, TrailFault(.swapped, 2))
                == #"{"rows":1,"head":"\#(row.head.text)","fault":"swapped","row":2}"#)
    }
}
