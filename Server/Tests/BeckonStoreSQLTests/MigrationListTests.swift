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
