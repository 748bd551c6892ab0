package import Beckon
import Testing

/// The audit trail.
extension StoreConformance {
    static var trail: [Check] {
        [
            Check("each row follows the one before it, in one commit or several, whoever acts") { store async throws in
                #expect(try await store.trailHead() == nil)
                try await store.commit(.tell(entry(.signedIn, 1)))
                try await store.commit(
                    .putSetting(name: "x", value: "1"), .tell(entry(.tookChat, 2, "A")),
                    .tell(entry(.endedChat, 3, "A")))
                _ = try await store.commit((4...9).map { Commit([.tell(entry(.tookChat, Int64($0), "\($0)"))]) })
                let rows = try await store.trail(after: 0, limit: 99)
                #expect(rows.map(\.number) == Array(1...9))
                #expect(
                    rows.map(\.entry).prefix(3) == [
                        entry(.signedIn, 1), entry(.tookChat, 2, "A"), entry(.endedChat, 3, "A"),
                    ])
                #expect(fault(of: rows) == nil)
                #expect(try await store.trail(after: 7, limit: 99) == Array(rows.suffix(2)))
                #expect(try await store.trail(after: 0, limit: 2) == Array(rows.prefix(2)))
                #expect(try await store.trailHead() == rows.last?.head)
            },
            Check("a refused commit leaves no row, and the next one follows the last that stands") {
                store async throws in
                try await store.commit(.tell(entry(.signedIn, 1)))
                let results = try await store.commit([
                    Commit(expecting: .chat(ChatID("none"), version: 1), [.tell(entry(.tookChat, 2, "none"))]),
                    Commit([.tell(entry(.signedOut, 3))]),
                ])
                #expect(results == [.conflict, .committed])
                let rows = try await store.trail(after: 0, limit: 9)
                #expect(rows.map(\.entry.act) == ["signed-in", "signed-out"] && fault(of: rows) == nil)
            },
            Check("reading has one row for each account, subject and hour, in one list of commits, too") {
                store async throws in
                let entries = [
                    entry(.readChat, 1, "A"), entry(.readChat, 2, "A"), entry(.readChat, 3, "B"),
                    entry(.readChat, 3_600, "A"), entry(.tookChat, 4, "A"), entry(.tookChat, 5, "A"),
                    TrailEntry(.readChat, by: Sample.person("lee"), of: "A", at: Sample.at(6)),
                ]
                for _ in 0..<2 { _ = try await store.commit(entries.prefix(4).map { Commit([.tell($0)]) }) }
                _ = try await store.commit(entries.suffix(3).map { Commit([.tell($0)]) })
                let rows = try await store.trail(after: 0, limit: 99)
                #expect(rows.map(\.entry) == [entries[0], entries[2], entries[3], entries[4], entries[5], entries[6]])
                #expect(fault(of: rows) == nil)
            },
            Check("a filter lets through what it names, the newest first, a page behind a page") { store async throws in
                for second in Int64(1)...6 {
                    let act: TrailAct = second % 2 == 0 ? .tookChat : .endedChat
                    let person = Sample.person(second < 4 ? "kim" : "l'ee \"1\"")
                    try await store.commit(
                        .tell(TrailEntry(act, by: person, of: "\(second % 3)", at: Sample.at(second))))
                }
                func numbers(_ limit: Int = 9, _ change: (inout TrailFilter) -> Void) async throws -> [Int64] {
                    var filter = TrailFilter()
                    change(&filter)
                    return try await store.trail(filter, limit: limit).map(\.number)
                }
                #expect(try await numbers { _ in } == [6, 5, 4, 3, 2, 1])
                #expect(try await numbers(2) { _ in } == [6, 5])
                #expect(try await numbers(2) { $0.below = 5 } == [4, 3])
                #expect(try await numbers { $0.account = "l'ee \"1\"" } == [6, 5, 4])
                #expect(try await numbers { $0.act = "took-chat" } == [6, 4, 2])
                #expect(try await numbers { $0.subject = "0" } == [6, 3])
                #expect(
                    try await numbers {
                        $0.from = Sample.at(2)
                        $0.until = Sample.at(5)
                    } == [4, 3, 2])
                #expect(try await numbers { ($0.account, $0.act) = ("kim", "took-chat") } == [2])
                #expect(try await numbers(0) { _ in } == [])
            },
            Check("a checkpoint stands for the first rows, the chain goes on behind it") { store async throws in
                for second in Int64(1)...6 { try await store.commit(.tell(entry(.tookChat, second, "\(second)"))) }
                #expect(try await store.trailEnd(before: Sample.at(1), limit: 9) == nil)
                #expect(try await store.trailEnd(before: Sample.at(4), limit: 2)?.number == 2)
                let last = try #require(try await store.trailEnd(before: Sample.at(4), limit: 9))
                #expect(last.number == 3)
                let whole = try await store.trail(after: 0, limit: 9)
                let checkpoint = last.checkpoint(signed: "by me")
                for _ in 0..<2 { try await store.commit(.cutTrail(to: checkpoint)) }
                try await store.commit(.tell(entry(.signedOut, 7)))
                let rows = try await store.trail(after: 0, limit: 9)
                #expect(Array(rows.prefix(4)) == [checkpoint] + whole.suffix(3))
                #expect(rows.count == 5 && fault(of: rows) == nil)
                #expect(fault(of: rows, signed: "by another") == TrailFault(.forged, 3))
                // An earlier one of another node changes nothing, and all rows may go.
                try await store.commit(.cutTrail(to: whole[1].checkpoint(signed: "late")))
                #expect(try await store.trail(after: 0, limit: 9) == rows)
                try await store.commit(.cutTrail(to: rows[4].checkpoint(signed: "by me")))
                try await store.commit(.tell(entry(.signedIn, 8)))
                let left = try await store.trail(after: 0, limit: 9)
                #expect(left.map(\.number) == [7, 8] && fault(of: left) == nil)
            },
            Check("what is read once is told again after its row was removed") { store async throws in
                try await store.commit(.tell(entry(.readChat, 1, "A")))
                let row = try #require(try await store.trail(after: 0, limit: 1).first)
                try await store.commit(.cutTrail(to: row.checkpoint(signed: "s")))
                try await store.commit(.tell(entry(.readChat, 2, "A")))
                #expect(try await store.trail(after: 0, limit: 9).map(\.number) == [1, 2])
            },
        ]
    }

    private static func entry(_ act: TrailAct, _ second: Int64, _ subject: String = "") -> TrailEntry {
        TrailEntry(act, by: Sample.person("kim"), of: subject, at: Sample.at(second))
    }

    private static func fault(of rows: [TrailRow], signed signature: String = "by me") -> TrailFault? {
        var check = TrailCheck { $0.entry.subject == signature }
        for row in rows {
            if let fault = check.add(row) { return fault }
        }
        return check.end
    }
}

extension Sample {
    /// Somebody at the desk.
    package static func person(_ user: String) -> TrailPerson {
        TrailPerson(DeskAccount(user: user, nickname: user, role: .agent, passwordHash: ""), at: "192.0.2.1")
    }
}
