import Testing

@testable import Beckon

@Suite("Commits that wait")
struct CommitLineTests {
    private static let chat = ChatID("A")

    private func line(isShared: Bool, _ commits: [Commit]) -> CommitLine {
        var line = CommitLine(isShared: isShared)
        for (number, commit) in commits.enumerated() { line.append(commit, number: UInt64(number)) }
        return line
    }

    private func deciding(_ chat: ChatID, on version: Int64) -> Commit {
        Commit(expecting: .chat(chat, version: version), [])
    }

    @Test("what a node finds out by itself is housekeeping, what somebody waits for is not")
    func lanes() {
        let (node, until) = (NodeID("a"), Timestamp(milliseconds: 0))
        let found: [ChatInput] = [
            .customerAway(position: nil, .missed(clientID: "c", by: node)), .timeReached(.none),
            .released(node: node, until: until),
        ]
        #expect(found.allSatisfy { $0.lane == .housekeeping })
        let said: [ChatInput] = [
            .customerAway(position: 3, .goodBye(clientID: "c")), .customerMessage(text: "a", key: nil),
            .customerPolled,
        ]
        #expect(said.allSatisfy { $0.lane == .customers })
    }

    @Test("alone with the database, a batch takes what there is")
    func alone() {
        var line = line(isShared: false, [deciding(Self.chat, on: 1), deciding(Self.chat, on: 2), Commit([])])
        #expect(line.next(limit: 2).map(\.number) == [0, 1])
        #expect(line.next(limit: 2).map(\.number) == [2])
        #expect(line.isEmpty)
    }

    @Test("with others, one decision about a chat waits for the end of the one before, and keeps its place")
    func shared() {
        let other = ChatID("B")
        var line = line(
            isShared: true,
            [
                deciding(Self.chat, on: 1), deciding(Self.chat, on: 2), deciding(other, on: 1),
                Commit([.moveCursor(Self.chat, to: 1, client: nil)]), deciding(Self.chat, on: 3),
                deciding(other, on: 2),
            ])
        #expect(line.next(limit: 10).map(\.number) == [0, 2, 3])
        #expect(line.next(limit: 10).map(\.number) == [1, 5])
        #expect(line.next(limit: 10).map(\.number) == [4])
    }

    @Test("what was decided on a commit that did not hold does not hold", arguments: [false, true])
    func orphans(isShared: Bool) {
        var line = line(
            isShared: isShared,
            [
                deciding(Self.chat, on: 2), deciding(ChatID("B"), on: 1), deciding(Self.chat, on: 3),
                Commit([.moveCursor(Self.chat, to: 1, client: nil)]),
            ])
        let orphans = line.takeOrphans(of: [deciding(Self.chat, on: 1), Commit([])])
        #expect(orphans.map(\.number) == [0, 2])
        #expect(line.next(limit: 10).map(\.number) == [1, 3])
    }

    @Test("housekeeping gets the room that customers leave", arguments: [false, true])
    func housekeeping(isShared: Bool) {
        var line = CommitLine(isShared: isShared)
        for number in 0..<3 {
            line.append(
                Commit([.moveCursor(ChatID("\(number)"), to: 1, client: nil)]), number: UInt64(number),
                lane: .housekeeping)
        }
        for number in 3..<8 { line.append(deciding(ChatID("\(number)"), on: 1), number: UInt64(number)) }
        #expect(line.count(.customers) == 5 && line.count(.housekeeping) == 3)
        #expect(line.next(limit: 4).map(\.number) == [3, 4, 5, 6])
        #expect(line.next(limit: 3).map(\.number) == [7, 0, 1])
        #expect(line.next(limit: 4).map(\.number) == [2])
        #expect(line.isEmpty)
    }

    @Test("what is about one chat keeps its order: a customer takes the housekeeping before it along")
    func oneChat() {
        var line = CommitLine(isShared: false)
        line.append(Commit([.moveCursor(Self.chat, to: 1, client: nil)]), number: 0, lane: .housekeeping)
        line.append(Commit([.moveCursor(ChatID("B"), to: 1, client: nil)]), number: 1, lane: .housekeeping)
        line.append(deciding(Self.chat, on: 1), number: 2, lane: .housekeeping)
        line.append(deciding(Self.chat, on: 2), number: 3)
        line.append(Commit([.moveCursor(Self.chat, to: 2, client: nil)]), number: 4, lane: .housekeeping)
        #expect(line.next(limit: 3).map(\.number) == [0, 2, 3])
        #expect(line.next(limit: 9).map(\.number) == [1, 4])
    }

    @Test("with others, a missed customer waits for the end of a decision about its chat")
    func sharedHousekeeping() {
        var line = CommitLine(isShared: true)
        line.append(deciding(Self.chat, on: 1), number: 0)
        line.append(deciding(Self.chat, on: 2), number: 1, lane: .housekeeping)
        line.append(deciding(ChatID("B"), on: 1), number: 2, lane: .housekeeping)
        #expect(line.next(limit: 9).map(\.number) == [0, 2])
        #expect(line.next(limit: 9).map(\.number) == [1])
    }

    @Test("housekeeping that was decided on a commit that did not hold does not hold")
    func housekeepingOrphans() {
        var line = CommitLine(isShared: false)
        line.append(deciding(Self.chat, on: 2), number: 0, lane: .housekeeping)
        line.append(Commit([.moveCursor(Self.chat, to: 1, client: nil)]), number: 1, lane: .housekeeping)
        #expect(line.takeOrphans(of: [deciding(Self.chat, on: 1)]).map(\.number) == [0])
        #expect(line.next(limit: 9).map(\.number) == [1])
    }

    @Test("any order of arrivals: nothing is lost, nothing twice, and each chat keeps its order")
    func walk() {
        for seed in 0..<200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var line = CommitLine(isShared: seed.isMultiple(of: 2))
            var (added, taken): ([(chat: Int, number: UInt64)], [UInt64]) = ([], [])
            for number in 0..<UInt64(60) {
                let chat = Int.random(in: 0..<4, using: &generator)
                let lane: CommitLine.Lane = Bool.random(using: &generator) ? .customers : .housekeeping
                line.append(deciding(ChatID("\(chat)"), on: 1), number: number, lane: lane)
                added.append((chat, number))
                if Int.random(in: 0..<5, using: &generator) == 0 {
                    taken += line.next(limit: Int.random(in: 1..<6, using: &generator)).map(\.number)
                }
            }
            while !line.isEmpty { taken += line.next(limit: 3).map(\.number) }
            #expect(taken.sorted() == added.map(\.number), "seed \(seed)")
            for chat in 0..<4 {
                let mine = Set(added.filter { $0.chat == chat }.map(\.number))
                let order = taken.filter(mine.contains)
                #expect(order == order.sorted(), "seed \(seed)")
            }
        }
    }
}

/// Which refused batches are tried in halves.
@Suite("Splitting a refused batch")
struct SplitRuleTests {
    @Test("what may have been committed, or could not be because nothing works, is not tried again")
    func whole() {
        for code in [StoreError.Code.unavailable, .full, .overloaded, .unknownOutcome, .occupied] {
            #expect(!splits(2, code))
        }
        var rule = SplitRule()
        let isSplit = rule.splits(2, after: CancellationError())
        #expect(!isSplit)
        #expect(!splits(1, .refused))
        #expect(!splits(1, .unusable))
    }

    @Test("a refusal of data always leads to its commit, one of a damaged database only while something holds")
    func patience() {
        var rule = SplitRule()
        let refused = (0..<5_000).map { _ in rule.splits(2, after: StoreError(.refused, "")) }
        #expect(!refused.contains(false))
        let damaged = (0..<SplitRule.patience).map { _ in rule.splits(2, after: StoreError(.unusable, "")) }
        #expect(damaged.firstIndex(of: false) == SplitRule.patience - 1)
        rule.succeeded()
        let again = rule.splits(2, after: StoreError(.unusable, ""))
        #expect(again)
    }

    private func splits(_ count: Int, _ code: StoreError.Code) -> Bool {
        var rule = SplitRule()
        return rule.splits(count, after: StoreError(code, ""))
    }
}
