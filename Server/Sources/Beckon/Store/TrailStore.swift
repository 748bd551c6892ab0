/// The audit trail: who did what to what, in a chain that shows any change of it.
///
/// A part of the port to the database, ``Store``. Rows are appended by ``Change/tell(_:)`` alone; one chain is the whole
/// installation's, whatever node or command appends.
package protocol TrailStore: Sendable {
    /// Rows after a number, in their order.
    func trail(after number: Int64, limit: Int) async throws -> [TrailRow]
    /// Rows that a filter lets through, the newest first.
    func trail(_ filter: TrailFilter, limit: Int) async throws -> [TrailRow]
    /// The last of the first rows that are all older than a time, at most `limit` of them; nil if the first one is not.
    func trailEnd(before time: Timestamp, limit: Int) async throws -> TrailRow?
}

/// Which rows of the audit trail are asked for; what is nil lets all through.
package struct TrailFilter: Hashable, Sendable {
    package var account: String?
    package var act: String?
    package var subject: String?
    package var from: Timestamp?
    package var until: Timestamp?
    /// Only rows with a lower number.
    package var below: Int64?

    package init() {}

    /// Whether it lets a row through.
    func holds(for row: TrailRow) -> Bool {
        func fits<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool { wanted.map { $0 == value } ?? true }
        return fits(account, row.entry.account) && fits(act, row.entry.act) && fits(subject, row.entry.subject)
            && from.map { row.entry.at >= $0 } ?? true && until.map { row.entry.at < $0 } ?? true
            && below.map { row.number < $0 } ?? true
    }
}

extension TrailStore {
    /// The last row of the chain; nil where there is none.
    package func trailHead() async throws -> TrailHead? { try await trail(TrailFilter(), limit: 1).first?.head }
}
