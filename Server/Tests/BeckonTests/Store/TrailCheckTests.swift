import Beckon
import TestTime
import Testing

/// The chain of the audit trail: whatever is done to its rows is found, at the first row that it breaks.
@Suite("The chain of the audit trail") struct TrailCheckTests {
    private static let seeds = Array(UInt64(1)...200)

    /// A chain of 2 to 20 rows, which may begin with a checkpoint.
    private static func chain(_ random: inout SeededGenerator) -> [TrailRow] {
        var rows: [TrailRow] = []
        for number in 0..<Int.random(in: 2...20, using: &random) {
            let act = TrailAct.allCases.filter { $0 != .checkpoint }.randomElement(using: &random) ?? .signedIn
            let account = DeskAccount(
                user: ["kim", "lee", "", "1:k"].randomElement(using: &random) ?? "", nickname: "", role: .agent,
                passwordHash: "")
            let entry = TrailEntry(
                act, by: TrailPerson(account, at: "192.0.2.\(number % 3)"), of: "\(number / 2)",
                at: Timestamp(milliseconds: Int64(number / 3)))
            rows.append(TrailRow(entry, after: rows.last?.head))
        }
        guard Bool.random(using: &random), rows.count > 3 else { return rows }
        let first = Int.random(in: 0..<(rows.count - 2), using: &random)
        return [rows[first].checkpoint(signed: "good")] + rows.dropFirst(first + 1)
    }

    private static func fault(of rows: [TrailRow], known: TrailHead? = nil) -> TrailFault? {
        var check = TrailCheck(known: known) { $0.entry.subject == "good" }
        for row in rows {
            if let fault = check.add(row) { return fault }
        }
        return check.end
    }

    @Test("a chain that nobody touched is whole", arguments: seeds)
    func whole(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rows = Self.chain(&random)
        #expect(Self.fault(of: rows) == nil)
        for row in rows { #expect(Self.fault(of: rows, known: row.head) == nil) }
    }

    @Test("a row that is removed is found, the last ones by a head that the log told", arguments: seeds)
    func removed(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = Self.chain(&random)
        let (place, head) = (Int.random(in: 0..<rows.count, using: &random), rows[rows.count - 1].head)
        let removed = rows.remove(at: place)
        if place == rows.count {
            #expect(Self.fault(of: rows) == nil)
            #expect(Self.fault(of: rows, known: head) == TrailFault(.removed, removed.number))
        } else {
            // Behind a checkpoint that is gone, the first row of all is missed.
            #expect(Self.fault(of: rows)?.kind == .removed)
            if place > 0 { #expect(Self.fault(of: rows)?.number == removed.number) }
        }
    }

    @Test("a row that is removed and the rest numbered anew is found", arguments: seeds)
    func renumbered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = Self.chain(&random)
        let place = Int.random(in: 1..<rows.count, using: &random)
        rows.remove(at: place)
        for index in place..<rows.count {
            let row = rows[index]
            rows[index] = TrailRow(number: row.number - 1, entry: row.entry, previous: row.previous, hash: row.hash)
        }
        guard place < rows.count else { return }
        #expect(Self.fault(of: rows) == TrailFault(.swapped, rows[place].number))
    }

    @Test("a row that is changed is found, whatever of it", arguments: seeds)
    func changed(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = Self.chain(&random)
        let place = Int.random(in: 0..<rows.count, using: &random)
        let (row, old) = (rows[place], rows[place].entry)
        func entry(
            at: Timestamp? = nil, account: String? = nil, role: String? = nil, address: String? = nil,
            act: String? = nil, subject: String? = nil
        ) -> TrailEntry {
            TrailEntry(
                at: at ?? old.at, account: account ?? old.account, role: role ?? old.role,
                address: address ?? old.address, act: act ?? old.act, subject: subject ?? old.subject)
        }
        let entries = [
            entry(at: old.at.advanced(by: Milliseconds(1))), entry(account: old.account + "x"),
            entry(role: "admin"), entry(address: "192.0.2.9"), entry(act: "unheard-of"), entry(subject: "other"),
            // The same letters in other columns.
            entry(account: "", role: old.account + old.role),
        ].filter { $0 != old }
        for entry in entries where !row.isCheckpoint {
            rows[place] = TrailRow(number: row.number, entry: entry, previous: row.previous, hash: row.hash)
            #expect(Self.fault(of: rows) == TrailFault(.changed, row.number), "\(entry)")
            // With its hash made anew, the next row tells; behind the last one a known head does.
            rows[place] = TrailRow(
                number: row.number, entry: entry, previous: row.previous,
                hash: TrailRow.hash(of: entry, after: row.previous))
            let fault = Self.fault(of: rows, known: row.head)
            #expect(fault == TrailFault(.changed, row.number))
            if place < rows.count - 1 { #expect(Self.fault(of: rows) == TrailFault(.swapped, row.number + 1)) }
        }
    }

    @Test("two rows that change places are found", arguments: seeds)
    func swapped(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var rows = Self.chain(&random)
        let places = Array(rows.indices.filter { !rows[$0].isCheckpoint }.shuffled(using: &random).prefix(2)).sorted()
        guard places.count == 2 else { return }
        let (first, second) = (rows[places[0]], rows[places[1]])
        rows[places[0]] = TrailRow(
            number: first.number, entry: second.entry, previous: second.previous, hash: second.hash)
        rows[places[1]] = TrailRow(
            number: second.number, entry: first.entry, previous: first.previous, hash: first.hash)
        #expect(Self.fault(of: rows) == TrailFault(.swapped, first.number))
    }

    @Test("a checkpoint that this installation did not sign is found, and one that stands elsewhere")
    func checkpoints() {
        let rows: [TrailRow] = (0..<4).reduce(into: []) { rows, number in
            let entry = TrailEntry(.tookChat, by: .command, of: "\(number)", at: Timestamp(milliseconds: 0))
            rows.append(TrailRow(entry, after: rows.last?.head))
        }
        #expect(Self.fault(of: [rows[1].checkpoint(signed: "bad")] + rows[2...]) == TrailFault(.forged, 2))
        #expect(Self.fault(of: [rows[1].checkpoint(signed: "good")] + rows[2...]) == nil)
        #expect(
            Self.fault(of: [rows[0], rows[1].checkpoint(signed: "good")] + rows[2...]) == TrailFault(.changed, 2))
        #expect(Self.fault(of: []) == nil)
        #expect(Self.fault(of: [], known: rows[0].head) == TrailFault(.removed, 1))
    }

    @Test("a text is short, and holds no control characters")
    func plain() {
        let entry = TrailEntry(
            .tookChat, by: .command, of: "a\u{0}b\n" + String(repeating: "é", count: 200),
            at: Timestamp(milliseconds: 0))
        #expect(entry.subject.hasPrefix("a\u{fffd}b\u{fffd}é") && entry.subject.utf8.count <= TrailEntry.longestText)
    }

    @Test("a head is told and read alike")
    func heads() {
        let head = TrailHead(number: 7, hash: TrailRow.origin)
        #expect(TrailHead(head.text) == head)
        for text in ["", "7", "7:", "0:\(TrailRow.origin)", "x:\(TrailRow.origin)", "7:abc"] {
            #expect(TrailHead(text) == nil)
        }
    }
}
