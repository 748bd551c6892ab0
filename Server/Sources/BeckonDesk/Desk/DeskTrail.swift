import Beckon
import BeckonEdge
import BeckonJSON

/// The audit trail as auditors see it at the desk.
///
/// It knows no HTTP.
struct DeskTrail: Sendable {
    /// The most rows of a page.
    static let pageLimit = 500
    private static let usualPage = 100

    let store: any Store

    /// Rows, the newest first.
    ///
    /// - Parameter query: `account`, `act`, `subject`, `from` and `until` in milliseconds, `limit`, and `before` from the page
    ///   before.
    /// - Returns: `{"rows", "next", "acts"}`.
    /// - Throws: ``DeskFault``, ``StoreError``.
    func page(_ query: RequestParameters) async throws -> [UInt8] {
        var filter = TrailFilter()
        filter.account = Self.text("account", query)
        filter.act = Self.text("act", query)
        filter.subject = Self.text("subject", query)
        filter.from = Timestamp(named: try Self.number("from", query, in: Timestamp.nameable))
        filter.until = Timestamp(named: try Self.number("until", query, in: Timestamp.nameable))
        filter.below = try Self.number("before", query, in: 1...Int.max).map { Int64($0) }
        let limit = try Self.number("limit", query, in: 1...Self.pageLimit) ?? Self.usualPage
        let rows = try await store.trail(filter, limit: limit + 1)
        let page = rows.prefix(limit)
        var writer = JSONWriter(reservingCapacity: 256 + page.count * 192)
        writer.beginObject()
        writer.member("rows", each: Array(page)) { $0.write(to: &$1) }
        if rows.count > limit, let last = page.last { writer.member("next", Int(last.number)) }
        writer.member("acts", each: TrailAct.allCases) { $1.string($0.rawValue) }
        writer.endObject()
        return writer.bytes
    }

    private static func text(_ name: String, _ query: RequestParameters) -> String? {
        query.first(of: name).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func number(
        _ name: String, _ query: RequestParameters, in range: ClosedRange<Int>
    ) throws(DeskFault) -> Int? {
        guard let text = query[name], !text.isEmpty else { return nil }
        guard let number = WholeNumber.read(text, in: range) else {
            throw .bad("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}

extension TrailRow {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("number", Int(number))
        writer.member("at", entry.at)
        writer.member("account", entry.account)
        writer.member("role", entry.role)
        writer.member("address", entry.address)
        writer.member("act", entry.act)
        // A checkpoint's is a signature.
        writer.member("subject", isCheckpoint ? "" : entry.subject)
        writer.endObject()
    }
}
