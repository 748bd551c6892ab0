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

    @Test("a gap, a step that stands twice, and a step without a sum are told")
    func gaps() {
        let steps = [step(1, "a"), step(2, "b"), step(3, "c")]
        let sums = steps.map(\.sum)
        #expect(Migration.fault(in: steps, sums: sums) == nil)
        #expect(Migration.fault(in: [steps[0], steps[2]], sums: sums.dropLast()) != nil)
        #expect(Migration.fault(in: [steps[0], steps[0], steps[2]], sums: sums) != nil)
        #expect(Migration.fault(in: steps, sums: sums.dropLast()) != nil)
        #expect(Migration.fault(in: steps.dropLast(), sums: sums) != nil)
    }

    @Test("a step is told whose text was changed, for either engine", arguments: [("a", "x"), ("x", "a"), ("b", "b")])
    func changes(sqlite: String, postgreSQL: String) {
        let changed = Migration(1, "step", sqlite: sqlite, postgreSQL: [.new(postgreSQL)])
        let kept = Migration(1, "step", sqlite: "a", postgreSQL: [.new("a")])
        #expect(Migration.fault(in: [kept], sums: [kept.sum]) == nil)
        #expect(Migration.fault(in: [changed], sums: [kept.sum]) != nil)
    }

    private func step(_ number: Int, _ text: String) -> Migration { Migration(number, text, sqlite: text) }
}
