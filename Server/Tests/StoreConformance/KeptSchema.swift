package import Beckon
import Foundation
import Testing

/// A step from one schema to the next as a program of its time ran it, with rows as they were written then.
///
/// `Fixtures/` has a file for each engine: the steps in their order, each below a line with its name. The program's own
/// steps have no part in it, so that a step that is changed later is noticed whatever its sum says. What stands in a file
/// never changes; the steps of a version are added when it is released (`docs/releasing.md`).
package struct KeptSchema: Sendable {
    package enum Engine: String {
        case sqlite, postgresql
    }

    /// The name of the step.
    package let step: String
    /// Its statements and the rows.
    package let sql: String

    /// Reads the kept steps of an engine, in their order.
    package static func all(of engine: Engine) throws -> [KeptSchema] {
        let file = try #require(
            Bundle.module.url(forResource: engine.rawValue, withExtension: "sql", subdirectory: "Fixtures"))
        let mark = "-- "
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n\(mark)").map { part in
            let end = part.firstIndex(of: "\n") ?? part.endIndex
            return KeptSchema(
                step: String(part[..<end].trimmingPrefix(mark)), sql: String(part[end...]))
        }
    }

    /// Returns the text that makes a database of a schema: kept steps, and the program's own where none is kept yet.
    ///
    /// - Parameters:
    ///   - version: The number of steps.
    ///   - engine: The engine.
    ///   - own: The texts of the program's own steps.
    /// - Returns: The text of each step.
    package static func steps(until version: Int, of engine: Engine, own: [String]) throws -> [String] {
        let kept = try all(of: engine)
        return kept.prefix(version).map(\.sql) + own.prefix(version).dropFirst(kept.count)
    }

    /// Checks that a store holds the rows of a schema, and breaks no rule.
    ///
    /// - Parameters:
    ///   - version: The number of steps that the database had before it was opened.
    ///   - engine: The engine.
    ///   - store: The store on that database.
    package static func check(_ store: any Store, from version: Int, of engine: Engine) async throws {
        let steps = try Set(all(of: engine).prefix(version).map(\.step))
        try await KeptRows.checkFirst(in: store)
        for (step, check) in KeptRows.checks where steps.contains(step) { try await check(store) }
        #expect(try await store.audit(limit: 9).violations.isEmpty)
    }
}
