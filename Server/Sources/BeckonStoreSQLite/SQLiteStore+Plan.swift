package import Beckon
import BeckonStoreSQL
import Foundation
import GRDB

extension SQLiteStore {
    /// Returns the statements that opening the database of a data directory would run to create the tables or bring
    /// them up to date.
    ///
    /// - Parameter directory: The setting `data`.
    /// - Returns: The statements in their order; none when the tables are up to date.
    /// - Throws: ``StoreError`` as opening does.
    package static func plan(directory: String) async throws -> [MigrationStep] {
        try await onThread { try plan(path: path(in: directory)) }
    }

    static func plan(path: String) throws -> [MigrationStep] {
        guard FileManager.default.fileExists(atPath: path) else { return try steps(of: SQLiteSchema.planForNew()) }
        do {
            try refuseForeignLog(at: path)
            let queue = try DatabaseQueue(path: path, configuration: readingConfiguration)
            defer { try? queue.close() }
            return steps(of: try queue.read { try SQLiteSchema.plan(for: $0) })
        } catch {
            throw StoreError.opening(error)
        }
    }

    private static func steps(of plan: SchemaPlan) -> [MigrationStep] {
        let lock =
            plan.isNew
            ? "nothing in use: the file is new"
            : "the file, for writing, until all statements are done; no server may run meanwhile"
        return SQLiteSchema.texts(of: plan).flatMap(SQLiteSchema.statements).map { MigrationStep(sql: $0, lock: lock) }
    }
}

extension SQLiteSchema {
    /// The statements of one step.
    ///
    /// The statements' texts hold no semicolon.
    static func statements(of step: String) -> [String] {
        step.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
            .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
    }
}
