/// A step of the tables as a database notes it, in the same words in every engine.
///
/// The last one says the schema's version, ``number``, and the lowest compatible version, ``lowest``.
package struct NotedStep: Hashable, Sendable {
    package let number: Int
    package let name: String
    /// The sum of the step's texts, in hexadecimal digits.
    package let sum: String
    /// The last step that a program has to know, at the least, to use the tables after this one.
    package let lowest: Int

    package init(number: Int, name: String, sum: String, lowest: Int) {
        self.number = number
        self.name = name
        self.sum = sum
        self.lowest = lowest
    }

    /// The notes of a program's steps.
    package static func all(of steps: [Migration]) -> [NotedStep] {
        var lowest = 0
        return steps.map { step in
            if case .contracts(let known) = step.effect { lowest = max(lowest, known) }
            return NotedStep(
                number: step.number, name: step.name, sum: String(step.sum, radix: 16), lowest: lowest)
        }
    }

    /// Tells why a program with these steps cannot use a database with these notes; nil if it can.
    ///
    /// It does not mind later steps than its own, as long as the last note allows them to be unknown.
    package static func fault(in noted: [NotedStep], for steps: [Migration]) -> String? {
        for (index, note) in noted.enumerated() where note.number != index + 1 {
            return "the database has not noted step \(index + 1) of its tables: restore a backup"
        }
        for (note, own) in zip(noted, all(of: steps)) where (note.name, note.sum) != (own.name, own.sum) {
            return """
                step \(note.number) of the tables, \(note.name) in the database, is not the one of this program: \
                run the program that made it, or restore a backup
                """
        }
        guard let last = noted.last, last.lowest > steps.count else { return nil }
        return """
            the database has schema \(last.number), for programs that know schema \(last.lowest) or a later one, and this \
            program knows schemas up to \(steps.count): run the newer program or restore a backup
            """
    }
}
