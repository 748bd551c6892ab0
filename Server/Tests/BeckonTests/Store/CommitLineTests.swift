import Beckon
import Testing

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
                Commit([.moveCursor(Self.chat, to: 1)]), deciding(Self.chat, on: 3), deciding(other, on: 2),
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
                Commit([.moveCursor(Self.chat, to: 1)]),
            ])
        let orphans = line.takeOrphans(of: [deciding(Self.chat, on: 1), Commit([])])
        #expect(orphans.map(\.number) == [0, 2])
        #expect(line.next(limit: 10).map(\.number) == [1, 3])
    }
}
