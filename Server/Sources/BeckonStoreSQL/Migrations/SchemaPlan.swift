package import Beckon

/// What makes the tables of a database those of a program.
///
/// A database has a mark: how many of its engine's steps a program has to know, at the least. Programs that know nothing of
/// noted steps take the mark for the number of steps that were run, and refuse a larger one than their own: so they, too, go
/// on beside steps that only expand.
package struct SchemaPlan: Sendable {
    /// The steps to run; some may have no text for the engine.
    package let steps: ArraySlice<Migration>
    /// The statement that notes them, after they were run; nil if there is nothing to note.
    package let note: String?
    /// The database's mark afterwards.
    package let mark: Int
    /// Whether there are no tables yet.
    package let isNew: Bool
    /// What the programs of all live nodes have to know before it may run, if it refuses older programs from then on; nil if
    /// it does not, and for tables that note no steps yet.
    package let needed: Int?

    package var isEmpty: Bool { steps.isEmpty }

    /// Compares a database with a program.
    ///
    /// - Parameters:
    ///   - mark: The database's mark; 0 without tables.
    ///   - noted: The steps that the database has noted; none for databases of programs that noted none.
    ///   - all: The program's steps.
    ///   - isOfEngine: Whether a step has a text for the engine.
    /// - Throws: `unusable` if the program cannot use the database, with what to do.
    package init(
        mark: Int, noted: [NotedStep], to all: [Migration], isOfEngine: (Migration) -> Bool
    ) throws(StoreError) {
        if let fault = NotedStep.fault(in: noted, for: all) { throw StoreError(.unusable, fault) }
        let own = all.filter(isOfEngine)
        guard 0...own.count ~= mark else {
            throw StoreError(
                .unusable,
                """
                the database has schema \(mark), this program knows schemas up to \(own.count): \
                run the newer program or restore a backup
                """)
        }
        let notes = NotedStep.all(of: all)
        let lowest = notes.last?.lowest ?? 0
        let done = noted.isEmpty ? own.prefix(mark).last?.number ?? 0 : noted.count
        steps = all.dropFirst(done)
        note = steps.isEmpty ? nil : Self.statement(noting: notes.dropFirst(noted.count))
        self.mark = max(mark, own.prefix { $0.number <= lowest }.count)
        isNew = mark == 0 && noted.isEmpty
        needed = noted.last.flatMap { $0.lowest < lowest ? lowest : nil }
    }

    private static func statement(noting notes: ArraySlice<NotedStep>) -> String {
        let rows = notes.map { "(\($0.number), '\($0.name)', '\($0.sum)', \($0.lowest))" }
        return "INSERT INTO schema_step (number, name, sum, lowest) VALUES \(rows.joined(separator: ", "))"
    }
}
