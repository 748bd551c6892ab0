import Beckon
import Testing

@testable import BeckonStoreSQL

@Suite("The list of migrations")
struct MigrationListTests {
    @Test("every step has its number, and its text is the one that databases were made with")
    func list() {
        #expect(Migration.fault == nil)
        #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
        #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
        #expect(Migration.all.allSatisfy { $0.sqlite != nil || $0.postgreSQL != nil })
    }

    @Test("a step that contracts names itself or an earlier step")
    func contracts() {
        for step in Migration.all {
            if case .contracts(let known) = step.effect { #expect(1...step.number ~= known, "\(step.name)") }
        }
    }

    @Test("programs of before the notes go on with the steps that made them")
    func lowest() {
        #expect(NotedStep.all(of: Array(Migration.all.prefix(Migration.notedSteps.number))).last?.lowest == 34)
    }

    @Test("a step that expands does nothing that older programs can notice")
    func expands() {
        for step in Migration.all where step.effect == .expands {
            let sqlite = (step.sqlite ?? "").split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
            let statements = sqlite.map(String.init) + (step.postgreSQL ?? []).map(\.sql)
            for statement in statements where !statement.isEmpty {
                #expect(Self.isUnnoticed(statement, among: statements), "\(step.name): \(statement)")
            }
        }
    }

    @Test(
        "what older programs notice is found",
        arguments: [
            "ALTER TABLE chat ADD COLUMN a text NOT NULL", "ALTER TABLE chat DROP COLUMN cursor", "DROP INDEX chat_due",
            "ALTER TABLE chat ADD COLUMN a text UNIQUE", "CREATE UNIQUE INDEX one ON chat (holder)", "DELETE FROM chat",
            "UPDATE chat SET state = 'new'", "ALTER TABLE chat RENAME TO talk",
        ])
    func noticed(statement: String) {
        #expect(!Self.isUnnoticed(statement, among: [statement]))
    }

    /// Whether a statement only makes a table, an index that refuses nothing in older tables, or a column that older programs
    /// need not fill.
    private static func isUnnoticed(_ statement: String, among statements: [String]) -> Bool {
        if let index = statement.firstMatch(of: /^CREATE UNIQUE INDEX \w+ ON (\w+)/) {
            return statements.contains { $0.hasPrefix("CREATE TABLE \(index.1) ") }
        }
        if statement.hasPrefix("CREATE TABLE ") || statement.hasPrefix("CREATE INDEX ") { return true }
        guard statement.contains(/^ALTER TABLE \w+ ADD COLUMN\b/) else { return false }
        guard !statement.contains("NOT NULL") || statement.contains(" DEFAULT ") else { return false }
        return !statement.contains(/UNIQUE|REFERENCES|CHECK/)
    }

    @Test("a gap and a step that stands twice are told")
    func gaps() {
        let steps = [step(1, "a"), step(2, "b"), step(3, "c")]
        #expect(Migration.fault(in: steps) == nil)
        #expect(Migration.fault(in: [steps[0], steps[2]])?.contains("step 2 of the tables is missing") == true)
        #expect(Migration.fault(in: [steps[0], steps[0], steps[2]]) != nil)
        #expect(Migration.fault(in: [steps[1], steps[0], steps[2]]) != nil)
    }

    @Test("a step is told whose text was changed, for either engine", arguments: [("a", "x"), ("x", "a"), ("b", "b")])
    func changes(sqlite: String, postgreSQL: String) {
        let kept = Migration(1, "step", sum: 0, sqlite: "a", postgreSQL: [.new("a")]).sumOfTexts
        let same = Migration(1, "step", sum: kept, sqlite: "a", postgreSQL: [.new("a")])
        let changed = Migration(1, "step", sum: kept, sqlite: sqlite, postgreSQL: [.new(postgreSQL)])
        #expect(Migration.fault(in: [same]) == nil)
        #expect(Migration.fault(in: [changed])?.contains("was changed") == true)
    }

    private func step(_ number: Int, _ text: String) -> Migration {
        Migration(number, text, sum: Migration(number, text, sum: 0, sqlite: text).sumOfTexts, sqlite: text)
    }
}
