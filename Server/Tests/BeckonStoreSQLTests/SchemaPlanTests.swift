import Beckon
import Testing

@testable import BeckonStoreSQL

@Suite("The steps that a database has had, and a program's own")
struct SchemaPlanTests {
    /// The first is PostgreSQL's alone; the third refuses programs that do not know the second.
    private static let steps = [
        step(1, "a", .contracts(to: 1), isOfSQLite: false), step(2, "b", .expands), step(3, "c", .contracts(to: 2)),
        step(4, "d", .expands), step(5, "e", .contracts(to: 4)),
    ]

    private static func step(
        _ number: Int, _ name: String, _ effect: Migration.Effect, isOfSQLite: Bool = true
    ) -> Migration {
        Migration(number, name, effect, sum: UInt64(number), sqlite: isOfSQLite ? name : nil, postgreSQL: [.new(name)])
    }

    /// What a program that knows so many steps would do with a SQLite file.
    private func plan(
        _ known: Int, mark: Int, noted: [NotedStep]
    ) throws(StoreError) -> SchemaPlan {
        try SchemaPlan(mark: mark, noted: noted, to: Array(Self.steps.prefix(known))) { $0.sqlite != nil }
    }

    @Test("each note says the version and the lowest compatible version")
    func notes() {
        let notes = NotedStep.all(of: Self.steps)
        #expect(notes.map(\.number) == [1, 2, 3, 4, 5])
        #expect(notes.map(\.lowest) == [1, 1, 2, 2, 4])
        #expect(notes.map(\.sum) == ["1", "2", "3", "4", "5"])
    }

    @Test(
        "a new database gets all steps, and a mark as low as the steps allow",
        arguments: [(1, 0), (2, 0), (3, 1), (4, 1), (5, 3)])
    func new(known: Int, mark: Int) throws {
        let plan = try plan(known, mark: 0, noted: [])
        #expect(plan.isNew && plan.steps.count == known && plan.mark == mark && plan.needed == nil)
        let note = try #require(plan.note)
        #expect(note.hasPrefix("INSERT INTO schema_step (number, name, sum, lowest) VALUES (1, 'a', '1', 1)"))
    }

    @Test("a database that notes no steps has had those of its mark, and notes them with what it lacks")
    func unnoted() throws {
        let plan = try plan(4, mark: 2, noted: [])
        #expect(plan.steps.map(\.name) == ["d"] && !plan.isNew && plan.mark == 2)
        #expect(plan.note?.contains("(1, 'a'") == true && plan.note?.contains("(4, 'd'") == true)
    }

    @Test("a program brings what it lacks, and nothing that is noted")
    func noted() throws {
        let notes = NotedStep.all(of: Self.steps)
        #expect(try plan(3, mark: 1, noted: Array(notes.prefix(3))).isEmpty)
        let plan = try plan(5, mark: 1, noted: Array(notes.prefix(3)))
        #expect(plan.steps.map(\.name) == ["d", "e"] && plan.mark == 3)
        #expect(
            plan.note == "INSERT INTO schema_step (number, name, sum, lowest) VALUES (4, 'd', '4', 2), (5, 'e', '5', 4)"
        )
        #expect(plan.needed == 4)
        #expect(try self.plan(4, mark: 1, noted: Array(notes.prefix(3))).needed == nil)
    }

    @Test("later steps are no hindrance as long as the lowest compatible version allows it")
    func later() throws {
        let notes = NotedStep.all(of: Self.steps)
        let plan = try plan(3, mark: 1, noted: Array(notes.prefix(4)))
        #expect(plan.isEmpty && plan.note == nil && plan.mark == 1)
        #expect(try self.plan(4, mark: 3, noted: notes).isEmpty)
        let error = #expect(throws: StoreError.self) { try self.plan(3, mark: 3, noted: notes) }
        #expect(error?.code == .unusable)
        #expect(error?.message.contains("schema 5, for programs that know schema 4") == true)
        #expect(error?.message.contains("up to 3") == true)
    }

    @Test("a larger mark than the program's steps is refused, as by programs that know nothing of notes")
    func mark() {
        for noted in [[], NotedStep.all(of: Self.steps)] {
            let error = #expect(throws: StoreError.self) { try plan(5, mark: 5, noted: noted) }
            #expect(error?.message.contains("schema 5, this program knows schemas up to 4") == true)
        }
        #expect(throws: StoreError.self) { try plan(5, mark: -1, noted: []) }
    }

    @Test("a changed old step and a missing note are found, also beside later steps")
    func changed() {
        var notes = NotedStep.all(of: Self.steps)
        notes[1] = NotedStep(number: 2, name: "b", sum: "ff", lowest: 1)
        #expect(
            NotedStep.fault(in: notes, for: Array(Self.steps.prefix(4)))?.contains("step 2 of the tables, b") == true)
        notes[1] = NotedStep(number: 2, name: "other", sum: "2", lowest: 1)
        #expect(NotedStep.fault(in: notes, for: Self.steps) != nil)
        notes.remove(at: 1)
        #expect(NotedStep.fault(in: notes, for: Self.steps)?.contains("step 2") == true)
        #expect(NotedStep.fault(in: NotedStep.all(of: Self.steps), for: Self.steps) == nil)
    }
}
